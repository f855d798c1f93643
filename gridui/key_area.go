// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/io/key"
	"gioui.org/op/clip"

	"github.com/giogrid/giogrid/gridui/internal/draw"
)

// keyArea lets the grid have the keyboard. Where the field of the cell editor is on the
// screen, that does.
func (p *painter) keyArea() {
	if p.features.cellEdit.FieldShows() {
		return
	}
	area := clip.Rect{Max: p.view.SheetSize()}.Push(p.Ops)
	draw.Listen(p.Ops, p.typing.Tag())
	key.InputHintOp{Tag: p.typing.Tag(), Hint: key.HintAny}.Add(p.Ops)
	area.Pop()
	p.tellCaret()
}

// tellCaret tells the input method where text would go that is typed on the focused cell.
func (p *painter) tellCaret() {
	if p.features.cellEdit.IsOpen() || p.typing.IsStale() || !p.focus.set || !p.focus.keyboard || !p.ask.Editing.Enabled {
		return
	}
	if r, ok := p.view.CellRect(p.focus.at()); ok {
		p.typing.TellCaret(p.Painter, r)
	}
}
