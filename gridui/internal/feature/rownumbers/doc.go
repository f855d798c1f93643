// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rownumbers is the column of row numbers: it defines the column, paints the ground behind
// the numbers, emphasises those of the focused row and of rows in ranges, and selects rows where
// the column is clicked or dragged over.
//
// The numbers themselves are texts of package contents, drawn and cached as those of other cells.
// Ranges of whole rows are pressed and dragged by feature/cellranges, since they are ranges of
// cells; this package selects rows where ranges of cells are off (click.go, drag.go), and all by
// the corner above the numbers (corner.go). It also says which rows are sized together with one
// whose edge is dragged (together.go).
//
// It imports cellrange, selection, host, viewport, draw and what is below them, and no other
// feature.
package rownumbers
