// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import (
	"context"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// mostSought is how many blocks of groups are read to find the group to stay at. Services cannot
// say where a group is.
const mostSought = 64

// seek is how far the line to stay at is found.
type seek[T any] struct {
	// level is where to look next.
	level *level[T]
	// at and item are the line that was found last; at is nil if there is none.
	at   *level[T]
	item int64
	// locating says that the source is asked for the index of the row; done that the search is
	// over, kept that it was successful.
	locating, done, kept bool
}

// found notes the item that is nearest to the line to stay at.
func (s *seek[T]) found(l *level[T], item int64) { s.at, s.item = l, item }

// end ends the search.
func (s *seek[T]) end(kept bool) { s.done, s.kept = true, kept }

// anchorLine is the line to stay at.
func (t *tree[T]) anchorLine() int64 {
	last := max(t.root.lines-1, 0)
	l, item := t.seek.at, t.seek.item
	for l != nil && l.gone {
		l, item = l.parent, l.at
	}
	if l == nil {
		return min(t.fallback, last)
	}
	return max(min(l.lineOf(item), last), 0)
}

// seekOn looks on for the line to stay at, and reports whether it has begun a request.
func (o *Outline[T]) seekOn(t *tree[T]) bool {
	s := &t.seek
	for !s.done {
		l := s.level
		switch {
		case l.gone:
			s.end(false)
		case l.depth() == len(t.keep.Path):
			return o.seekRow(t, l)
		case l.leaf:
			s.end(false)
		default:
			if asked, wait := o.seekGroup(t, l); asked || wait {
				return asked
			}
		}
	}
	return false
}

// seekGroup looks for the group on the way to the line, and goes down into it. It reports whether
// it has begun a request, or waits for one.
func (o *Outline[T]) seekGroup(t *tree[T], l *level[T]) (asked, wait bool) {
	s, v := &t.seek, t.keep.Path[l.depth()]
	if item, g, ok := l.search(v); ok {
		s.found(l, item)
		if s.level = l.byValue[v]; s.level == nil {
			s.level = l
			s.end(t.keep.ID == "" && len(g.Path) == len(t.keep.Path))
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
		o.read(l, k, rowsource.At(k*BlockRows), false)
		return true, false
	case l.running > 0:
		return false, true
	}
	s.end(false)
	return false, false
}

// seekRow asks for the index of the row to stay at, once its group is found.
func (o *Outline[T]) seekRow(t *tree[T], l *level[T]) bool {
	s := &t.seek
	switch {
	case t.keep.ID == "":
		s.end(len(t.keep.Path) > 0)
		return false
	case !l.leaf || !o.options.Source.Features().Index:
		s.end(false)
		return false
	case s.locating || l.opening:
		return false
	}
	s.locating = true
	var i int64
	o.start(l, func(ctx context.Context, v rowsource.View[T]) (err error) {
		i, err = v.Locate(ctx, t.keep.ID)
		return err
	}, func(err error) {
		if err == nil && !l.gone {
			s.found(l, i)
		}
		s.end(err == nil)
	})
	return true
}
