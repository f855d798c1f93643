// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"sort"
	"strconv"

	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// rowDrag is what a grid knows of rows that are dragged, its own and others.
type rowDrag struct {
	// space is that of the last frame, own the one of a grid that has none.
	space *dragSpace
	own   dragSpace
	// tag hears of pointers that drag rows of other grids; round is the frame of the
	// space in which the grid was laid out.
	tag   int
	round uint32
	// here is the pointer as it is seen now, left as it was when a button went up.
	here, left seenPointer
	// pressed is the id of the row that was pressed.
	pressed string
	// rows are where the dragged rows show, in rising order, as of the rows' revision
	// rev.
	rows []int
	rev  uint32
	gap  rowGap
	// gapID is the id of the row that dragged rows are to go beside.
	gapID string
	// scroll scrolls the rows while others are dragged, opening is the row that opens since
	// the pointer rests on it.
	scroll  ui.AutoScroll
	opening openingRow
	keep    keptRow
}

// canDrag reports whether the row at a place can be dragged from there.
func (e *engine) canDrag(at viewport.Address) bool {
	d := e.ask.RowDrag
	return at.Band == layoutx.Body && (!d.Handle || e.isHandle(at.Col)) && e.canDragRow(at.Row)
}

// canCarry reports whether a row of the body can be moved at all.
func (e *engine) canDragRow(row int) bool {
	d := e.ask.RowDrag
	if d.Mode == option.RowDragOff || d.Mode == option.RowDragExchange && d.Group == nil || e.hasOverlay() || e.rowdrag.space == nil {
		return false
	}
	return row >= 0 && row < e.view.Count && e.ask.data.Item(row).Kind == dataset.ItemRow
}

// rowPressed notes which row is pressed. A finger drags it at once where it is
// taken by its handle.
func (e *engine) rowPressed(gtx layout.Context, ev pointer.Event) {
	if !e.pointer.Press.Held || !e.canDrag(e.pointer.Press.At) {
		return
	}
	e.rowdrag.pressed = e.ask.data.RowID(e.pointer.Press.At.Row)
	if ev.Source == pointer.Touch && e.isHandle(e.pointer.Press.At.Col) {
		e.startTouchDrag(gtx, ev.PointerID)
	}
}

// rowDragged begins to drag the pressed row once it is dragged far enough.
func (e *engine) rowDragged(gtx layout.Context, ev pointer.Event) {
	if !e.pointer.Press.Held || ev.Source == pointer.Touch || !e.canDrag(e.pointer.Press.At) {
		return
	}
	if !e.pointer.Press.Dragged(gtx, ev) || !e.startPressDrag() {
		return
	}
	e.draggedTo(ev)
}

// startTouchDrag begins to drag the row under a finger, which nothing else follows
// from now on.
func (e *engine) startTouchDrag(gtx layout.Context, finger pointer.ID) bool {
	if !e.startPressDrag() {
		return false
	}
	c := e.dragging()
	c.touched, c.pointer = true, finger
	e.touch = touch{}
	gtx.Execute(pointer.GrabCmd{Tag: e.pointer.Tag(), ID: finger})
	gtx.Execute(op.InvalidateCmd{})
	return true
}

// holdRow begins to drag the row that a finger has rested on, and says whether it
// can be dragged.
func (e *engine) holdRow(gtx layout.Context) bool {
	return e.canDrag(e.pointer.Press.At) && e.startTouchDrag(gtx, e.touch.id)
}

// startPressDrag begins to drag the row that was pressed, wherever it shows now.
func (e *engine) startPressDrag() bool {
	row, ok := e.ask.data.FindRow(e.rowdrag.pressed, e.pointer.Press.At.Row)
	if !ok || !e.canDragRow(row) || e.dragging() != nil {
		return false
	}
	e.startRowDrag(row)
	c := e.dragging()
	c.start, c.pos = e.pointer.Press.Pos, e.pointer.Press.Pos
	return true
}

// startRowDrag begins to drag a row, and the selected ones with it.
func (e *engine) startRowDrag(row int) {
	s, d := e.rowdrag.space, &e.rowdrag
	c := draggedRows{source: e, text: e.draggedText(row), since: e.text.Frame()}
	c.ids, d.rows = e.ask.dragRows(row)
	d.rev, d.gap = e.ask.data.RowsRev, rowGap{}
	if len(c.ids) > 1 {
		c.count = strconv.Itoa(len(c.ids))
	}
	if e.ask.RowDrag.Group == nil && !e.isTree() {
		c.blocked = e.ask.rowDragBlocked()
	}
	e.pointer.Press.Held = false
	e.features.tooltip.Clear()
	e.pointer.Hover.At = viewport.NoCell
	s.dragging = c
	if c.blocked == notBlocked {
		e.ask.report.Emit(events.RowDragStarted{RowID: e.ask.data.RowID(row), RowIDs: c.ids})
	}
}

// draggedText is what stands for a row that is dragged: its first text.
func (e *engine) draggedText(row int) string {
	if e.cols.Detail < 0 {
		return ""
	}
	e.buf = e.ask.cells.AppendText(e.buf[:0], viewport.Address{Band: layoutx.Body, Row: row, Col: e.cols.Detail})
	return ui.CutText(string(e.buf))
}

// draggedTo follows the pointer with what it drags.
func (e *engine) draggedTo(ev pointer.Event) {
	c := e.dragging()
	if c.byKeys || c.due != 0 || c.touched && ev.PointerID != c.pointer {
		return
	}
	c.pos, c.copy = ev.Position, ev.Modifiers.Contain(key.ModShortcut)
}

// dragReleased drops what is dragged, once all grids of the space know where the
// pointer is. A finger that only rested asks for the menu, as it does where no rows
// are dragged.
func (e *engine) dragReleased(gtx layout.Context, ev pointer.Event) {
	c := e.dragging()
	if c.byKeys || c.due != 0 || c.touched && ev.PointerID != c.pointer {
		return
	}
	e.draggedTo(ev)
	if moved := c.pos.Sub(c.start); c.touched && !e.ask.RowDrag.Handle && max(moved.X, -moved.X, moved.Y, -moved.Y) < float32(gtx.Dp(ui.TouchSlop)) {
		at := c.start.Round()
		e.putBack()
		e.context(at, events.Click{Source: pointer.Touch})
		return
	}
	if len(e.rowdrag.space.members) < 2 {
		e.dropDragged()
		return
	}
	c.due = e.text.Frame() + 1
	if e.text.Frame()-c.since < 2 {
		c.due++ // not all grids have told yet where they are seen
	}
	gtx.Execute(op.InvalidateCmd{})
}

// rowStep goes on with what is dragged, and says whether there was anything to hear.
func (e *engine) rowStep(gtx layout.Context) bool {
	some := e.spaceStep(gtx)
	c := e.dragging()
	if c == nil {
		return some
	}
	if c.source == e {
		e.findDragged()
		if c.source != nil && c.due != 0 && e.text.Frame() >= c.due {
			e.dropDragged()
		}
		if c.source == nil {
			gtx.Execute(op.InvalidateCmd{}) // another grid has to hear of it
			return true
		}
		if c.due != 0 {
			gtx.Execute(op.InvalidateCmd{})
		}
	}
	e.openRested(gtx)
	e.dragScroll(gtx)
	return some
}

// findDragged finds the dragged rows again after the rows changed. Those that are
// gone are dragged no more.
func (e *engine) findDragged() {
	d, c := &e.rowdrag, e.dragging()
	if d.rev == e.ask.data.RowsRev {
		return
	}
	d.rev = e.ask.data.RowsRev
	near := 0
	if len(d.rows) > 0 {
		near = d.rows[0]
	}
	type found struct {
		id  string
		row int
	}
	var all []found
	for _, id := range c.ids {
		if row, ok := e.ask.data.FindRow(id, near); ok {
			all, near = append(all, found{id, row}), row
		}
	}
	if len(all) == 0 {
		e.putBack()
		return
	}
	sort.Slice(all, func(i, j int) bool { return all[i].row < all[j].row })
	d.rows, c.ids = nil, nil
	for _, f := range all {
		d.rows, c.ids = append(d.rows, f.row), append(c.ids, f.id)
	}
	c.count = ""
	if len(all) > 1 {
		c.count = strconv.Itoa(len(all))
	}
}

// dropDragged puts the dragged rows where the line is.
func (e *engine) dropDragged() {
	s := e.rowdrag.space
	e.findDragged()
	s.settle()
	c := s.dragging
	if c.source == nil {
		return
	}
	ended := events.RowDragEnded{RowIDs: c.ids}
	if to := c.over; to != nil && c.blocked == notBlocked {
		if c.byKeys {
			to.findGap()
		} else {
			at, _ := to.draggedAt()
			to.rowdrag.gap = to.gapAt(at.Round())
		}
		gap := to.rowdrag.gap
		switch {
		case !gap.ok:
		case to == e:
			ended.Dropped = e.reorderRows(c.ids, e.rowdrag.rows, gap)
		default:
			to.takeDropped(&c, gap)
			ended.Dropped = true
		}
		if ended.Dropped {
			ended.Grid = to.ask.RowDrag.Name
		}
	}
	e.stopRowDrag(ended)
}

// putBack leaves the dragged rows where they were.
func (e *engine) putBack() { e.stopRowDrag(events.RowDragEnded{RowIDs: e.dragging().ids}) }

func (e *engine) stopRowDrag(ended events.RowDragEnded) {
	c := e.dragging()
	if c.over != nil {
		c.over.rowdrag.gap = rowGap{}
	}
	blocked := c.blocked != notBlocked
	*c = draggedRows{}
	e.rowdrag.gap, e.rowdrag.rows, e.rowdrag.opening = rowGap{}, nil, openingRow{}
	e.pointer.Press.Held = false
	if !blocked {
		e.ask.report.Emit(ended)
	}
}

// drags reports whether an edge, a header or a row is being dragged.
func (e *engine) drags() bool { return e.pointer.Captured() || e.dragsRows() }

// cancelRows puts back dragged rows, and says whether there are any. What was let go
// is to be dropped and stays so.
func (e *engine) cancelRows() bool {
	if !e.dragsRows() || e.dragging().due != 0 {
		return false
	}
	e.putBack()
	return true
}
