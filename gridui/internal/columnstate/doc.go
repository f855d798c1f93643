// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package columnstate changes what users change about columns: their order, pins, widths, which of
// them show and which header groups are closed. It applies a change to the options of the program,
// or only proposes it where the program controls them, and emits its event.
//
// Columns are those resolved last: a caller that acts for the program resolves them first. The
// package imports viewport, for the widths that are solved again, and what is below it.
//
// state.go is what it knows, order.go, pins.go, widths.go and visibility.go are the changes, reset.go
// undoes all of them.
package columnstate
