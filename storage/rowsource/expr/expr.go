// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package expr

import (
	"slices"

	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Expr is one of And, Or, Not, Compare, In, Match and Null. A nil Expr passes all rows.
// Expressions must not change once somebody else has them.
type Expr interface {
	// node is there so that other types are no expressions.
	node()
}

// And is true if all of its parts are, false if any is false. Without parts it is true.
type And []Expr

// Or is true if any of its parts is, false if all are false. Without parts it is false.
type Or []Expr

// Not is true if its part is false, and unknown if its part is.
type Not struct{ Of Expr }

// Compare compares the value of a column with another value. It is unknown if either of them is
// null, and false for values of different kinds, but for OpNotEqual.
type Compare struct {
	Column string
	Op     Op
	Value  value.Value
}

// In is true if the value of a column is one of several. A null among them stands for rows
// without a value; without it, such rows are unknown, even if there are no values at all.
type In struct {
	Column string
	Values []value.Value
}

// Null is true for rows without a value in a column, and never unknown.
type Null struct{ Column string }

// Match is true if the text of one of several columns compares as asked; a column without a
// value is unknown. Without columns it is false. The text is what the source says that the
// column shows, else the String of the value. Letter case does not count unless Case is set.
type Match struct {
	Columns []string
	Op      MatchOp
	// Text is searched for: a regular expression of package regexp for MatchRegexp.
	Text string
	// Case tells upper and lower case apart.
	Case bool
	// Initials has a Korean initial consonant in Text stand for all syllables that begin with
	// it, so that ㄱㅅ finds 검색. MatchRegexp does not look at it.
	Initials bool
}

func (And) node()     {}
func (Or) node()      {}
func (Not) node()     {}
func (Compare) node() {}
func (In) node()      {}
func (Null) node()    {}
func (Match) node()   {}

// Blank is true for rows that have no value in a column or an empty text.
func Blank(column string) Expr {
	return In{Column: column, Values: []value.Value{{}, value.Text("")}}
}

// Between is true for values from one to another, both included. A null end is open.
func Between(column string, low, high value.Value) Expr {
	var ends And
	if !low.IsNull() {
		ends = append(ends, Compare{column, OpGreaterEqual, low})
	}
	if !high.IsNull() {
		ends = append(ends, Compare{column, OpLessEqual, high})
	}
	return Join(ends...)
}

// Missing is true where an expression is, and for rows without a value in a column.
func Missing(column string, or Expr) Expr { return Or{Null{column}, or} }

// Join is what is true where all of some expressions are. Those that are nil are left out; it is
// nil if none is left, and the one itself where there is only one.
func Join(all ...Expr) Expr {
	rest := slices.DeleteFunc(slices.Clone(all), func(e Expr) bool { return e == nil })
	switch len(rest) {
	case 0:
		return nil
	case 1:
		return rest[0]
	}
	return And(rest)
}
