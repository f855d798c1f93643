// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import (
	"context"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// mostSought is the number of blocks of groups that are read to find the group to stay at. Services cannot
// return the index of a group.
const mostSought = 64

// seekOn continues the search for the line to stay at, and reports whether it has begun a request.
func (o *Outline[T]) seekOn(t *tree[T]) bool {
	s := &t.seek
	for !s.done {
		l := s.level
		switch {
		case l.gone:
			s.done = true
		case l.depth() == len(t.keep.Path):
			return o.seekRow(t, l)
		case l.leaf:
			s.done = true
		default:
			if asked, wait := o.seekGroup(t, l); asked || wait {
				return asked
			}
		}
	}
	return false
}

// seekGroup searches the next group on the way to the line, and descends into it. It reports whether it has
// begun a request, or waits for one.
func (o *Outline[T]) seekGroup(t *tree[T], l *level[T]) (asked, wait bool) {
	s, v := &t.seek, t.keep.Path[l.depth()]
	if item, g, ok := l.search(v); ok {
		s.at, s.item = l, item
		if s.level = l.byValue[v]; s.level == nil {
			s.level = l
			s.done, s.kept = true, t.keep.ID == "" && len(g.Path) == len(t.keep.Path)
		}
		return false, false
	}
	k := int64(0)
	for l.blocks[k] != nil && l.blocks[k].err == nil {
		k++
	}
	missing := l.blocks[k] == nil && k < mostSought && l.has(k, true)
	switch {
	case missing && l.opening:
		return false, true
	case missing:
		o.read(l, k, rowsource.Seek{Index: k * BlockRows}, false)
		return true, false
	case l.running > 0:
		return false, true
	}
	s.done = true
	return false, false
}

// seekRow requests the index of the row to stay at, after its group was found.
func (o *Outline[T]) seekRow(t *tree[T], l *level[T]) bool {
	s := &t.seek
	switch {
	case t.keep.ID == "":
		s.done, s.kept = true, len(t.keep.Path) > 0
		return false
	case !l.leaf || !o.options.Source.Features().Index:
		s.done = true
		return false
	case s.locating || l.opening:
		return false
	}
	s.locating = true
	var i int64
	o.start(l, func(ctx context.Context, v rowsource.Result[T]) (err error) {
		i, err = v.Locate(ctx, t.keep.ID)
		return err
	}, func(err error) {
		if err == nil && !l.gone {
			s.at, s.item = l, i
		}
		s.done, s.kept = true, err == nil
	})
	return true
}
