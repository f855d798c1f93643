// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rangemove

import (
	"gioui.org/f32"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// A drag is the border being dragged.
type drag struct {
	// source is the range, from the same range without utility rows and columns at its ends.
	source, from ranges.Rect
	// rows and cols are the positions that the range goes to.
	rows, cols axis
	// press is the press that took the border, pos the position of the pointer in pixels of the sheet. begun is
	// set after the pointer has moved far enough to move the cells.
	press pointer.Event
	pos   f32.Point
	begun bool
	// copy is set while the modifier that copies cells is held.
	copy bool
}

// target returns the cells that get the values.
func (d *drag) target() ranges.Rect { return ranges.Rect{Rows: d.rows.target, Cols: d.cols.target} }

// Press takes the border at a position. It reports whether there is a border. It ignores a press with Shift,
// which extends the range.
func (f *Feature) Press(gtx layout.Context, ev pointer.Event) bool {
	pos := ev.Position.Round()
	if ev.Source != pointer.Mouse || ev.Modifiers.Contain(key.ModShift) || f.Viewport.Bars.At(pos) != viewport.NoBar || !f.onBorder(pos) {
		return false
	}
	f.drag = drag{press: ev, pos: ev.Position}
	if f.code() == nil || !f.grab(f.source) {
		return false
	}
	f.Pointer.Grab(gtx, f, ev)
	return true
}

// grab begins to drag a range at the cell that is nearest to the pointer. ok is false if no cell of the range has
// data.
func (f *Feature) grab(source ranges.Rect) (ok bool) {
	skip, d := f.Ranges.Skip(), &f.drag
	d.source, d.from = source, f.trimmed(source)
	at, ok := f.nearest(d.press.Position)
	if !ok || d.from.Empty() {
		return false
	}
	d.rows, d.cols = axis{target: d.from.Rows}, axis{target: d.from.Cols}
	d.rows.at, _ = d.from.Rows.Nearest(at.Row, skip.Row)
	d.cols.at, _ = d.from.Cols.Nearest(at.Col, skip.Col)
	return true
}

// trimmed returns a range without utility rows and columns at its ends.
func (f *Feature) trimmed(r ranges.Rect) ranges.Rect {
	skip := f.Ranges.Skip()
	return ranges.Rect{Rows: r.Rows.Trim(skip.Row), Cols: r.Cols.Trim(skip.Col)}
}

// nearest returns the cell that is nearest to a position of the sheet.
func (f *Feature) nearest(pos f32.Point) (c ranges.Corner, ok bool) {
	at, ok := host.NearestCell(f.Viewport, pos)
	if !ok {
		return c, false
	}
	return f.Ranges.CornerNear(at)
}

// Drag moves the outline after the pointer has moved far enough from where it was pressed.
func (f *Feature) Drag(gtx layout.Context, ev pointer.Event) {
	d := &f.drag
	d.pos = ev.Position
	press := host.Press{Pos: d.press.Position}
	if d.begun = d.begun || press.Dragged(gtx, ev); d.begun {
		d.copy = ev.Modifiers.Contain(key.ModShortcutAlt)
		f.follow()
	}
}

// follow moves the outline to the cell that is nearest to the pointer.
func (f *Feature) follow() {
	to, ok := f.nearest(f.drag.pos)
	if !ok {
		return
	}
	skip, bounds := f.Ranges.Skip(), f.Ranges.Bounds()
	f.drag.rows.follow(to.Row, bounds.Rows, skip.Row)
	f.drag.cols.follow(to.Col, bounds.Cols, skip.Col)
}

// Release moves or copies the cells. A press without a drag goes to the cell.
func (f *Feature) Release(gtx layout.Context, ev pointer.Event) {
	f.Drag(gtx, ev)
	d := f.drag
	f.drag = drag{}
	m := edit.Move{From: d.from, To: d.target(), Copy: d.copy}
	switch code := f.code(); {
	case !d.begun:
		f.Grid.PressCell(gtx, d.press)
	case code != nil && m.From != m.To:
		code.move(f, m, ev.Position.Round())
	}
}

// Cancel ends the drag without a change.
func (f *Feature) Cancel() { f.drag = drag{} }

// SyncColumns ends the drag when the columns change: the target would be other cells.
func (f *Feature) SyncColumns() { f.drop() }

func (f *Feature) drop() {
	f.Pointer.Drop(f)
	f.drag = drag{}
}

// Tick scrolls while the border is dragged near an edge. The drag ends if the range has changed.
func (f *Feature) Tick(gtx layout.Context) {
	if !f.Dragging() {
		return
	}
	d := &f.drag
	if now, ok := f.Ranges.Only(); !ok || now != d.source {
		f.drop()
		return
	}
	if d.begun && f.scroll.Step(gtx, f.Motion, &f.Painter.Style, d.pos) {
		f.follow()
	}
}
