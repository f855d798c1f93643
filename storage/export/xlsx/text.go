// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package xlsx

import (
	"strings"
	"time"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/xuri/excelize/v2"
)

// cleanText leaves out of text what XML forbids, makes it UTF-8 and cuts it at
// what a cell holds; whole reports that nothing was cut.
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

// isClean reports whether cleanText has nothing to leave out.
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

// cut is the longest beginning of text, which is UTF-8, that has at most a number
// of UTF-16 units and no half character.
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

// sheetName makes a name one that Excel takes for a sheet: without : \ / ? * [ ]
// and control characters, which become "_", without apostrophes at the ends, with
// at most 31 UTF-16 units. "History" is Excel's own. Where nothing is left, it is
// "Sheet1".
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
	// unixDay is the number that Excel gives to 1970-01-01.
	unixDay = 25569
	// leapDay is what it gives to 1900-02-29, a day that never was; those before
	// it are one off.
	leapDay = 60
	// lastDay is 9999-12-31.
	lastDay = 2958465
)

// dayOf is the number that Excel has for the time on the clock of t's location:
// days, and the part of a day. It knows 1900 to 9999.
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
