// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellranges

import (
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/option"
)

// walk moves the focus to the next cell of the ranges, around at the end, where Tab moves between
// cells and more than one is selected. It reports whether it did.
func (f *Feature) walk(a option.Action) bool {
	r := f.Ranges
	if f.Keys.Tab != option.TabCells || !r.Several() {
		return false
	}
	from, ok := r.Corner(f.Focus.At())
	if !ok {
		return false
	}
	w := ranges.NewWalk(r.AppendRects(nil), r.Skip())
	to, ok := w.Step(from, wayOf(a))
	if !ok {
		return false
	}
	f.Focus.Move(r.Address(to), focus.Show)
	r.Stand()
	return true
}

// wayOf is the way through the ranges of a key: Tab goes row by row, Enter column by column.
func wayOf(a option.Action) ranges.Way {
	switch a {
	case option.ActionPrevious:
		return ranges.Previous
	case option.ActionActivate:
		return ranges.Down
	case option.ActionActivateMore:
		return ranges.Up
	}
	return ranges.Next
}
