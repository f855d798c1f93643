// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package history undoes and redoes the steps of a grid, and brings what they changed into
// view.
//
// The steps and the rules by which they are kept belong to package edit. This package takes
// them by keys and for the program, emits the Undone event, and focuses the cell of a step once
// the rows are in order: it turns the page and scrolls.
//
// It knows the columns, the dataset, the viewport and the texts of the style. It imports edit
// and what is below it, and no other feature: a step of columns tells what it is about by
// methods of its own, see columnStep.
package history
