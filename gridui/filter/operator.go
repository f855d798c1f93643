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

	opCount = iota
)

// opNames are the names in JSON.
var opNames = [opCount]string{
	"contains", "notContains", "equals", "notEquals", "starts", "ends",
	"less", "lessEqual", "greater", "greaterEqual", "between",
	"blank", "notBlank", "true", "false", "oneOf", "custom",
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
	case OpBlank, OpNotBlank, OpTrue, OpFalse, OpOneOf:
		return 0
	case OpBetween:
		return 2
	}
	if !o.Known() {
		return 0
	}
	return 1
}
