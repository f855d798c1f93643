// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/gridui/option"

// RangeChanged says that a user selected other ranges of cells, or asks for it where CellRanges is
// Controlled. Of a drag it comes when the pointer is lifted, once.
type RangeChanged struct {
	// From and To are the ranges before and after it, as CellRanges.Selected has them. They must
	// not be changed.
	From, To []option.CellRange
}

func (RangeChanged) GridEvent() {}

// Apply does what the user asked for.
func (e RangeChanged) Apply(to *option.CellRanges) { to.Selected = e.To }
