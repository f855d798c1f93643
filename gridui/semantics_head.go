// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/headmarks"
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/layoutx"
)

// headState is what a header tells.
type headState struct {
	name    string
	mark    headmarks.Mark
	group   bool
	focused bool
}

// headPhrases are the descriptions made so far: a settled frame makes none.
type headPhrases map[headState]string

// head is the description of a header.
func (s *spoken) head(of headState) string {
	text, ok := s.heads[of]
	if !ok {
		if s.heads == nil || len(s.heads) >= mostPhrases {
			s.heads = headPhrases{}
		}
		text = of.describe(&s.words.texts)
		s.heads[of] = text
	}
	return text
}

func (s headState) describe(words *locale.Spoken) string {
	text := []byte(s.name)
	if s.group {
		text = appendWord(text, words.HeaderGroup)
	} else {
		text = appendWord(text, words.Header)
	}
	switch m := s.mark; {
	case m.Sorted && m.Desc:
		text = appendWord(text, words.SortedDescending)
	case m.Sorted:
		text = appendWord(text, words.SortedAscending)
	}
	if s.mark.Place > 0 {
		text = textfmt.AppendPattern(append(text, ", "...), words.SortKey, textfmt.Slot{Name: "place", N: s.mark.Place})
	}
	if s.mark.Filtered {
		text = appendWord(text, words.Filtered)
	}
	if s.focused {
		text = appendWord(text, words.Focused)
	}
	return string(text)
}

// headNodes describes the headers of a pane, the groups above the columns first.
func (p *painter) headNodes(pane layoutx.Pane) {
	cols := p.view.Sheet.Cols[pane]
	if len(cols) == 0 {
		return
	}
	for level := range p.cols.Levels - 1 {
		for _, s := range p.cols.SpansIn(pane, level, cols[0].Index, cols[len(cols)-1].Index+1) {
			p.headNode(pane, viewport.Address{Band: layoutx.Head, Row: level, Col: s.First}, headState{group: true})
		}
	}
	for _, col := range cols {
		p.headNode(pane, viewport.Address{Band: layoutx.Head, Row: p.cols.Levels - 1, Col: col.Index}, headState{mark: p.marks.Of(col.Index)})
	}
}

// headNode describes a header in the part of it that shows.
func (p *painter) headNode(pane layoutx.Pane, at viewport.Address, s headState) {
	r := p.view.HeadRect(at).Intersect(p.rect(pane, layoutx.Head))
	s.name, s.focused = p.view.Heads.Label(at), p.focus.is(at)
	box := !s.group && p.isBox(at.Col)
	if r.Empty() || !box && s.name == "" {
		return // such as that of the handles, which say themselves what they are
	}
	c := draw.Clip(p.Ops, r)
	if box {
		p.headBoxNode(s.focused)
	} else {
		draw.NodeLabel(p.Ops, s.name)
		draw.NodeAbout(p.Ops, p.spoken.head(s))
	}
	c.Pop()
}
