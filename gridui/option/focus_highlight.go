// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// FocusHighlight tints the row and the column of the focused cell across the whole grid, so that users can follow
// them through a wide grid. The colour is Theme.Highlight. The zero value is off.
type FocusHighlight struct {
	// Row tints the row, Column the column and its header.
	Row, Column bool
}
