// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package columnstate implements the changes of columns by users: their order, pins, widths,
// visibility, and closed header groups. It applies a change to the options of the program, or only
// proposes it if the program controls them, and emits its event.
//
// It works on the columns that were resolved last: callers that act for the program resolve them
// first. The package imports viewport, to compute widths again, and what is below it.
//
// state.go holds the state, order.go, pins.go, widths.go and visibility.go the changes, and
// reset.go undoes all of them.
package columnstate
