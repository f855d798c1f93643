// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package viewmenu is the button above the header that opens a menu of named views: the views of the program,
// which are locked, and the views that users save, rename, delete and share.
//
// list.go holds the views and which of them shows, tasks.go reads and writes the document in the background,
// menu.go makes the entries. line.go is the line below the toolbar with a field for a name, the question before a
// view is deleted, and errors; share.go copies and pastes views.
//
// It imports namedviews, ui, draw and viewport, and no other feature.
package viewmenu
