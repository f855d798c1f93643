// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rownumbers

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/option"
)

// leastDigits is how many digits the column has room for at least: a grid that begins to fill does
// not change its columns at once.
const leastDigits = 3

// Def defines the column, with room for numbers of so many characters.
func Def(digits int) *column.Def {
	d := column.New(column.RowNumberColumnID, "")
	d.Utility, d.Digits, d.Align, d.Kind = true, digits, option.AlignEnd, option.KindOther
	d.NoResize, d.NoFilter, d.NoSort, d.NoReorder, d.NoPin, d.NoHide = true, true, true, true, true, true
	return d
}

// Digits is how many characters the longest of the numbers of count rows has, to which an offset is
// added.
func Digits(count, offset int) int {
	return max(leastDigits, length(1+offset), length(max(count, 1)+offset))
}

// length is how many characters a number has.
func length(n int) int {
	l := 1
	if n < 0 {
		l++
	}
	for n = max(n, -n); n >= 10; n /= 10 {
		l++
	}
	return l
}
