// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellranges

import (
	"github.com/giogrid/giogrid/gridui/internal/cellrange"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/option"
)

// walk moves the focus to the next cell of the ranges, and from the last one to the first. It does so only if Tab
// moves between cells and more than one is selected, and reports whether it did.
func (f *Feature) walk(a option.Action) bool {
	return f.Keys.TabCells && cellrange.Keys{Ranges: f.Ranges}.Walk(wayOf(a))
}

// wayOf returns the direction in which a key goes through the ranges: Tab goes row by row, Enter column by
// column.
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
