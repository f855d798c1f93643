// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/cellrange"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/option"
)

// leave commits and goes on to another cell: of several that are selected to the next one, else a row
// down or up, or to the next cell that can be edited, whose editor opens.
func (f *Feature) leave(gtx layout.Context, a option.Action) {
	at, shows := f.cell.find()
	inside := shows && f.Ranges.Holds(at)
	if !f.commit(false) || !shows || inside && (cellrange.Keys{Ranges: f.Ranges}).Walk(wayOf(a)) {
		return
	}
	step := 1
	switch a {
	case option.ActionCommitUp:
		step = -1
		fallthrough
	case option.ActionCommitDown:
		if to, ok := f.Viewport.RowBelow(at, step); ok {
			at = to
		}
		f.Focus.Move(at, focus.Show)
	case option.ActionCommitPrevious:
		step = -1
		fallthrough
	case option.ActionCommitNext:
		if to, ok := f.Cells.nextEditable(at, step); ok {
			f.Focus.Move(to, focus.Show)
			f.begin(gtx, to, start{whole: true})
		}
	}
}

// wayOf returns the way in which a key goes on through the ranges.
func wayOf(a option.Action) ranges.Way {
	switch a {
	case option.ActionCommitUp:
		return ranges.Up
	case option.ActionCommitDown:
		return ranges.Down
	case option.ActionCommitPrevious:
		return ranges.Previous
	}
	return ranges.Next
}

// leaveBy commits, and does what an arrow does in the grid.
func (f *Feature) leaveBy(arrow option.Action) {
	at, shows := f.cell.find()
	if !f.commit(false) || !shows {
		return
	}
	f.Focus.MoveBy(at, arrow)
}
