// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering

import (
	"image"

	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
)

// press handles a press in the row and reports whether it was one. A mouse acts immediately. A touch is held
// until its release, because it may begin to scroll.
func (r *row) press(gtx layout.Context, ev pointer.Event) (taken, held bool) {
	r.pressed = ""
	at := ev.Position.Round()
	if !at.In(r.strip()) {
		return false, false
	}
	col, ok := r.columnAt(at)
	switch {
	case !ok:
	case ev.Source == pointer.Touch:
		r.pressed = r.Columns.Leaves[col.Index].ID
		return true, true
	default:
		r.click(gtx, col, ev)
	}
	return true, false
}

// release handles the release of a held touch.
func (r *row) release(gtx layout.Context, ev pointer.Event) bool {
	if r.pressed == "" {
		return false
	}
	at := ev.Position.Round()
	if col, ok := r.columnAt(at); ok && r.Columns.Leaves[col.Index].ID == r.pressed {
		r.click(gtx, col, ev)
	}
	r.pressed = ""
	return true
}

// columnAt returns the column with a field at a point.
func (r *row) columnAt(at image.Point) (col celllayout.Span, ok bool) {
	if !at.In(r.strip()) {
		return col, false
	}
	pane, _, ok := r.Viewport.Sheet.Panes.At(at)
	if !ok {
		return col, false
	}
	return r.Viewport.Sheet.Col(pane, at.X)
}

// cursor returns the shape of the pointer over a field.
func (r *row) cursor() (c pointer.Cursor, ok bool) {
	hover := &r.Pointer.Hover
	if !hover.In || r.Pointer.Captured() || r.Options.Cell != nil {
		return pointer.CursorDefault, false
	}
	at := hover.Pos.Round()
	col, ok := r.columnAt(at)
	if !ok || !r.filters(col.Index) {
		return pointer.CursorDefault, false
	}
	parts, f := r.parts(r.Painter.Gtx, col), r.fields.of(col.Index)
	switch {
	case !at.In(parts.box):
		return pointer.CursorDefault, false
	case f.editable && !at.In(parts.sign) && !(f.active() && at.In(parts.clear)):
		return pointer.CursorText, true
	}
	return pointer.CursorPointer, true
}

// click performs the action of the part of a field under the pointer.
func (r *row) click(gtx layout.Context, col celllayout.Span, ev pointer.Event) {
	if !r.filters(col.Index) || r.Options.Cell != nil {
		return
	}
	parts, c, at := r.parts(gtx, col), r.fields.of(col.Index), ev.Position.Round()
	switch {
	case at.In(parts.clear) && c.active():
		r.fields.clear(col.Index)
	case at.In(parts.sign) && !c.boolean:
		r.listOperators(gtx, col.Index, false, ev.Source == pointer.Touch)
	case c.boolean:
		r.set(col.Index, nextBoolean(c.seen))
	case !c.editable:
		r.panel.open(gtx, col.Index)
	default:
		r.edit(gtx, col.Index)
	}
}
