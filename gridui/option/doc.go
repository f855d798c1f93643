// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package option holds the options of a grid: what users can do, such as Sorting and
// Selection, and its state, such as Sorting.Keys and Selection.Rows.
//
// Options are plain values. A gridui.Grid embeds all of them. The program may change them between frames; the grid
// changes them as users act, and reports that by events. Where an option is Controlled, the grid only proposes the
// change, and the event makes it: see events.Change. A View is the part of the options that a user can change, to be
// saved and restored.
//
// The zero value of each option is what most grids want:
//
//   - A feature that is off has a field Enabled, or a Mode of three or more values, of which the zero is off.
//   - A feature that is on has a field Disabled. A part of it that is on has a field named by the part, such as
//     BarDisabled; where the parts are a set, PartsDisabled is the set of those that are off.
package option
