// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package focus manages the focused cell of a grid: a cell of a row with an id, or a header.
//
// The cell is identified by the ids of its row and its column, so that it stays focused when rows
// and columns move. If its row or column is hidden, another cell takes the focus. Keys move the
// focus: Act, MoveBy and Tab determine where an action leads from the focused cell. Each move emits
// an events.FocusMoved.
//
// focus.go holds the cell and its moves, first.go the initial focus. rows.go and columns.go follow
// changes of the rows and the columns. act.go handles the actions of keys; target.go, edge.go and
// page.go determine their targets.
//
// The package imports viewport, dataset, column and what is below them, and no feature.
package focus
