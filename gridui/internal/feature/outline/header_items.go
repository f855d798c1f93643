// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package outline

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/option"
)

// AppendHeaderItems appends the items that open and close all rows to the menu of the column of the outline.
func (f *Feature) AppendHeaderItems(dst []feature.MenuItem, of option.HeaderTarget) []feature.MenuItem {
	at := f.Columns.Outline
	if of.Group || at < 0 || f.Columns.Leaves[at].ID != of.ColumnID || !f.Dataset.Outlined() {
		return dst
	}
	texts := &f.Painter.Style.Texts
	return append(dst,
		feature.MenuItem{Label: texts.ExpandAll, Do: func(layout.Context) { f.Dataset.Expansion.ExpandAll(true) }},
		feature.MenuItem{Label: texts.CollapseAll, Do: func(layout.Context) { f.Dataset.Expansion.ExpandAll(false) }},
	)
}
