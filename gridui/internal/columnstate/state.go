// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnstate

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Sources are the columns, the options that hold what users made of them, and who is told.
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
	// sized is the map that the widths were taken from.
	sized widthMap
}

// Places are where columns stand by the options.
func (s *State) Places() column.Places {
	o := s.Options
	return column.Places{
		Order: o.ColumnOrder.IDs, Shown: o.ColumnVisibility.Shown, Hidden: o.ColumnVisibility.Hidden,
		Collapsed: o.ColumnGroups.Collapsed, Left: o.ColumnPinning.Left, Right: o.ColumnPinning.Right,
	}
}
