// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package outline

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// GroupAt returns the id of the group, or of the filler of a tree, that a cell belongs to.
func (f *Feature) GroupAt(at viewport.Address) (id string, ok bool) {
	if at.Band != layoutx.Body || !f.Dataset.Outlined() {
		return "", false
	}
	row := at.Row.BodyPos()
	if kind := f.Dataset.KindAt(row); kind != dataset.ItemGroup && kind != dataset.ItemFiller {
		return "", false
	}
	return f.Dataset.RowID(row), true
}

// AppendGroupItems appends the items of the menu of a group, by its id and its position.
func (f *Feature) AppendGroupItems(dst []feature.MenuItem, id string, at viewport.Address) []feature.MenuItem {
	texts := &f.Painter.Style.Texts
	row := at.Row.BodyPos()
	node := f.Dataset.Node(row)
	do := func(act func(row coord.Pos)) func(layout.Context) {
		return func(layout.Context) {
			if now, ok := f.Dataset.FindShown(id, row); ok {
				act(now)
			}
		}
	}
	label := texts.Expand
	if node.Open {
		label = texts.Collapse
	}
	below := func(label string, open bool) feature.MenuItem {
		it := feature.MenuItem{Label: label, Disabled: !node.Expandable, Do: do(func(row coord.Pos) { f.Dataset.Expansion.ExpandBelow(row, open) })}
		if f.Dataset.Expansion.RefusesBelow() != nil {
			it.Disabled, it.Reason = true, texts.Source.NeedsAllRows
		}
		return it
	}
	return append(dst,
		feature.MenuItem{Label: label, Disabled: !node.Expandable, Do: do(func(row coord.Pos) { f.toggle(row) })},
		below(texts.ExpandBelow, true),
		below(texts.CollapseBelow, false),
	)
}
