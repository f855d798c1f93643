// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering

import (
	"gioui.org/io/event"
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/feature"
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

// Wire sets what the feature reads.
func (f *Feature) Wire(s Sources) {
	f.sources = s
	f.titles.Sources, f.fields.Sources = &f.sources, &f.sources
	f.panel.Sources, f.panel.fields, f.panel.titles = &f.sources, &f.fields, &f.titles
	f.row.Sources, f.row.fields, f.row.panel, f.row.titles = &f.sources, &f.fields, &f.panel, &f.titles
}

// RowHeight is the height of the filter row in pixels, 0 if it is not shown.
func (f *Feature) RowHeight() int { return f.row.height() }

// Step reads one event of the panel or of the field that is edited and acts on it.
func (f *Feature) Step(gtx layout.Context) bool {
	f.sources.flushDue(gtx.Now)
	return f.panel.update(gtx) || f.row.update(gtx)
}

// Types reports whether a field of the filter row is edited, or the panel is open.
func (f *Feature) Types() bool { return f.fields.edited != "" || f.panel.column != "" }

// wake wakes the grid when what was typed takes effect, and when relative dates move on.
func (f *Feature) wake() {
	s := &f.sources
	if s.typed.waits {
		s.Painter.WakeAt(s.typed.due)
	}
	if at := s.Dataset.Want.WakeAt(); !at.IsZero() {
		s.Painter.WakeAt(at)
	}
}

// Press takes a press in the filter row and reports whether it was one. A press that is held
// acts when Release is called; a press that turns into a scroll must not be released.
func (f *Feature) Press(gtx layout.Context, ev pointer.Event) (taken, held bool) {
	return f.row.press(gtx, ev)
}

// Release takes the release of a held press and reports whether there was one.
func (f *Feature) Release(gtx layout.Context, ev pointer.Event) bool { return f.row.release(gtx, ev) }

// TakesTab reports whether Tab moves the keyboard from the cells into the filter row.
func (f *Feature) TakesTab() bool { return f.row.takesTab() }

// EditFirst moves the keyboard into the first field of the filter row, if TakesTab reports true.
func (f *Feature) EditFirst(gtx layout.Context) { f.row.edit(gtx, f.row.next(-1, 1)) }

// Open opens the panel for a column that shows, if users can filter by it.
func (f *Feature) Open(gtx layout.Context, col int) { f.panel.open(gtx, col) }

// Request opens the panel for a column in the next frame, by the id of the column.
func (f *Feature) Request(columnID string) { f.panel.requested = columnID }

// Clear removes the filter of a column that shows, as a user does.
func (f *Feature) Clear(col int) { f.fields.clear(col) }

// PaintHead draws the part of the filter row that is in a pane.
func (f *Feature) PaintHead(part feature.Part) { f.row.paint(part.Pane) }

// PaintPanel draws the panel, if it is open, over everything that was painted before.
func (f *Feature) PaintPanel() {
	f.wake()
	f.panel.paint()
}

// AppendControls appends the buttons and lists of the panel, which take the keyboard.
func (f *Feature) AppendControls(dst []event.Tag) []event.Tag { return f.panel.appendControls(dst) }
