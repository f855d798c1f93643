// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package numtext

import (
	"strconv"
	"strings"
)

// Reason is the reason why a text is not read as a number.
type Reason uint8

const (
	// NotNumber is the reason for text without digits, or with characters not allowed in numbers.
	NotNumber Reason = iota + 1
	// WrongGrouping is the reason for grouping signs that do not divide the digits into groups.
	WrongGrouping
	// Ambiguous is the reason for a sign that can be a decimal or a grouping sign.
	Ambiguous
	// NotWhole is the reason for decimals in a whole number.
	NotWhole
	// OutOfRange is the reason for a number outside the range of the type.
	OutOfRange
)

// String returns the reason in English.
func (r Reason) String() string {
	switch r {
	case WrongGrouping:
		return "digits are grouped wrongly"
	case Ambiguous:
		return "the sign can be read in two ways"
	case NotWhole:
		return "not a whole number"
	case OutOfRange:
		return "out of range"
	}
	return "not a number"
}

// Error is the error for a text that is not read as a number.
type Error struct {
	Reason Reason
	// Text is the text. At is the offset in bytes of the wrong character, len(Text) if the text ends too
	// early. NotWhole and OutOfRange apply to the whole text: At is 0.
	Text string
	At   int
	// By is the Reader, with the expected signs.
	By Reader
}

// Error implements error.
func (e *Error) Error() string {
	text := strconv.Quote(e.Text) + ": " + e.Reason.String()
	if at := e.At; at > 0 && at < len(e.Text) {
		text += " at " + strconv.Quote(e.Text[at:])
	}
	if e.Reason == WrongGrouping || e.Reason == Ambiguous {
		text += ", expected is a number like " + e.Example()
	}
	return text
}

// Unwrap returns strconv.ErrRange or strconv.ErrSyntax.
func (e *Error) Unwrap() error {
	if e.Reason == OutOfRange {
		return strconv.ErrRange
	}
	return strconv.ErrSyntax
}

// Example returns a number in the expected notation, such as "1,234.5".
func (e *Error) Example() string { return e.By.Example() }

// fail returns an error with a copy of text, which may be part of a longer string.
func (r Reader) fail(reason Reason, text string, at int) error {
	return &Error{Reason: reason, Text: strings.Clone(text), At: at, By: r}
}
