// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"strings"
	"time"
	"unicode"

	"gioui.org/io/key"
	"gioui.org/layout"
)

// typedPause is the pause after which typing begins a new word.
const typedPause = time.Second

// typedMost bounds the text kept for the input method, in runes.
const typedMost = 512

// typeahead is what was typed. All of it is kept, as an input method that is
// still composing counts from its beginning; the word searched for starts at
// from.
type typeahead struct {
	text []rune
	from int
	last time.Time
}

// open reports whether a word was begun that a space may be part of.
func (t *typeahead) open(now time.Time) bool {
	return now.Sub(t.last) <= typedPause && t.word() != ""
}

func (t *typeahead) word() string {
	return strings.TrimLeft(string(t.text[t.from:]), " ")
}

// replace puts text in place of a range, and reports where the caret is then.
func (t *typeahead) replace(r key.Range, text string, now time.Time) int {
	if len(t.text) > typedMost {
		*t = typeahead{}
	}
	in := []rune(cut(text, typedMost))
	start := min(max(min(r.Start, r.End), 0), len(t.text))
	end := min(max(r.Start, r.End, 0), len(t.text))
	if now.Sub(t.last) > typedPause {
		t.from = start
	}
	t.from = min(t.from, start)
	t.last = now
	tail := append([]rune(nil), t.text[end:]...)
	t.text = append(append(t.text[:start], in...), tail...)
	return start + len(in)
}

// edit lights the next item that begins with what is typed. Typing is read as
// text, not as keys, so that it works for what an input method composes.
func (e *engine) edit(gtx layout.Context, ev key.EditEvent) {
	caret := e.typed.replace(ev.Range, ev.Text, gtx.Now)
	all := key.Range{End: len(e.typed.text)}
	gtx.Execute(key.SnippetCmd{Tag: e.owner.tag, Snippet: key.Snippet{Range: all, Text: string(e.typed.text)}})
	gtx.Execute(key.SelectionCmd{Tag: e.owner.tag, Range: key.Range{Start: caret, End: caret}})
	word := e.typed.word()
	if word == "" || strings.ContainsFunc(word, unicode.IsControl) {
		return
	}
	e.lightByKey(e.levels[e.active].find(strokes(word)))
}

// find returns the item whose label begins with the strokes, looking first at
// the one that is lit and then after it, or -1. One letter, also typed several
// times, goes from item to item.
func (l *level) find(word []rune) int {
	start := max(l.hot, 0)
	if single(word) {
		word = word[:1]
		start = l.hot + 1
	}
	n := l.items.count()
	for k := range n {
		i := (start + k) % n
		it := l.items.at(i)
		if !it.separator && hasPrefix(strokes(cut(it.label, labelBytes)), word) {
			return i
		}
	}
	return -1
}

// single reports whether a word is one letter, once or more.
func single(word []rune) bool {
	for _, r := range word {
		if r != word[0] {
			return false
		}
	}
	return len(word) > 0
}

func hasPrefix(s, prefix []rune) bool {
	return len(s) >= len(prefix) && string(s[:len(prefix)]) == string(prefix)
}
