// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valuedoc

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/giogrid/giogrid/gridui/internal/findtext"
)

// MaxHits is the number of occurrences after which a search ends.
const MaxHits = 100_000

// Span is a part of a source, in bytes.
type Span struct{ From, To int }

// Search finds all occurrences of a query in a text, in steps. The zero value has found none.
type Search struct {
	source string
	finder findtext.Finder
	// exact is the bytes to find in place of a text.
	exact string
	at    int
	found []findtext.Span
	// Hits holds the occurrences found so far, in their order and without overlaps.
	Hits []Span
}

// NewSearch returns a search for a query in a text. Letter case does not matter.
func NewSearch(source, query string) *Search {
	return &Search{source: source, finder: findtext.Finder{Matcher: findtext.New(findtext.Query{Text: query})}}
}

// NewByteSearch returns a search in bytes: for pairs of hexadecimal digits, else for the bytes of a text in UTF-8.
func NewByteSearch(source, query string) *Search {
	exact := query
	if b, ok := hexBytes(query); ok {
		exact = b
	}
	return &Search{source: source, exact: exact}
}

// hexBytes returns the bytes of pairs of hexadecimal digits, with or without spaces between them.
func hexBytes(query string) (b string, ok bool) {
	digits := strings.ReplaceAll(query, " ", "")
	if digits == "" || len(digits)%2 > 0 {
		return "", false
	}
	out := make([]byte, 0, len(digits)/2)
	for i := 0; i < len(digits); i += 2 {
		high, low := nibble(digits[i]), nibble(digits[i+1])
		if high < 0 || low < 0 {
			return "", false
		}
		out = append(out, byte(high<<4|low))
	}
	return string(out), true
}

// nibble returns the value of a hexadecimal digit, -1 for another character.
func nibble(c byte) int {
	switch {
	case isDigit(c):
		return int(c - '0')
	case isHex(c):
		return int(c|0x20-'a') + 10
	}
	return -1
}

// Done reports whether the search has come to its end.
func (s *Search) Done() bool {
	return s.at >= len(s.source) || len(s.Hits) >= MaxHits || s.exact == "" && (s.finder.Matcher == nil || s.finder.Empty())
}

const (
	// window is the number of bytes that are searched at once, and overlap the number of bytes beyond it: more than a
	// query has.
	window, overlap = 16 << 10, 1 << 10
)

// Work searches on, over about budget bytes. It reports whether there is more to search.
func (s *Search) Work(budget int) bool {
	for budget > 0 && !s.Done() {
		budget -= window
		if s.exact != "" {
			s.bytes()
		} else {
			s.text()
		}
	}
	return !s.Done()
}

// bytes searches a window of bytes.
func (s *Search) bytes() {
	end := min(s.at+window, len(s.source))
	part := s.source[s.at:min(end+len(s.exact)-1, len(s.source))]
	i := strings.Index(part, s.exact)
	if i < 0 {
		s.at = end
		return
	}
	from := s.at + i
	s.Hits = append(s.Hits, Span{from, from + len(s.exact)})
	s.at = from + len(s.exact)
}

// text searches a window of a text.
func (s *Search) text() {
	end := s.start(s.at + window)
	part := s.source[s.at:s.start(end+overlap)]
	s.found = s.finder.Spans(s.found[:0], part)
	next := end
	for _, f := range s.found {
		from, to := s.at+int(f.From), s.at+int(f.To)
		if from >= end || len(s.Hits) >= MaxHits {
			break
		}
		if to > from {
			s.Hits = append(s.Hits, Span{from, to})
			next = max(next, to)
		}
	}
	s.at = next
}

// start returns the first place from at on that does not divide a character.
func (s *Search) start(at int) int {
	for at < len(s.source) && !utf8.RuneStart(s.source[at]) {
		at++
	}
	return min(at, len(s.source))
}

// Within returns the hits that overlap a part of the source, and the index of the first.
func (s *Search) Within(from, to int) (hits []Span, first int) {
	first, _ = slices.BinarySearchFunc(s.Hits, from, func(h Span, at int) int { return h.To - at - 1 })
	end := first
	for end < len(s.Hits) && s.Hits[end].From < to {
		end++
	}
	return s.Hits[first:end], first
}
