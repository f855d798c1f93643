// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rownumbers

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/option"
)

// leastDigits is the least number of digits that the column has room for: a grid that begins to fill does not
// change its columns at once.
const leastDigits = 3

// wanted holds what the column depends on.
type wanted struct {
	options option.RowNumbers
	// digits is the number of characters of the longest number, 0 without a column.
	digits int
}

// SyncOwnColumns finds the width that the column needs, and reports whether the column changed.
func (f *Feature) SyncOwnColumns() (changed bool) {
	now, numbered := wanted{options: f.Options.RowNumbers}, dataset.Numbered{}
	if now.options.Enabled {
		numbered = f.Dataset.Access().Numbered(f.numbered)
		now.digits = digits(numbered.Most, now.options.Offset)
	}
	f.numbered = numbered
	changed = now != f.wanted
	f.wanted = now
	return changed
}

// AppendOwnColumns appends the column if there is one.
func (f *Feature) AppendOwnColumns(dst []*column.Def) []*column.Def {
	if f.wanted.digits == 0 {
		return dst
	}
	return append(dst, def(f.wanted.digits))
}

// def returns the definition of the column, with room for numbers of the given number of characters.
func def(digits int) *column.Def {
	d := column.New(column.RowNumberColumnID, "")
	d.Utility, d.Digits, d.Align, d.Kind = true, digits, option.AlignEnd, option.KindOther
	d.NoResize, d.NoFilter, d.NoSort, d.NoReorder, d.NoPin, d.NoHide = true, true, true, true, true, true
	return d
}

// digits returns the number of characters of the longest number of count rows, plus an offset that is added to
// each number; at least leastDigits.
func digits(count, offset int) int {
	return max(leastDigits, length(1+offset), length(max(count, 1)+offset))
}

// length returns the number of characters of n.
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
