// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package selection selects rows by their ids: one by one, in ranges, with their descendants in a
// tree, or all rows that pass a filter.
//
// [Rows] applies a gesture to the set of ids in the options, or only proposes it to the program if
// the selection is controlled, and reports it as an event. For gestures on many rows a background
// job collects the ids, and another one counts the selected rows. A [Mark] describes how a row
// shows the selection: selected, partly selected, or not selectable.
//
// The package imports the dataset, options and events, and is independent of screen and focus.
package selection
