// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package filter sets which rows of a grid pass in a column: a Filter is one condition, or
// two of them joined, in texts as users type them. Filters go to JSON and back.
//
// The package knows no grid and no kind of column: the grid reads the texts by the kind of
// the column. Any package of gridui may import it.
package filter
