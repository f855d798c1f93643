// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sidebar

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

// A Panel is shown beside the grid.
type Panel interface {
	Title() string
	Icon() icon.Icon
	// Step reads an event of the open panel, and reports whether there was one.
	Step(gtx layout.Context) bool
	// Paint draws the panel in a rectangle, in pixels of the whole.
	Paint(at image.Rectangle)
	// Take gives the keyboard to the panel.
	Take(gtx layout.Context)
	// AppendControls appends the tags that take the keyboard.
	AppendControls(dst []event.Tag) []event.Tag
}

// Sources holds what the side bar reads, and what it draws with.
type Sources struct {
	_ nocmp.Struct

	Settings *option.SideBar
	Tooltips *option.Tooltips
	Painter  *draw.Painter
	Report   dataset.Report
	// Panels holds the panels by option.SidePanel, nil for none.
	Panels [panels]Panel
	// Keyboard is the tag of the cells' keyboard focus.
	Keyboard event.Tag
}

// panels is the number of values of option.SidePanel.
const panels = 3

// Feature is the side bar of a grid.
type Feature struct {
	Sources
	buttons ui.Buttons
	tabs    [panels]ui.Button
	room    room
	edge    edge
	acted   bool
	// read is the panel whose input was read in this frame, listens whether any was read.
	read    Panel
	listens bool
}

// Wire sets what the side bar reads.
func (f *Feature) Wire(s Sources) {
	f.Sources = s
	f.buttons.Use(s.Painter)
}

// offers reports whether a panel can be opened.
func (f *Feature) offers(p option.SidePanel) bool {
	switch p {
	case option.SideColumns:
		return !f.Settings.ColumnsDisabled
	case option.SideFilters:
		return !f.Settings.FiltersDisabled
	}
	return false
}

// open returns the open panel, nil for none.
func (f *Feature) open() Panel {
	if p := f.Settings.Open; f.offers(p) {
		return f.Panels[p]
	}
	return nil
}

// AppendControls appends the buttons, and the controls of the open panel.
func (f *Feature) AppendControls(dst []event.Tag) []event.Tag {
	for p := range f.tabs {
		if f.offers(option.SidePanel(p)) {
			dst = append(dst, &f.tabs[p].Clickable)
		}
	}
	if p := f.open(); p != nil {
		dst = p.AppendControls(append(dst, &f.edge))
	}
	return dst
}

// Tick reads the input of the side bar. It does so even while a cell is edited.
func (f *Feature) Tick(gtx layout.Context) {
	if !f.Painter.Styled() {
		return
	}
	for f.step(gtx) {
		f.acted = true
		gtx.Execute(op.InvalidateCmd{})
	}
	f.read, f.listens = f.open(), true
}

// Update reports whether Tick has handled input since the last call.
func (f *Feature) Update(layout.Context) bool {
	acted := f.acted
	f.acted = false
	return acted
}

// step reads an event, and reports whether there was one.
func (f *Feature) step(gtx layout.Context) bool {
	for i := range f.tabs {
		if p := option.SidePanel(i); f.offers(p) && f.tabs[i].ClickedIf(gtx, true) {
			f.toggle(gtx, p)
			return true
		}
	}
	p := f.open()
	if p == nil {
		f.edge.held = false
		return false
	}
	return f.stepEdge(gtx) || p.Step(gtx)
}

// toggle opens a panel and gives it the keyboard, or closes it.
func (f *Feature) toggle(gtx layout.Context, to option.SidePanel) {
	from := f.Settings.Open
	if from == to {
		to = option.SideNone
	}
	f.Settings.Open = to
	f.Report.Emit(events.SidePanelChanged{From: from, To: to})
	if p := f.open(); p != nil {
		p.Take(gtx)
	} else {
		ui.TakeKeyboard(gtx, f.Keyboard)
	}
}
