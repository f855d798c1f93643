// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"gioui.org/layout"
	"gioui.org/unit"
)

// RowOptions are the caller's settings of details and heights.
type RowOptions struct {
	// Details says that rows can show details. Heights and Wraps say that their cells
	// differ in height: as the caller says, and by their text. Given says that users
	// gave heights to rows.
	Details, Heights, Wraps, Given bool
	// All says that all details are open but some. Rev identifies the set of open ones.
	All bool
	Rev uint64
	// Guess is the estimated height of a detail.
	Guess unit.Dp
	// Whole is the estimated height of a row with its detail. It replaces Guess unless it
	// is 0.
	Whole unit.Dp
}

// sized reports whether rows are measured when they come onto the screen.
func (o *RowOptions) sized() bool { return o.Details || o.Heights || o.Wraps || o.Given }

// RowSettings are the options of the present frame and the context that it is laid out in.
type RowSettings struct {
	options RowOptions
	gtx     layout.Context
}

// HasDetails reports whether rows can show details.
func (s *RowSettings) HasDetails() bool { return s.options.Details }

// MeasuresRows reports whether rows are measured when they come onto the screen. If not, all
// are equally high.
func (s *RowSettings) MeasuresRows() bool { return s.options.sized() }
