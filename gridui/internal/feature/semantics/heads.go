// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package semantics

import (
	"gioui.org/io/semantic"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// mostHeads bounds the number of header descriptions that are kept. Grids of thousands of columns have more
// headers.
const mostHeads = 1024

// A headState holds what the description of a header depends on in addition to its words.
type headState struct {
	Header
	name           string
	group, focused bool
}

// headNodes describes the headers of a pane, the groups above the columns first.
func (f *Feature) headNodes(pane layoutx.Pane) {
	cols := f.Viewport.Sheet.Cols[pane]
	if len(cols) == 0 {
		return
	}
	last := coord.Slot(f.Columns.Levels - 1)
	for level := range last {
		for _, s := range f.Columns.SpansIn(pane, int(level), cols[0].Index, cols[len(cols)-1].Index+1) {
			f.headNode(pane, viewport.Address{Band: layoutx.Head, Row: level, Col: s.First}, headState{group: true})
		}
	}
	for _, col := range cols {
		f.headNode(pane, viewport.Address{Band: layoutx.Head, Row: last, Col: col.Index}, headState{Header: f.header(col.Index)})
	}
}

// headNode describes the visible part of a header.
func (f *Feature) headNode(pane layoutx.Pane, at viewport.Address, s headState) {
	r := f.Viewport.HeadRect(at).Intersect(f.Viewport.Sheet.Panes.Rect(pane, layoutx.Head))
	s.name, s.focused = f.Viewport.Heads.Label(at), f.isFocused(at)
	if r.Empty() || !s.Box && !s.Corner && s.name == "" {
		return // utility columns have no text in their header
	}
	c := draw.Clip(f.Painter.Ops, r)
	switch {
	case s.Box:
		f.headBoxNode(s.focused)
	case s.Corner:
		f.cornerNode(s.focused)
	default:
		draw.NodeLabel(f.Painter.Ops, s.name)
		draw.NodeAbout(f.Painter.Ops, f.headPhrase(s))
	}
	c.Pop()
}

// cornerNode describes the corner above the row numbers.
func (f *Feature) cornerNode(focused bool) {
	p := f.Painter
	label := p.Style.Texts.SelectAll
	draw.NodeClass(p.Ops, semantic.Button)
	draw.NodeLabel(p.Ops, label)
	if focused {
		draw.NodeAbout(p.Ops, p.Phrase(label, f.words.texts.Focused))
	}
}

// headBoxNode describes the check box in the header.
func (f *Feature) headBoxNode(focused bool) {
	if f.Options.Selection.Mode != option.SelectMulti {
		return
	}
	share, refused := f.Selection.HeadMark()
	f.boxClass(share, refused)
	p := f.Painter
	label := p.Style.Texts.SelectAll
	draw.NodeLabel(p.Ops, label)
	phrase := label
	if share == rowmodel.Some {
		phrase = p.Phrase(phrase, f.words.texts.Mixed)
	}
	if focused {
		phrase = p.Phrase(phrase, f.words.texts.Focused)
	}
	if phrase != label {
		draw.NodeAbout(p.Ops, phrase)
	}
}

// headPhrase returns the description of a header.
func (f *Feature) headPhrase(of headState) string {
	text, ok := f.heads[of]
	if !ok {
		if f.heads == nil || len(f.heads) >= mostHeads {
			f.heads = map[headState]string{}
		}
		text = of.describe(&f.words.texts, &f.Painter.Style.Texts.SortBy)
		f.heads[of] = text
	}
	return text
}

// describe makes the description of a header.
func (s *headState) describe(words *locale.Spoken, orders *locale.SortBy) string {
	text := []byte(s.name)
	if s.group {
		text = appendWord(text, words.HeaderGroup)
	} else {
		text = appendWord(text, words.Header)
	}
	switch {
	case s.Sorted && s.Desc:
		text = appendWord(text, words.SortedDescending)
	case s.Sorted:
		text = appendWord(text, words.SortedAscending)
	}
	if s.Sorted && s.By != option.SortByValue {
		text = appendWord(text, settings.SortWords(s.By, orders))
	}
	if s.Place > 0 {
		text = textfmt.AppendPattern(append(text, ", "...), words.SortKey, textfmt.Slot{Name: "place", N: s.Place})
	}
	if s.Filtered {
		text = appendWord(text, words.Filtered)
	}
	if s.focused {
		text = appendWord(text, words.Focused)
	}
	return string(text)
}
