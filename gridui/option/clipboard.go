// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// Clipboard says how cells are copied. The zero value puts the cells on the clipboard as text and
// outlines them.
type Clipboard struct {
	// NoOutline leaves out the dashed outline of what was copied. Without it the outline stays
	// until Escape, an edit, another copy or another order of the rows, in Theme.RangeBorder.
	NoOutline bool
}
