// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package grouppanel

import (
	"gioui.org/io/key"

	"github.com/giogrid/giogrid/gridui/internal/feature"
)

// AppendKeys appends the keys of chips.
func (f *Feature) AppendKeys(dst []feature.KeyHelp) []feature.KeyHelp {
	t := &f.Painter.Style.Texts.Grouping
	before, after := key.NameLeftArrow, key.NameRightArrow
	if f.Painter.Style.RTL {
		before, after = after, before
	}
	return append(dst,
		feature.KeyHelp{Name: before, Modifiers: key.ModAlt, Text: t.MoveBefore, Inside: t.Panel},
		feature.KeyHelp{Name: after, Modifiers: key.ModAlt, Text: t.MoveAfter, Inside: t.Panel},
		feature.KeyHelp{Name: key.NameDeleteForward, Text: t.Remove, Inside: t.Panel})
}
