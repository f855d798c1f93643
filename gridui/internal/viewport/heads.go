// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"sort"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/option"
)

// Heads holds the heights of the levels of the header, from the outermost groups to the columns. A
// level is as high as the longest of all its texts needs, visible or not, so that horizontal
// scrolling does not change it.
type Heads struct {
	widths   *Widths
	columns  *column.Set
	options  *option.Options
	painter  *draw.Painter
	contents Contents

	stamp headStamp
	// Rev is incremented whenever the levels are measured again.
	Rev uint32
	// lines holds the number of lines of each level. tops holds where each level begins, in pixels
	// below the top of the header, followed by the end of the last one. Both are empty if each
	// level has one line.
	lines, tops []int
	textBuf     []byte
}

// headStamp is the state that the levels were measured for.
type headStamp struct {
	known        bool
	cols, style  uint32
	widths       uint64
	height, most int
	sorting      option.SortMode
	filters      bool
}

// headMost is the default for the maximum number of lines of a header that wraps.
const headMost = 3

// HeadLimit returns the maximum number of lines of a header that wraps; n is the style's setting, 0
// for the default.
func HeadLimit(n int) int {
	if n <= 0 {
		return headMost
	}
	return min(n, textrun.MaxLines)
}

// Top returns where a level of the header begins, in pixels below the top of the header. The level
// after the last one begins at the header's end.
//
//go:noinline
func (h *Heads) Top(level int) int {
	if t := h.tops; level < len(t) {
		return t[level]
	}
	return level * h.painter.Style.HeaderHeight
}

// Height returns the height of a level of the header in pixels.
func (h *Heads) Height(level int) int { return h.Top(level+1) - h.Top(level) }

// LevelAt returns the level of the header at a height in pixels below its top.
func (h *Heads) LevelAt(y int) int {
	return sort.Search(h.columns.Levels-1, func(level int) bool { return h.Top(level+1) > y })
}

// Lines returns the maximum number of lines of a text of a level.
func (h *Heads) Lines(level int) int {
	if level < len(h.lines) {
		return h.lines[level]
	}
	return 1
}

// sync measures the levels of the header, unless they are up to date.
func (h *Heads) sync(st *style.Resolved) {
	if st.HeaderLines <= 1 || len(h.widths.px) != len(h.columns.Leaves) {
		if h.stamp.known {
			h.Rev++
			h.stamp, h.lines, h.tops = headStamp{}, nil, nil
		}
		return
	}
	s := headStamp{
		known: true, cols: h.columns.Rev, style: h.painter.StyleRev, widths: h.widths.sum,
		height: st.HeaderHeight, most: st.HeaderLines, sorting: h.options.Sorting.Mode, filters: h.options.Filtering.Enabled,
	}
	if s == h.stamp {
		return
	}
	h.stamp, h.Rev = s, h.Rev+1
	h.lines, h.tops = h.lines[:0], append(h.tops[:0], 0)
	for level := range h.columns.Levels {
		most := h.groupLinesAt(st, level)
		if level == h.columns.Levels-1 {
			most = h.leafLines(st)
		}
		h.lines = append(h.lines, most)
		h.tops = append(h.tops, h.tops[level]+st.HeaderHeight+(most-1)*h.painter.Pitch(st.HeaderFace))
	}
}
