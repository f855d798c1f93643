// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// PasteOptions say how a table from the clipboard is taken. The zero value takes all
// of it or nothing.
type PasteOptions struct {
	// SkipInvalid leaves out cells that refuse what they are given. Without it nothing
	// is pasted then.
	SkipInvalid bool
	// AddRows makes new rows of what is beyond the last row, in a ChangeTrackingGrid.
	// Without it, and in other grids, that is left out, and events.CellsPasted has it for the
	// program to make rows of.
	AddRows bool
}
