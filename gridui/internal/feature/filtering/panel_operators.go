// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering

import (
	"slices"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// listOperators opens the list of operators of a condition, or closes it.
func (f *panel) listOperators(gtx layout.Context, col, i int) {
	if f.picking == i {
		f.picking = -1
		return
	}
	f.picking, f.dated = i, nil
	f.operators.Reset(max(slices.Index(f.ops(col), f.conditions[i].op), 0))
	ui.TakeKeyboard(gtx, &f.operators.Tag)
}

// updateOperators reads an event of the list of operators while it is open.
func (f *panel) updateOperators(gtx layout.Context, col int) bool {
	if f.picking < 0 {
		return false
	}
	picked, ok := f.operators.Update(gtx)
	if ops := f.ops(col); picked >= 0 && picked < len(ops) && f.denies(col, ops[picked]) == "" {
		i := f.picking
		f.picking = -1
		f.pickOperator(col, i, ops[picked])
		f.focusCondition(gtx, i)
	}
	return ok
}

// stepOperator picks the next or the previous operator, or the first if the column lacks the shown one.
func (f *panel) stepOperator(col, i, step int) {
	ops := f.ops(col)
	at := slices.Index(ops, f.conditions[i].op)
	if at < 0 {
		at, step = 0, 0
	}
	to := min(max(at+step, 0), len(ops)-1)
	for step != 0 && f.denies(col, ops[to]) != "" {
		if to += step; to < 0 || to >= len(ops) {
			return
		}
	}
	f.pickOperator(col, i, ops[to])
}

// pickOperator picks an operator. The operator of the first condition also becomes the default of text typed
// into the filter row.
func (f *panel) pickOperator(col, i int, op filter.Op) {
	f.conditions[i].op = op
	if i == 0 && op.Operands() > 0 {
		f.fields.compareBy(f.fields.of(col), op)
	}
	f.conditionChanged(col, i)
}
