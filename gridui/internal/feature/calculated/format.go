// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package calculated

import (
	"strconv"
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/formula"
	"github.com/giogrid/giogrid/gridui/internal/numtext"
)

// Formats that the dialogue offers; the first is none.
var (
	numberFormats = []string{"", "0", "0.00", "#,##0", "#,##0.00", "0.0%"}
	dateFormats   = []string{"", "YYYY-MM-DD", "YYYY-MM-DD hh:mm", "YYYY-MM", "hh:mm:ss"}
)

// formatsOf returns the formats for a type, nil if there is no choice.
func formatsOf(t formula.Type) []string {
	switch t {
	case formula.Number:
		return numberFormats
	case formula.Date:
		return dateFormats
	}
	return nil
}

// mostDecimals limits the decimals of a format.
const mostDecimals = 15

// numberFormat returns a function that formats numbers by a pattern: an optional #,## for grouped digits, a
// 0, decimals as zeros after a point, and an optional percent sign. ok is false for other patterns.
func numberFormat(pattern string, signs numtext.Reader) (format func(v float64) string, ok bool) {
	rest, percent := strings.CutSuffix(pattern, "%")
	rest, grouped := strings.CutPrefix(rest, "#,##")
	whole, decimals, point := strings.Cut(rest, ".")
	if whole != "0" || point != (decimals != "") || strings.Trim(decimals, "0") != "" || len(decimals) > mostDecimals {
		return nil, false
	}
	return func(v float64) string {
		if percent {
			v *= 100
		}
		plain := strconv.FormatFloat(formula.Rounded(v), 'f', len(decimals), 64)
		if strings.Trim(plain, "-0.") == "" {
			plain = strings.TrimPrefix(plain, "-")
		}
		dst := signs.AppendText(nil, plain, grouped)
		if percent {
			dst = append(dst, '%')
		}
		return string(dst)
	}, true
}

// layoutOf returns the layout of package time for a pattern of YYYY, YY, MM, DD, hh, mm and ss. ok is false
// for a pattern without any of them or with other letters.
func layoutOf(pattern string) (layout string, ok bool) {
	layout = pattern
	for _, part := range [...][2]string{{"YYYY", "2006"}, {"YY", "06"}, {"MM", "01"}, {"DD", "02"}, {"hh", "15"}, {"mm", "04"}, {"ss", "05"}} {
		layout = strings.ReplaceAll(layout, part[0], part[1])
	}
	letters := strings.ContainsFunc(layout, func(r rune) bool { return r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z' })
	return layout, layout != pattern && !letters
}
