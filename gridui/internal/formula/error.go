// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import (
	"fmt"
	"strings"
)

// Code says what is wrong with a text.
type Code uint8

const (
	// Incomplete is a text that ends too early, Unexpected a word or sign that cannot stand
	// where it is.
	Incomplete Code = iota + 1
	Unexpected
	// UnknownColumn is a name that no column has, AmbiguousColumn one that several have and that
	// is no id.
	UnknownColumn
	AmbiguousColumn
	UnknownFunction
	// WrongCount is a function with too few or too many arguments.
	WrongCount
	WrongType
	// OpenText and OpenColumn are a quote and a bracket without a second one.
	OpenText
	OpenColumn
	BadNumber
	BadDate
	BadCharacter
	// TooLong is a text of more than 10,000 bytes, or a calculated column that with all that it uses has
	// more than it may, TooDeep one of more than 100 levels.
	TooLong
	TooDeep
	// NotCondition is an expression that is neither true nor false, where rows are to pass.
	NotCondition
	// Cycle is a column that is calculated from itself, by the names in Found, one in a line. Broken
	// is a column whose own expression is wrong. Parse returns neither.
	Cycle
	Broken

	codeCount = iota + 1
)

// Want is what a text may go on with.
type Want uint8

const (
	// WantOperand is a column, a value, a function or a bracket.
	WantOperand Want = iota + 1
	WantOperator
	WantClose
	WantSeparator
	// WantAnd is the word between the two ends of between.
	WantAnd
	// WantList is the bracket of a list.
	WantList
	WantType
	WantCount
	// WantWord is what follows is, starts or not.
	WantWord
)

// Error says what is wrong with the text of an expression, and where.
type Error struct {
	// Start and End are the offsets in bytes of what is wrong. They are equal at the end of the
	// text.
	Start, End int
	Code       Code
	// Found is what stands there.
	Found string
	// Want is what was expected there, 0 if that does not matter.
	Want Want
	// FoundType and Types are the type that an operand has and those that it may have, for
	// WrongType. Function is the name of the function, for WrongCount and WrongType.
	FoundType Type
	Types     []Type
	Function  string
	// Least and Most are the numbers of arguments of a function, for WrongCount. A negative Most
	// is no limit.
	Least, Most int
}

var codeNames = [codeCount]string{
	Incomplete: "the text ends too early", Unexpected: "unexpected", UnknownColumn: "unknown column",
	AmbiguousColumn: "several columns of this name", UnknownFunction: "unknown function", WrongCount: "wrong number of arguments of",
	WrongType: "wrong type", OpenText: "a text without a closing quote", OpenColumn: "a name without a closing bracket",
	BadNumber: "not a number", BadDate: "no such date", BadCharacter: "unexpected character",
	TooLong: "too long", TooDeep: "more than 100 levels", NotCondition: "neither true nor false", Cycle: "calculated from itself",
	Broken: "a column that is wrong itself:",
}

// Error is the error in English, for programs. Explain has the words for people.
func (e *Error) Error() string {
	text := fmt.Sprintf("formula: %d: ", e.Start)
	if int(e.Code) < len(codeNames) {
		text += codeNames[e.Code]
	}
	if e.Function != "" {
		text += " " + e.Function
	}
	if e.Found != "" {
		text += fmt.Sprintf(" %q", e.Found)
	}
	if e.Code == WrongType {
		text += fmt.Sprintf(": %s, not %s", typeNames(e.Types), e.FoundType)
	}
	return text
}

func typeNames(types []Type) string {
	names := make([]string, len(types))
	for i, t := range types {
		names[i] = t.String()
	}
	return strings.Join(names, " or ")
}

// String is the name of the type in English.
func (t Type) String() string {
	return [...]string{"anything", "number", "text", "condition", "date", "duration"}[min(t, Duration)]
}
