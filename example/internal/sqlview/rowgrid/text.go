// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowgrid

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/giogrid/giogrid/example/internal/sqlview/rowexport"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowset"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Null is the text of cells without a value.
const Null = "NULL"

// maxCell is the maximum length of a text in a cell, in bytes.
const maxCell = 1024

// cellText returns the text of a cell.
func cellText(r sqlrows.Row, c rowset.Column) string {
	if text := r.Text(c.ID); text != "" {
		return oneLine(text)
	}
	return Text(r.Value(c.ID), c.Form)
}

// otherText returns the text of a value of another kind than the column's, such as a text among numbers in SQLite or
// an infinite time of PostgreSQL, and of a time that SQLite stores in an unusual form. ok is false for other values.
func otherText(r sqlrows.Row, c rowset.Column) (text string, ok bool) {
	switch v := r.Value(c.ID); {
	case v.IsNull():
		return "", false
	case v.Kind() != c.Kind.Values():
		return c.Number(v), true
	case v.Kind() == value.KindTime:
		at, _ := v.AsTime()
		text = r.Text(c.ID)
		return text, text != "" && text != c.TimeText(at)
	}
	return "", false
}

// Text returns a value as a cell shows it: one line, cut to what can be seen.
func Text(v value.Value, f rowexport.Form) string {
	switch v.Kind() {
	case value.KindNull:
		return Null
	case value.KindTime:
		t, _ := v.AsTime()
		return f.TimeText(t)
	case value.KindBytes:
		b, _ := v.AsBytes()
		return size(len(b))
	}
	return oneLine(f.Number(v))
}

// size formats a number of bytes.
func size(n int) string {
	switch {
	case n < 1000:
		return fmt.Sprintf("%d B", n)
	case n < 1_000_000:
		return fmt.Sprintf("%.1f kB", float64(n)/1e3)
	}
	return fmt.Sprintf("%.1f MB", float64(n)/1e6)
}

// oneLine returns a text without line ends, cut between runes.
func oneLine(s string) string {
	if len(s) > maxCell {
		n := maxCell
		for n > 0 && !utf8.RuneStart(s[n]) {
			n--
		}
		s = s[:n] + "…"
	}
	if !strings.ContainsAny(s, "\r\n") {
		return s
	}
	return strings.NewReplacer("\r\n", " ↵ ", "\n", " ↵ ", "\r", " ↵ ").Replace(s)
}
