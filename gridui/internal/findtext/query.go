// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package findtext

import (
	"strings"
	"unicode/utf8"

	"github.com/giogrid/giogrid/gridui/internal/hangul"
)

// Query is what to search for.
type Query struct {
	// Text is the text. Without any, nothing is found.
	Text string
	// MatchCase tells letters that differ in case apart. Whole finds texts that have nothing
	// beside it. Initials has initial consonants stand for syllables.
	MatchCase, Whole, Initials bool
	// Pattern, if not nil, is searched for in place of Text; it heeds MatchCase and Whole itself.
	Pattern Pattern
}

// Pattern is a regular expression; those of package regexp are Patterns.
type Pattern interface {
	// FindAllSubmatchIndex returns where the first n occurrences and their groups are, all of them
	// if n is below 0.
	FindAllSubmatchIndex(text []byte, n int) [][]int
	// Match reports whether there is an occurrence, an empty one too.
	Match(text []byte) bool
	// Expand appends a template with the groups of an occurrence in place of $1 and the like.
	Expand(dst, template, src []byte, match []int) []byte
}

// Matcher is a query that is ready to be searched for. It does not change.
type Matcher struct {
	query Query
	fold  folding
	// needle is the text in comparable form.
	needle string
	// first are the bytes that an occurrence begins with, where the needle is ASCII and
	// letters are not told apart by case.
	first [2]byte
	// sieve are the two cases of a byte that each occurrence has; 0: none is known.
	sieve [2]byte
	// ascii reports whether the needle has nothing but ASCII, byInitials whether some of its
	// runes stand for syllables.
	ascii, byInitials bool
}

// New makes a query ready.
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

// rareFirst are letters, those first that texts have least of. Without letter case some text that
// is no ASCII is equal to i, k and s, so these are not among them.
const rareFirst = "zqxjvwypbgfhmdcuolnrtae"

// sieveOf are the two cases of a byte of a needle: a text without both has no occurrence.
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
