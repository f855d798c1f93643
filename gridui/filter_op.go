// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"fmt"

	"github.com/giogrid/giogrid/gridui/locale"
)

// FilterOp is how a condition compares.
type FilterOp uint8

// The comparisons. Which of them a column has goes by its kind: texts are not
// compared by size, numbers and times have no beginnings.
const (
	OpContains FilterOp = iota
	OpNotContains
	OpEquals
	OpNotEquals
	OpStarts
	OpEnds
	OpLess
	OpLessEqual
	OpGreater
	OpGreaterEqual
	OpBetween
	OpBlank
	OpNotBlank
	OpTrue
	OpFalse
	OpOneOf
	// OpCustom asks the column's FilterFunc.
	OpCustom

	opCount = iota
)

// opNames are the names in JSON, opSigns what the filter row shows.
var (
	opNames = [opCount]string{
		"contains", "notContains", "equals", "notEquals", "starts", "ends",
		"less", "lessEqual", "greater", "greaterEqual", "between",
		"blank", "notBlank", "true", "false", "oneOf", "custom",
	}
	opSigns = [opCount]string{"~", "!~", "=", "≠", "a*", "*a", "<", "≤", ">", "≥", "..", "Ø", "!Ø", "=", "=", "{ }", "f"}
)

func (o FilterOp) known() bool { return o < opCount }

// String is the operator's name, as in JSON.
func (o FilterOp) String() string {
	if !o.known() {
		return fmt.Sprintf("FilterOp(%d)", uint8(o))
	}
	return opNames[o]
}

// MarshalText writes the operator's name.
func (o FilterOp) MarshalText() ([]byte, error) {
	if !o.known() {
		return nil, fmt.Errorf("gridui: no filter operator %d", uint8(o))
	}
	return []byte(opNames[o]), nil
}

// UnmarshalText reads the operator's name.
func (o *FilterOp) UnmarshalText(text []byte) error {
	for i, name := range opNames {
		if name == string(text) {
			*o = FilterOp(i)
			return nil
		}
	}
	return fmt.Errorf("gridui: no filter operator %q", text)
}

// operands is how many texts an operator compares with.
func (o FilterOp) operands() int {
	switch o {
	case OpBlank, OpNotBlank, OpTrue, OpFalse, OpOneOf:
		return 0
	case OpBetween:
		return 2
	}
	if !o.known() {
		return 0
	}
	return 1
}

// filterOps are the operators of a kind of column, the one of what is typed into
// the filter row first.
func filterOps(k Kind, custom bool) []FilterOp {
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
	textOps  = []FilterOp{OpCustom, OpContains, OpNotContains, OpEquals, OpNotEquals, OpStarts, OpEnds, OpBlank, OpNotBlank}
	rangeOps = []FilterOp{OpCustom, OpEquals, OpNotEquals, OpLess, OpLessEqual, OpGreater, OpGreaterEqual, OpBetween, OpContains, OpNotContains, OpBlank, OpNotBlank}
	boolOps  = []FilterOp{OpCustom, OpTrue, OpFalse, OpBlank, OpNotBlank}
)

// name is what users call an operator in a column of a kind.
//
//go:noinline
func (o FilterOp) name(k Kind, n *locale.Operators) string {
	if k == KindTime {
		switch o {
		case OpLess:
			return n.Before
		case OpGreater:
			return n.After
		}
	}
	names := [opCount]string{
		n.Contains, n.NotContains, n.Equals, n.NotEquals, n.StartsWith, n.EndsWith,
		n.Less, n.LessOrEqual, n.Greater, n.GreaterOrEqual, n.Between,
		n.Blank, n.NotBlank, n.True, n.False, n.AnyOf, n.Custom,
	}
	if !o.known() {
		return ""
	}
	return names[o]
}
