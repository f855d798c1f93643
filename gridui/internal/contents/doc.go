// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package contents determines what the cells of a grid show: their text, their style, the widget or
// the tick that replaces the text, their tooltip, and the details below rows.
//
// It reads the row of a cell from the dataset and the definition of its column from the column set,
// and adds what the grid itself shows: groups, totals, branches of a tree, rows that are loading,
// and tracked changes. It is independent of pixels and input, and changes no state.
//
// The packages below it call it through the interfaces viewport.Contents, celltext.Cells,
// focus.Cells and flash.Cells. It calls the features through Features. It imports the owners of
// state, and no feature.
package contents
