// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gotocolumn

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/findtext"
)

// rank states how well a name matches, best first.
type rank int

const (
	// begins: the name begins with the text.
	begins rank = iota
	// beginsWords: each word of the text begins a word of the name, in the order of the name.
	beginsWords
	// contains: the text is somewhere in the name.
	contains
	// inGroup: the name of a group of columns, or the id, contains the text.
	inGroup
	no
)

// A match is a column that matches the typed text.
type match struct {
	id, label string
	hidden    bool
	rank      rank
}

// query is a typed text to compare names with.
type query struct {
	whole findtext.Finder
	words []findtext.Finder
	empty bool
	spans []findtext.Span
}

// newQuery prepares a typed text. Initial consonants of Hangul match their syllables.
func newQuery(text string) *query {
	text = strings.TrimSpace(text)
	q := &query{whole: finder(text), empty: text == ""}
	for _, word := range strings.Fields(text) {
		q.words = append(q.words, finder(word))
	}
	return q
}

func finder(text string) findtext.Finder {
	return findtext.Finder{Matcher: findtext.New(findtext.Query{Text: text, Initials: true})}
}

// of ranks a name.
func (q *query) of(name string) rank {
	if q.empty {
		return begins
	}
	q.spans = q.whole.Spans(q.spans[:0], name)
	switch {
	case len(q.spans) > 0 && q.spans[0].From == 0:
		return begins
	case q.beginsWords(name):
		return beginsWords
	case len(q.spans) > 0:
		return contains
	}
	return no
}

// beginsWords reports whether each word of the text begins a word of the name, in the order of the name.
func (q *query) beginsWords(name string) bool {
	at := 0
	for i := range q.words {
		q.spans = q.words[i].Spans(q.spans[:0], name)
		k := slices.IndexFunc(q.spans, func(s findtext.Span) bool { return int(s.From) >= at && startsWord(name, int(s.From)) })
		if k < 0 {
			q.spans = q.whole.Spans(q.spans[:0], name)
			return false
		}
		at = int(q.spans[k].To)
	}
	return true
}

// startsWord reports whether a word begins at a byte of a text: after a sign or a space, or at a capital letter after
// a small one.
func startsWord(text string, at int) bool {
	before, _ := utf8.DecodeLastRuneInString(text[:at])
	r, _ := utf8.DecodeRuneInString(text[at:])
	return at == 0 || !unicode.IsLetter(before) && !unicode.IsDigit(before) || unicode.IsLower(before) && unicode.IsUpper(r)
}

// matches appends the columns that match a text, the best first. Hidden columns follow visible ones.
// Columns of one rank keep their order.
func matches(dst []match, c *column.Set, text, hidden string) []match {
	q := newQuery(text)
	for i := range c.All {
		l := &c.All[i]
		if l.Own || l.Grouped {
			continue
		}
		if m := matchOf(c, l, q, hidden); m.rank != no {
			dst = append(dst, m)
		}
	}
	slices.SortStableFunc(dst, func(a, b match) int {
		if a.hidden != b.hidden {
			return boolOrder(a.hidden)
		}
		return cmp.Compare(a.rank, b.rank)
	})
	return dst
}

// boolOrder orders a column after another one if it is hidden, otherwise before it.
func boolOrder(hidden bool) int {
	if hidden {
		return 1
	}
	return -1
}

// matchOf ranks a column. Its label has the name of its groups, and says so if the column does not show.
func matchOf(c *column.Set, l *column.Leaf, q *query, hidden string) match {
	name := column.NameOr(l.Header, l.ID)
	m := match{id: l.ID, label: name, hidden: c.Find(l.ID) < 0, rank: q.of(name)}
	for _, g := range slices.Backward(l.Groups) {
		group := column.NameOr(c.Groups[g].Header, c.Groups[g].ID)
		m.label += " · " + group
		if m.rank == no && q.of(group) != no {
			m.rank = inGroup
		}
	}
	if m.rank == no && q.of(l.ID) != no {
		m.rank = inGroup
	}
	if m.hidden {
		m.label += " (" + hidden + ")"
	}
	return m
}
