// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"sort"

	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// headLevels are how high the levels of the header are: that of the outermost groups
// first, that of the columns last. A level is as high as the longest of all its texts
// needs, on the screen or not, so that scrolling sideways changes nothing.
type headLevels struct {
	stamp headStamp
	// rev tells any two results apart.
	rev uint32
	// lines are how many lines the levels have, tops where they begin below the
	// header's top, and where the last ends, in pixels. Both are empty where each
	// level has one line.
	lines, tops []int
}

// headStamp is all that the levels depend on.
type headStamp struct {
	known        bool
	cols, style  uint32
	widths       uint64
	height, most int
	sorting      option.SortMode
	filters      bool
}

const (
	// headMost is how many lines a header that wraps has at most, where the style
	// does not say.
	headMost = 3
	// headSample is how many headers are measured.
	headSample = 8192
)

// headLimit is how many lines a header that wraps has at most.
func headLimit(n int) int {
	if n <= 0 {
		return headMost
	}
	return min(n, textrun.MaxLines)
}

// headTop is where a level of the header begins, in pixels below the header's top;
// that after the last is where it ends.
//
//go:noinline
func (e *engine) headTop(level int) int {
	if t := e.heads.tops; level < len(t) {
		return t[level]
	}
	return level * e.draw.Style.HeaderHeight
}

// levelHeight is the height of a level of the header in pixels.
func (e *engine) levelHeight(level int) int { return e.headTop(level+1) - e.headTop(level) }

// levelAt is the level of the header at a height in pixels below its top.
func (e *engine) levelAt(y int) int {
	return sort.Search(e.cols.Levels-1, func(level int) bool { return e.headTop(level+1) > y })
}

// linesOf is how many lines the texts of a level have at most.
func (h *headLevels) linesOf(level int) int {
	if level < len(h.lines) {
		return h.lines[level]
	}
	return 1
}

// followHeads measures the levels of the header, unless they are known.
func (e *engine) followHeads(st *style.Resolved) {
	h := &e.heads
	if st.HeaderLines <= 1 || len(e.geo.widths.px) != len(e.cols.Leaves) {
		if h.stamp.known {
			*h = headLevels{rev: h.rev + 1}
		}
		return
	}
	s := headStamp{
		known: true, cols: e.cols.Rev, style: e.draw.StyleRev, widths: e.geo.widths.sum,
		height: st.HeaderHeight, most: st.HeaderLines, sorting: e.ask.Sorting.Mode, filters: e.ask.Filtering.Enabled,
	}
	if s == h.stamp {
		return
	}
	h.stamp, h.rev = s, h.rev+1
	h.lines, h.tops = h.lines[:0], append(h.tops[:0], 0)
	for level := range e.cols.Levels {
		most := e.groupLinesAt(st, level)
		if level == e.cols.Levels-1 {
			most = e.leafLines(st)
		}
		h.lines = append(h.lines, most)
		h.tops = append(h.tops, h.tops[level]+st.HeaderHeight+(most-1)*e.draw.Pitch(st.HeaderFace))
	}
}

// leafLines is how many lines the names of the columns need.
func (e *engine) leafLines(st *style.Resolved) int {
	most := 1
	for i := range e.cols.Leaves[:min(len(e.cols.Leaves), headSample)] {
		if l := &e.cols.Leaves[i]; !l.Head {
			most = max(most, e.headLinesIn(st, l.Header, e.wrapRoom(st, i), e.geo.widths.px[i]-2*st.Padding))
		}
	}
	return most
}

// groupLinesAt is how many lines the groups of a level need.
func (e *engine) groupLinesAt(st *style.Resolved, level int) int {
	most := 1
	if level >= e.cols.Levels-1 {
		return most
	}
	for p := range e.cols.Spans {
		spans := e.cols.Spans[p][level]
		for _, s := range spans[:min(len(spans), headSample)] {
			g := &e.cols.Groups[s.Group]
			room := -2 * st.Padding
			for c := s.First; c < s.End; c++ {
				room += e.geo.widths.px[c]
			}
			if g.Collapsible {
				room -= st.MarkSize + st.MarkGap
			}
			if g.Cell == nil {
				most = max(most, e.headLinesIn(st, g.Header, room, room))
			}
		}
	}
	return most
}

// headLinesIn is how many lines a text of the header needs.
func (e *engine) headLinesIn(st *style.Resolved, s string, least, room int) int {
	if room < wrapLeast*st.HeaderFace.Px {
		return 1
	}
	e.textBuf = append(e.textBuf[:0], s...)
	return max(e.headBlock(e.textBuf, least, room, st.HeaderLines).Len(), 1)
}

// headBlock is a text in the lines of a header: in the least room, or where
// that would split a word, in all there is.
func (e *engine) headBlock(text []byte, least, room, most int) *textrun.Paragraph {
	least = min(least, room)
	lines := e.draw.Cache.Wrap(e.draw.Style.HeaderFace, text, least, most)
	if lines.Split && least < room {
		lines = e.draw.Cache.Wrap(e.draw.Style.HeaderFace, text, room, most)
	}
	return lines
}

// wrapRoom is the room in pixels for the name of a column that wraps: that beside the
// marks and the button that it may come to have, so that it stays as it is when it
// has them.
func (e *engine) wrapRoom(st *style.Resolved, col int) int {
	l := &e.cols.Leaves[col]
	room := e.geo.widths.px[col] - 2*st.Padding - e.contents.HeadButtonRoom(st, col)
	if l.Sorts && e.ask.Sorting.Mode != option.SortOff {
		room -= st.MarkSize + st.MarkGap
	}
	if l.Filters && e.heads.stamp.filters {
		room -= st.MarkSize + st.MarkGap
	}
	return room
}

// headWidth is how wide the name of a column is in a room in pixels: its widest line.
func (e *engine) headWidth(col, room int) int {
	c := textCell{at: cellAddress{layoutx.Head, e.cols.Levels - 1, col}, room: max(room, 0), face: e.draw.Style.HeaderFace}
	e.textBuf = append(e.textBuf[:0], e.cols.Leaves[col].Header...)
	lines, ok := e.broken(e.textBuf, &c)
	if !ok {
		return e.draw.Cache.Fit(c.face, e.textBuf, c.room).Width
	}
	return widest(lines)
}

// widest is the width of the widest line.
func widest(lines *textrun.Paragraph) int {
	w := 0
	for i := range lines.Len() {
		w = max(w, lines.Line(i).Width)
	}
	return w
}
