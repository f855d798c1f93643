// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/giogrid/giogrid/storage/rowsource/textorder"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// needle is a text to compare with and search for, ignoring letter case and without allocations.
type needle struct {
	// text is folded.
	text  string
	runes []rune
	// ascii reports that all of text is ASCII, alone that only ASCII letters fold to it, and same that only
	// text itself folds to it, as for Hangul.
	ascii, alone, same bool
}

func newNeedle(text string) needle {
	folded := value.Fold(text)
	n := needle{text: folded, runes: []rune(folded), ascii: true, alone: true, same: true}
	for _, r := range n.runes {
		n.ascii = n.ascii && r < utf8.RuneSelf
		// The Kelvin sign folds to k, the long s to s, and the Turkish İ to i.
		n.alone = n.alone && r != 'i' && r != 'k' && r != 's'
		n.same = n.same && unicode.SimpleFold(r) == r && r != utf8.RuneError
	}
	return n
}

// bytewise reports whether the needle can be searched for byte by byte.
func (n *needle) bytewise(text string) bool {
	return n.ascii && (n.alone || isASCII(text))
}

func isASCII(text string) bool {
	for i := range len(text) {
		if text[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// lower returns an ASCII letter in lower case.
func lower(c byte) byte {
	if 'A' <= c && c <= 'Z' {
		c += 'a' - 'A'
	}
	return c
}

// isAt reports whether the bytes of the needle are at an offset of text.
func (n *needle) isAt(text string, at int) bool {
	if at < 0 || len(text)-at < len(n.text) {
		return false
	}
	for i := range len(n.text) {
		if lower(text[at+i]) != n.text[i] {
			return false
		}
	}
	return true
}

// indexBytes finds the needle byte by byte.
func (n *needle) indexBytes(text string) int {
	if n.text == "" {
		return 0
	}
	first := n.text[0]
	for at := 0; at <= len(text)-len(n.text); at++ {
		if lower(text[at]) == first && n.isAt(text, at) {
			return at
		}
	}
	return -1
}

// equals reports whether a text equals the needle.
func (n *needle) equals(text string) bool {
	switch {
	case n.same:
		return text == n.text
	case n.ascii && n.alone:
		return len(text) == len(n.text) && n.isAt(text, 0)
	}
	end, ok := n.after(text)
	return ok && end == len(text)
}

// starts reports whether a text begins with the needle.
func (n *needle) starts(text string) bool {
	if n.same {
		return strings.HasPrefix(text, n.text)
	}
	_, ok := n.after(text)
	return ok
}

// after returns the offset, in bytes, after the needle with which text begins.
func (n *needle) after(text string) (end int, ok bool) {
	for _, want := range n.runes {
		if end == len(text) {
			return 0, false
		}
		r, size := rune(text[end]), 1
		if r >= utf8.RuneSelf {
			r, size = utf8.DecodeRuneInString(text[end:])
		}
		if r != want && textorder.FoldRune(r) != want {
			return 0, false
		}
		end += size
	}
	return end, true
}

// contains reports whether the needle occurs in a text.
func (n *needle) contains(text string) bool { return n.find(text) >= 0 }

// find returns the offset, in bytes, at which the needle first occurs in text, or -1.
func (n *needle) find(text string) int {
	switch {
	case n.same:
		return strings.Index(text, n.text)
	case n.bytewise(text):
		return n.indexBytes(text)
	}
	for at := 0; at <= len(text); {
		if n.starts(text[at:]) {
			return at
		}
		if at == len(text) {
			break
		}
		_, size := utf8.DecodeRuneInString(text[at:])
		at += size
	}
	return -1
}

// ends reports whether a text ends with the needle.
func (n *needle) ends(text string) bool {
	if n.same {
		return strings.HasSuffix(text, n.text)
	}
	for i := len(n.runes) - 1; i >= 0; i-- {
		r, size := utf8.DecodeLastRuneInString(text)
		if size == 0 || textorder.FoldRune(r) != n.runes[i] {
			return false
		}
		text = text[:len(text)-size]
	}
	return true
}

// equalFold reports whether two texts are equal, ignoring letter case.
func equalFold(a, b string) bool {
	for a != "" && b != "" {
		r, n := utf8.DecodeRuneInString(a)
		q, m := utf8.DecodeRuneInString(b)
		if r != q && textorder.FoldRune(r) != textorder.FoldRune(q) {
			return false
		}
		a, b = a[n:], b[m:]
	}
	return a == b
}

// searches holds the ways of searching by operator.
var searches = map[string]func(n *needle, text string) bool{
	"contains": (*needle).contains, "starts with": (*needle).starts, "ends with": (*needle).ends,
}

// buildSearch returns code that searches in texts, or in the cell texts of a column of another type.
func buildSearch(_ *compiler, n *node, args []code) code {
	find := searches[n.op.name]
	in, with := args[0], args[1]
	if in.column != nil && in.column.Shown != nil && n.args[0].typ != Text {
		in.text = shownText(in)
	}
	if in.text == nil {
		return unknown()
	}
	if with.fixed != nil && with.fixed.State == OK {
		want := newNeedle(with.fixed.Text)
		return ofTruth(func(row Row) (bool, State) {
			v, s := in.text(row)
			return s == OK && find(&want, v), s
		})
	}
	return comparing(in.text, with.text, func(v, w string) bool {
		want := newNeedle(w)
		return find(&want, v)
	})
}

// shownText returns a function that reads the text of a column's cells.
func shownText(c code) func(row Row) (string, State) {
	shown, values := c.column.Shown, c
	values.column = nil
	typed := values.exact != nil || values.float != nil || values.truth != nil || values.ticks != nil
	return func(row Row) (string, State) {
		if typed {
			if s := values.state(row); s != OK {
				return "", s
			}
		}
		var buf [64]byte
		text := strings.Clone(string(shown(buf[:0], row)))
		return text, OK
	}
}
