// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package xlsx

import (
	"strings"
	"time"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/xuri/excelize/v2"
)

// cleanText removes characters that XML forbids from text, converts it to UTF-8 and cuts it at the capacity
// of a cell; whole is false if it was cut.
func cleanText(text string) (cleaned string, whole bool) {
	if !isClean(text) {
		text = strings.Map(func(r rune) rune {
			if isXML(r) {
				return r
			}
			return -1
		}, strings.ToValidUTF8(text, "\ufffd"))
	}
	cleaned = cut(text, excelize.TotalCellChars)
	return cleaned, len(cleaned) == len(text)
}

// isClean reports whether cleanText has nothing to remove.
func isClean(text string) bool {
	ascii := true
	for i := range len(text) {
		c := text[i]
		if c < ' ' && c != '\t' && c != '\n' && c != '\r' {
			return false
		}
		ascii = ascii && c < utf8.RuneSelf
	}
	return ascii || utf8.ValidString(text) && !strings.ContainsAny(text, "\ufffe\uffff")
}

// isXML reports whether a valid rune may occur in XML 1.0.
func isXML(r rune) bool {
	return r >= ' ' && r != '\ufffe' && r != '\uffff' || r == '\t' || r == '\n' || r == '\r'
}

// cut returns the longest beginning of text, which is UTF-8, with at most a number of UTF-16 units and
// without half a character.
func cut(text string, most int) string {
	if len(text) <= most {
		return text
	}
	for i, r := range text {
		if most -= utf16.RuneLen(r); most < 0 {
			return text[:i]
		}
	}
	return text
}

// sheetName converts a name to a sheet name that Excel accepts: : \ / ? * [ ] and control characters
// become "_", apostrophes at the ends are removed, and it is cut at 31 UTF-16 units. "History" is reserved by
// Excel. If nothing is left, it is "Sheet1".
func sheetName(name string) string {
	name, _ = cleanText(name)
	name = cut(name, excelize.MaxSheetNameLength)
	name = strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f || strings.ContainsRune(`:\/?*[]`, r) {
			return '_'
		}
		return r
	}, name)
	name = strings.TrimSpace(strings.Trim(name, "' "))
	switch {
	case name == "":
		return "Sheet1"
	case strings.EqualFold(name, "History"):
		return name + "_"
	}
	return name
}

const (
	secondsOfDay = 24 * 60 * 60
	// unixDay is the number of 1970-01-01 in Excel.
	unixDay = 25569
	// leapDay is the number of 1900-02-29 in Excel, a day that never existed; days before it differ by one.
	leapDay = 60
	// lastDay is 9999-12-31.
	lastDay = 2958465
)

// dayOf returns the Excel number of the local time of t in its location: days with a fraction. ok is false
// outside 1900 to 9999.
func dayOf(t time.Time) (day float64, ok bool) {
	_, east := t.Zone()
	seconds := t.Unix() + int64(east) + unixDay*secondsOfDay
	days := seconds / secondsOfDay
	if days <= leapDay {
		days--
		seconds -= secondsOfDay
	}
	if days < 1 || days > lastDay {
		return 0, false
	}
	return (float64(seconds) + float64(t.Nanosecond())/1e9) / secondsOfDay, true
}
