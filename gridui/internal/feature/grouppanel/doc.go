// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package grouppanel implements the panel above the header that shows the levels by which rows are grouped,
// with a chip for each level in order.
//
// grouppanel.go contains the parts and changes the grouping, chips.go makes and places the chips, paint.go
// draws them, and update.go reads their buttons and keys. drag.go drags chips, drop.go accepts dropped
// headers, menu.go implements the menu of a chip, choices.go the grouping entries in the menus of headers,
// and denied.go the reasons why a source refuses them.
//
// The state is in Options.Grouping: the feature has no state except for drags. It imports column, dataset,
// draw, ui and viewport, and no other feature.
package grouppanel
