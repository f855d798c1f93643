// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnsize

import (
	"image"

	"gioui.org/io/pointer"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// mouseReach is the width of the zone around an edge that takes it, touchReach that for
// fingers.
const (
	mouseReach = unit.Dp(8)
	touchReach = unit.Dp(16)
)

// An edge is the edge of a header: that of a column, or of a run of columns under a group.
type edge struct {
	ok bool
	// head is the header of the edge, x its position in pixels of the sheet.
	head viewport.Address
	x    int
}

// Takes reports whether a press at a position would take an edge.
func (f *Feature) Takes(pos image.Point, by pointer.Source) bool {
	return f.edgeAt(pos, f.reach(by)).ok
}

// reach returns the width of the zone around an edge in pixels.
func (f *Feature) reach(by pointer.Source) int {
	if by == pointer.Touch {
		return f.Viewport.Widths.Metric().Dp(touchReach)
	}
	return f.Viewport.Widths.Metric().Dp(mouseReach)
}

// edgeAt returns the edge of a header at or near a position. reach is the width of the zone around an edge in
// pixels.
func (f *Feature) edgeAt(pos image.Point, reach int) edge {
	head := f.Viewport.Sheet.Panes.Band(layoutx.Head)
	if f.Options.Mode == option.ColumnResizeOff || pos.Y < head.Min.Y || pos.Y >= head.Max.Y || len(f.Columns.Leaves) == 0 {
		return edge{}
	}
	level := f.Viewport.Heads.LevelAt(pos.Y - head.Min.Y)
	best, near := edge{}, reach/2+1
	for _, pane := range [...]layoutx.Pane{layoutx.Left, layoutx.Right, layoutx.Center} {
		r := f.Viewport.Sheet.Panes.Pane(pane)
		for _, col := range f.Viewport.Sheet.Cols[pane] {
			x := col.Start
			if f.Viewport.EndsRight(pane) {
				x = col.End()
			}
			d := max(pos.X-x, x-pos.X)
			// The columns may have changed since the last frame.
			if d >= near || x < r.Min.X || x > r.Max.X || col.Index >= len(f.Columns.Leaves) {
				continue
			}
			if at, ok := f.headEdge(col.Index, level); ok {
				best, near = edge{ok: true, head: at, x: x}, d
			}
		}
	}
	return best
}

// headEdge returns the header at a level that ends at the edge of a column, and false if no resizable header ends
// there.
func (f *Feature) headEdge(col, level int) (viewport.Address, bool) {
	l := &f.Columns.Leaves[col]
	if level >= len(l.Groups) {
		return viewport.Address{Band: layoutx.Head, Row: coord.Slot(f.Columns.Levels - 1), Col: col}, !l.Fixed
	}
	at := viewport.Address{Band: layoutx.Head, Row: coord.Slot(level), Col: col}
	first, end := f.Viewport.Heads.Columns(at)
	outer := end - 1
	if l.Pane == layoutx.Right {
		outer = first
	}
	if col != outer {
		return at, false
	}
	for c := first; c < end; c++ {
		if !f.Columns.Leaves[c].Fixed {
			return viewport.Address{Band: layoutx.Head, Row: coord.Slot(level), Col: first}, true
		}
	}
	return at, false
}
