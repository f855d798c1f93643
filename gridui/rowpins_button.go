// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"image/color"

	"gioui.org/f32"
	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/menus"
)

// RowPinColumn is a column of buttons that pin rows, where RowPins.Enabled lets users do
// so. A click on one pins its row to the top, with Shift to the bottom, and unpins a
// pinned one; Enter or Space does the same at the focused button, Shift+Enter pins to
// the bottom. The column carries no data: it is neither sorted, filtered nor copied.
func RowPinColumn[T any](id, header string) *Typed[T, bool] {
	c := Func(id, header, func(T) (pinned, ok bool) { return false, false }).Utility().Width(rowPinWidth)
	c.col.Def.RowPin, c.col.Def.Align = true, option.AlignCenter
	return c
}

// MakePinRowItems are the items of a context menu that pin the row of the menu to the
// top or the bottom and unpin it, in the words of a locale, and those that it lacks in the
// system's language. They work whatever RowPins.Enabled is.
func MakePinRowItems[T any](of Gridder[T], in locale.Texts) []menus.Item[T] {
	g, loc := of.grid(), locale.For("").Override(in)
	item := func(label string, side option.RowPinSide) menus.Item[T] {
		return menus.Item[T]{
			Label:       label,
			OnClick:     func(t menus.Target[T]) { g.core.PinRow(t.RowID, side) },
			DisabledFor: func(row T) bool { return g.RowID != nil && g.RowPins.Of(g.RowID(row)) == side },
		}
	}
	items := []menus.Item[T]{item(loc.PinTop, option.RowPinTop), item(loc.PinBottom, option.RowPinBottom), item(loc.Unpin, option.RowPinNone)}
	for i, side := range [...]option.RowPinSide{option.RowPinTop, option.RowPinBottom} {
		items[i].Icon = func(gtx layout.Context, px int, c color.NRGBA) { drawPin(gtx, icon.Default().Pin, px, side, c, nil) }
	}
	return items
}

const (
	// rowPinWidth is the width of a column of pins, pinPlate the side of the plate
	// behind the pin of a pinned row.
	rowPinWidth = unit.Dp(44)
	pinPlate    = unit.Dp(24)
)

// pinsRows says whether users may pin rows.
func (g *core) pinsRows() bool { return g.RowPins.Enabled }

// allPinned says that there are rows, but none that is not pinned.
func (g *core) allPinned() bool { return g.data.ShownCount() == 0 && len(g.data.Pinned.Page) > 0 }

// rowPin is where a row is pinned; groups and the like cannot be.
func (g *core) rowPin(row int) (side option.RowPinSide, can bool) {
	switch {
	case row <= dataset.FirstPinned && dataset.PinIndex(row) < g.data.Pinned.Tops:
		return option.RowPinTop, true
	case row <= dataset.FirstPinned:
		return option.RowPinBottom, true
	case !g.data.HasRow(row):
		return option.RowPinNone, false
	}
	it := g.data.SourceOf(row)
	return option.RowPinNone, it >= 0 && !g.data.Order.Now.Tree.IsFiller(it)
}

// pinRow pins a row as a user does.
func (g *core) pinRow(row int, side option.RowPinSide) { g.PinRow(g.data.RowID(row), side) }

// isPinColumn says whether a column is one of buttons that pin rows.
func (e *engine) isPinColumn(col int) bool {
	return col >= 0 && col < len(e.cols.Leaves) && e.cols.Leaves[col].RowPin
}

// isPinCell says whether a button that pins its row is at a place.
func (e *engine) isPinCell(at viewport.Address) bool {
	if !e.isPinColumn(at.Col) || !e.ask.pinsRows() {
		return false
	}
	row, ok := e.view.RowAt(at)
	if ok {
		_, ok = e.ask.rowPin(row)
	}
	return ok
}

// pinClick does what a click on a button does and says whether it was on one.
func (e *engine) pinClick(at viewport.Address, by events.Click) bool {
	if !e.isPinCell(at) {
		return false
	}
	e.togglePin(at, by.Modifiers.Contain(key.ModShift))
	return true
}

// pinAct does what a key asks for of the focused button and says whether it did.
func (e *engine) pinAct(a option.Action) bool {
	at := e.focus.at()
	if a != option.ActionActivate && a != option.ActionActivateMore && a != option.ActionSelect || !e.isPinCell(at) {
		return false
	}
	if !e.hasOverlay() {
		e.togglePin(at, a == option.ActionActivateMore)
	}
	return true
}

// togglePin pins the row at a place, or unpins it.
func (e *engine) togglePin(at viewport.Address, bottom bool) {
	row, _ := e.view.RowAt(at)
	side, _ := e.ask.rowPin(row)
	switch {
	case bottom && side != option.RowPinBottom:
		side = option.RowPinBottom
	case side == option.RowPinNone:
		side = option.RowPinTop
	default:
		side = option.RowPinNone
	}
	e.ask.pinRow(row, side)
}

// pinButtons draws the buttons of a pane's rows in a band.
func (p *painter) pinButtons(pane layoutx.Pane, b layoutx.Band) {
	if !viewport.HasRows(b) || !p.ask.pinsRows() {
		return
	}
	for _, col := range p.view.Sheet.Cols[pane] {
		if !p.isPinColumn(col.Index) {
			continue
		}
		for _, row := range p.view.Sheet.Rows[b] {
			at := viewport.Address{Band: b, Row: row.Index, Col: col.Index}
			number, ok := p.view.RowAt(at)
			if side, can := p.ask.rowPin(number); ok && can {
				p.pinButton(image.Rect(col.Start, row.Start, col.End(), row.End()-p.Style.Line), side, p.pointer.Hover.At == at)
			}
		}
	}
}

// pinButton draws a button in the middle of a cell: the head of the pin is where its
// row is pinned, and a plate lies behind that of a pinned one.
func (p *painter) pinButton(cell image.Rectangle, side option.RowPinSide, hover bool) {
	plate := min(p.Style.ScaledIn(pinPlate, cell.Dy()-p.Dp(4)), cell.Dy(), cell.Dx())
	px := min(p.Style.Scaled(draw.BoxSide), plate)
	ink := p.Outline(false, hover)
	middle := cell.Min.Add(cell.Size().Sub(image.Pt(plate, plate)).Div(2))
	defer draw.Offset(p.Ops, middle).Pop()
	if side != option.RowPinNone {
		k := draw.EmptyBox(&p.Style, plate)
		k.Filled = !p.Style.ForcedColors
		if p.Style.ForcedColors {
			p.BoxShape(k, ink)
		} else {
			p.BoxShape(k, p.Style.Theme.Accent)
			ink = p.Style.Theme.AccentFg
		}
	}
	defer draw.Offset(p.Ops, image.Pt((plate-px)/2, (plate-px)/2)).Pop()
	drawPin(p.Gtx, p.Style.Icons.Pin, px, side, ink, p.DrawGlyph)
}

// drawPin draws a pin, upside down where it stands for the bottom.
func drawPin(gtx layout.Context, icon icon.Icon, px int, side option.RowPinSide, c color.NRGBA, glyph icon.DrawGlyph) {
	if side == option.RowPinBottom {
		middle := f32.Pt(0, float32(px)/2)
		defer op.Affine(f32.Affine2D{}.Scale(middle, f32.Pt(1, -1))).Push(gtx.Ops).Pop()
	}
	icon.Draw(gtx, px, c, glyph)
}

// pinLabel says what the button at a place does, and whether its row is pinned.
func (g *core) pinLabel(at viewport.Address) (label string, pinned bool) {
	texts := &g.engine.draw.Style.Texts
	row, _ := g.engine.view.RowAt(at)
	if side, _ := g.rowPin(row); side != option.RowPinNone {
		return texts.Unpin, true
	}
	return texts.PinTop, false
}
