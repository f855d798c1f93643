// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rowselect shows which rows are selected, and lets users select others: by the column of check boxes, by
// clicks on rows, and by keys.
//
// It reads the marks of the visible rows once a frame (marks.go), fills the backgrounds of selected rows and
// draws the check boxes (paint.go), and translates clicks and keys to gestures of package selection (input.go),
// which keeps the selection and reports its changes. Feature semantics reads from this package the marks that it
// paints.
//
// It imports selection, viewport, draw, host, column and what is below them, and no other feature.
package rowselect
