// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"unicode"

	"gioui.org/io/system"
	"gioui.org/text"
)

// firstLeftward is the least letter of a script that is written from right to left.
const firstLeftward = 0x0590

// paramsOf returns the parameters to shape a text with. Text without Arabic, Hebrew or the like goes from left to right
// even in an Arabic window: otherwise −5 would be drawn as 5−, and (555) 010-0042 as 010-0042 (555).
func (f *face) paramsOf(s string) text.Parameters {
	p := f.params
	if p.Locale.Direction == system.RTL && !isLeftward(s) {
		p.Locale.Direction = system.LTR
	}
	return p
}

// isLeftward reports whether a text has a letter of a script that is written from right to left, or a mark that sets
// that direction.
func isLeftward(s string) bool {
	for _, r := range s {
		switch {
		case r < firstLeftward:
		case r == '\u200F' || r == '\u202B' || r == '\u202E' || r == '\u2067':
			return true
		case unicode.In(r, leftwardScripts...) && !unicode.IsDigit(r):
			return true
		}
	}
	return false
}

// leftwardScripts holds the scripts that are written from right to left.
var leftwardScripts = []*unicode.RangeTable{
	unicode.Arabic, unicode.Hebrew, unicode.Syriac, unicode.Thaana, unicode.Nko, unicode.Samaritan, unicode.Mandaic, unicode.Adlam,
	unicode.Hanifi_Rohingya, unicode.Mende_Kikakui,
}
