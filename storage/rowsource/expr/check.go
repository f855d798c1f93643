// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package expr

import (
	"errors"
	"fmt"
	"regexp"
	"strconv"
)

// maxDepth is the maximal depth of predicates: people write none deeper, and walking deeper ones from other
// origins would take too much stack.
const maxDepth = 100

// Error is an error in a predicate, with its place.
type Error struct {
	// Place is the path from the predicate to the part with the error, such as ".and[1].not.column". It is
	// empty for the predicate itself.
	Place string
	// Err is the error there.
	Err error
}

// Error returns the place and the error there.
func (e *Error) Error() string {
	if e.Place == "" {
		return "expr: " + e.Err.Error()
	}
	return "expr: " + e.Place + ": " + e.Err.Error()
}

// Unwrap returns the error without its place.
func (e *Error) Unwrap() error { return e.Err }

// Check returns an *Error for the first part of a predicate that cannot be used: a nil part, an unknown
// operator, an invalid regular expression, a column without a name, or more than 100 levels. A nil predicate
// is valid.
func Check(e Predicate) error {
	if e == nil {
		return nil
	}
	return check(e, "", 0)
}

func check(e Predicate, place string, depth int) error {
	if depth > maxDepth {
		return &Error{place, fmt.Errorf("more than %d levels", maxDepth)}
	}
	switch e := e.(type) {
	case And:
		return checkAll(e, place+".and", depth)
	case Or:
		return checkAll(e, place+".or", depth)
	case Not:
		return check(e.Of, place+".not", depth+1)
	case Compare:
		if _, err := e.Op.MarshalText(); err != nil {
			return &Error{place + ".compare.op", err}
		}
		return checkColumn(e.Column, place+".compare.column")
	case In:
		return checkColumn(e.Column, place+".in.column")
	case Null:
		return checkColumn(e.Column, place+".null")
	case Match:
		return checkMatch(e, place+".match")
	}
	return &Error{place, errors.New("no expression")}
}

func checkAll(parts []Predicate, place string, depth int) error {
	for i, part := range parts {
		if err := check(part, place+"["+strconv.Itoa(i)+"]", depth+1); err != nil {
			return err
		}
	}
	return nil
}

func checkColumn(name, place string) error {
	if name == "" {
		return &Error{place, errors.New("a column without a name")}
	}
	return nil
}

func checkMatch(m Match, place string) error {
	if _, err := m.Op.MarshalText(); err != nil {
		return &Error{place + ".op", err}
	}
	for i, name := range m.Columns {
		if err := checkColumn(name, place+".columns["+strconv.Itoa(i)+"]"); err != nil {
			return err
		}
	}
	if m.Op == MatchRegexp {
		if _, err := regexp.Compile(m.Text); err != nil {
			return &Error{place + ".text", err}
		}
	}
	return nil
}
