// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdrag

import (
	"image"
	"slices"
	"strconv"

	"gioui.org/f32"
	"gioui.org/layout"
	"gioui.org/op"
)

// A space is the state that the grids of a drag group share.
type space struct {
	// members holds the grids in the order in which they were first laid out.
	members []*Feature
	// round counts frames: it grows when a member is laid out a second time in the same round.
	round   uint32
	dragged dragged
}

func newSpace() any { return new(space) }

// dragged holds the rows that a pointer or keys drag.
type dragged struct {
	// source is the grid of the rows, nil if no rows are dragged. over is the grid that they would go to, nil for
	// none.
	source, over *Feature
	ids          []string
	// text is the text of the row that the drag began with, count the number of rows if there are several.
	text, count string
	// byKeys is set if keys drag the rows, byFinger if a finger does.
	byKeys, byFinger bool
	// copy is set if the user requests a copy.
	copy bool
	// blocked is the reason why the rows cannot be moved at all.
	blocked blockReason
	// start and pos are the first and the current position of the pointer, in pixels of the sheet of the source.
	start, pos f32.Point
	// since is the frame of the source in which the drag began. due is the frame in which the rows are dropped,
	// when all grids have received the pointer position; 0 while they are held.
	since, due uint32
}

// setIDs sets which rows are dragged.
func (d *dragged) setIDs(ids []string) {
	d.ids, d.count = ids, ""
	if len(ids) > 1 {
		d.count = strconv.Itoa(len(ids))
	}
}

// group returns the space in which rows of the grid are dragged.
func (f *Feature) group() *space {
	if g := f.Options.RowDrag.Group; g != nil {
		return g.Shared(newSpace).(*space)
	}
	return &f.own
}

// leave ends a drag of rows of this grid before the grid changes its space.
func (f *Feature) leave(gtx layout.Context) {
	if f.Dragging() {
		f.putBack()
		gtx.Execute(op.InvalidateCmd{}) // what is under the pointer lights up again
	}
}

// lostRounds is the number of rounds without a grid after which it counts as gone. It is more than one, since a
// grid may be laid out several times in a frame.
const lostRounds = 8

// gone reports whether a grid is not laid out any more, or is in another space.
func (s *space) gone(f *Feature) bool { return s.round-f.round > lostRounds || f.space != s }

// enter notes that a grid is laid out, and removes grids that are gone. It ends the drag if the source is gone.
func (s *space) enter(gtx layout.Context, f *Feature) {
	if f.round == s.round {
		s.round++
	}
	f.round = s.round
	if !slices.Contains(s.members, f) {
		s.members = append(s.members, f)
		f.watch.reset()
	}
	s.forgetGone()
	d := &s.dragged
	switch {
	case d.source == nil:
	case s.gone(d.source):
		d.source.putBack()
	case d.over != nil && s.gone(d.over):
		d.over = nil
	case s.round-d.source.round > 1:
		gtx.Execute(op.InvalidateCmd{}) // it may be gone
	}
}

// forgetGone removes the grids that are gone from the members.
func (s *space) forgetGone() {
	here := s.members[:0]
	for _, m := range s.members {
		if !s.gone(m) {
			here = append(here, m)
		}
	}
	clear(s.members[len(here):])
	s.members = here
}

// settle finds the grid under the pointer, the innermost if grids are nested.
func (s *space) settle() {
	d := &s.dragged
	if d.source == nil || d.byKeys {
		return
	}
	d.over = nil
	for _, m := range s.members {
		if m.space != s {
			continue
		}
		at, seen := m.pointerAt()
		if !seen || !at.Round().In(image.Rectangle{Max: m.Viewport.SheetSize()}) {
			continue
		}
		if d.over == nil || m.rows.area() < d.over.rows.area() {
			d.over = m
		}
	}
}

// area returns the size of the sheet in square pixels.
func (r *rows) area() int {
	size := r.Viewport.SheetSize()
	return size.X * size.Y
}
