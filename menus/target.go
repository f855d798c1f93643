// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package menus is about menus that act on a cell of a grid, or on nothing but
// themselves.
package menus

// Target is what an item of a menu acts on: a cell, and the row it is in. It is
// fixed when the menu opens.
type Target[T any] struct {
	// Row is the row's data, RowID its id.
	Row   T
	RowID string
	// ColumnID is the id of the column, empty where the menu is a row's.
	ColumnID string
	// Value is the cell's raw value, nil where it is missing; Text is what the
	// cell shows.
	Value any
	Text  string
}
