// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package cellrange keeps the ranges of cells that are selected, and those that were copied.
//
// Package ranges has their geometry, in numbers of rows and columns. This package knows where
// these numbers come from: rows are counted as the keyboard reaches them (coord.Nav), columns as
// they show. It keeps CellRanges.Selected in line with the ranges, has them follow their rows and
// columns through changes by record and by id, and collapses them when an order, a filter, groups
// or a page bring other rows between their corners. RangeChanged tells of what users changed.
//
// Features change the ranges (feature/cellranges) and read them (clipboard). The package knows
// neither pixels nor input. It imports focus, viewport, dataset and column.
package cellrange
