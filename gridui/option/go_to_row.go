// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// GoToRow lets users go to a row by its number: Ctrl+G opens a field above the header. The zero value is off.
//
// Row numbers count from 1 over all pages, as in RowNumbers. A number after + or - is relative to the focused row. A
// number followed by % is a place between the first row (0%) and the last.
type GoToRow struct {
	// Enabled lets users go to rows by number.
	Enabled bool
	// Open states that the field shows. Users open and close it, and the program may set it.
	Open bool
}
