// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"gioui.org/io/key"

	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/settings"
)

// AppendKeys appends the key that opens the form, and keys of the form.
func (f *Feature) AppendKeys(dst []feature.KeyHelp) []feature.KeyHelp {
	name, mods := settings.RecordKey(f.Settings)
	t := &f.Painter.Style.Texts.Record
	return append(dst,
		feature.KeyHelp{Name: name, Modifiers: mods, Text: t.Show},
		feature.KeyHelp{Name: key.NamePageUp, Modifiers: key.ModAlt, Text: t.Previous, Inside: t.Form},
		feature.KeyHelp{Name: key.NamePageDown, Modifiers: key.ModAlt, Text: t.Next, Inside: t.Form})
}
