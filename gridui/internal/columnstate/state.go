// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnstate

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Sources holds the columns, the options with the changes of users, and the receiver of reports.
type Sources struct {
	_ nocmp.Struct

	Options *option.Options
	Columns *column.Set
	Widths  *viewport.Widths
	Report  dataset.Report
}

// State changes the columns of a grid.
type State struct {
	Sources

	firstPins firstPins
	// sized identifies the map that the widths were read from.
	sized widthMap
}

// Places returns the places of columns from the options.
func (s *State) Places() column.Places {
	o := s.Options
	return column.Places{
		Order: o.ColumnOrder.IDs, Shown: o.ColumnVisibility.Shown, Hidden: o.ColumnVisibility.Hidden,
		Collapsed: o.ColumnGroups.Collapsed, Left: o.ColumnPinning.Left, Right: o.ColumnPinning.Right,
	}
}
