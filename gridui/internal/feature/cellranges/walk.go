// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellranges

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/option"
)

// walk moves the focus to the next cell of the ranges, around at the end, where Tab moves between
// cells and more than one is selected. It reports whether it did.
func (f *Feature) walk(a option.Action) bool {
	r := f.Ranges
	if r.Options.Keys.Tab != option.TabCells || !r.Several() {
		return false
	}
	from, ok := r.Corner(r.Focus.At())
	if !ok {
		return false
	}
	w := ranges.NewWalk(r.AppendRects(nil), f.skip())
	to, ok := w.Step(from, steps[a])
	if !ok {
		return false
	}
	r.Focus.Move(r.Address(to), focus.Show)
	r.Stand()
	return true
}

// steps are the ways through the ranges: Tab row by row, Enter column by column.
var steps = map[option.Action]ranges.Way{
	option.ActionNext:         ranges.Next,
	option.ActionPrevious:     ranges.Previous,
	option.ActionActivate:     ranges.Down,
	option.ActionActivateMore: ranges.Up,
}

// skip passes over the rows and columns that are the grid's own.
func (f *Feature) skip() ranges.Skip {
	r := f.Ranges
	s := ranges.Skip{Col: func(col int) bool { return r.Columns.Leaves[col].Utility }}
	if r.Dataset.Outlined() {
		s.Row = func(nav int) bool {
			at := r.Viewport.NavAddress(coord.Nav(nav), 0)
			return r.Dataset.OwnRow(at.Band, at.Row)
		}
	}
	return s
}
