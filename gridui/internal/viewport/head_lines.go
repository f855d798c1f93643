// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/option"
)

// headSample is the maximum number of headers measured per level.
const headSample = 8192

// leafLines returns how many lines the longest name of a column needs.
func (h *Heads) leafLines(st *style.Resolved) int {
	most := 1
	for i := range h.columns.Leaves[:min(len(h.columns.Leaves), headSample)] {
		if l := &h.columns.Leaves[i]; !l.Head {
			most = max(most, h.linesIn(st, l.Header, h.nameRoom(st, i), h.widths.px[i]-2*st.Padding))
		}
	}
	return most
}

// groupLinesAt returns how many lines the longest group header of a level needs.
func (h *Heads) groupLinesAt(st *style.Resolved, level int) int {
	most := 1
	if level >= h.columns.Levels-1 {
		return most
	}
	for p := range h.columns.Spans {
		spans := h.columns.Spans[p][level]
		for _, s := range spans[:min(len(spans), headSample)] {
			g := &h.columns.Groups[s.Group]
			room := -2 * st.Padding
			for c := s.First; c < s.End; c++ {
				room += h.widths.px[c]
			}
			if g.Collapsible {
				room -= st.MarkSize + st.MarkGap
			}
			if g.Cell == nil {
				most = max(most, h.linesIn(st, g.Header, room, room))
			}
		}
	}
	return most
}

// linesIn returns how many lines a text of the header needs.
func (h *Heads) linesIn(st *style.Resolved, s string, least, room int) int {
	if room < wrapLeast*st.HeaderFace.Px {
		return 1
	}
	h.textBuf = append(h.textBuf[:0], s...)
	return max(h.block(h.textBuf, least, room, st.HeaderLines).Len(), 1)
}

// block breaks a text of the header into at most most lines: within the smaller width least, or
// within room where least would split a word.
func (h *Heads) block(text []byte, least, room, most int) *textrun.Paragraph {
	least = min(least, room)
	lines := h.painter.Cache.Wrap(h.painter.Style.HeaderFace, text, least, most)
	if lines.Split && least < room {
		lines = h.painter.Cache.Wrap(h.painter.Style.HeaderFace, text, room, most)
	}
	return lines
}

// nameRoom returns the width in pixels for the name of a column that wraps. It leaves room for the
// marks and the button that the header may get, so that the line breaks stay the same when they
// appear.
func (h *Heads) nameRoom(st *style.Resolved, col int) int {
	l := &h.columns.Leaves[col]
	room := h.widths.px[col] - 2*st.Padding - h.contents.HeadButtonRoom(st, col)
	if l.Sorts && h.options.Sorting.Mode != option.SortOff {
		room -= st.MarkSize + st.MarkGap
	}
	if l.Filters && h.stamp.filters {
		room -= st.MarkSize + st.MarkGap
	}
	return room
}
