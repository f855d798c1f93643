// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlcolumns

import (
	"fmt"
	"math"
	"strconv"

	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// number is a number with all its digits, of which a float64 keeps 15. The zero value is none.
type number struct{ value.Value }

// asNumber returns the number of a value.
func asNumber(v value.Value) (number, bool) { return number{v}, v.Kind() == value.KindNumber }

// value returns the value of the database: 0 for the number of a cleared cell that cannot be null.
func (n number) value() value.Value {
	if n.IsNull() {
		return value.Int(0)
	}
	return n.Value
}

// Compare orders numbers by their exact values.
func (n number) Compare(o number) int { return n.Value.Compare(o.Value) }

// parseNumber reads plain digits exactly, and a number with an exponent as a float64.
func parseNumber(text string) (number, error) {
	if v, err := value.Decimal(text); err == nil {
		return number{v}, nil
	}
	f, err := strconv.ParseFloat(text, 64)
	switch {
	case err != nil:
		return number{}, err
	case math.IsNaN(f) || math.IsInf(f, 0):
		return number{}, &strconv.NumError{Func: "ParseFloat", Num: text, Err: strconv.ErrSyntax}
	}
	return number{value.Float(f)}, nil
}

// bytes is a number of bytes.
type bytes int

// String returns the number with a unit.
func (b bytes) String() string {
	switch {
	case b < 1000:
		return fmt.Sprintf("%d B", int(b))
	case b < 1_000_000:
		return fmt.Sprintf("%.1f kB", float64(b)/1e3)
	}
	return fmt.Sprintf("%.1f MB", float64(b)/1e6)
}
