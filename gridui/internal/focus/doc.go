// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package focus knows the focused cell of a grid: a cell of a row with an id, or a header.
//
// The cell is known by the ids of its row and its column, so that it stays the focused one
// when rows and columns move. Where one of them no longer shows, another takes its place. Keys
// move the focus: Act, MoveBy and Tab say where an action leads from the focused cell. Each
// move emits an events.FocusMoved.
//
// The files: focus.go is the cell and how it moves, first.go what has the focus to begin with.
// rows.go and columns.go follow changes of the rows and the columns. act.go has the actions of
// keys, target.go, edge.go and page.go where each of them leads.
//
// The package imports viewport, dataset, column and what is below them, and no feature.
package focus
