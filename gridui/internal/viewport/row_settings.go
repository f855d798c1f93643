// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"gioui.org/layout"
	"gioui.org/unit"
)

// RowOptions are the program's settings of details and heights.
type RowOptions struct {
	// Details is set if rows can show details, Heights if the program gives heights, Wraps if text
	// wraps, Given if users gave heights to rows, Full if widgets are full rows. Any of them makes rows
	// differ in height.
	Details, Heights, Wraps, Given, Full bool
	// All is set if details are open unless excepted. Rev identifies the set of open details.
	All bool
	Rev uint64
	// Guess is the estimated height of a detail.
	Guess unit.Dp
}

// sized reports whether rows are measured when they come onto the screen.
func (o *RowOptions) sized() bool { return o.Details || o.Heights || o.Wraps || o.Given || o.Full }

// RowSettings holds the options of the present frame and its layout context.
type RowSettings struct {
	options RowOptions
	gtx     layout.Context
}

// HasDetails reports whether rows can show details.
func (s *RowSettings) HasDetails() bool { return s.options.Details }

// MeasuresRows reports whether rows are measured when they become visible. If not, all are equally
// high.
func (s *RowSettings) MeasuresRows() bool { return s.options.sized() }
