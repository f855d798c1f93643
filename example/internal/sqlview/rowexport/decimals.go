// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowexport

import (
	"fmt"
	"strings"

	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Number returns the text of a number, or of another value in a column of numbers, with at least the column's digits
// and decimals.
func (f Form) Number(v value.Value) string {
	i, whole := v.AsInt()
	switch {
	case whole && f.Digits > 0:
		return fmt.Sprintf("%0*d", f.Digits, i)
	case v.Infinite() > 0:
		return "Infinity" // as exports have it
	case v.Infinite() < 0:
		return "-Infinity"
	}
	return Digits(v, f.Decimals)
}

// Digits returns the text of a value, and gives a number at least the given decimals: a value has no zeros at its
// end, but a column of prices shows them.
func Digits(v value.Value, decimals int) string {
	text := v.String()
	if decimals <= 0 || v.Kind() != value.KindNumber || v.Infinite() != 0 || strings.Contains(text, "e") {
		return text
	}
	whole, fraction, _ := strings.Cut(text, ".")
	return whole + "." + fraction + strings.Repeat("0", max(decimals-len(fraction), 0))
}
