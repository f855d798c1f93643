// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// Tip is what a cell or a header says, see tooltip.Grid.
func (a *answers) Tip(at viewport.Address) (text string, whole bool) {
	e := &a.core.engine
	if e.isHandle(at.Col) {
		return e.painter.handleHint(at), false
	}
	if viewport.HasRows(at.Band) {
		if t := a.core.cells.tooltip(at); t != "" {
			return t, false
		}
	}
	if e.features.rowPins.IsButton(at) {
		label, _ := e.features.rowPins.Label(at)
		return label, false
	}
	if at.Band == layoutx.Head {
		if t := e.view.Heads.Hint(at); t != "" {
			return t, false
		}
	}
	return "", !e.isWidget(at) || e.view.IsGroup(at)
}

// CellText appends the text of a cell or a header, and says how it is drawn.
func (a *answers) CellText(buf []byte, at viewport.Address) ([]byte, viewport.TextCell) {
	e := &a.core.engine
	st, width := &e.draw.Style, e.view.Widths.Of(at.Col)
	c := viewport.TextCell{At: at, Face: st.Face, Room: width - 2*st.Padding - e.indent(st, at, width)}
	if at.Band != layoutx.Head {
		return a.core.cells.AppendText(buf, at), c
	}
	c.Face = st.HeaderFace
	if !e.view.IsGroup(at) {
		c.Room -= e.marks.Room(at.Col)
		return a.core.cells.AppendText(buf, at), c
	}
	r := e.view.HeadRect(at).Intersect(e.view.Sheet.Panes.Rect(e.cols.Leaves[at.Col].Pane, layoutx.Head))
	c.Room = r.Dx() - 2*st.Padding - e.marks.Width(at) - e.features.headMenu.GroupRoom(at)
	c.At.Col, _ = e.view.Heads.Columns(at)
	return append(buf, e.view.Heads.Label(at)...), c
}

// Refused reports whether a cell has a mark that says why it was refused what it was to get.
func (a *answers) Refused(at viewport.Address) bool {
	return a.core.marksCorners() && a.core.cornerMark(at).tells()
}

// Busy reports whether something stands over the cells or in place of their tooltips.
func (a *answers) Busy(byMouse bool) bool {
	return a.Overlaid() || byMouse && a.core.engine.features.headMenu.HoversButton()
}

// DragsByKeys reports whether keys drag a row.
func (a *answers) DragsByKeys() bool { return a.core.engine.dragsByKeys() }

// Focused is the focused cell, and whether the grid has the keyboard.
func (a *answers) Focused() (at viewport.Address, keyboard bool) {
	f := &a.core.engine.focus
	return f.at(), f.keyboard
}

// buttonTip draws the tooltip of the button under the pointer.
func (p *painter) buttonTip() {
	if at, text, ok := p.buttons.Tip(p.ask.Tooltips); ok {
		ui.DrawTip(p.Painter, at, image.Rectangle{Max: p.view.Geometry.Size}, text)
	}
}
