// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package debug shows what a frame cost while Options.Debug is on: the time of each stage, the
// rows and columns on the screen, and how well the caches of text served. The figures are drawn
// in a corner over the sheet and logged from time to time.
//
// The host ends each Stage as it goes, which costs a comparison while the option is off. What is
// drawn are the figures of the frame before, since the present one has not ended.
//
// It imports draw, viewport, column and celltext, and no other feature. It asks the grid nothing.
package debug
