// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rownumbers

import (
	"image"

	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/layoutx"
)

// BeginDrag begins to select rows by dragging over their numbers, where ranges of cells are off.
func (f *Feature) BeginDrag(gtx layout.Context, ev pointer.Event) bool {
	press := &f.Pointer.Press
	if !press.Held || ev.Source == pointer.Touch || f.Ranges.On() || !f.Options.HasRanges() || !f.Columns.IsRowNumber(press.At.Col) || !press.Dragged(gtx, ev) {
		return false
	}
	row, ok := f.Viewport.RowAt(press.At)
	if !ok {
		return false
	}
	f.row, f.adds = row, ev.Modifiers.Contain(key.ModShortcut)
	f.Selection.RowClick(row, events.Click{Modifiers: ev.Modifiers, Source: ev.Source})
	f.Pointer.Grab(gtx, f, ev)
	f.Drag(gtx, ev)
	return true
}

// Drag selects the rows up to the one under the pointer.
func (f *Feature) Drag(_ layout.Context, ev pointer.Event) {
	f.pos = ev.Position
	f.follow()
}

// Release ends the drag. The rows stay selected.
func (f *Feature) Release(gtx layout.Context, ev pointer.Event) { f.Drag(gtx, ev) }

// Cancel ends the drag. The program has been told of each step, so the rows stay selected.
func (f *Feature) Cancel() {}

// follow extends the selection to the row nearest to the pointer.
func (f *Feature) follow() {
	panes := &f.Viewport.Sheet.Panes
	rows := panes.Band(layoutx.Top).Union(panes.Band(layoutx.Body)).Union(panes.Band(layoutx.Bottom))
	y := min(max(f.pos.Round().Y, rows.Min.Y), rows.Max.Y-1)
	at, ok := f.Viewport.AddressAt(image.Pt(f.col.Start, y))
	if !ok {
		return
	}
	if row, ok := f.Viewport.RowAt(at); ok && row != f.row {
		f.row = row
		f.Selection.ExtendTo(row, row, f.adds)
	}
}

// Tick scrolls while the pointer drags near the top or the bottom of the body, also while it rests.
func (f *Feature) Tick(gtx layout.Context) {
	if !f.Pointer.Has(f) {
		return
	}
	f.scroll.RowsOnly = true
	if f.scroll.Step(gtx, f.Viewport, &f.Painter.Style, f.pos) {
		f.follow()
	}
}
