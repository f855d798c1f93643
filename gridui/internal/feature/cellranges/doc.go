// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package cellranges lets users select ranges of cells, and paints them.
//
// A press begins a range, with Shift it moves the head of the active one, with Ctrl it adds or
// subtracts (press.go); the pointer then drags the head, and scrolls near the edges of the body
// (drag.go). Keys do the same (keys.go), and Tab and Enter walk through the cells of the ranges
// (walk.go). Fills and outlines are few, whatever the ranges hold (paint.go).
//
// A finger that rests on a cell begins a range there and drags its head; one that moves before that
// scrolls, and one that is lifted without a move opens the menu (hold.go). After a touch the active
// range has round handles at its first and its last cell (handles.go), which fingers drag while the
// opposite corner stays (pull.go). Between these two the fill handle lies at the corner at the
// bottom and the start: each corner then has one handle, and none of the areas that fingers hit
// covers another one (rangelines.TouchAreas).
//
// The ranges are those of package cellrange, which tells the program of changes. The feature
// imports cellrange, focus, host, viewport, draw and ui, and no other feature.
package cellranges
