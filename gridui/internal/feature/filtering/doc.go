// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package filtering lets users filter by columns: in the filter row below the header, and in
// the filter panel of a column, which combines two conditions and a list of values.
//
// It knows which field is being edited, what was typed into it, and which column the panel is
// open for. The filters themselves belong to the options of the grid: the package asks the
// grid for the filter of a column and sets it, and never filters rows.
//
// The files, in the order that they build on each other: sources.go lists what the package reads,
// delay.go and delayed_error.go delay filters and messages while a user types. field.go, field_parts.go
// and fields.go keep the state of the fields. condition.go, value_list.go and panel*.go implement the
// panel, card*.go draws it, row*.go implements the filter row. filtering.go has the methods that the
// grid calls.
//
// It imports column, dataset, draw, ui and viewport and what is below them, and no other
// feature.
package filtering
