// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"github.com/giogrid/giogrid/gridui/internal/eventdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// RangesChanged says that a user selected other ranges of cells, or asks for it where CellRanges is
// Controlled. Of a drag it comes when the pointer is lifted, once.
type RangesChanged struct {
	// From and To are the ranges before and after it, as CellRanges.Selected has them. They must
	// not be changed.
	From, To []option.CellRange
}

// Apply makes the change.
func (e RangesChanged) Apply(to *option.Options) { to.CellRanges.Selected = e.To }

// RangeMoveRequested asks whether users may move or copy cells to others that have values. It
// comes in place of the change unless CellRanges.Move.Silent is set, and the grid asks the user unless
// CellRanges.Move.Confirm is set. Without an answer nothing is changed.
type RangeMoveRequested struct {
	// From are the cells that are moved, To those that get their values, from the first to the
	// last.
	From, To option.CellRange
	// Copy reports whether the cells of From keep their values.
	Copy bool
	// Overwrites is how many cells have a value, among those of To that are not in From and whose
	// columns can be edited. If these are more than 50,000, all of them count.
	Overwrites int

	accept func()
}

// Accept makes the change, once. It may be called when the event is handled or later, while no
// grid is laid out. The cells are found by the ids of From and To. An EditRefused event says why they
// cannot be changed, if so, for instance since rows of them have come or gone. The zero event
// changes nothing.
func (e RangeMoveRequested) Accept() {
	if e.accept != nil {
		e.accept()
	}
}

var _ = eventdata.OnMove(func(e *RangeMoveRequested, do func()) { e.accept = do })
