// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package outline shows which rows are below which, in trees and groups: the marks that open
// and close rows, the guide lines of open ones, clicks on the marks, and the keys that open and
// close rows or walk along the outline.
//
// Which rows are open is known to package dataset, which opens and closes them for the user and
// tells the program. Where the marks are is known to package viewport, which indents the text
// of cells for them. The feature keeps nothing from frame to frame, asks the grid for the focus
// and knows no other feature. It paints over the text of cells.
package outline
