// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnmove

import (
	"image"
	"time"

	"gioui.org/f32"
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// holdTime is the time for which a finger holds a header before it moves it: an earlier move scrolls.
const holdTime = 500 * time.Millisecond

// Grid is the part of the grid that moving columns needs.
type Grid interface {
	// MoveColumns moves columns as if users had moved them.
	MoveColumns(move column.Move)
}

// Sources holds what moving columns reads.
type Sources struct {
	_ nocmp.Struct

	Order    *option.ColumnOrder
	Pinning  *option.ColumnPinning
	Columns  *column.Set
	Viewport *viewport.Frame
	Motion   viewport.Motion
	Requests *viewport.Requests
	Painter  *draw.Painter
	Pointer  *host.Pointer
	Focus    *focus.Focus
	Grid     Grid
}

// Feature lets users move columns. It is the gesture that drags a header.
type Feature struct {
	Sources
	drag    drag
	targets []Target
}

// A drag is a header being dragged to another place.
type drag struct {
	_ nocmp.Struct

	// head is the header, columns [first, end) are under it.
	head       viewport.Address
	first, end int
	// grip is the position of the pointer on the header, pos its position on the sheet.
	grip, pos f32.Point
	size      image.Point
	gap       gap
	scroll    ui.AutoScroll
	// over is the target under the pointer, nil for none.
	over Target
}

// Dragging reports whether a header is being dragged. It is not inlined, because it has many callers and binaries
// should stay small.
//
//go:noinline
func (f *Feature) Dragging() bool { return f.Pointer.Has(f) }

// Movable reports whether the header at an address can be moved.
func (f *Feature) Movable(at viewport.Address) bool {
	if f.Order.Mode == option.ColumnOrderOff || !f.Viewport.Heads.Has(at) {
		return false
	}
	if l := &f.Columns.Leaves[at.Col]; at.Row < coord.Slot(len(l.Groups)) && f.Columns.Groups[l.Groups[at.Row]].Locked {
		return false
	}
	first, end := f.Viewport.Heads.Columns(at)
	for c := first; c < end; c++ {
		if l := &f.Columns.Leaves[c]; l.Locked || l.Own {
			return false
		}
	}
	return true
}

// BeginDrag begins to move the pressed header when a mouse has moved far enough. It reports whether it did.
func (f *Feature) BeginDrag(gtx layout.Context, ev pointer.Event) bool {
	press := &f.Pointer.Press
	if !press.Held || ev.Source == pointer.Touch || !press.Dragged(gtx, ev) || !f.Movable(press.At) && !f.taken(press.At) {
		return false
	}
	f.begin(ev)
	f.Pointer.Capture(f)
	return true
}

// BeginHeld begins to move the header that a finger has held since an event time. It reports whether it did.
func (f *Feature) BeginHeld(gtx layout.Context, since time.Duration, ev pointer.Event) bool {
	press := &f.Pointer.Press
	if !press.Held || ev.Time-since < holdTime || !f.Movable(press.At) && !f.taken(press.At) {
		return false
	}
	f.begin(ev)
	f.Pointer.Grab(gtx, f, ev)
	return true
}

// begin begins to drag the pressed header, gripped where it was pressed.
func (f *Feature) begin(ev pointer.Event) {
	press := &f.Pointer.Press
	at := press.At
	first, end := f.Viewport.Heads.Columns(at)
	at.Col = first
	r := f.Viewport.HeadRect(at)
	f.drag = drag{
		head: at, first: first, end: end, pos: ev.Position, size: r.Size(),
		grip: press.Pos.Sub(f32.Pt(float32(r.Min.X), float32(r.Min.Y))),
	}
}

// Drag moves the header with the pointer.
func (f *Feature) Drag(_ layout.Context, ev pointer.Event) { f.drag.pos = ev.Position }

// Release drops the header on the target under the pointer, or moves the columns to the gap.
func (f *Feature) Release(gtx layout.Context, ev pointer.Event) {
	if f.drag.pos = ev.Position; len(f.targets) > 0 {
		f.findTarget()
	}
	if f.dropped(gtx) {
		return
	}
	if d := &f.drag; d.gap.ok && d.end <= len(f.Columns.Leaves) {
		f.moveTo(d.head, d.gap)
	}
}

// Cancel ends the drag and leaves the columns where they are.
func (f *Feature) Cancel() { f.leave(nil) }

// SyncColumns ends the drag after the columns were replaced.
func (f *Feature) SyncColumns() {
	if f.Dragging() {
		f.leave(nil)
	}
	f.Pointer.Drop(f)
}

// Cursor returns the shape of the pointer while a header is dragged.
func (f *Feature) Cursor() (c pointer.Cursor, ok bool) {
	if f.drag.gap.ok || f.drag.over != nil {
		return pointer.CursorGrabbing, f.Dragging()
	}
	return pointer.CursorNotAllowed, f.Dragging()
}

// Act moves the columns under the focused header to the left or the right of the screen, by a place or to the
// edge. It reports whether a is such an action.
func (f *Feature) Act(_ layout.Context, a option.Action) bool {
	at := f.Focus.At()
	right := a == option.ActionMoveRight || a == option.ActionEdgeRight
	if at.Band != layoutx.Head || !right && a != option.ActionMoveLeft && a != option.ActionEdgeLeft {
		return false
	}
	if !f.Movable(at) {
		return f.Order.Mode != option.ColumnOrderOff
	}
	id := f.Columns.Leaves[at.Col].ID
	first, end := f.Viewport.Heads.Columns(at)
	at.Col = first
	pane := f.Columns.Leaves[first].Pane
	path, _ := f.movedAs(at)
	lo := f.Columns.First(pane)
	step, i := -1, first-1
	if right != f.Painter.Style.RTL {
		step, i = 1, end+1
	}
	for ; i >= lo && i <= lo+f.Columns.Count[pane]; i += step {
		if to := (gap{ok: true, pane: pane, at: i}); f.allowed(at, path, to) {
			f.moveTo(at, to)
			f.Requests.ToColumn(id)
			break
		}
	}
	return true
}

// moveTo moves the columns under a header to a gap.
func (f *Feature) moveTo(at viewport.Address, to gap) {
	first, end := f.Viewport.Heads.Columns(at)
	if l := &f.Columns.Leaves[first]; to.at >= first && to.at <= end && to.pane == l.Pane && to.pane == l.Home {
		return
	}
	path, group := f.movedAs(at)
	m := column.Move{Pane: to.pane, Within: len(path)}
	if group >= 0 {
		m.Group = f.Columns.Groups[group].ID
	}
	for c := first; c < end; c++ {
		m.IDs = append(m.IDs, f.Columns.Leaves[c].ID)
	}
	if a := f.beside(to, first, end, -1); a >= 0 {
		m.After = f.Columns.Leaves[a].ID
	}
	if b := f.beside(to, first, end, 1); b >= 0 {
		m.Before = f.Columns.Leaves[b].ID
	}
	f.Grid.MoveColumns(m)
}
