// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import (
	"fmt"
	"strings"
)

// Code is the kind of an Error.
type Code uint8

const (
	// Incomplete is a text that ends too early. Unexpected is a word or sign that may not be where it is.
	Incomplete Code = iota + 1
	Unexpected
	// UnknownColumn is a name of no column. AmbiguousColumn is a header of several columns that is not an id.
	UnknownColumn
	AmbiguousColumn
	UnknownFunction
	// WrongCount is a function with too few or too many arguments.
	WrongCount
	WrongType
	// OpenText and OpenColumn are an unclosed quote and an unclosed bracket.
	OpenText
	OpenColumn
	BadNumber
	BadDate
	BadCharacter
	// TooLong is a text of more than 10,000 bytes, or a calculated column that is too large together with all
	// that it uses. TooDeep is an expression of more than 100 levels.
	TooLong
	TooDeep
	// NotCondition is an expression that is neither true nor false, used as a filter.
	NotCondition
	// Cycle is a column that is calculated from itself; Found holds the names on the cycle, one a line. Broken
	// is a column whose own expression is wrong. Parse returns neither.
	Cycle
	Broken

	codeCount = iota + 1
)

// Want is the syntax expected at the place of an error.
type Want uint8

const (
	// WantOperand is a column, a value, a function or a bracket.
	WantOperand Want = iota + 1
	WantOperator
	WantClose
	WantSeparator
	// WantAnd is the word between the two bounds of between.
	WantAnd
	// WantList is the opening bracket of a list.
	WantList
	WantType
	WantCount
	// WantWord is a word that may follow is, starts or not.
	WantWord
)

// Error describes the first error in the text of an expression, and its place.
type Error struct {
	// Start and End are the offsets of the offending text, in bytes. They are equal at the end of the text.
	Start, End int
	Code       Code
	// Found is the offending text.
	Found string
	// Want is the syntax expected there, 0 if that does not matter.
	Want Want
	// FoundType is the type of the operand and Types the accepted types, for WrongType. Function is the name
	// of the function, for WrongCount and WrongType.
	FoundType Type
	Types     []Type
	Function  string
	// Least and Most bound the number of arguments of a function, for WrongCount. A negative Most means no
	// limit.
	Least, Most int
	// Names holds the texts that are accepted in place of Found, for Unexpected. Nil means any other text.
	Names []string
}

var codeNames = [codeCount]string{
	Incomplete: "the text ends too early", Unexpected: "unexpected", UnknownColumn: "unknown column",
	AmbiguousColumn: "several columns of this name", UnknownFunction: "unknown function", WrongCount: "wrong number of arguments of",
	WrongType: "wrong type", OpenText: "a text without a closing quote", OpenColumn: "a name without a closing bracket",
	BadNumber: "not a number", BadDate: "no such date", BadCharacter: "unexpected character",
	TooLong: "too long", TooDeep: "more than 100 levels", NotCondition: "neither true nor false", Cycle: "calculated from itself",
	Broken: "a column that is wrong itself:",
}

// Error returns the error in English, for logs. Explain returns the words for people.
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
	if e.Names != nil {
		text += ", not one of " + strings.Join(e.Names, ", ")
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

// String returns the English name of the type.
func (t Type) String() string {
	return [...]string{"anything", "number", "text", "condition", "date", "duration"}[min(t, Duration)]
}
