// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package edit changes rows: single cells, pasted tables, the selected rows together, the order of
// rows, and undo and redo of all these.
//
// A [Commit] collects writes in copies of the rows, validates them and applies all or none, in the
// dataset or in a [Store] that keeps the rows. If the program controls edits, the change waits as
// [Pending] and the rows show it as an overlay. Each change is a step of an undo.History. An edit
// of many rows is a [Bulk]: a background job finds the rows, each frame writes some.
//
// A [Mark] describes the last edit of a cell, [ErrorText] returns the text of an error for users.
//
// The package imports the dataset, the selection, columns, options, events and texts. It draws
// nothing and has no cell editor: that is a feature above it, linked by editable columns.
package edit
