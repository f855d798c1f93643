// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnchooser

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

// Docked is the list of columns in a panel beside the grid.
type Docked struct{ list Feature }

// Wire connects the list.
func (d *Docked) Wire(s Sources) {
	d.list.Sources = s
	d.list.editor.SingleLine, d.list.editor.MaxLen = true, maxSearch
}

// Title returns the name of the panel.
func (d *Docked) Title() string { return d.list.Painter.Style.Texts.Columns }

// Icon returns the icon of the panel.
func (d *Docked) Icon() icon.Icon { return d.list.Painter.Style.Icons.Columns }

// AppendControls appends the buttons, which take the keyboard.
func (d *Docked) AppendControls(dst []event.Tag) []event.Tag {
	f := &d.list
	return append(dst, &f.showAll.Clickable, &f.hideAll.Clickable, &f.resetButton.Clickable)
}

// Take gives the keyboard to the search field.
func (d *Docked) Take(gtx layout.Context) { ui.TakeKeyboard(gtx, &d.list.editor) }

// Step reads an event of the list, and reports whether there was one. The list stays open: Escape only returns the
// keyboard to the cells.
func (d *Docked) Step(gtx layout.Context) bool {
	d.list.open, d.list.held = true, false
	return d.list.Step(gtx)
}

// Paint draws the list in a rectangle, in pixels of the whole.
func (d *Docked) Paint(at image.Rectangle) {
	f := &d.list
	if f.docked = at; at.Empty() {
		return
	}
	f.search()
	title, field, buttons := f.place()
	p := f.Painter
	area := draw.Clip(p.Ops, at)
	draw.Listen(p.Ops, &f.cardTag)
	p.TextIn(p.Style.HeaderFace, d.Title(), title, option.AlignStart, p.Style.Theme.Fg)
	f.paintSearch(field)
	f.paintLines()
	f.paintButtons(&buttons)
	area.Pop()
}
