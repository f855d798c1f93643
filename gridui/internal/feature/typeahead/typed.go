// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package typeahead

import (
	"time"
	"unicode"

	"gioui.org/io/key"

	"github.com/giogrid/giogrid/storage/rowsource/textorder"
)

// pause is the longest time between letters that belong together.
const pause = 700 * time.Millisecond

// typed states which part of the text in the field belongs together. The field has all text since the focus came to
// the column: an input method goes on composing only in a field that keeps its text.
type typed struct {
	// from is the rune with which the part begins, last the time of its last letter.
	from int
	last time.Time
}

// goesOn reports whether a letter that comes now continues the text.
func (t *typed) goesOn(now time.Time) bool {
	since := now.Sub(t.last)
	return !t.last.IsZero() && since >= 0 && since <= pause
}

// add notes an event that replaces a part of a field of n runes. After a pause a new text begins; what an input method
// still composes, as 서 after ㅅ, is part of it.
func (t *typed) add(ev key.EditEvent, n int, now time.Time) {
	kept := n - abs(ev.Range.End-ev.Range.Start)
	if !t.goesOn(now) {
		t.from = kept
	}
	t.from, t.last = max(min(t.from, kept), 0), now
}

func abs(n int) int { return max(n, -n) }

// needle returns the text to search for in the text of the field, and whether the search begins after the focused
// row: for a first letter, and for a letter that is repeated, which counts as one.
func (t *typed) needle(field []rune) (text string, after bool) {
	part := field[min(t.from, len(field)):]
	if len(part) == 0 {
		return "", false
	}
	first := textorder.FoldRune(part[0])
	for _, r := range part {
		if textorder.FoldRune(r) != first {
			return string(part), false
		}
	}
	return string(part[:1]), true
}

// isText reports whether an input has no control characters.
func isText(s string) bool {
	for _, r := range s {
		if unicode.IsControl(r) {
			return false
		}
	}
	return true
}
