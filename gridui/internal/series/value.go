// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series

import (
	"math"
	"strconv"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/exact"
)

// Kind is the kind of a value.
type Kind uint8

const (
	// KindBlank is a cell without a value.
	KindBlank Kind = iota
	// KindNumber is a number, KindTime a date or a time of day, KindText a text.
	KindNumber
	KindTime
	KindText
	// KindOther is any other value. It can only be repeated.
	KindOther
)

// Shows selects the parts of a time that a column displays. Other parts are not compared, and keep the values of
// the source.
type Shows uint8

const (
	// ShowsAll is a date and a time of day.
	ShowsAll Shows = iota
	// ShowsDate is a date without a time of day, ShowsMonth one without a day of the month,
	// ShowsYear one without a month.
	ShowsDate
	ShowsMonth
	ShowsYear
	// ShowsClock is a time of day without a date.
	ShowsClock
)

// Value is the value of one cell. Kind determines which other field is set.
type Value struct {
	Kind   Kind
	Shows  Shows // of a time
	Number exact.Number
	Time   time.Time
	Text   string
}

// Whole returns the value of an integer.
func Whole(n exact.Int) Value { return Value{Kind: KindNumber, Number: exact.OfUnits(n, 0)} }

// Float returns the value of a float of a size in bits, 32 or 64. It is the decimal number with the fewest
// digits that reads as the float: 0.1 is exactly one tenth.
func Float(f float64, bits int) Value {
	v := Value{Kind: KindNumber, Number: exact.Number{Float: f}}
	// Outside of these bounds a number has more digits than exact.Parse keeps.
	if size := math.Abs(f); size < 1e18 && (size >= 1e-18 || size == 0) {
		var room [48]byte
		if n, ok := exact.Parse(strconv.AppendFloat(room[:0], f, 'f', -1, bits)); ok {
			v.Number = n.Trim()
		}
	}
	return v
}

// Decimal returns the value of a number in plain digits; ok is false if the text is not a number.
func Decimal(text []byte) (v Value, ok bool) {
	n, ok := exact.Parse(text)
	if !ok {
		return v, false
	}
	return Value{Kind: KindNumber, Number: n.Trim()}, true
}

// Time returns the value of a time in a column that shows some of its parts.
func Time(at time.Time, shows Shows) Value { return Value{Kind: KindTime, Time: at, Shows: shows} }

// Text returns the value of a text. An empty text is blank.
func Text(text string) Value {
	if text == "" {
		return Value{}
	}
	return Value{Kind: KindText, Text: text}
}

// appendValue appends the text of a value: numbers in plain digits, times by RFC 3339.
func appendValue(dst []byte, v *Value) []byte {
	switch v.Kind {
	case KindNumber:
		return v.Number.AppendText(dst)
	case KindTime:
		return v.Time.AppendFormat(dst, time.RFC3339Nano)
	case KindBlank:
		return dst
	}
	return append(dst, v.Text...)
}
