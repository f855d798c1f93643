// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image/color"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowpins"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// A ColumnPinGrid is a Grid with pinned columns: set ColumnPinning, whose Left and Right are the columns that are pinned
// at the start, and with a Mode whatever users pin. Style.EmptyText is the text without rows.
type ColumnPinGrid[T any] struct{ Grid[T] }

// rowPinWidth is the width, in dp, of a column of buttons that pin rows.
const rowPinWidth = unit.Dp(44)

// RowPinColumn returns a column of buttons that pin rows, if RowPins.Enabled is set. A click pins the row to the
// top, with Shift to the bottom, and unpins a pinned row. Enter and Space do the same at the focused button,
// Shift+Enter pins to the bottom. The column has no data: it cannot be sorted, filtered or copied.
func RowPinColumn[T any](id, header string) *Typed[T, bool] {
	c := Func(id, header, func(T) (pinned, ok bool) { return false, false }).Utility().Width(rowPinWidth)
	c.col.Def.RowPin, c.col.Def.Align = true, option.AlignCenter
	return c
}

// PinRowItems returns items for a context menu that pin the row of the menu to the top or the bottom, and unpin it.
// in overrides texts in the language of the system. The items work even if RowPins.Enabled is false.
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
