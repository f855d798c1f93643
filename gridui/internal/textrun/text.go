// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"strings"
	"unicode"
	"unsafe"
)

// MaxRunes limits how much of a text is shaped: more than the widest screen shows. Shaping takes longer than
// linear time, half a minute for a megabyte.
const MaxRunes = 4096

// maxWidth is a width in pixels that no text reaches and that still leaves room in a fixed.Int26_6.
const maxWidth = 1 << 24

// reach is the place where a head ends.
type reach uint8

const (
	toEnd   reach = iota // all of the text
	toBreak              // before a line break
	toLimit              // at the limit of runes
)

// head returns the part of s before its first line break, at most n runes. Its time depends on n and not on
// s.
func head(s string, n int) (string, reach) {
	part, end := firstRunes(s, n), toEnd
	if len(part) < len(s) {
		end = toLimit
	}
	if i := strings.IndexByte(part, '\n'); i >= 0 {
		return strings.TrimSuffix(part[:i], "\r"), toBreak
	}
	return part, end
}

// firstRunes returns the first n runes of s.
func firstRunes(s string, n int) string {
	if len(s) <= n {
		return s
	}
	for i := range s {
		if n == 0 {
			return s[:i]
		}
		n--
	}
	return s
}

// view returns b as a string, without a copy. It is valid until b changes, so a text to be kept must be
// cloned.
func view(b []byte) string { return unsafe.String(unsafe.SliceData(b), len(b)) }

// clean makes s fit for display, rune for rune: bytes that are not UTF-8 become U+FFFD, control characters
// and exotic line breaks become spaces, and marks that the shaper cannot handle are replaced (see Shapeable).
func clean(s string) string {
	return Shapeable(strings.Map(func(r rune) rune {
		if r == '\u2028' || r == '\u2029' || unicode.IsControl(r) {
			return ' '
		}
		return r
	}, s))
}

// Shapeable replaces direction marks (Bidi_Control of UAX #9) directly before an emoji or another symbol with
// zero-width spaces, rune for rune. In a run from right to left the shaper puts the glyphs of marks and the
// picture after them in the wrong order, and Gio's line breaker panics on them. Other text is returned
// unchanged, without allocation.
func Shapeable(s string) string {
	if !strings.ContainsFunc(s, directionMark) {
		return s
	}
	rs, harmful := []rune(s), false
	for i := len(rs) - 1; i >= 0; i-- {
		if !directionMark(rs[i]) {
			harmful = picture(rs[i])
		} else if harmful {
			rs[i] = '\u200B'
		}
	}
	return string(rs)
}

func directionMark(r rune) bool { return r > unicode.MaxASCII && unicode.Is(unicode.Bidi_Control, r) }

// picture reports whether r may be drawn as a bitmap, as symbols, joiners and selectors may. Letters, marks,
// numbers and punctuation are drawn from outlines.
func picture(r rune) bool {
	const emojiSelector, keycap = '\uFE0F', '\u20E3'
	if r < unicode.MaxASCII {
		return false
	}
	return r == emojiSelector || r == keycap ||
		!unicode.In(r, unicode.L, unicode.M, unicode.N, unicode.P, unicode.Z)
}
