// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image/color"
	"slices"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowpins"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// ColumnPinGrid is a Grid with columns pinned from the start. Its columns are those
// of Grid.Columns, its rows those of SetRows; Loading, Paging and Selection are the
// grid's, the text of an empty one is Style.EmptyText, and clicks on rows are
// RowClicked events.
type ColumnPinGrid[T any] struct {
	Grid[T]
	// PinLeft and PinRight are the ids of the columns that are pinned when the grid is
	// laid out first; from then on ColumnPinning holds what is. A ColumnPinning that is set by
	// then is left as it is.
	PinLeft, PinRight []string

	begun bool
}

// Update does what Grid.Update does.
func (p *ColumnPinGrid[T]) Update(gtx layout.Context) (events.Event, bool) {
	return p.grid().Update(gtx)
}

func (p *ColumnPinGrid[T]) grid() *Grid[T] { return p.Grid.within(p) }

func (p *ColumnPinGrid[T]) sync() {
	if p.begun {
		return
	}
	p.begun = true
	p.core.BeginView(option.ViewPinning, func(v *option.View) {
		if len(v.PinnedLeft)+len(v.PinnedRight) == 0 {
			v.PinnedLeft, v.PinnedRight = append([]string{}, p.PinLeft...), append([]string{}, p.PinRight...)
		}
	})
	if by := &p.ColumnPinning; by.Left == nil && by.Right == nil {
		by.Left, by.Right = slices.Clone(p.PinLeft), slices.Clone(p.PinRight)
	}
}

// rowPinWidth is the width of a column of buttons that pin rows.
const rowPinWidth = unit.Dp(44)

// RowPinColumn returns a column of buttons that pin rows, where RowPins.Enabled lets users do
// so. A click on one pins its row to the top, with Shift to the bottom, and unpins a
// pinned one; Enter or Space does the same at the focused button, Shift+Enter pins to
// the bottom. The column carries no data: it is neither sorted, filtered nor copied.
func RowPinColumn[T any](id, header string) *Typed[T, bool] {
	c := Func(id, header, func(T) (pinned, ok bool) { return false, false }).Utility().Width(rowPinWidth)
	c.col.Def.RowPin, c.col.Def.Align = true, option.AlignCenter
	return c
}

// PinRowItems returns the items of a context menu that pin the row of the menu to the
// top or the bottom and unpin it, in the words of a locale, and those that it lacks in the
// system's language. They work whatever RowPins.Enabled is.
func PinRowItems[T any](of Gridder[T], in locale.Texts) []menus.Item[T] {
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
		items[i].Icon = func(gtx layout.Context, px int, c color.NRGBA) {
			rowpins.DrawIcon(gtx, icon.Default().Pin, px, side, c, nil)
		}
	}
	return items
}
