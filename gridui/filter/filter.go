// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filter

import (
	"slices"
	"strings"
)

// Filter sets which rows pass in one column: those of one condition, or of two
// that are joined by and, or by or. The zero value passes all rows. Op.Of makes filters of
// one condition, And and Or join them, Equal compares them. They go to JSON and back.
//
// What a condition compares with is text, as a user types it, and read by the
// kind of the column:
//
//   - Text compares without letter case with what the cell shows.
//   - Numbers are compared by value, "1,234" and "1 234" being 1234, and have the
//     signs of the column's NumberSigns or else of the grid's locale.Numbers; text that
//     the column's Parse reads is a number too.
//   - Times are compared by the clock that the cell shows. "2001", "2001-03",
//     "2001-03-04" and so on to the second name the whole of that time: Equals is
//     within it, Less before its start, Greater after its end. So do the relative dates that
//     ParsePeriod reads, such as "today" and "last 7 days", which move with the clock.
//   - Truth values are "true" and "false", or the text that represents them.
//
// Text that cannot be read so passes all rows.
type Filter struct {
	First  Condition `json:"first,omitzero"`
	Second Condition `json:"second,omitzero"`
	// Any passes rows of which either condition holds; else both must.
	Any bool `json:"any,omitempty"`
}

// Condition is one comparison of a Filter. The zero value holds for all rows.
type Condition struct {
	Op Op `json:"op"`
	// A is compared with; B is the other end of Between. A condition that needs
	// an operand and has none holds for all rows; a Between with one end is open at
	// the other.
	A string `json:"a,omitempty"`
	B string `json:"b,omitempty"`
	// Values are the texts of OneOf and NotOneOf, letter by letter as cells show them; the empty
	// one represents rows without a value.
	Values []string `json:"values,omitempty"`
}

// Column is the filter of a column.
type Column struct {
	ColumnID string `json:"id"`
	Filter   Filter `json:"filter"`
}

// And passes rows that pass both filters, of which the first conditions count.
func (f Filter) And(other Filter) Filter {
	return Filter{First: f.First, Second: other.First}
}

// Or passes rows that pass either filter, of which the first conditions count.
func (f Filter) Or(other Filter) Filter {
	return Filter{First: f.First, Second: other.First, Any: true}
}

// Active reports whether the filter can keep any row from passing.
func (f Filter) Active() bool {
	return f.First.Active() || f.Second.Active()
}

// Equal reports whether two filters say the same in the same words.
func (f Filter) Equal(other Filter) bool {
	return f.Any == other.Any && f.First.Equal(other.First) && f.Second.Equal(other.Second)
}

// IsZero reports whether the condition is the zero value.
func (c Condition) IsZero() bool { return c.Equal(Condition{}) }

// Equal reports whether two conditions say the same in the same words.
func (c Condition) Equal(other Condition) bool {
	return c.Op == other.Op && c.A == other.A && c.B == other.B && slices.Equal(c.Values, other.Values)
}

// Active reports whether the condition can fail for any row.
func (c Condition) Active() bool {
	switch c.Op.Operands() {
	case 0:
		return c.Op.Known() && (c.Op != NotOneOf || len(c.Values) > 0)
	case 2:
		return strings.TrimSpace(c.A) != "" || strings.TrimSpace(c.B) != ""
	}
	return c.A != ""
}

// Clone returns a filter that shares nothing with this one.
func (f Filter) Clone() Filter {
	f.First.Values, f.Second.Values = slices.Clone(f.First.Values), slices.Clone(f.Second.Values)
	return f
}

// Equal reports whether two columns are the same and so are their filters.
func (f Column) Equal(other Column) bool {
	return f.ColumnID == other.ColumnID && f.Filter.Equal(other.Filter)
}
