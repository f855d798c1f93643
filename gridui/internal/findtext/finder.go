// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package findtext

import (
	"bytes"
	"strings"
	"unicode/utf8"
	"unsafe"

	"github.com/giogrid/giogrid/gridui/internal/hangul"
	"github.com/giogrid/giogrid/gridui/internal/natural"
)

// Finder searches with a Matcher. It has buffers, so each goroutine needs its own.
type Finder struct {
	*Matcher
	buf folded
}

// Span is an occurrence, in bytes of the text.
type Span struct{ From, To int }

// Find appends the indices of the texts with a non-empty occurrence.
func (f *Finder) Find(texts []string, dst []int32) []int32 {
	sifts := f.sifts()
	for i, text := range texts {
		if !(sifts && f.lacks(text)) && f.in(text) {
			dst = append(dst, int32(i))
		}
	}
	return dst
}

// In reports whether a text has a non-empty occurrence.
func (f *Finder) In(text string) bool { return !(f.sifts() && f.lacks(text)) && f.in(text) }

// sifts reports whether lacks can rule out an occurrence in a text.
func (f *Finder) sifts() bool { return f.plain() && !f.fold.exact }

// plain reports whether ASCII text is searched without folding it first.
func (f *Finder) plain() bool {
	return !f.Empty() && f.query.Pattern == nil && f.ascii && !f.query.Whole && !f.byInitials
}

// lacks reports whether a text lacks a byte that each occurrence has.
func (f *Finder) lacks(text string) bool {
	c := f.sieve
	return c[0] != 0 && strings.IndexByte(text, c[0]) < 0 && (c[1] == c[0] || strings.IndexByte(text, c[1]) < 0)
}

// in implements In for a text that was not ruled out by lacks.
func (f *Finder) in(text string) bool {
	switch {
	case f.Empty():
		return false
	case f.query.Pattern != nil:
		return f.matches(text)
	case f.plain():
		if found, ok := f.inASCII(text); ok {
			return found
		}
	case len(text) == 0:
		return false
	}
	f.fold.append(&f.buf, text, false)
	from, _ := f.next(0)
	return from >= 0
}

// inASCII searches a text without folding it first. ok is false if the result is uncertain: a mark after a
// letter makes it another letter.
func (f *Finder) inASCII(text string) (found, ok bool) {
	if f.fold.exact {
		return f.inExact(text)
	}
	first, rest := f.first, f.needle[1:]
	last := len(text) - len(f.needle)
	for i := 0; i < len(text); i++ {
		c := text[i]
		if c >= utf8.RuneSelf {
			return false, false
		}
		if (c == first[0] || c == first[1]) && i <= last && foldedPrefix(text[i+1:], rest) {
			end := i + len(f.needle)
			return true, end == len(text) || text[end] < utf8.RuneSelf
		}
	}
	return false, true
}

// inExact implements inASCII for a search that distinguishes letter case.
func (f *Finder) inExact(text string) (found, ok bool) {
	i := strings.Index(text, f.needle)
	if i < 0 {
		return false, true // composing only removes occurrences
	}
	end := i + len(f.needle)
	return true, end == len(text) || text[end] < utf8.RuneSelf
}

// foldedPrefix reports whether a text begins with ASCII, ignoring case. Bytes of other text are equal to
// none.
func foldedPrefix(text, prefix string) bool {
	for i := range len(prefix) {
		if c := text[i]; c >= utf8.RuneSelf || natural.Lower[c] != prefix[i] {
			return false
		}
	}
	return true
}

// next returns the next occurrence in the folded text from a byte; from is -1 if there is none.
func (f *Finder) next(at int) (from, to int) {
	text := f.buf.text
	switch {
	case f.query.Whole && (at > 0 || !f.whole(text)):
		return -1, 0
	case f.query.Whole:
		return 0, len(text)
	case f.byInitials:
		return f.nextInitials(at)
	}
	i := bytes.Index(text[at:], bytesOf(f.needle))
	if i < 0 {
		return -1, 0
	}
	return at + i, at + i + len(f.needle)
}

// whole reports whether a folded text contains only the needle.
func (f *Finder) whole(text []byte) bool {
	if f.byInitials {
		return prefixByInitials(text, f.needle) == len(text) && len(text) > 0
	}
	return string(text) == f.needle
}

// nextInitials implements next for consonants that match syllables.
func (f *Finder) nextInitials(at int) (from, to int) {
	for text := f.buf.text; at < len(text); {
		if n := prefixByInitials(text[at:], f.needle); n > 0 {
			return at, at + n
		}
		_, n := utf8.DecodeRune(text[at:])
		at += n
	}
	return -1, 0
}

// prefixByInitials returns the number of bytes of text that the needle matches at its beginning, 0 if it does
// not match.
func prefixByInitials(text []byte, needle string) int {
	at := 0
	for _, want := range needle {
		r, n := utf8.DecodeRune(text[at:])
		if n == 0 || r != want && hangul.Initial(r) != want {
			return 0
		}
		at += n
	}
	return at
}

// Spans appends the places of all occurrences in a text, without overlaps.
func (f *Finder) Spans(dst []Span, text string) []Span {
	if f.Empty() {
		return dst
	}
	if f.query.Pattern != nil {
		return f.patternSpans(dst, text)
	}
	f.fold.append(&f.buf, text, true)
	first := len(dst)
	for at := 0; ; {
		from, to := f.next(at)
		if from < 0 {
			return dst
		}
		if s := f.span(from, to); len(dst) == first || s.From >= dst[len(dst)-1].To {
			dst = append(dst, s)
		}
		at = to
	}
}

// span returns the source of bytes of the folded text. A rune that is folded to two belongs to an occurrence
// as a whole.
func (f *Finder) span(from, to int) Span {
	s := Span{int(f.buf.at[from]), int(f.buf.at[to])}
	for s.To == s.From || to > 0 && to < len(f.buf.text) && f.buf.at[to] == f.buf.at[to-1] {
		to++
		s.To = int(f.buf.at[to])
	}
	return s
}

// bytesOf returns a text as bytes, which must not be changed.
func bytesOf(text string) []byte { return unsafe.Slice(unsafe.StringData(text), len(text)) }
