// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package option holds the options of a grid: what users can do, such as Sorting and
// Selection, and how it stands, such as Sorting.Keys and Selection.Rows.
//
// Options are plain values. A gridui.Grid embeds all of them; the program may change them
// between frames, the grid changes them as users act and tells by events. The zero value
// of each is off, or is what most grids want. A View is the part of them that a user can
// change, to be saved and restored.
//
// The package imports no grid: parts of a grid read the options that they are about, and
// need to know no more of it.
package option
