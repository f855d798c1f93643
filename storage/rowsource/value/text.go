// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package value

import (
	"encoding/hex"
	"math"
	"strconv"
	"time"
)

// String returns the text of the value, which Match searches if a column has no other text: the empty string
// for null, "true" or "false", the shortest digits of a number, a time in UTC as in RFC 3339, bytes as
// hexadecimal digits.
func (v Value) String() string {
	switch v.kind {
	case KindBool:
		return strconv.FormatBool(v.bits == 1)
	case KindNumber:
		return v.digits()
	case KindTime:
		t, _ := v.AsTime()
		return t.Format(time.RFC3339Nano)
	case KindText:
		return v.text
	case KindBytes:
		return hex.EncodeToString([]byte(v.text))
	}
	return ""
}

// digits returns the shortest text of a number.
func (v Value) digits() string {
	switch v.form {
	case formInt:
		return strconv.FormatInt(int64(v.bits), 10)
	case formDecimal:
		return v.text
	}
	f := math.Float64frombits(v.bits)
	if a := math.Abs(f); a >= 1e21 || a < 1e-6 {
		return strconv.FormatFloat(f, 'e', -1, 64)
	}
	return strconv.FormatFloat(f, 'f', -1, 64)
}

// GoString returns the value as expressions print it: null, a number, or a text in quotes.
func (v Value) GoString() string {
	switch v.kind {
	case KindNull:
		return "null"
	case KindText:
		return strconv.Quote(v.text)
	case KindTime:
		return "time " + strconv.Quote(v.String())
	case KindBytes:
		return "bytes " + strconv.Quote(v.String())
	}
	return v.String()
}
