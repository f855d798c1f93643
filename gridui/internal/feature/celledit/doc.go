// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package celledit is the cell editor: a field over one cell, with a list or a calendar below
// it, or a check box for a boolean.
//
// It opens by typing, by keys, by a double click or by the program, reads all keys while it
// is open, parses and commits what was typed, and tells why it is not accepted. The edited
// cell is known by the ids of its row and column, so that the editor stays with it wherever
// it goes, off the screen too.
//
// The field itself belongs to the grid, see package textinput: it is the keyboard tag of the
// grid also while nothing is edited.
//
// A program in which no column can be edited does not link the editor: the grid calls it
// through a Code, which a column brings with its Edit. What is always linked answers whether
// an editor is open.
//
// The package imports edit, viewport, textinput, ui, and what is below them. A Feature is made
// of parts that do not know it: Cells reads and writes cells, editedCell knows which cell is
// edited and where it is, drop is what drops down, picture draws. In this order the files are
// best read: sources.go, feature.go, code.go; open.go, actions.go, step.go, keys.go, commit.go,
// leave.go, paint.go; then the parts.
package celledit
