// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rowselect shows which rows are selected, and lets users select others: by the column of
// check boxes, by clicks on rows, and by keys.
//
// It reads the marks of the rows on the screen once a frame (marks.go), fills the grounds of
// selected rows and draws the check boxes (paint.go), and translates clicks and keys to gestures
// of package selection (input.go), which keeps the selection and reports its changes. The grid is
// asked for the focus and to move it. Semantics ask this package for the marks that it paints.
//
// It imports selection, viewport, draw, host, column and what is below them, and no other feature.
package rowselect
