// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import (
	"cmp"
	"strconv"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/exact"
)

// State says whether an expression has a value for a row.
type State uint8

const (
	// OK is a value.
	OK State = iota
	// Missing is no value, as an empty cell has none.
	Missing
	// DivisionByZero, NotANumber (of a text), NotADate and OutOfRange are failures.
	DivisionByZero
	NotANumber
	NotADate
	OutOfRange
)

// Failed reports whether the state is a failure, which a missing value is not.
func (s State) Failed() bool { return s > Missing }

// Value is the value of an expression for a row.
type Value struct {
	State State
	Type  Type
	// Number is set for a Number, Text for a Text, Bool for a Bool.
	Number exact.Number
	Text   string
	Bool   bool
	// Ticks are the microseconds of a Date, see Micros, or the nanoseconds of a Duration.
	Ticks int64
}

// numberOf is a float64 as a number that is not exact.
func numberOf(f float64) exact.Number { return exact.Number{Float: f} }

func whole(i int64) exact.Number { return exact.Whole(exact.OfInt64(i)) }

// AppendText appends the value as text: plain digits, a date in ISO form, true or false, a duration as
// in 1h30m0s. Nothing stands for a value that is missing and for a failure.
func (v Value) AppendText(dst []byte) []byte {
	if v.State != OK {
		return dst
	}
	switch v.Type {
	case Number:
		return appendNumber(dst, v.Number)
	case Text:
		return append(dst, v.Text...)
	case Bool:
		return strconv.AppendBool(dst, v.Bool)
	case Date:
		return appendDate(dst, v.Ticks)
	case Duration:
		return append(dst, time.Duration(v.Ticks).String()...)
	}
	return dst
}

// significant is how many digits of a float64 are shown: the last two of the 17 that it has are noise
// of the arithmetic, as in 0.1 + 0.2.
const significant = 15

// Rounded is a float64 without the noise of arithmetic: with 15 significant digits.
func Rounded(f float64) float64 {
	var buf [32]byte
	short, err := strconv.ParseFloat(string(strconv.AppendFloat(buf[:0], f, 'g', significant, 64)), 64)
	if err != nil {
		return f
	}
	return short
}

func appendNumber(dst []byte, n exact.Number) []byte {
	if !n.Exact {
		n.Float = Rounded(n.Float)
	}
	return n.AppendText(dst)
}

// compareNumbers orders two numbers, exactly where both are exact.
func compareNumbers(a, b exact.Number) int {
	if a.Exact && b.Exact {
		if a.Decimals == b.Decimals {
			return a.Units.Cmp(b.Units)
		}
		decimals := max(a.Decimals, b.Decimals)
		x, fits := a.In(decimals)
		y, both := b.In(decimals)
		if fits && both {
			return x.Cmp(y)
		}
	}
	return cmp.Compare(a.Near(), b.Near())
}
