// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// branchSum is the aggregate that a branch of a tree shows in a cell in place of its own
// value.
func (g *core) branchSum(at viewport.Address) (s column.Aggregate, ok bool) {
	if !g.data.Order.Now.By.Branches || at.Col == g.engine.cols.Outline || !viewport.HasRows(at.Band) {
		return s, false
	}
	it, ok := g.data.Record(at.Band, at.Row)
	if !ok || it < 0 {
		return s, false
	}
	return g.data.Groups.Sums().OfItem(g.engine.cols.Def(at.Col), it)
}

// isBranchSum reports whether a branch of a tree shows an aggregate in a cell.
func (g *core) isBranchSum(at viewport.Address) bool {
	_, ok := g.branchSum(at)
	return ok
}
