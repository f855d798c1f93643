// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package cellranges lets users select ranges of cells, and paints them.
//
// A press begins a range, with Shift it moves the head of the active one, with Ctrl it adds or
// subtracts (press.go); the pointer then drags the head, and scrolls near the edges of the body
// (drag.go). Keys do the same (keys.go), and Tab and Enter walk through the cells of the ranges
// (walk.go). Fills and outlines are few, whatever the ranges hold (paint.go).
//
// The ranges are those of package cellrange, which tells the program of changes. The feature
// imports cellrange, focus, host, viewport, draw and ui, and no other feature.
package cellranges
