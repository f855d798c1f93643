// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package celledit implements the cell editor: a field over a cell, with a list or a calendar below it, or a
// check box for a boolean.
//
// The editor opens by typing, by keys, by a double click or by the program. While open it reads all keys. It
// parses and commits the typed text, and shows why text is refused. The edited cell is identified by the ids
// of its row and column, so that the editor stays with it wherever it moves, even off the screen.
//
// The field belongs to the grid, see package textinput: it is the keyboard tag of the grid even while nothing
// is edited.
//
// A program without editable columns does not link the editor: the grid calls it through a Code, which a
// column brings with its Edit. The code that is always linked reports whether an editor is open.
//
// The package imports edit, viewport, textinput, ui, and the packages below them. A Feature consists of parts
// that do not refer to it: Cells reads and writes cells, editedCell tracks the edited cell and its place,
// editors.Drop is the list or calendar below the field, picture draws. The files are best read in this order:
// sources.go, feature.go, code.go; open.go, actions.go, step.go, keys.go, commit.go, leave.go, paint.go; then
// the parts.
package celledit
