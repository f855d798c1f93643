// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"unicode"

	"github.com/go-text/typesetting/language"
)

// delimiters holds pairs of brackets and quotes: a closing one has the script of its opening one. Each range
// runs from an opening one to a closing one.
var delimiters = [][2]rune{
	{'(', ')'}, {'<', '<'}, {'>', '>'}, {'[', '['}, {']', ']'}, {'{', '{'}, {'}', '}'},
	{0xAB, 0xAB}, {0xBB, 0xBB}, {0x2018, 0x201F}, {0x2039, 0x203A}, {0x2045, 0x2046},
	{0x207D, 0x207E}, {0x208D, 0x208E}, {0x2308, 0x230B}, {0x2329, 0x232A}, {0x2768, 0x2775},
	{0x27C5, 0x27C6}, {0x27E6, 0x27EF}, {0x2983, 0x2998}, {0x29D8, 0x29DB}, {0x29FC, 0x29FD},
}

// oddBracket is the result of delimiter for brackets with pairs that differ between versions of the shaper.
const oddBracket = -1

// delimiter returns the number of r among the delimiters, from 1, or 0. Odd numbers open, and the next number
// closes.
func delimiter(r rune) int16 {
	n := int16(1)
	for _, d := range delimiters {
		if d[0] <= r && r <= d[1] {
			return n + int16(r-d[0])
		}
		n += int16(d[1] - d[0] + 1)
	}
	if 0x3008 <= r && r <= 0x301F || 0xFF08 <= r && unicode.In(r, unicode.Ps, unicode.Pe) {
		return oddBracket
	}
	return 0
}

// itemizer tracks the script in a text of several scripts, rune by rune, as the shaper splits it. Text is not
// kerned across a change of script.
type itemizer struct {
	now  language.Script
	open []delimited
}

// delimited is an open delimiter and the script around it.
type delimited struct {
	number int16
	script language.Script
}

// next advances to the next character, given by its script and its number among the delimiters. It reports
// whether the script is unchanged.
func (s *itemizer) next(script language.Script, delimiter int16) (same bool) {
	switch {
	case delimiter == 0:
	case delimiter&1 == 1:
		s.open = append(s.open, delimited{delimiter, s.now})
	default:
		script = s.close(delimiter - 1)
	}
	if !script.Strong() || script == s.now {
		return true
	}
	s.now = script
	return false
}

// close returns the script in which the delimiter was opened, and discards everything opened since.
func (s *itemizer) close(number int16) language.Script {
	for i := len(s.open) - 1; i >= 0; i-- {
		if d := s.open[i]; d.number == number {
			s.open = s.open[:i]
			return d.script
		}
	}
	s.open = s.open[:0]
	return language.Common
}
