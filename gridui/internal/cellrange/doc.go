// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package cellrange keeps the selected ranges of cells, and the copied ones.
//
// Package ranges implements their geometry, in numbers of rows and columns. This package defines
// these numbers: rows are counted as the keyboard reaches them (coord.Nav), columns as they show.
// It keeps CellRanges.Selected equal to the ranges, lets them follow their rows and columns through
// changes by record and by id, and collapses them when an order, a filter, groups or a page move
// other rows between their corners. RangeChanged reports changes by users.
//
// Features change the ranges (feature/cellranges) and read them (clipboard). The package handles
// neither pixels nor input. It imports focus, viewport, dataset and column.
package cellrange
