// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"slices"

	"gioui.org/f32"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/option"
)

// dragSpace is what the grids of a DragGroup have in common.
type dragSpace struct {
	// members are the grids of the space in the order they were laid out first.
	members []*engine
	// round counts frames: it grows when a grid is laid out again.
	round    uint32
	dragging draggedRows
}

func newDragSpace() any { return new(dragSpace) }

// draggedRows are rows that a pointer or a key drags.
type draggedRows struct {
	// source is the grid they come from, nil if nothing is dragged; over is the one
	// they would go to, or nil.
	source, over *engine
	ids          []string
	// text is what the ghost says, count how many there are if there are several.
	text, count string
	// byKeys says that keys drag them, touched that a finger does, pointer which one.
	byKeys, touched bool
	pointer         pointer.ID
	copy            bool
	// blocked is why nothing can be moved at all.
	blocked blockReason
	// start and pos are where the pointer was and is, in pixels of the source's sheet.
	start, pos f32.Point
	// since is the frame of the source in which it began, due that in which they are
	// dropped: by then all grids have heard where the pointer was; 0 while they are
	// dragged.
	since, due uint32
}

// seenPointer is what a grid knows of a pointer that was pressed on another one.
type seenPointer struct {
	// known says that it has come at all, inside that it is seen over this grid.
	known, inside bool
	// entered and pos are where it came and where it is, in pixels of the sheet.
	entered, pos f32.Point
}

// rowSpace is the space that the rows of the grid are dragged in.
func (e *engine) rowSpace() *dragSpace {
	if s := e.ask.RowDrag.Group; s != nil {
		return s.Shared(newDragSpace).(*dragSpace)
	}
	return &e.rowdrag.own
}

// dragsRows reports whether rows of this grid are being dragged.
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (e *engine) dragsRows() bool {
	return e.rowdrag.space != nil && e.rowdrag.space.dragging.source == e
}

// dragging are the rows being dragged in the grid's space, nil if there are none.
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (e *engine) dragging() *draggedRows {
	if s := e.rowdrag.space; s != nil && s.dragging.source != nil {
		return &s.dragging
	}
	return nil
}

// leaveSpace puts back what the grid drags in the space that it is in.
func (e *engine) leaveSpace() {
	if e.dragsRows() {
		e.putBack()
	}
}

// lostRounds is after how many frames without it a grid counts as gone. It is more
// than one, since a grid may be laid out several times in a frame.
const lostRounds = 8

// enter notes that a grid is laid out, and forgets those that are so no more: what
// was dragged from one of them is put back.
func (s *dragSpace) enter(gtx layout.Context, e *engine) {
	if e.rowdrag.round == s.round {
		s.round++
	}
	e.rowdrag.round = s.round
	if !slices.Contains(s.members, e) {
		s.members = append(s.members, e)
		e.rowdrag.here, e.rowdrag.left = seenPointer{}, seenPointer{}
	}
	gone := func(m *engine) bool { return s.round-m.rowdrag.round > lostRounds || m.rowdrag.space != s }
	s.members = slices.DeleteFunc(s.members, gone)
	c := &s.dragging
	switch {
	case c.source == nil:
	case gone(c.source):
		c.source.putBack()
	case c.over != nil && gone(c.over):
		c.over = nil
	case s.round-c.source.rowdrag.round > 1:
		gtx.Execute(op.InvalidateCmd{}) // it may be gone
	}
}

// settle finds the grid under the pointer. Where one lies in another it is the inner
// one.
func (s *dragSpace) settle() {
	c := &s.dragging
	if c.source == nil || c.byKeys {
		return
	}
	c.over = nil
	for _, m := range s.members {
		if m.rowdrag.space != s {
			continue
		}
		at, seen := m.draggedAt()
		if !seen || !at.Round().In(image.Rectangle{Max: m.view.SheetSize()}) {
			continue
		}
		if c.over == nil || area(m.view.SheetSize()) < area(c.over.view.SheetSize()) {
			c.over = m
		}
	}
}

func area(size image.Point) int { return size.X * size.Y }

// draggedAt is where the pointer is that drags rows, in pixels of the sheet, or was
// when it let them go, and whether this grid sees it there. A finger belongs to the
// grid it was put down on: other grids know where that was.
func (e *engine) draggedAt() (pos f32.Point, seen bool) {
	c, p := &e.rowdrag.space.dragging, &e.rowdrag.here
	if c.due != 0 {
		p = &e.rowdrag.left
	}
	switch {
	case c.source == e:
		return c.pos, true
	case c.touched:
		return e.rowdrag.here.entered.Add(c.pos.Sub(c.start)), e.rowdrag.here.known
	}
	return p.pos, p.inside
}

// spaceStep hears where the pointer is that may be carrying rows, in this grid's own
// pixels, and says whether there was anything to hear.
//
// While a button is down, Gio tells of the pointer only those that were under it when
// it was pressed. So all grids of a space listen to the whole window for presses;
// while rows are dragged they listen where they are seen, so that they are told when
// the pointer comes and goes.
func (e *engine) spaceStep(gtx layout.Context) bool {
	if d := e.ask.RowDrag; d.Mode == option.RowDragOff || d.Group == nil {
		return false
	}
	ev, ok := gtx.Event(pointer.Filter{
		Target: &e.rowdrag.tag,
		Kinds: pointer.Press | pointer.Drag | pointer.Release |
			pointer.Enter | pointer.Leave | pointer.Cancel,
	})
	if !ok {
		return false
	}
	pe, ok := ev.(pointer.Event)
	if !ok {
		return true
	}
	e.rowdrag.hear(pe)
	return true
}

// hear follows a pointer. Where it was when the button went up is kept: it may have
// gone on before the rows are dropped.
func (d *rowDrag) hear(ev pointer.Event) {
	switch ev.Kind {
	case pointer.Enter:
		d.here = seenPointer{known: true, inside: true, entered: ev.Position, pos: ev.Position}
	case pointer.Press:
		d.left = seenPointer{}
	case pointer.Drag:
		d.here.pos = ev.Position
	case pointer.Release:
		d.here.pos = ev.Position
		d.left = d.here
	case pointer.Leave:
		d.here.inside = false
		if d.left.pos == ev.Position {
			d.left.inside = false // it was never seen there, see spaceArea
		}
	case pointer.Cancel:
		d.here.inside, d.left = false, seenPointer{}
	}
}

// farAway is the edge of an area that has the whole window in it, in pixels.
const farAway = 1 << 20

// spaceArea says where the grid listens for pointers that drag rows: before anything
// is dragged in the whole window, since a pointer that is pressed elsewhere is heard
// of by those only that it was over then.
func (p *painter) spaceArea() {
	if p.ask.RowDrag.Mode == option.RowDragOff || p.ask.RowDrag.Group == nil {
		return
	}
	if p.dragging() != nil {
		draw.Listen(p.Ops, &p.engine.rowdrag.tag)
		return
	}
	m := op.Record(p.Ops)
	c := clip.Rect{Min: image.Pt(-farAway, -farAway), Max: image.Pt(farAway, farAway)}.Push(p.Ops)
	through := pointer.PassOp{}.Push(p.Ops)
	draw.Listen(p.Ops, &p.engine.rowdrag.tag)
	through.Pop()
	c.Pop()
	op.Defer(p.Ops, m.Stop())
}
