// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package cellranges lets users select ranges of cells, and paints the ranges.
//
// A press begins a range, with Shift it moves the head of the active range, with Ctrl it adds or subtracts
// (press.go); the pointer then drags the head, and scrolls near the edges of the body (drag.go). Keys do the same
// (keys.go), and Tab and Enter walk through the cells of the ranges (walk.go). The number of fills and outlines
// does not depend on the number of cells in the ranges (paint.go).
//
// A finger that rests on a cell begins a range there and drags its head; a finger that moves before that scrolls,
// and a finger that is lifted without a move opens the menu (hold.go). After a touch the active range has round
// handles at its first and its last cell (handles.go). Fingers drag them while the opposite corner stays
// (pull.go). The fill handle lies at the bottom start corner: each of the three corners then has one handle, and
// the areas that fingers hit do not overlap (rangelines.TouchAreas).
//
// Package cellrange holds the ranges, and reports changes to the program. The feature imports cellrange, focus,
// host, viewport, draw and ui, and no other feature.
package cellranges
