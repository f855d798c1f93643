// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellranges

import (
	"github.com/giogrid/giogrid/gridui/internal/cellrange"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/option"
)

// walk moves the focus to the next cell of the ranges, around at the end, where Tab moves between
// cells and more than one is selected. It reports whether it did.
func (f *Feature) walk(a option.Action) bool {
	return f.Keys.Tab == option.TabCells && cellrange.Keys{Ranges: f.Ranges}.Walk(wayOf(a))
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
