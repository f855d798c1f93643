// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// Column is one column of a Grid[T], or a group of columns under one header.
//
// Columns are made by Field, Time, Bool, Func and Group; only this package
// implements the interface. A column may be given to several grids: nothing a
// grid does changes it. Its options are set before the first frame, not while
// a grid uses it.
type Column[T any] interface {
	column() *columnDef
	// rowOf says of what rows: nothing calls it.
	rowOf(T)
}
