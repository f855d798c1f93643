// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"strconv"

	"github.com/giogrid/giogrid/layoutx"
)

// headState is what a header tells beside its name.
type headState struct {
	mark    sortMark
	group   bool
	focused bool
}

// headStates are the descriptions made so far: there are few, and a settled frame makes
// none.
type headStates map[headState]string

// of is the description of a state.
func (h *headStates) of(s headState) string {
	text, ok := (*h)[s]
	if !ok {
		if *h == nil {
			*h = headStates{}
		}
		text = s.describe()
		(*h)[s] = text
	}
	return text
}

func (s headState) describe() string {
	text := "column header"
	if s.group {
		text = "column group"
	}
	switch m := s.mark; {
	case m.sorted && m.desc:
		text += ", sorted descending"
	case m.sorted:
		text += ", sorted ascending"
	}
	if s.mark.place > 0 {
		text += ", key " + strconv.Itoa(s.mark.place)
	}
	if s.mark.filtered {
		text += ", filtered"
	}
	if s.focused {
		text += FocusedSuffix
	}
	return text
}

// headNodes describes the headers of a pane, the groups above the columns first.
func (p *painter) headNodes(pane layoutx.Pane) {
	cols := p.engine.sheet.Cols[pane]
	if len(cols) == 0 {
		return
	}
	for level := range p.cols.levels - 1 {
		for _, s := range p.cols.spansIn(pane, level, cols[0].Index, cols[len(cols)-1].Index+1) {
			p.headNode(pane, place{layoutx.Head, level, s.first}, headState{group: true})
		}
	}
	for _, col := range cols {
		p.headNode(pane, place{layoutx.Head, p.cols.levels - 1, col.Index}, headState{mark: p.sortMark(col.Index)})
	}
}

// headNode describes a header in the part of it that shows.
func (p *painter) headNode(pane layoutx.Pane, at place, s headState) {
	r := p.headRect(at).Intersect(p.rect(pane, layoutx.Head))
	box := !s.group && p.isBox(at.col)
	if r.Empty() || !box && p.headLabel(at) == "" {
		return // such as that of the handles, which say themselves what they are
	}
	c := clipTo(p.ops, r)
	if box {
		p.headBoxNode()
	} else {
		s.focused = p.focus.is(at)
		nodeLabel(p.ops, p.headLabel(at))
		nodeAbout(p.ops, p.heard.of(s))
	}
	c.Pop()
}
