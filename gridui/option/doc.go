// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package option holds the options of a grid: what users can do, such as Sorting and
// Selection, and its state, such as Sorting.Keys and Selection.Rows.
//
// Options are plain values. A gridui.Grid embeds all of them. The program may change them between frames. The grid
// changes them when users act, and reports each change by an event. If an option is Controlled, the grid only
// proposes the change, and the program makes it by the event's Apply: see events.Change. A View holds the options
// that a user can change, to be saved and restored.
//
// The zero value of each option suits most grids:
//
//   - A feature that is off has a field Enabled, or a Mode of three or more values, of which the zero is off.
//   - A feature that is on has a field Disabled. A part of it that is on has a field named by the part, such as
//     BarDisabled. If the parts are a set, PartsDisabled is the set of disabled parts.
package option
