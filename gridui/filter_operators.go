// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/locale"
)

// filterOps are the operators of a kind of column, the one of what is typed into
// the filter row first.
func filterOps(k Kind, custom bool) []filter.Op {
	ops := textOps
	switch k {
	case KindNumber, KindTime:
		ops = rangeOps
	case KindBool:
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

// opSigns are what the filter row shows for an operator.
var opSigns = [filter.OpCustom + 1]string{"~", "!~", "=", "≠", "a*", "*a", "<", "≤", ">", "≥", "..", "Ø", "!Ø", "=", "=", "{ }", "f"}

// operatorName is what users call an operator in a column of a kind.
//
//go:noinline
func operatorName(o filter.Op, k Kind, n *locale.Operators) string {
	if k == KindTime {
		switch o {
		case filter.OpLess:
			return n.Before
		case filter.OpGreater:
			return n.After
		}
	}
	names := [filter.OpCustom + 1]string{
		n.Contains, n.NotContains, n.Equals, n.NotEquals, n.StartsWith, n.EndsWith,
		n.Less, n.LessOrEqual, n.Greater, n.GreaterOrEqual, n.Between,
		n.Blank, n.NotBlank, n.True, n.False, n.AnyOf, n.Custom,
	}
	if o > filter.OpCustom {
		return ""
	}
	return names[o]
}
