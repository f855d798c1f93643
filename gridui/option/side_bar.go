// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import "gioui.org/unit"

// SideBar sets the panels beside a grid that package sidebar shows. The zero value shows the buttons of all panels, and
// no panel.
type SideBar struct {
	// Open is the open panel.
	Open SidePanel
	// Width is the width of an open panel; 0 = 280 dp. The grid keeps at least 120 dp. Users set it by the edge of the
	// panel, to at least 160 dp.
	Width unit.Dp
	// Narrow is the width of grid and panel below which the panel takes the place of the grid; 0 = 480 dp, negative:
	// never.
	Narrow unit.Dp
	// ColumnsDisabled and FiltersDisabled leave out a panel.
	ColumnsDisabled, FiltersDisabled bool
}

// SidePanel is a panel of a SideBar.
type SidePanel uint8

// The panels.
const (
	SideNone    SidePanel = iota
	SideColumns           // shows and hides columns
	SideFilters           // the filters of the columns
)
