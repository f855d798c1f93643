// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// PasteOptions say how a table from the clipboard is taken. The zero value takes all
// of it or nothing.
type PasteOptions struct {
	// SkipInvalid leaves out cells that refuse what they are given. Without it nothing
	// is pasted then.
	SkipInvalid bool
	// AddRows makes new rows of what is beyond the last row, in a ChangeTrackingGrid.
	// Without it that is left out.
	AddRows bool
}
