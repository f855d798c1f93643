// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// GoToRow lets users go to a row by its number: Ctrl+G opens a field above the header. The zero
// value is off.
//
// The field takes the number of a row, counted from 1 over all pages, as RowNumbers shows it. A
// number behind + or - is relative to the focused row, and one with % behind it is a place between
// the first row and the last.
type GoToRow struct {
	// Enabled lets users go to rows by number.
	Enabled bool
	// Open states that the field shows. Users open and close it, and so can the program.
	Open bool
}
