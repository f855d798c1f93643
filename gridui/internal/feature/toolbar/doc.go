// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package toolbar is the line above the header: the toolbar of the program and, at the reading end, the buttons
// of the grid. These are the button that drops the order and the button that opens the list of columns, after the
// buttons of other features.
//
// The line is laid out first in a frame, since its height decides where the sheet begins, and drawn before the
// sheet, so that Tab reaches its widgets first. The button that opens the list of columns belongs to the list;
// this package draws it, and reports its bounds.
//
// It imports ui, draw, viewport and headmarks, and no other feature.
package toolbar
