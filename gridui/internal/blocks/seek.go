// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import (
	"context"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
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
		case t.query.Tree:
			if asked, wait := o.seekNode(t, l); asked || wait {
				return asked
			}
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

// seekNode searches the next row of a tree on the way to the row to stay at, and descends into it. It reports
// whether it has begun a request, or waits for one.
func (o *Outline[T]) seekNode(t *tree[T], l *level[T]) (asked, wait bool) {
	s, v, last := &t.seek, value.Text(t.keep.ID), l.depth() >= len(t.keep.Path)
	if !last {
		v = t.keep.Path[l.depth()]
	} else if t.keep.ID == "" {
		s.done = true
		return false, false
	}
	if item, _, ok := l.search(v); ok {
		s.at, s.item, s.locating, s.found = l, item, false, false
		kid := l.byValue[v]
		if s.level, s.kept = kid, last; last || kid == nil {
			s.level, s.done = l, true
		}
		return false, false
	}
	k, _ := blockOf(s.located)
	switch {
	case l.opening:
		return false, true
	case !s.locating:
		s.locating = true
		o.locateNode(t, l, v.String())
		return true, false
	case !s.found:
		return false, true
	case l.blocks[k] == nil && l.running == 0 && !s.asked:
		s.asked = true
		o.read(l, k, rowsource.Seek{Index: k * BlockRows}, false)
		return true, false
	case l.running > 0:
		return false, true
	}
	s.done = true // it could not be read, or the row has gone meanwhile
	return false, false
}

// locateNode requests the index of a row among the rows of a level.
func (o *Outline[T]) locateNode(t *tree[T], l *level[T], id string) {
	s, i := &t.seek, int64(0)
	o.start(l, func(ctx context.Context, v rowsource.Result[T]) (err error) {
		i, err = v.Locate(ctx, id)
		return err
	}, func(err error) {
		s.located, s.found, s.asked = i, err == nil && i >= 0, false
		s.done = s.done || !s.found
	})
}
