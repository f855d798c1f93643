// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package cellmarks marks the cells that were edited or refused: with a triangle in the corner, and with a frame
// if the row was not accepted or others changed it first. It returns the reason, for tooltips and for assistive
// technology.
//
// Package edit holds the state of cells, and the grid returns the text of an error. The package imports edit,
// viewport, draw and what is below them, and no other feature.
package cellmarks
