// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package debug shows what a frame cost while Options.Debug is on: the time of each stage, the visible rows and
// columns, and how well the text caches worked. The figures are drawn in a corner over the sheet and logged every
// logInterval frames.
//
// The host ends each Stage in turn, which costs a comparison while the option is off. The drawn figures are those
// of the previous frame, since the current one has not ended.
//
// It imports draw, viewport, column and celltext, and no other feature.
package debug
