// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package table

import (
	"bytes"
	"time"
	"unicode/utf8"
	"unsafe"
)

// AppendCell appends the text of a cell to dst, without its outer quotes and with doubled quotes made single. Bytes
// that are not valid UTF-8 are appended unchanged; Go and Gio show each as U+FFFD. For a missing cell or a position
// outside the table, AppendCell appends nothing.
func (t *Table) AppendCell(dst []byte, row, col int) []byte {
	v, escaped := t.text.value(row, col)
	if escaped {
		return appendUnescaped(dst, v)
	}
	return append(dst, v...)
}

// longCell is the length in bytes beyond which Cell shares the text of the table.
const longCell = 4096

// Cell returns the text that AppendCell appends. A short text is copied, so that keeping it does not keep the table's
// text in memory. A long one shares the table's text, which never changes, unless it contains doubled quotes.
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

// AppendPrefix appends at most limit bytes of what AppendCell appends, and never a part of a character. It takes the
// same short time for a cell of any length.
func (t *Table) AppendPrefix(dst []byte, row, col, limit int) []byte {
	v, escaped := t.text.value(row, col)
	limit = min(max(limit, 0), len(v))
	old := len(dst)
	if !escaped {
		dst = append(dst, v[:min(limit+utf8.UTFMax, len(v))]...)
	} else {
		// limit characters take at most twice as many bytes; a cut inside a doubled quote leaves one quote, which is
		// the value of the pair.
		dst = appendUnescaped(dst, v[:min(2*(limit+utf8.UTFMax), len(v))])
	}
	return dst[:old+cut(dst[old:], limit)]
}

// cut returns the greatest length up to limit that splits no character of b.
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

// Missing reports whether a cell has no value: it is empty or blank, its row is too short, or the position is outside
// the table.
func (t *Table) Missing(row, col int) bool {
	v, _ := t.text.value(row, col)
	return len(trim(v)) == 0
}

// Int returns the value of a cell in an Integer column, or false for a missing cell or a column of another kind.
func (t *Table) Int(row, col int) (int64, bool) {
	v, c := t.typed(row, col)
	if c.Kind != Integer {
		return 0, false
	}
	return parseInt(v)
}

// Float returns the value of a cell in an Integer or Decimal column, or false for a missing cell or a column of
// another kind. A number that is too large becomes an infinity.
func (t *Table) Float(row, col int) (float64, bool) {
	v, c := t.typed(row, col)
	if c.Kind != Integer && c.Kind != Decimal {
		return 0, false
	}
	return parseFloat(v, c.form)
}

// Time returns the value of a cell in a Date, Time or DateTime column, in UTC. Times without a zone are read as UTC,
// and times of day are on January 1, year 0. It returns false for a missing cell or a column of another kind.
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

// Bool returns the value of a cell in a Boolean column. ok is false for a missing cell or a column of another kind.
func (t *Table) Bool(row, col int) (value, ok bool) {
	v, c := t.typed(row, col)
	if c.Kind != Boolean || len(v) == 0 {
		return false, false
	}
	return equalFold(v, "true") || equalFold(v, "yes"), true
}

// typed returns a cell without surrounding blanks, and its column. Only text needs unescaping: no value of another
// kind contains a quote.
func (t *Table) typed(row, col int) ([]byte, Column) {
	if col < 0 || col >= len(t.columns) || t.columns[col].Kind == Text {
		return nil, Column{}
	}
	v, _ := t.text.value(row, col)
	return trim(v), t.columns[col]
}

// trim removes ASCII blanks from both ends.
func trim(b []byte) []byte { return bytes.Trim(b, " \t") }
