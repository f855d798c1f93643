// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package findtext

import (
	"strings"
	"unicode/utf8"

	"github.com/giogrid/giogrid/gridui/internal/hangul"
)

// Query describes what to search for.
type Query struct {
	// Text is the text to find. Nothing is found if it is empty.
	Text string
	// MatchCase distinguishes letters that differ in case. Whole finds only texts without anything else.
	// Initials makes initial consonants match syllables.
	MatchCase, Whole, Initials bool
	// Pattern, if not nil, is searched for instead of Text. It must implement MatchCase and Whole itself.
	Pattern Pattern
}

// Pattern is a regular expression, such as a *regexp.Regexp.
type Pattern interface {
	// FindAllSubmatchIndex returns the places of the first n occurrences and their groups, of all occurrences
	// if n is below 0.
	FindAllSubmatchIndex(text []byte, n int) [][]int
	// Match reports whether there is an occurrence, which may be empty.
	Match(text []byte) bool
	// Expand appends a template with $1 and so on replaced by the groups of an occurrence.
	Expand(dst, template, src []byte, match []int) []byte
}

// Matcher is a compiled query. It is immutable.
type Matcher struct {
	query Query
	fold  folding
	// needle is the text in comparable form.
	needle string
	// first holds the bytes with which an occurrence begins, if the needle is ASCII and case is ignored.
	first [2]byte
	// sieve holds the two cases of a byte that each occurrence has; 0: none is known.
	sieve [2]byte
	// ascii reports whether the needle is ASCII, byInitials whether some of its runes match syllables.
	ascii, byInitials bool
}

// New compiles a query.
func New(q Query) *Matcher {
	m := &Matcher{query: q, fold: folding{exact: q.MatchCase}}
	text := q.Text
	if q.Initials && q.Pattern == nil {
		text = apart(text)
		m.byInitials = hangul.HasInitial(text)
		m.fold.apart = m.byInitials
	}
	var f folded
	m.fold.append(&f, text, false)
	m.needle = string(f.text)
	m.ascii = !strings.ContainsFunc(m.needle, func(r rune) bool { return r >= utf8.RuneSelf })
	if m.ascii && m.needle != "" {
		m.first = [2]byte{m.needle[0], strings.ToUpper(m.needle[:1])[0]}
		if q.MatchCase {
			m.first[1] = m.first[0]
		}
		m.sieve = sieveOf(m.needle)
	}
	return m
}

// Empty reports whether there is nothing to search for.
func (m *Matcher) Empty() bool { return m == nil || m.needle == "" && m.query.Pattern == nil }

// rareFirst lists letters, the rarest first. Without letter case some non-ASCII text is equal to i, k and s,
// so these are excluded.
const rareFirst = "zqxjvwypbgfhmdcuolnrtae"

// sieveOf returns the two cases of a byte of a needle: a text without both has no occurrence.
func sieveOf(needle string) [2]byte {
	for i := range len(needle) {
		if c := needle[i]; c > ' ' && (c < 'A' || c > 'Z') && (c < 'a' || c > 'z') {
			return [2]byte{c, c}
		}
	}
	for i := range len(rareFirst) {
		if c := rareFirst[i]; strings.IndexByte(needle, c) >= 0 {
			return [2]byte{c, c - 'a' + 'A'}
		}
	}
	return [2]byte{}
}
