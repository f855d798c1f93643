// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rownumbers is the column of row numbers: it defines the column, paints the background of the numbers,
// emphasises the numbers of the focused row and of rows in ranges, and selects rows where the column is clicked
// or dragged over.
//
// The numbers themselves are texts of package contents, drawn and cached like the texts of other cells. Package
// cellranges handles presses and drags of ranges of whole rows, since they are ranges of cells; this package
// selects rows if ranges of cells are off (click.go, drag.go), and everything by the corner above the numbers
// (corner.go). It also returns which rows are sized together with a row whose edge is dragged (together.go).
//
// It imports cellrange, selection, host, viewport, draw and what is below them, and no other feature.
package rownumbers
