// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package table

import (
	"bytes"
	"time"
	"unicode/utf8"
	"unsafe"
)

// AppendCell appends the text of a cell to dst, without the quotes around it and with those
// inside made single. Bytes that are no valid UTF-8 come as they stand in the file; Go and Gio show
// each as U+FFFD. A missing cell and a position outside the table append nothing.
func (t *Table) AppendCell(dst []byte, row, col int) []byte {
	v, escaped := t.text.value(row, col)
	if escaped {
		return appendUnescaped(dst, v)
	}
	return append(dst, v...)
}

// longCell is the length in bytes beyond which Cell shares the text of the table.
const longCell = 4096

// Cell returns the text of a cell as AppendCell appends it. The result is a copy of its own where it is short,
// so that who keeps it does not keep the text of the table; a long one shares that text, which never changes,
// unless quotes inside it are doubled.
func (t *Table) Cell(row, col int) string {
	v, escaped := t.text.value(row, col)
	switch {
	case escaped:
		return string(appendUnescaped(nil, v))
	case len(v) <= longCell:
		return string(v)
	}
	return unsafe.String(unsafe.SliceData(v), len(v))
}

// AppendPrefix is AppendCell for at most limit bytes of the cell, cut before the character that does
// not fit. It takes the same short time for a cell of any length.
func (t *Table) AppendPrefix(dst []byte, row, col, limit int) []byte {
	v, escaped := t.text.value(row, col)
	limit = min(max(limit, 0), len(v))
	old := len(dst)
	if !escaped {
		dst = append(dst, v[:min(limit+utf8.UTFMax, len(v))]...)
	} else {
		// limit characters cannot take more than twice as many bytes; an odd cut inside a
		// doubled quote leaves one quote, which is what it stands for.
		dst = appendUnescaped(dst, v[:min(2*(limit+utf8.UTFMax), len(v))])
	}
	return dst[:old+cut(dst[old:], limit)]
}

// cut is the greatest length up to limit that splits no character of b.
func cut(b []byte, limit int) int {
	if len(b) <= limit {
		return len(b)
	}
	if utf8.RuneStart(b[limit]) {
		return limit
	}
	for n := limit - 1; n >= 0 && n > limit-utf8.UTFMax; n-- {
		if utf8.RuneStart(b[n]) {
			if _, size := utf8.DecodeRune(b[n:]); n+size > limit {
				return n
			}
			break
		}
	}
	return limit
}

// Missing reports that there is no value: the cell is empty or blank, its row is too short, or the
// position is outside the table.
func (t *Table) Missing(row, col int) bool {
	v, _ := t.text.value(row, col)
	return len(trim(v)) == 0
}

// Int gives the value of a cell in an Integer column. It is false for a missing cell and for a column
// of another kind.
func (t *Table) Int(row, col int) (int64, bool) {
	v, c := t.typed(row, col)
	if c.Kind != Integer {
		return 0, false
	}
	return parseInt(v)
}

// Float gives the value of a cell in an Integer or Decimal column. It is false for a missing cell and
// for a column of another kind. A number too large becomes an infinity.
func (t *Table) Float(row, col int) (float64, bool) {
	v, c := t.typed(row, col)
	if c.Kind != Integer && c.Kind != Decimal {
		return 0, false
	}
	return parseFloat(v, c.form)
}

// Time gives the value of a cell in a Date, Time or DateTime column, in UTC: times that
// name no zone are taken for UTC, and times of day are on January 1, year 0. It is false for a missing
// cell and for a column of another kind.
func (t *Table) Time(row, col int) (time.Time, bool) {
	v, c := t.typed(row, col)
	switch c.Kind {
	case Date, DateTime:
		return parseDate(v, c.form)
	case Time:
		return parseClock(v)
	}
	return time.Time{}, false
}

// Bool gives the value of a cell in a Boolean column. ok is false for a missing cell and for a column
// of another kind.
func (t *Table) Bool(row, col int) (value, ok bool) {
	v, c := t.typed(row, col)
	if c.Kind != Boolean || len(v) == 0 {
		return false, false
	}
	return equalFold(v, "true") || equalFold(v, "yes"), true
}

// typed gives a cell without the blanks around it, and its column. Only text needs unescaping: no
// value of another kind has a quote in it.
func (t *Table) typed(row, col int) ([]byte, Column) {
	if col < 0 || col >= len(t.columns) || t.columns[col].Kind == Text {
		return nil, Column{}
	}
	v, _ := t.text.value(row, col)
	return trim(v), t.columns[col]
}

// trim takes ASCII blanks off both ends.
func trim(b []byte) []byte { return bytes.Trim(b, " \t") }
