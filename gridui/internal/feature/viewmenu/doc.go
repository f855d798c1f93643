// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package viewmenu is the button above the header that opens a menu of views by name: those of the
// program, which are locked, and those that users save, rename, delete and share.
//
// list.go knows the views and which of them shows, tasks.go has the document read and written beside
// the frames, menu.go has the entries. line.go is the line below the toolbar that asks for a name,
// asks before a view is deleted, and says what went wrong; share.go copies and pastes views.
//
// It imports namedviews, ui, draw and viewport, and no other feature.
package viewmenu
