// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import (
	"cmp"
	"strconv"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/exact"
)

// State reports whether an expression has a value for a row, or why not.
type State uint8

const (
	// OK means a value.
	OK State = iota
	// Missing means no value, as in an empty cell.
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
	// Ticks holds the microseconds of a Date (see Micros) or the nanoseconds of a Duration.
	Ticks int64
}

// numberOf returns a float64 as a number that is not exact.
func numberOf(f float64) exact.Number { return exact.Number{Float: f} }

func whole(i int64) exact.Number { return exact.Whole(exact.OfInt64(i)) }

// AppendText appends the value as text: plain digits, a date in ISO form, true or false, or a duration such
// as 1h30m0s. It appends nothing for a missing value and for a failure.
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

// significant is the number of digits shown of a float64. The last two of its 17 digits are noise of
// arithmetic, as in 0.1 + 0.2.
const significant = 15

// Rounded returns f with 15 significant digits, without the noise of arithmetic.
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

// compareNumbers orders two numbers, exactly if both are exact.
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
