// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package contents says what the cells of a grid show: their text, their style, the widget or
// the tick in place of a text, their tooltip, and the details below rows.
//
// It reads the row of a cell from the dataset, the definition of its column from the column
// set, and lays what the grid itself has to say (groups, totals, branches of a tree, rows that
// are loading, tracked changes) over what the program says. It knows neither pixels nor input,
// and changes nothing.
//
// The packages below it ask it through interfaces of their own: viewport.Contents,
// celltext.Cells, focus.Cells, flash.Cells. It asks the features through Features. It imports
// the owners of state, and no feature.
package contents
