// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering

import (
	"gioui.org/io/event"
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// Feature is the filter row and the filter panel of a grid. It must be wired before its first
// frame.
type Feature struct {
	sources Sources
	titles  titles
	fields  fields
	panel   panel
	row     row
}

// Wire sets the sources of the feature.
func (f *Feature) Wire(s Sources) {
	f.sources = s
	f.titles.Sources, f.fields.Sources = &f.sources, &f.sources
	f.panel.Sources, f.panel.fields, f.panel.titles = &f.sources, &f.fields, &f.titles
	f.row.Sources, f.row.fields, f.row.panel, f.row.titles = &f.sources, &f.fields, &f.panel, &f.titles
}

// FieldRowHeight returns the height of the filter row in pixels, 0 if it is not shown.
func (f *Feature) FieldRowHeight() int { return f.row.height() }

// Step reads an event of the panel or of the edited field and handles it.
func (f *Feature) Step(gtx layout.Context) bool {
	f.sources.flushDue(gtx.Now)
	return f.panel.update(gtx) || f.row.update(gtx)
}

// Types reports whether a field of the filter row is edited, or the panel or the menu of operators is open.
func (f *Feature) Types(layout.Context) bool {
	return f.fields.edited != "" || f.panel.column != "" || f.row.operators.column != ""
}

// wake schedules a frame for when typed text takes effect.
func (f *Feature) wake() {
	s := &f.sources
	if s.typed.waits {
		s.Painter.WakeAt(s.typed.due)
	}
}

// PressField handles a press in the filter row and reports whether it was one. A touch is held until its
// release, and dropped when it turns into a scroll.
func (f *Feature) PressField(gtx layout.Context, ev pointer.Event) bool {
	taken, held := f.row.press(gtx, ev)
	if held {
		f.sources.Pointer.HoldPress(viewport.NoCell)
	}
	return taken
}

// ReleasePress handles the release of a held press and reports whether there was one.
func (f *Feature) ReleasePress(gtx layout.Context, ev pointer.Event) bool {
	if !f.sources.Pointer.Press.Held || !f.row.release(gtx, ev) {
		return false
	}
	f.sources.Pointer.EndPress()
	return true
}

// WantedKeys returns the Tab key if it moves the keyboard focus from the cells to the filter row.
func (f *Feature) WantedKeys() host.KeyGroups {
	if f.row.takesTab() {
		return host.KeysTabField
	}
	return 0
}

// Act opens the panel from a focused header, or goes from the cells to the first field of the filter row. It
// reports whether it handled the action.
func (f *Feature) Act(gtx layout.Context, a option.Action) bool {
	switch a {
	case option.ActionNext, option.ActionPrevious:
		if !f.row.takesTab() {
			return false
		}
		f.row.edit(gtx, f.row.next(-1, 1))
		return true
	case option.ActionFilter:
		if at := f.sources.Focus.At(); at.Band == layoutx.Head && !f.sources.Viewport.IsGroup(at) {
			f.panel.open(gtx, at.Col)
		}
		return true
	}
	return false
}

// DoInHeader opens the panel of a column or clears its filter. It reports whether the command is either of
// these.
func (f *Feature) DoInHeader(gtx layout.Context, c feature.HeadCommand, at viewport.Address) bool {
	switch c {
	case feature.HeadOpenFilter:
		f.panel.open(gtx, at.Col)
	case feature.HeadClearFilter:
		f.fields.clear(at.Col)
	default:
		return false
	}
	return true
}

// Request opens the panel for a column in the next frame, by the id of the column.
func (f *Feature) Request(columnID string) { f.panel.requested = columnID }

// PaintHead draws the part of the filter row that is in a pane.
func (f *Feature) PaintHead(part feature.Part) { f.row.paint(part.Pane) }

// Cursor returns the shape of the pointer over a field of the filter row.
func (f *Feature) Cursor() (pointer.Cursor, bool) { return f.row.cursor() }

// PaintPanel draws the panel, if it is open, over everything painted before.
func (f *Feature) PaintPanel() {
	f.wake()
	f.panel.paint()
	f.row.paintOperators()
}

// AppendControls appends the buttons and lists of the panel, which take the keyboard focus.
func (f *Feature) AppendControls(dst []event.Tag) []event.Tag { return f.panel.appendControls(dst) }
