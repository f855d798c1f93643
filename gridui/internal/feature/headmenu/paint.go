// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package headmenu

import (
	"gioui.org/io/pointer"
	"gioui.org/io/semantic"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// PaintHead draws the buttons in the headers of a pane.
func (f *Feature) PaintHead(part feature.Part) {
	for _, at := range f.buttons.shown() {
		if f.Columns.Leaves[at.Col].Pane == part.Pane {
			f.paintButton(at)
		}
	}
}

// paintButton draws the button of a header.
func (f *Feature) paintButton(at viewport.Address) {
	p := f.Painter
	r, _ := f.buttonRect(at)
	shown := r.Intersect(f.paneOf(at))
	if shown.Empty() {
		return
	}
	of, _ := f.target(at)
	open, over := f.menu.IsOpen() && f.of == of, f.buttons.over == at
	defer draw.Clip(p.Ops, shown).Pop()
	if f.isWidget(at) {
		// Otherwise the widget would show through the button, and take its presses.
		p.Fill(r, p.Style.Theme.HeaderBg)
		draw.Listen(p.Ops, f.Pointer.Tag())
	}
	pointer.CursorPointer.Add(p.Ops)
	round := p.Dp(ui.ButtonRound)
	if open || over {
		p.RoundRect(r, round, p.Style.Theme.Hover)
	}
	if open || f.held && f.pressed == at {
		p.RoundRect(r, round, p.Style.Theme.Hover)
	}
	p.Icon(p.Style.Icons.Menu, r, p.Style.Theme.HeaderFg)
	if p.Describes {
		draw.NodeClass(p.Ops, semantic.Button)
		draw.NodeLabel(p.Ops, p.Style.Texts.HeaderMenu)
		draw.NodeAbout(p.Ops, f.Viewport.Heads.Label(at))
	}
	if over && !f.held {
		f.Buttons.Hint(&f.buttons.tip, f.onGrid(r), p.Style.Texts.HeaderMenu)
	}
}

// isWidget reports whether the program draws the header at an address.
func (f *Feature) isWidget(at viewport.Address) bool {
	l := &f.Columns.Leaves[at.Col]
	if at.Row < coord.Slot(len(l.Groups)) {
		return f.Columns.Groups[l.Groups[at.Row]].Cell != nil
	}
	return l.Head
}
