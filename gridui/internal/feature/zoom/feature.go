// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package zoom

import (
	"image"
	"runtime"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Holder keeps a point of the sheet in place at the next change of the zoom.
type Holder interface {
	HoldPoint(pos image.Point)
	HoldCell(at viewport.Address)
}

// Sources holds what the feature reads, and what it changes.
type Sources struct {
	_ nocmp.Struct

	Options *option.Options
	Holder  Holder
	Focus   *focus.Focus
	Editing *edit.Editing
	Report  dataset.Report
}

// Feature zooms the grid.
type Feature struct {
	Sources
	// notches is the part of a notch that the wheel was turned since the last step.
	notches float32
}

// Zooms reports whether users can zoom.
func (f *Feature) Zooms() bool { return f.Options.Zoom.Enabled }

// Level returns the present level.
func (f *Feature) Level() float32 { return settings.ZoomLevel(&f.Options.Zoom) }

// WantedKeys returns the keys that zoom.
func (f *Feature) WantedKeys() host.KeyGroups {
	switch {
	case !f.Zooms():
		return 0
	case f.plain():
		return host.KeysZoom | host.KeysZoomPlain
	}
	return host.KeysZoom
}

// plain reports whether the keys for adding and deleting rows are free to zoom.
func (f *Feature) plain() bool {
	rows := f.Editing.State.Rows != nil || f.Options.Editing.Enabled && f.Options.Editing.RemoveRows
	return runtime.GOOS != "js" && !rows
}

// Act zooms by key, and reports whether a zooms.
func (f *Feature) Act(gtx layout.Context, a option.Action) bool {
	if !f.Zooms() {
		return a == option.ActionZoomIn || a == option.ActionZoomOut || a == option.ActionZoomReset
	}
	to := f.Level()
	switch {
	case a == option.ActionZoomIn || a == option.ActionAddRow && f.plain():
		to = stepped(to, 1)
	case a == option.ActionZoomOut || a == option.ActionDeleteRow && f.plain():
		to = stepped(to, -1)
	case a == option.ActionZoomReset:
		to = 1
	default:
		return false
	}
	if f.Focus.IsSet() && viewport.HasRows(f.Focus.At().Band) {
		f.Holder.HoldCell(f.Focus.At())
	}
	f.set(gtx, to)
	return true
}

// TurnWheel zooms by turns of the wheel at a position of the sheet: in for a positive number of notches.
func (f *Feature) TurnWheel(gtx layout.Context, pos image.Point, notches float32) {
	if f.notches*notches < 0 {
		f.notches = 0
	}
	f.notches += notches
	whole := int(f.notches)
	if whole == 0 {
		return
	}
	f.notches -= float32(whole)
	f.Holder.HoldPoint(pos)
	f.set(gtx, stepped(f.Level(), whole))
}

// Pinch sets the level by fingers around a position of the sheet, rounded to a percent.
func (f *Feature) Pinch(gtx layout.Context, pos image.Point, to float32) {
	f.Holder.HoldPoint(pos)
	f.set(gtx, level(percent(settings.ClampZoom(max(to, settings.ZoomLeast)))))
}

// set zooms as a user does.
func (f *Feature) set(gtx layout.Context, to float32) {
	from := f.Level()
	if to == from {
		return
	}
	ev := events.ZoomChanged{From: from, To: to}
	if !f.Options.Zoom.Controlled {
		ev.Apply(f.Options)
	}
	f.Report.Emit(ev)
	gtx.Execute(op.InvalidateCmd{})
}
