// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package history undoes and redoes the steps of a grid, and scrolls to what they changed.
//
// Package edit keeps the steps. This package undoes and redoes them by keys and for the program, emits the Undone
// event, and focuses the cell of a step after the rows have been put in order: it turns the page and scrolls.
//
// It reads the columns, the dataset, the viewport and the texts of the style. It imports edit and what is below
// it, and no other feature: a step of columns describes itself by its methods, see columnStep.
package history
