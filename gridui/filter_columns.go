// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/option"
)

// filterMode says whether filters are on, shown in a row, and drawn by the program.
type filterMode struct{ on, row, own bool }

// filterMode resolves the options of filters.
func (g *core) filterMode() filterMode {
	f := &g.Filtering
	on := f.Enabled
	return filterMode{on: on, row: on && f.Row, own: f.Cell != nil}
}

// columnFilter returns the filter of a shown column, the zero value while filters are off.
func (g *core) columnFilter(col int) filter.Filter {
	if !g.Filtering.Enabled {
		return filter.Filter{}
	}
	return g.FilterOf(g.engine.cols.Leaves[col].ID)
}

// filterBad reports whether a column cannot read an operand of a filter.
func (g *core) filterBad(col int, f filter.Filter) bool {
	_, ok := dataset.OperandsOf(g.engine.cols.Def(col)).Filter(f)
	return !ok
}

// filterOps returns the operators of a column.
func (g *core) filterOps(col int) []filter.Op {
	d := g.engine.cols.Def(col)
	return filterOps(d.FilterKind(), d.Test != nil)
}

func (g *core) filterKind(col int) option.Kind { return g.engine.cols.Def(col).FilterKind() }

func (g *core) setFilter(col int, f filter.Filter) { g.SetFilter(g.engine.cols.Leaves[col].ID, f) }

// filterCell lays out a cell of the filter row that the program draws.
func (g *core) filterCell(gtx layout.Context, col int) layout.Dimensions {
	if g.setColumnFilter == nil {
		g.setColumnFilter = g.SetFilter
	}
	return g.Filtering.Cell(gtx, option.FilterCell{
		ColumnID: g.engine.cols.Leaves[col].ID, Kind: g.filterKind(col),
		Value: g.columnFilter(col), Ops: g.filterOps(col), Set: g.setColumnFilter,
	})
}
