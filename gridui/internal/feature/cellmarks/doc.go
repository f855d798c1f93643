// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package cellmarks marks the cells that were edited or refused: by a triangle in the corner, and
// by a frame where the row was not accepted or others changed it first. It says why, for tooltips and for assistive
// technology.
//
// What became of cells is known to package edit. The grid is asked for the text of an error. The
// package imports edit, viewport, draw and what is below them, and no other feature.
package cellmarks
