// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package filtering lets users filter by columns: in the filter row below the header, and in the filter panel
// of a column, which combines two conditions and a list of values.
//
// It tracks the field being edited, the text typed into it, and the column of the open panel. The filters
// belong to the options of the grid: the package gets the filter of a column from the grid and sets it there,
// and never filters rows.
//
// The files, in the order that they build on each other: sources.go lists what the package reads,
// delay.go and delayed_error.go delay filters and messages while a user types. field.go, field_parts.go
// and fields.go keep the state of the fields. condition.go, value_list.go and panel*.go implement the
// panel, card*.go draws it, row*.go implements the filter row. filtering.go has the methods that the
// grid calls.
//
// It imports column, dataset, draw, ui and viewport and the packages below them, and no other feature.
package filtering
