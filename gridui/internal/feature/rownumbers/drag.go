// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rownumbers

import (
	"gioui.org/f32"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/settings"
)

// BeginDrag begins to select rows by dragging over their numbers, if ranges of cells are off. It reports whether
// it did.
func (f *Feature) BeginDrag(gtx layout.Context, ev pointer.Event) bool {
	press := &f.Pointer.Press
	if !press.Held || ev.Source == pointer.Touch || f.Ranges.On() || !settings.HasRanges(&f.Options.Selection) || !f.Columns.IsRowNumber(press.At.Col) || !press.Dragged(gtx, ev) {
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

// Cancel ends the drag. The program has received each step, so the rows stay selected.
func (f *Feature) Cancel() {}

// follow extends the selection to the row nearest to the pointer.
func (f *Feature) follow() {
	at, ok := host.NearestCell(f.Viewport, f32.Pt(float32(f.col.Start), f.pos.Y))
	if !ok {
		return
	}
	if row, ok := f.Viewport.RowAt(at); ok && row != f.row {
		f.row = row
		f.Selection.ExtendTo(row, row, f.adds)
	}
}

// Tick scrolls while the pointer drags near the top or the bottom of the body, even if it rests.
func (f *Feature) Tick(gtx layout.Context) {
	if f.Pointer.Has(f) && f.scroll.StepRows(gtx, f.Motion, &f.Painter.Style, f.pos.Y) {
		f.follow()
	}
}
