// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package readycells draws the cells that columns have ready-made: sparklines, bars, ratings, pills, chips, links,
// pictures, buttons and relative times.
//
// A Cell draws into a Canvas, which collects the shapes of many cells, and joins those of a colour to one path, because
// Gio processes every operation of a frame. A canvas is recorded once, and painted until something it depends on
// changes. A cell that users operate draws its targets with it: see Target. The feature of the same name decides which
// cells share a canvas, and when they are drawn again.
//
// The package knows values of columns and the style of a frame, and nothing of rows on a screen. Each kind of cell is a
// type of its own, so that programs link only the kinds they name.
package readycells
