// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package scrollmarks finds which rows the vertical scroll bar marks, in addition to rows with hits of a search:
// rows with errors, changed rows, selected rows and the focused one.
//
// layer.go implements what the scroll bar requests for each kind of mark, places.go finds the positions of the
// rows, sweep.go finds them if there are many. The positions of a kind are found again when its rows or their
// order change, at a cost that grows with the number of marks; for a set of all rows with exceptions it grows
// with the number of exceptions. Package scrollbar draws the marks: it declares the interface that it needs, so
// that neither package imports the other.
package scrollmarks
