// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filter

import (
	"slices"
	"strings"
)

// Filter defines which rows pass by the values of a column. It contains one condition, or two that are joined by and
// or by or. The zero value passes all rows. Op.Of returns a filter with one condition, And and Or join two filters.
// Filters can be encoded as JSON and decoded.
//
// The operands of a condition are texts as a user types them. The kind of the column determines how they are read:
//
//   - Texts: the operand is compared with the text of the cell, without regard to letter case.
//   - Numbers: the operand is compared as a number, so that "1,234" and "1 234" are 1234. The column's NumberSigns
//     define its decimal and grouping signs, or else the grid's locale.Numbers. A text that the column's Parse
//     accepts is also a number.
//   - Times: the operand is compared with the time that the cell shows. "2001", "2001-03", "2001-03-04" and so on
//     down to the second denote the whole of that time: Equals is within it, Less before its start, Greater after its
//     end. The relative dates of ParsePeriod, such as "today" and "last 7 days", are operands too; they follow the
//     clock.
//   - Booleans: the operand is "true" or "false", or the text that cells show for the value.
//
// A condition with an operand that cannot be read passes all rows.
type Filter struct {
	First  Condition `json:"first,omitzero"`
	Second Condition `json:"second,omitzero"`
	// Any passes rows for which either condition holds. Otherwise both must hold.
	Any bool `json:"any,omitempty"`
}

// Condition is a comparison of a Filter. The zero value holds for all rows.
type Condition struct {
	Op Op `json:"op"`
	// A is the operand, or the first bound of Between. B is the other bound of Between. A condition without a
	// required operand holds for all rows. A Between with an empty bound is open at that end.
	A string `json:"a,omitempty"`
	B string `json:"b,omitempty"`
	// Values lists the operands of OneOf and NotOneOf: texts exactly as cells show them, in columns of tags single tags.
	// The empty text represents rows without a value.
	Values []string `json:"values,omitempty"`
}

// Column is the filter of a column, by its id.
type Column struct {
	ColumnID string `json:"id"`
	Filter   Filter `json:"filter"`
}

// And returns a filter that passes the rows that pass the first conditions of both filters. It ignores their second
// conditions.
func (f Filter) And(other Filter) Filter {
	return Filter{First: f.First, Second: other.First}
}

// Or returns a filter that passes the rows that pass the first condition of either filter. It ignores their second
// conditions.
func (f Filter) Or(other Filter) Filter {
	return Filter{First: f.First, Second: other.First, Any: true}
}

// Active reports whether the filter can exclude rows.
func (f Filter) Active() bool {
	return f.First.Active() || f.Second.Active()
}

// Equal reports whether two filters have the same conditions with the same operands.
func (f Filter) Equal(other Filter) bool {
	return f.Any == other.Any && f.First.Equal(other.First) && f.Second.Equal(other.Second)
}

// IsZero reports whether the condition is the zero value.
func (c Condition) IsZero() bool { return c.Equal(Condition{}) }

// Equal reports whether two conditions have the same operator and the same operands.
func (c Condition) Equal(other Condition) bool {
	return c.Op == other.Op && c.A == other.A && c.B == other.B && slices.Equal(c.Values, other.Values)
}

// Active reports whether the condition can exclude rows.
func (c Condition) Active() bool {
	switch c.Op.Operands() {
	case 0:
		return c.Op.Known() && (c.Op != NotOneOf || len(c.Values) > 0)
	case 2:
		return strings.TrimSpace(c.A) != "" || strings.TrimSpace(c.B) != ""
	}
	return c.A != ""
}

// Clone returns a deep copy of the filter.
func (f Filter) Clone() Filter {
	f.First.Values, f.Second.Values = slices.Clone(f.First.Values), slices.Clone(f.Second.Values)
	return f
}

// Equal reports whether the ids of the columns and their filters are equal.
func (f Column) Equal(other Column) bool {
	return f.ColumnID == other.ColumnID && f.Filter.Equal(other.Filter)
}
