// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowexport

import (
	"strings"

	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Digits is the text of a value, of a number with so many decimals at least: a value has no zeros at
// its end, but a column of prices shows them.
func Digits(v value.Value, decimals int) string {
	text := v.String()
	if decimals <= 0 || v.Kind() != value.KindNumber || v.Infinite() != 0 || strings.Contains(text, "e") {
		return text
	}
	whole, fraction, _ := strings.Cut(text, ".")
	return whole + "." + fraction + strings.Repeat("0", max(decimals-len(fraction), 0))
}
