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

// typeahead holds the typed text. All of it is kept, because a composing input method counts from its
// beginning; the word to search starts at from.
type typeahead struct {
	text []rune
	from int
	last time.Time
}

// open reports whether there is an unfinished word that a space may be part of.
func (t *typeahead) open(now time.Time) bool {
	return now.Sub(t.last) <= typedPause && t.word() != ""
}

func (t *typeahead) word() string {
	return strings.TrimLeft(string(t.text[t.from:]), " ")
}

// replace replaces a range by text, and returns the new position of the caret.
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

// edit highlights the next item that begins with the typed text. It handles text rather than keys, so that it
// works with input methods.
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

// find returns the item whose label begins with the strokes, starting at the highlighted one, or -1. A single
// letter, also repeated, moves from item to item.
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

// single reports whether a word is one letter, possibly repeated.
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
