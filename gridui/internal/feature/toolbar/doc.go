// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package toolbar is the line above the header: the toolbar of the program, and beside it, at the
// reading end, the buttons of the grid. These are the one that drops the order and the one that
// opens the list of columns.
//
// The line is laid out first in a frame, since its height decides where the sheet begins, and
// drawn before the sheet, so that Tab comes to its widgets first. The button that opens the list
// of columns belongs to who shows the list; this package draws it, and says where.
//
// It imports ui, draw, viewport and headmarks, and no other feature.
package toolbar
