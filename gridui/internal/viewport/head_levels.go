// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

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
	// Rev tells any two results apart.
	Rev uint32
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

// HeadLimit is how many lines a header that wraps has at most.
func HeadLimit(n int) int {
	if n <= 0 {
		return headMost
	}
	return min(n, textrun.MaxLines)
}

// LevelTop is where a level of the header begins, in pixels below the header's top;
// that after the last is where it ends.
//
//go:noinline
func (v *Viewport) LevelTop(level int) int {
	if t := v.Heads.tops; level < len(t) {
		return t[level]
	}
	return level * v.Painter.Style.HeaderHeight
}

// LevelHeight is the height of a level of the header in pixels.
func (v *Viewport) LevelHeight(level int) int { return v.LevelTop(level+1) - v.LevelTop(level) }

// LevelAt is the level of the header at a height in pixels below its top.
func (v *Viewport) LevelAt(y int) int {
	return sort.Search(v.Columns.Levels-1, func(level int) bool { return v.LevelTop(level+1) > y })
}

// LinesOf is how many lines the texts of a level have at most.
func (h *headLevels) LinesOf(level int) int {
	if level < len(h.lines) {
		return h.lines[level]
	}
	return 1
}

// SyncHeadLevels measures the levels of the header, unless they are known.
func (v *Viewport) SyncHeadLevels(st *style.Resolved) {
	h := &v.Heads
	if st.HeaderLines <= 1 || len(v.Geometry.Widths.Px) != len(v.Columns.Leaves) {
		if h.stamp.known {
			*h = headLevels{Rev: h.Rev + 1}
		}
		return
	}
	s := headStamp{
		known: true, cols: v.Columns.Rev, style: v.Painter.StyleRev, widths: v.Geometry.Widths.sum,
		height: st.HeaderHeight, most: st.HeaderLines, sorting: v.Options.Sorting.Mode, filters: v.Options.Filtering.Enabled,
	}
	if s == h.stamp {
		return
	}
	h.stamp, h.Rev = s, h.Rev+1
	h.lines, h.tops = h.lines[:0], append(h.tops[:0], 0)
	for level := range v.Columns.Levels {
		most := v.groupLinesAt(st, level)
		if level == v.Columns.Levels-1 {
			most = v.leafLines(st)
		}
		h.lines = append(h.lines, most)
		h.tops = append(h.tops, h.tops[level]+st.HeaderHeight+(most-1)*v.Painter.Pitch(st.HeaderFace))
	}
}

// leafLines is how many lines the names of the columns need.
func (v *Viewport) leafLines(st *style.Resolved) int {
	most := 1
	for i := range v.Columns.Leaves[:min(len(v.Columns.Leaves), headSample)] {
		if l := &v.Columns.Leaves[i]; !l.Head {
			most = max(most, v.headLinesIn(st, l.Header, v.wrapRoom(st, i), v.Geometry.Widths.Px[i]-2*st.Padding))
		}
	}
	return most
}

// groupLinesAt is how many lines the groups of a level need.
func (v *Viewport) groupLinesAt(st *style.Resolved, level int) int {
	most := 1
	if level >= v.Columns.Levels-1 {
		return most
	}
	for p := range v.Columns.Spans {
		spans := v.Columns.Spans[p][level]
		for _, s := range spans[:min(len(spans), headSample)] {
			g := &v.Columns.Groups[s.Group]
			room := -2 * st.Padding
			for c := s.First; c < s.End; c++ {
				room += v.Geometry.Widths.Px[c]
			}
			if g.Collapsible {
				room -= st.MarkSize + st.MarkGap
			}
			if g.Cell == nil {
				most = max(most, v.headLinesIn(st, g.Header, room, room))
			}
		}
	}
	return most
}

// headLinesIn is how many lines a text of the header needs.
func (v *Viewport) headLinesIn(st *style.Resolved, s string, least, room int) int {
	if room < wrapLeast*st.HeaderFace.Px {
		return 1
	}
	v.textBuf = append(v.textBuf[:0], s...)
	return max(v.headBlock(v.textBuf, least, room, st.HeaderLines).Len(), 1)
}

// headBlock is a text in the lines of a header: in the least room, or where
// that would split a word, in all there is.
func (v *Viewport) headBlock(text []byte, least, room, most int) *textrun.Paragraph {
	least = min(least, room)
	lines := v.Painter.Cache.Wrap(v.Painter.Style.HeaderFace, text, least, most)
	if lines.Split && least < room {
		lines = v.Painter.Cache.Wrap(v.Painter.Style.HeaderFace, text, room, most)
	}
	return lines
}

// wrapRoom is the room in pixels for the name of a column that wraps: that beside the
// marks and the button that it may come to have, so that it stays as it is when it
// has them.
func (v *Viewport) wrapRoom(st *style.Resolved, col int) int {
	l := &v.Columns.Leaves[col]
	room := v.Geometry.Widths.Px[col] - 2*st.Padding - v.Contents.HeadButtonRoom(st, col)
	if l.Sorts && v.Options.Sorting.Mode != option.SortOff {
		room -= st.MarkSize + st.MarkGap
	}
	if l.Filters && v.Heads.stamp.filters {
		room -= st.MarkSize + st.MarkGap
	}
	return room
}

// HeadWidth is how wide the name of a column is in a room in pixels: its widest line.
func (v *Viewport) HeadWidth(col, room int) int {
	c := TextCell{At: Address{layoutx.Head, v.Columns.Levels - 1, col}, Room: max(room, 0), Face: v.Painter.Style.HeaderFace}
	v.textBuf = append(v.textBuf[:0], v.Columns.Leaves[col].Header...)
	lines, ok := v.WrapText(v.textBuf, &c)
	if !ok {
		return v.Painter.Cache.Fit(c.Face, v.textBuf, c.Room).Width
	}
	return Widest(lines)
}

// Widest is the width of the widest line.
func Widest(lines *textrun.Paragraph) int {
	w := 0
	for i := range lines.Len() {
		w = max(w, lines.Line(i).Width)
	}
	return w
}
