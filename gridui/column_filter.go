// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// FilterFunc gives the column a filter of the program's own: keep says whether a
// value passes, given what the user typed. It is not asked for missing values, which
// do not pass, nor without an operand. What is typed into the filter row goes to it.
// It may run on another goroutine than the frame's. nil takes it away.
func (t *Typed[T, V]) FilterFunc(keep func(v V, operand string) bool) *Typed[T, V] {
	t.col.Def.Test = nil
	if keep != nil {
		t.col.Def.Test = func(row rowdata.Row, operand string) bool {
			v, ok := t.col.Get(row)
			return ok && keep(v, operand)
		}
	}
	return t
}

// filterOps are the operators of a kind of column, the one of what is typed into
// the filter row first.
func filterOps(k option.Kind, custom bool) []filter.Op {
	ops := textOps
	switch k {
	case option.KindNumber, option.KindTime:
		ops = rangeOps
	case option.KindBool:
		ops = boolOps
	}
	if custom {
		return ops
	}
	return ops[1:]
}

// The lists begin with OpCustom, which most columns leave out.
var (
	textOps  = []filter.Op{filter.OpCustom, filter.OpContains, filter.OpNotContains, filter.OpEquals, filter.OpNotEquals, filter.OpStarts, filter.OpEnds, filter.OpBlank, filter.OpNotBlank}
	rangeOps = []filter.Op{filter.OpCustom, filter.OpEquals, filter.OpNotEquals, filter.OpLess, filter.OpLessEqual, filter.OpGreater, filter.OpGreaterEqual, filter.OpBetween, filter.OpContains, filter.OpNotContains, filter.OpBlank, filter.OpNotBlank}
	boolOps  = []filter.Op{filter.OpCustom, filter.OpTrue, filter.OpFalse, filter.OpBlank, filter.OpNotBlank}
)
