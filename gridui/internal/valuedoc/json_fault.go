// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valuedoc

import (
	"strings"
	"unicode/utf8"
)

// Expect names the token or character that JSON needs at a place.
type Expect uint8

// What can be expected.
const (
	ExpectValue Expect = iota
	ExpectValueOrBracket
	ExpectKey
	ExpectKeyOrBrace
	ExpectColon
	ExpectCommaOrBracket
	ExpectCommaOrBrace
	ExpectEnd
	// ExpectQuote is the end of a string, ExpectEscape the rest of an escape in it. ExpectControl is the escape of a control
	// character.
	ExpectQuote
	ExpectEscape
	ExpectControl
	ExpectDigit
	// Expects is the number of the values above.
	Expects
)

// Fault is the first error of a JSON text.
type Fault struct {
	// At is its place in bytes. Line and Column count from 1, Column in characters.
	At, Line, Column int
	Expected         Expect
}

// newFault returns the fault at a place of a text.
func newFault(s string, at int, e Expect) *Fault {
	before := s[:at]
	begin := strings.LastIndexByte(before, '\n') + 1
	return &Fault{At: at, Line: strings.Count(before, "\n") + 1, Column: utf8.RuneCountInString(before[begin:]) + 1, Expected: e}
}
