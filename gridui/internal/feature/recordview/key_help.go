// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/settings"
)

// AppendKeys appends the key that opens the form.
func (f *Feature) AppendKeys(dst []feature.KeyHelp) []feature.KeyHelp {
	name, mods := settings.RecordKey(f.Settings)
	return append(dst, feature.KeyHelp{Name: name, Modifiers: mods, Text: f.Painter.Style.Texts.Record.Show})
}
