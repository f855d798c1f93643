// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"github.com/giogrid/giogrid/gridui/internal/eventdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// RangesChanged reports that a user selected other ranges of cells. If CellRanges is Controlled it proposes that. A
// drag is reported one time, at its end.
type RangesChanged struct {
	// From and To are CellRanges.Selected before and after the change. They must not be changed.
	From, To []option.CellRange
}

// Apply makes the change.
func (e RangesChanged) Apply(to *option.Options) { to.CellRanges.Selected = e.To }

// RangeMoveRequested requests to move or copy cells to cells that have values. It comes in place of the change unless
// CellRanges.MoveSilent is set. The grid asks the user unless CellRanges.MoveConfirm is set. Without an answer
// nothing is changed.
type RangeMoveRequested struct {
	// From are the moved cells, To the cells that get their values, from the first to the last.
	From, To option.CellRange
	// Copy reports whether the cells of From keep their values.
	Copy bool
	// Overwrites is the number of cells with a value, among the editable cells of To that are not in From. If these
	// are more than 50,000, all of them count.
	Overwrites int

	accept func()
}

// Accept makes the change; further calls do nothing. It may be called when the event is handled or later, while no
// grid is laid out. The cells are found by the ids of From and To. An EditRefused event reports why they cannot be
// changed, for instance because rows were added or removed. The zero event changes nothing.
func (e RangeMoveRequested) Accept() {
	if e.accept != nil {
		e.accept()
	}
}

var _ = eventdata.OnMove(func(e *RangeMoveRequested, do func()) { e.accept = do })
