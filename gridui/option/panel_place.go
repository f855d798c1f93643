// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// PanelPlace is the place of a RecordView or a ValueView.
type PanelPlace uint8

const (
	// PanelDocked places the panel at the reading end of the grid. If the room is narrower than the panel's Narrow, a
	// record view replaces the table, and a value view shows below it.
	PanelDocked PanelPlace = iota
	// PanelBeside places the panel at the reading end of the grid at any width, PanelBelow below the grid.
	PanelBeside
	PanelBelow
	// PanelOver shows a record view in place of the table, and a value view as a card over the grid, which Escape and a
	// press outside close.
	PanelOver
)
