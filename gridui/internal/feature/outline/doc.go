// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package outline shows the hierarchy of rows in trees and groups: the marks that open and close rows, the guide
// lines of open rows, clicks on the marks, and the keys that open and close rows or walk along the outline.
//
// Package dataset holds which rows are open, opens and closes them for the user, and reports that to the program.
// Package viewport holds the positions of the marks, and indents the text of cells for them. The feature imports
// no other feature. It paints over the text of cells.
package outline
