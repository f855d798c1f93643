// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/cellrange"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/option"
)

// leave commits and goes on to another cell: to the next cell of the selected ranges, or else a row down or
// up, or to the next editable cell, where it opens the editor.
func (f *Feature) leave(gtx layout.Context, a option.Action) {
	if f.rowIsOpen() {
		f.row.leave(gtx, a)
		return
	}
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

// wayOf returns the direction in which a key moves through the ranges.
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

// leaveBy commits, and moves like the arrow in the grid.
func (f *Feature) leaveBy(gtx layout.Context, arrow option.Action) {
	if f.rowIsOpen() && f.row.leaveBy(gtx, arrow) {
		return
	}
	at, shows := f.cell.find()
	if !f.commit(false) || !shows {
		return
	}
	f.Focus.MoveBy(at, arrow)
}
