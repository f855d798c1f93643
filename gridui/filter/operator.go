// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filter

import "fmt"

// Op is the operator of a condition. The zero value is Contains.
type Op uint8

// The operators. The kind of a column determines its operators: texts cannot be compared by size, and numbers and
// times have no beginnings. Operands are texts as a user types them, see Filter.
const (
	// Contains passes rows whose text contains the operand. NotContains passes the other rows.
	Contains Op = iota
	NotContains
	// Equals passes rows whose value equals the operand. NotEquals passes the other rows.
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
	// Between passes rows whose value lies between two operands, including both, in either order. An empty operand
	// means no bound.
	Between
	// Blank passes rows without a value or without text. NotBlank passes the other rows.
	Blank
	NotBlank
	// True passes rows whose value is true, False rows whose value is false.
	True
	False
	// OneOf passes rows whose text equals any operand; "" matches rows without a value. Without operands it passes no
	// rows.
	OneOf
	// Custom passes rows for which the column's FilterFunc returns true with the operand.
	Custom
	// NotOneOf passes rows whose text equals none of the operands. Without operands it passes all rows.
	NotOneOf
	// Duplicate passes rows whose value occurs in another row of the grid, whether or not the other row passes.
	// Unique passes rows whose value occurs in no other row. Texts must match exactly. Rows without a value pass
	// neither.
	Duplicate
	Unique
	// Has passes rows of a column of tags that have a tag of the operand, HasAll rows that have all of them, HasNone
	// rows that have none. The operand is a list such as "red, light blue", with tags that have a comma in quotes.
	// Letter case does not count. In other columns a row has the text of its cell.
	Has
	HasAll
	HasNone
	// HasColor passes rows whose cell has a colour of conditional formats, see package formats. The operand is the name of
	// a tint as package rule writes it, such as "red", or NoLook for cells without a colour. HasIcon passes rows whose cell
	// has an icon; the operand is the name of a set and the number of the icon in it, such as "arrows 3", or NoLook.
	// They need all rows in memory; over a source they pass all rows.
	HasColor
	HasIcon

	opCount = iota
)

// NoLook is the operand of HasColor and HasIcon for cells without a colour or an icon.
const NoLook = "none"

// Of returns a filter with a single condition. It takes any number of operands for OneOf and NotOneOf, two for
// Between, none for Blank, NotBlank, True, False, Duplicate and Unique, and one for the other operators. Missing
// operands are empty, and excess operands are ignored.
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

// opNames lists the names of the operators in JSON.
var opNames = [opCount]string{
	"contains", "notContains", "equals", "notEquals", "starts", "ends",
	"less", "lessEqual", "greater", "greaterEqual", "between",
	"blank", "notBlank", "true", "false", "oneOf", "custom",
	"notOneOf", "duplicate", "unique", "has", "hasAll", "hasNone", "color", "icon",
}

// Known reports whether the operator exists.
func (o Op) Known() bool { return o < opCount }

// String returns the name of the operator in JSON.
func (o Op) String() string {
	if !o.Known() {
		return fmt.Sprintf("Op(%d)", uint8(o))
	}
	return opNames[o]
}

// MarshalText returns the name of the operator. It returns an error for an unknown operator.
func (o Op) MarshalText() ([]byte, error) {
	if !o.Known() {
		return nil, fmt.Errorf("filter: no operator %d", uint8(o))
	}
	return []byte(opNames[o]), nil
}

// UnmarshalText sets the operator by its name. It returns an error for an unknown name.
func (o *Op) UnmarshalText(text []byte) error {
	for i, name := range opNames {
		if name == string(text) {
			*o = Op(i)
			return nil
		}
	}
	return fmt.Errorf("filter: no operator %q", text)
}

// Operands returns how many of the fields A and B of a Condition the operator uses: 0, 1 or 2.
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

// Lists reports whether the operator uses the field Values of a Condition.
func (o Op) Lists() bool { return o == OneOf || o == NotOneOf }

// Counts reports whether the operator compares a row with all other rows of the grid.
func (o Op) Counts() bool { return o == Duplicate || o == Unique }

// Looks reports whether the operator compares what conditional formats give a cell.
func (o Op) Looks() bool { return o == HasColor || o == HasIcon }
