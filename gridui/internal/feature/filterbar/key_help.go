// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterbar

import (
	"gioui.org/io/key"

	"github.com/giogrid/giogrid/gridui/internal/feature"
)

// AppendKeys appends the keys of the builder.
func (f *Feature) AppendKeys(dst []feature.KeyHelp) []feature.KeyHelp {
	t := &f.sources.Painter.Style.Texts.Filters
	in, out := key.NameRightArrow, key.NameLeftArrow
	if f.sources.Painter.Style.RTL {
		in, out = out, in
	}
	add := func(name key.Name, mods key.Modifiers, text string) {
		dst = append(dst, feature.KeyHelp{Name: name, Modifiers: mods, Text: text, Inside: t.Title})
	}
	add(key.NameUpArrow, key.ModAlt, t.MoveUp)
	add(key.NameDownArrow, key.ModAlt, t.MoveDown)
	add(in, key.ModAlt, t.Nest)
	add(out, key.ModAlt, t.Unnest)
	add(key.NameDeleteForward, 0, t.Delete)
	return dst
}
