// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valueview

import "github.com/giogrid/giogrid/gridui/internal/feature"

// AppendKeys appends the key that opens the panel.
func (f *Feature) AppendKeys(dst []feature.KeyHelp) []feature.KeyHelp {
	name, mods := f.openKey()
	return append(dst, feature.KeyHelp{Name: name, Modifiers: mods, Text: f.Painter.Style.Texts.Value.Show})
}
