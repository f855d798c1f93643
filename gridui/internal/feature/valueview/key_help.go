// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valueview

import (
	"gioui.org/io/key"

	"github.com/giogrid/giogrid/gridui/internal/feature"
)

// AppendKeys appends the key that opens the panel, and keys of the panel.
func (f *Feature) AppendKeys(dst []feature.KeyHelp) []feature.KeyHelp {
	name, mods := f.openKey()
	t := &f.Painter.Style.Texts.Value
	add := func(name key.Name, mods key.Modifiers, text string) {
		dst = append(dst, feature.KeyHelp{Name: name, Modifiers: mods, Text: text, Inside: t.Panel})
	}
	dst = append(dst, feature.KeyHelp{Name: name, Modifiers: mods, Text: t.Show})
	add("F", key.ModShortcut, t.Find)
	add(key.NameF3, 0, t.NextHit)
	add(key.NameF3, key.ModShift, t.PreviousHit)
	add("1", key.ModAlt, t.Text)
	add("2", key.ModAlt, "JSON")
	add("3", key.ModAlt, t.Bytes)
	add("Z", key.ModAlt, t.Wrap)
	add(key.NameF2, 0, t.Edit)
	add(key.NameReturn, key.ModShortcut, t.Apply)
	return dst
}
