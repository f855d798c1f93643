// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/layoutx"
)

// toolButton is a button of the grid's own in the line above the header.
type toolButton struct {
	*ui.Button
	label string
	icon  icon.Icon
	off   bool
}

// hasTools reports whether there are any.
func (e *engine) hasTools() bool {
	return e.ask.Sorting.Clears() || e.features.columnChooser.ShowsOpener()
}

// tools are the buttons at the reading end of the line above the header: the one that
// drops the order, and the one that opens the list of columns.
func (e *engine) tools(st *style.Resolved) (list [2]toolButton, n int) {
	if e.ask.Sorting.Clears() {
		list[n] = toolButton{Button: &e.clear, label: st.Texts.SortClear, icon: st.Icons.Close, off: len(e.marks.Keys) == 0}
		n++
	}
	if e.features.columnChooser.ShowsOpener() {
		list[n] = toolButton{Button: &e.features.columnChooser.Opener, label: st.Texts.Columns, icon: st.Icons.Columns}
		n++
	}
	return list, n
}

// toolWidth is how wide the buttons are together, without what lies between them: they
// show nothing beside their icons where that would take more than half of the grid's
// width.
func (e *engine) toolWidth(gtx layout.Context, st *style.Resolved, list []toolButton) (width int, texts bool) {
	for _, b := range list {
		width += e.buttons.Width(gtx, st, b.label, true)
	}
	if width > gtx.Constraints.Max.X/2 {
		return len(list) * e.buttons.Side(gtx, st), false
	}
	return width, true
}

// toolRoom is the width that the buttons and the space around them take of the line
// above the header.
func (e *engine) toolRoom(gtx layout.Context, st *style.Resolved) int {
	list, n := e.tools(st)
	if n == 0 {
		return 0
	}
	w, _ := e.toolWidth(gtx, st, list[:n])
	return w + (n+1)*gtx.Dp(ui.ButtonGap)
}

// toolbarLine draws what stands above the header: the caller's toolbar, and at the
// reading end the buttons of the grid.
func (p *painter) toolbarLine(toolbar op.CallOp) {
	list, n := p.tools(&p.Style)
	if n == 0 {
		toolbar.Add(p.Ops)
		return
	}
	line := image.Rect(0, 0, p.view.Geometry.Size.X, p.view.Geometry.Top)
	p.Fill(line, p.Style.Theme.Bg)
	room, side, gap := p.toolRoom(p.Gtx, &p.Style), p.buttons.Side(p.Gtx, &p.Style), p.Dp(ui.ButtonGap)
	at := image.Point{}
	if p.Style.RTL {
		at.X = room
	}
	t := draw.Offset(p.Ops, at)
	toolbar.Add(p.Ops)
	t.Pop()
	_, texts := p.toolWidth(p.Gtx, &p.Style, list[:n])
	x, y := line.Max.X-room+gap, (line.Dy()-side)/2
	for _, b := range list[:n] {
		f := ui.ButtonFace{Label: b.label, Icon: b.icon, Off: b.off, Fill: p.Style.Theme.Bg}
		w := side
		if texts {
			f.Text, w = b.label, p.buttons.Width(p.Gtx, &p.Style, b.label, true)
		}
		f.At = image.Rect(x, y, x+w, y+side)
		if p.Style.RTL {
			f.At = layoutx.Mirror(f.At, line)
		}
		if b.Button == &p.features.columnChooser.Opener {
			p.features.columnChooser.PlaceOpener(f.At)
		}
		p.buttons.Draw(b.Button, f)
		x += w + gap
	}
}
