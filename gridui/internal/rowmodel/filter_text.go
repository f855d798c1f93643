// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"bytes"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/giogrid/giogrid/gridui/internal/natural"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// TextOp is the comparison of TextIs.
type TextOp = expr.MatchOp

// The text comparisons.
const (
	Contains = expr.MatchContains
	Equals   = expr.MatchEquals
	Starts   = expr.MatchStarts
	Ends     = expr.MatchEnds
)

// TextIs passes the rows whose text matches. Letter case does not count. Rows without a value never
// pass.
type TextIs struct {
	Field *Field
	Op    TextOp
	Text  string
}

func (f TextIs) match(s *scan, rows, dst []int32) []int32 {
	if len(rows) == 0 || f.Field == nil {
		return dst
	}
	needle := newNeedle(f.Op, f.Text)
	from := len(dst)
	dst = needle.match(s, f.Field, rows, dst)
	if f.Field.Missing == nil || len(dst) == from {
		return dst
	}
	return s.dropMissing(f.Field, dst, from)
}

// dropMissing removes the rows without a value from list[from:].
func (s *scan) dropMissing(f *Field, list []int32, from int) []int32 {
	return dropped(s.missing(f, list[from:]), list, from)
}

// dropped removes the rows with a flag from list[from:].
func dropped(flags []bool, list []int32, from int) []int32 {
	kept := list[:from]
	for i, r := range list[from:] {
		if !flags[i] {
			kept = append(kept, r)
		}
	}
	return kept
}

func (f TextIs) narrows(old Filter) bool {
	o, ok := old.(TextIs)
	if !ok || f.Field != o.Field {
		return false
	}
	longer, shorter := value.Fold(f.Text), value.Fold(o.Text)
	switch o.Op {
	case Contains:
		return strings.Contains(longer, shorter)
	case Starts:
		return (f.Op == Starts || f.Op == Equals) && strings.HasPrefix(longer, shorter)
	case Ends:
		return (f.Op == Ends || f.Op == Equals) && strings.HasSuffix(longer, shorter)
	}
	return f.Op == Equals && longer == shorter
}

// needle is a folded text to search for.
type needle struct {
	op    TextOp
	bytes []byte
	text  string // the same as bytes
	ascii bool
}

func newNeedle(op TextOp, text string) needle {
	n := needle{op: op, bytes: natural.AppendFolded(nil, text)}
	n.text = string(n.bytes)
	n.ascii = !slices.ContainsFunc(n.bytes, func(c byte) bool { return c >= utf8.RuneSelf })
	return n
}

// match appends the rows whose text matches. rows is ascending and within one batch.
func (n needle) match(s *scan, f *Field, rows, dst []int32) []int32 {
	if f.Folded != nil && !s.few {
		return n.matchFolded(f.Folded.block(f, &s.reader, rows[0], s.n), rows, dst)
	}
	texts := s.textsOf(f, rows)
	if n.op == Equals && n.ascii {
		return n.matchEqual(s, texts, rows, dst)
	}
	for i, text := range texts {
		if n.in(&s.reader, text) {
			dst = append(dst, rows[i])
		}
	}
	return dst
}

// matchEqual implements match for an ASCII needle with Equals. Most texts begin like the needle, as
// "Item 7" does, and end differently, so it compares their ends first, without branches that depend
// on the texts, because these would be predicted badly.
func (n *needle) matchEqual(s *scan, texts []string, rows, dst []int32) []int32 {
	if n.text == "" {
		return n.matchEmpty(texts, rows, dst)
	}
	ends := n.ends()
	likely, k := s.list()[:len(texts)], 0
	for i, text := range texts {
		if text != "" {
			likely[k] = int32(i)
			k += int(ends[text[len(text)-1]])
		}
	}
	for _, i := range likely[:k] {
		found, ok := equalsASCII(texts[i], n.text)
		if !ok {
			found = n.in(&s.reader, texts[i])
		}
		if found {
			dst = append(dst, rows[i])
		}
	}
	s.done(likely)
	return dst
}

// ends returns 1 for each byte with which a text that equals the needle may end. The needle must
// not be empty.
func (n *needle) ends() (is [256]uint8) {
	last := n.text[len(n.text)-1]
	for c := range is {
		if c >= utf8.RuneSelf || natural.Lower[c] == last {
			is[c] = 1
		}
	}
	return is
}

// matchEmpty implements matchEqual for the empty needle.
func (n *needle) matchEmpty(texts []string, rows, dst []int32) []int32 {
	for i, text := range texts {
		if text == "" {
			dst = append(dst, rows[i])
		}
	}
	return dst
}

func (n needle) matchFolded(b textBlock, rows, dst []int32) []int32 {
	if n.op == Contains && len(n.bytes) > 0 {
		return b.contains(n.text, rows, dst)
	}
	for _, r := range rows {
		if n.inText(b.at(int(r % batch))) {
			dst = append(dst, r)
		}
	}
	return dst
}

func (n needle) inText(text string) bool {
	switch n.op {
	case Equals:
		return text == n.text
	case Starts:
		return strings.HasPrefix(text, n.text)
	case Ends:
		return strings.HasSuffix(text, n.text)
	}
	return strings.Contains(text, n.text)
}

// inFolded implements inText for bytes.
func (n needle) inFolded(text []byte) bool {
	switch n.op {
	case Equals:
		return bytes.Equal(text, n.bytes)
	case Starts:
		return bytes.HasPrefix(text, n.bytes)
	case Ends:
		return bytes.HasSuffix(text, n.bytes)
	}
	return bytes.Contains(text, n.bytes)
}

// in reports whether a text matches. It folds the text only if it contains more than ASCII.
func (n needle) in(rd *reader, text string) bool {
	if n.op == Contains && n.ascii && len(n.bytes) > 0 {
		if found, ok := n.inASCII(text); ok {
			return found
		}
	}
	rd.buf = natural.AppendFolded(rd.buf[:0], text)
	return n.inFolded(rd.buf)
}

// equalsASCII compares a text byte by byte up to its first byte that is not ASCII; ok is false if
// the result depends on the rest.
func equalsASCII(text, folded string) (found, ok bool) {
	for i := 0; i < len(text); i++ {
		c := text[i]
		if i >= len(folded) || c < utf8.RuneSelf && natural.Lower[c] != folded[i] {
			return false, true
		}
		if c >= utf8.RuneSelf {
			return false, false
		}
	}
	return len(text) == len(folded), true
}

// inASCII searches a text without folding it; ok is false if it contains more than ASCII and the
// result is unknown.
func (n needle) inASCII(text string) (found, ok bool) {
	first, rest := n.bytes[0], n.bytes[1:]
	for i := 0; i < len(text); i++ {
		c := text[i]
		if c >= utf8.RuneSelf {
			return false, false
		}
		if natural.Lower[c] == first && hasFoldedPrefix(text[i+1:], rest) {
			return true, true
		}
	}
	return false, true
}

// hasFoldedPrefix reports whether an ASCII text begins with folded bytes. Other bytes match
// nothing.
func hasFoldedPrefix(text string, folded []byte) bool {
	if len(text) < len(folded) {
		return false
	}
	for i, c := range folded {
		if t := text[i]; t >= utf8.RuneSelf || natural.Lower[t] != c {
			return false
		}
	}
	return true
}

// Quick passes the rows that contain every word of Text in the text of some field, as a search box
// over all columns does. Letter case does not count; words are separated by white space; no words
// pass all rows. With Phrase the whole text, without white space around it, counts as one word.
type Quick struct {
	Fields []*Field
	Text   string
	Phrase bool
}

// Words returns the words that a row must contain.
func (f Quick) Words() []string {
	if !f.Phrase {
		return strings.Fields(f.Text)
	}
	if text := strings.TrimSpace(f.Text); text != "" {
		return []string{text}
	}
	return nil
}

func (f Quick) match(s *scan, rows, dst []int32) []int32 {
	return f.all().match(s, rows, dst)
}

// all returns the quick filter as a filter for each word.
func (f Quick) all() All {
	words := f.Words()
	all := make(All, len(words))
	for i, w := range words {
		any := make(Any, len(f.Fields))
		for k, field := range f.Fields {
			any[k] = TextIs{Field: field, Text: w}
		}
		all[i] = any
	}
	return all
}

func (f Quick) narrows(old Filter) bool {
	o, ok := old.(Quick)
	if !ok {
		return false
	}
	for _, field := range f.Fields {
		if !slices.Contains(o.Fields, field) {
			return false
		}
	}
	f.Text, o.Text = value.Fold(f.Text), value.Fold(o.Text)
	words := f.Words()
	for _, w := range o.Words() {
		if !slices.ContainsFunc(words, func(x string) bool { return strings.Contains(x, w) }) {
			return false
		}
	}
	return true
}
