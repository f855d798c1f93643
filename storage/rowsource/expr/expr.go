// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package expr

import (
	"slices"

	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Predicate is an And, Or, Not, Compare, In, Match or Null. A nil Predicate passes all rows. Predicates must not
// change after they were passed on.
type Predicate interface {
	// node prevents other types from being predicates.
	node()
}

// And is true if all of its parts are, false if any is false. Without parts it is true.
type And []Predicate

// Or is true if any of its parts is, false if all are false. Without parts it is false.
type Or []Predicate

// Not is true if its part is false, and unknown if its part is.
type Not struct{ Of Predicate }

// Compare compares the value of a column with another value. It is unknown if either of them is null. For
// values of different kinds it is false, except that OpNotEqual is true.
type Compare struct {
	Column string
	Op     Op
	Value  value.Value
}

// In is true if the value of a column is in a list. A null in the list matches rows without a value; without
// it, such rows are unknown, even if the list is empty.
type In struct {
	Column string
	Values []value.Value
}

// Null is true for rows without a value in a column, and never unknown.
type Null struct{ Column string }

// Match is true if the text of at least one column in Columns matches; a column without a value is unknown.
// Without columns it is false. The text of a column is defined by the source, by default the String of the
// value. Letter case is ignored unless Case is set.
type Match struct {
	Columns []string
	Op      MatchOp
	// Text is the text to search for, or a regular expression of package regexp for MatchRegexp.
	Text string
	// Case distinguishes upper and lower case.
	Case bool
	// Initials makes a Korean initial consonant in Text match all syllables that begin with it, so that ㄱㅅ
	// finds 검색. MatchRegexp ignores it.
	Initials bool
}

func (And) node()     {}
func (Or) node()      {}
func (Not) node()     {}
func (Compare) node() {}
func (In) node()      {}
func (Null) node()    {}
func (Match) node()   {}

// Join returns a predicate that is true where all of the predicates are. It skips nil predicates. It
// returns nil if there are no others, and a single predicate unchanged.
func Join(all ...Predicate) Predicate {
	rest := slices.DeleteFunc(slices.Clone(all), func(e Predicate) bool { return e == nil })
	switch len(rest) {
	case 0:
		return nil
	case 1:
		return rest[0]
	}
	return And(rest)
}
