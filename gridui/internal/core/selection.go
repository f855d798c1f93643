// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/option"
)

// SelectAll is Grid.SelectAll.
func (g *Grid) SelectAll() {
	g.Sync(layout.Context{})
	g.Selection.SelectScope(true, selection.Quietly)
}

// SelectedCount is Grid.SelectedCount.
func (g *Grid) SelectedCount() int {
	if g.Options.Selection.Mode != option.SelectOff {
		g.Sync(layout.Context{})
	}
	return g.Selection.SelectedKnown()
}

// IsSelected is RowHandle.IsSelected.
func (g *Grid) IsSelected(id string) bool {
	if g.Options.Selection.Mode == option.SelectOff || !g.Options.Selection.Rows.Has(id) {
		return false
	}
	g.Sync(layout.Context{})
	return g.Selection.CanSelect(id)
}

// EachSelected calls yield for the rows of Grid.SelectedRows. A row holds until the next one.
func (g *Grid) EachSelected(yield func(id string, row rowdata.Row) bool) {
	if g.Selection.None() {
		return
	}
	g.Sync(layout.Context{})
	if !g.Data.Unscanned("SelectedRows", "it yields none: see Selection.Rows") {
		g.Selection.EachSelected(yield)
	}
}
