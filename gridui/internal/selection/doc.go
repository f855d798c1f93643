// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package selection selects rows by their ids: one by one, in ranges, with what stands below
// them in a tree, or all that a filter lets pass.
//
// [Rows] applies a gesture to the set of ids in the options, or proposes it to the program where
// the selection is controlled, and reports it as an event. Where a gesture concerns many rows,
// their ids are collected by a background job, and the number of selected rows is counted by
// another. A [Mark] is what a row shows of the selection: selected, part of it, or not selectable.
//
// It imports the dataset, options and events, and knows neither the screen nor the focus.
package selection
