// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filter

import "fmt"

// Op is the operator of a condition.
type Op uint8

// The operators. The kind of a column decides which of them it has: texts are not compared by size, numbers and times
// have no beginnings. Operands are texts as a user types them, see Filter.
const (
	// Contains passes rows whose text contains the operand, NotContains the others.
	Contains Op = iota
	NotContains
	// Equals passes rows whose value equals the operand, NotEquals the others.
	Equals
	NotEquals
	// StartsWith and EndsWith pass rows whose text begins or ends with the operand.
	StartsWith
	EndsWith
	// Less, LessOrEqual, Greater and GreaterOrEqual compare the value of a row with the operand.
	Less
	LessOrEqual
	Greater
	GreaterOrEqual
	// Between passes rows whose value lies between two operands, these included, in either order. An empty operand
	// leaves that end open.
	Between
	// Blank passes rows without a value, or without text, NotBlank the others.
	Blank
	NotBlank
	// True and False pass rows whose value is true or false.
	True
	False
	// OneOf passes rows that show one of the operands; "" is a row without a value. Without operands it passes none.
	OneOf
	// Custom passes rows for which the column's FilterFunc returns true with the operand.
	Custom
	// NotOneOf passes rows that show none of the operands. Without operands it passes all.
	NotOneOf
	// Duplicate passes rows whose value another row of the grid has too, whether that one passes or not, Unique rows
	// whose value no other row has. Texts are the same letter by letter. Rows without a value pass neither.
	Duplicate
	Unique

	opCount = iota
)

// Of returns the filter that compares with operands: any number for OneOf and NotOneOf, two for Between, none for
// Blank, NotBlank, True, False, Duplicate and Unique, and one for the others. Missing operands are empty, and more
// than the operator has are ignored.
//
//	filter.Between.Of("1", "5")
func (o Op) Of(operands ...string) Filter {
	c := Condition{Op: o}
	if o.Lists() {
		c.Values = operands
		return Filter{First: c}
	}
	n := min(o.Operands(), len(operands))
	if n > 0 {
		c.A = operands[0]
	}
	if n > 1 {
		c.B = operands[1]
	}
	return Filter{First: c}
}

// opNames are the names in JSON.
var opNames = [opCount]string{
	"contains", "notContains", "equals", "notEquals", "starts", "ends",
	"less", "lessEqual", "greater", "greaterEqual", "between",
	"blank", "notBlank", "true", "false", "oneOf", "custom",
	"notOneOf", "duplicate", "unique",
}

// Known reports whether there is such an operator.
func (o Op) Known() bool { return o < opCount }

// String returns the name of the operator, as in JSON.
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

// Operands returns the number of texts in A and B that an operator compares with.
func (o Op) Operands() int {
	switch o {
	case Blank, NotBlank, True, False, OneOf, NotOneOf, Duplicate, Unique:
		return 0
	case Between:
		return 2
	}
	if !o.Known() {
		return 0
	}
	return 1
}

// Lists reports whether an operator compares with Condition.Values.
func (o Op) Lists() bool { return o == OneOf || o == NotOneOf }

// Counts reports whether an operator compares a row with all other rows of the grid.
func (o Op) Counts() bool { return o == Duplicate || o == Unique }
