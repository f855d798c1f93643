// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package grouppanel is the panel above the header that shows what rows are grouped by: a chip for
// each level, in their order.
//
// grouppanel.go has the parts and how the grouping changes, chips.go makes the chips and places them,
// paint.go draws them, update.go reads their buttons and keys. drag.go drags chips, drop.go takes
// headers that are dropped, menu.go is the menu of a chip and choices.go are the entries about groups
// in the menus of headers.
//
// The state is Options.Grouping: the feature keeps none of its own but what is being dragged. It
// imports column, dataset, draw, ui and viewport, and no other feature.
package grouppanel
