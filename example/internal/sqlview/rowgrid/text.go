// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowgrid

import (
	"fmt"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/giogrid/giogrid/example/internal/sqlview/rowexport"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Null is what cells without a value show.
const Null = "NULL"

// maxCell is how much of a text a cell shows, in bytes.
const maxCell = 1024

// Text is a value as a cell shows it: one line, cut to what can be seen.
func Text(v value.Value, f rowexport.Form) string {
	switch v.Kind() {
	case value.KindNull:
		return Null
	case value.KindTime:
		t, _ := v.AsTime()
		return timeText(t, f.Date)
	case value.KindBytes:
		b, _ := v.AsBytes()
		return size(len(b))
	}
	return oneLine(rowexport.Digits(v, f.Decimals))
}

func timeText(t time.Time, date bool) string {
	switch {
	case date:
		return t.Format(time.DateOnly)
	case t.Nanosecond() != 0:
		return t.Format("2006-01-02 15:04:05.999999999")
	}
	return t.Format(time.DateTime)
}

// size is a number of bytes.
func size(n int) string {
	switch {
	case n < 1000:
		return fmt.Sprintf("%d B", n)
	case n < 1_000_000:
		return fmt.Sprintf("%.1f kB", float64(n)/1e3)
	}
	return fmt.Sprintf("%.1f MB", float64(n)/1e6)
}

// oneLine is a text without line ends, cut between runes.
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
