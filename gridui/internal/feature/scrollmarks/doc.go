// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package scrollmarks says which rows the vertical scroll bar marks, beside those with hits of a
// search: rows with errors, changed rows, selected rows and the focused one.
//
// layer.go is what the scroll bar asks of each kind of mark, places.go finds where the rows stand, sweep.go where
// they are if there are many. The
// places of a kind are looked up again when its rows or their order change, at the cost of the marks; a set of
// all rows but some costs what its exceptions do. Package scrollbar draws the marks: it asks for an
// interface of its own, so that the two do not know each other.
package scrollmarks
