// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package sheet is the work of a frame: a sheet of numbers too large to be kept drawn, the windows
// onto it, and the ways to move over it.
package sheet

import "image"

// The sheet, in cells and in pixels at scale 1.
const (
	Rows      = 1_000_000
	Columns   = 100
	RowHeight = 24
	ColWidth  = 100
	TextSize  = 13
	// Padding is the room between the side of a cell and its text.
	Padding = 6
)

// Windows onto the sheet, in pixels.
var (
	HD  = image.Pt(1920, 1080)
	UHD = image.Pt(3840, 2160)
)

// Cells returns the range of cells that touch a window at a scroll offset, in pixels: columns along X, rows along Y.
func Cells(offset, window image.Point) image.Rectangle {
	end := offset.Add(window)
	return image.Rect(
		offset.X/ColWidth, offset.Y/RowHeight,
		min((end.X+ColWidth-1)/ColWidth, Columns), (end.Y+RowHeight-1)/RowHeight,
	)
}
