// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sortby

import (
	"gioui.org/io/key"

	"github.com/giogrid/giogrid/gridui/internal/feature"
)

// AppendKeys appends the keys of the card, if users can open it.
func (f *Feature) AppendKeys(dst []feature.KeyHelp) []feature.KeyHelp {
	if !f.Options.Sorting.ByMenu {
		return dst
	}
	t := &f.Painter.Style.Texts.SortBy
	return append(dst,
		feature.KeyHelp{Name: key.NameUpArrow, Modifiers: key.ModAlt, Text: t.Up, Inside: t.Title},
		feature.KeyHelp{Name: key.NameDownArrow, Modifiers: key.ModAlt, Text: t.Down, Inside: t.Title},
		feature.KeyHelp{Name: key.NameReturn, Modifiers: key.ModShortcut, Text: t.Apply, Inside: t.Title},
		feature.KeyHelp{Name: key.NameEscape, Text: t.Cancel, Inside: t.Title})
}
