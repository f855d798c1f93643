// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"github.com/giogrid/giogrid/gridui/internal/eventdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// RangesChanged reports that a user selected other ranges of cells. If CellRanges is Controlled, it only proposes the
// change. A drag is reported once, at its end.
type RangesChanged struct {
	// From and To are CellRanges.Selected before and after the change. The program must not change them.
	From, To []option.CellRange
}

// Apply sets to.CellRanges.Selected.
func (e RangesChanged) Apply(to *option.Options) { to.CellRanges.Selected = e.To }

// RangeMoveRequested requests permission to move or copy cells onto cells that have values. It is sent instead of the
// change unless CellRanges.MoveSilent is set. The grid asks the user, unless CellRanges.MoveConfirm is set. Without a
// permission nothing changes.
type RangeMoveRequested struct {
	// From is the range of the moved cells, To the range that receives their values.
	From, To option.CellRange
	// Copy reports whether the cells of From keep their values.
	Copy bool
	// Overwrites is the number of cells with a value among the editable cells of To outside From. If there are more
	// than 50,000 such editable cells, all of them are counted.
	Overwrites int

	accept func()
}

// Accept makes the change; further calls have no effect. A program may call it when it handles the event or later,
// while no grid is laid out. Accept finds the cells by the ids of From and To. If the cells cannot be changed, for
// instance because rows were added or removed, an EditRefused event reports the reason. Accept of the zero event does
// nothing.
func (e RangeMoveRequested) Accept() {
	if e.accept != nil {
		e.accept()
	}
}

var _ = eventdata.OnMove(func(e *RangeMoveRequested, do func()) { e.accept = do })
