// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filter

import "fmt"

// Op is how a condition compares.
type Op uint8

// The comparisons. Which of them a column has goes by its kind: texts are not
// compared by size, numbers and times have no beginnings.
const (
	OpContains Op = iota
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
	// OpNotOneOf passes what OpOneOf does not.
	OpNotOneOf
	// OpDuplicate passes rows whose value another row of the grid has too, OpUnique those whose
	// value no other row has. Rows without a value pass neither.
	OpDuplicate
	OpUnique

	opCount = iota
)

// Ops is how many operators there are: they are numbered from 0.
const Ops = opCount

// opNames are the names in JSON.
var opNames = [opCount]string{
	"contains", "notContains", "equals", "notEquals", "starts", "ends",
	"less", "lessEqual", "greater", "greaterEqual", "between",
	"blank", "notBlank", "true", "false", "oneOf", "custom",
	"notOneOf", "duplicate", "unique",
}

// Known reports whether there is such an operator.
func (o Op) Known() bool { return o < opCount }

// String is the operator's name, as in JSON.
func (o Op) String() string {
	if !o.Known() {
		return fmt.Sprintf("Op(%d)", uint8(o))
	}
	return opNames[o]
}

// MarshalText writes the operator's name.
func (o Op) MarshalText() ([]byte, error) {
	if !o.Known() {
		return nil, fmt.Errorf("filter: no operator %d", uint8(o))
	}
	return []byte(opNames[o]), nil
}

// UnmarshalText reads the operator's name.
func (o *Op) UnmarshalText(text []byte) error {
	for i, name := range opNames {
		if name == string(text) {
			*o = Op(i)
			return nil
		}
	}
	return fmt.Errorf("filter: no operator %q", text)
}

// Operands is how many texts an operator compares with.
func (o Op) Operands() int {
	switch o {
	case OpBlank, OpNotBlank, OpTrue, OpFalse, OpOneOf, OpNotOneOf, OpDuplicate, OpUnique:
		return 0
	case OpBetween:
		return 2
	}
	if !o.Known() {
		return 0
	}
	return 1
}

// Lists reports whether an operator compares with Condition.Values.
func (o Op) Lists() bool { return o == OpOneOf || o == OpNotOneOf }

// Counts reports whether an operator compares a row with all other rows of the grid.
func (o Op) Counts() bool { return o == OpDuplicate || o == OpUnique }
