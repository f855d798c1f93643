// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/gridui/internal/column"

// Column is one column of a Grid[T], or a group of columns under one header.
//
// Columns are made by Field, Time, Bool, Func and Group; only this package
// implements the interface. A column may be given to several grids: nothing a
// grid does changes it. Its options are set before the first frame, not while
// a grid uses it.
type Column[T any] interface {
	column() *column.Def
	// rowOf says of what rows: nothing calls it.
	rowOf(T)
}
