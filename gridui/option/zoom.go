// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// Zoom scales the grid: text, rows, widths, marks, editors and widgets in cells and details, and the bars, menus and
// cards of the grid, as the zoom of a browser scales a page. Only Style.Toolbar keeps its size. Sizes in dp, such as
// ColumnSizing.Widths and RowSizing.Heights, and the Widths of a View, do not change with the zoom. Style.MaxHeight and
// the constraints of the grid do not either. The zero value draws the grid at its size and leaves the keys and the wheel
// to their other uses.
//
// With Enabled users zoom by the wheel with Ctrl, or Command on Apple systems: the row and the column under the pointer
// stay there. Two fingers zoom by their distance, and hold the point between them. ActionZoomIn and ActionZoomOut
// (Ctrl with + and -) go to the next step of 50, 67, 75, 80, 90, 100, 110, 125, 150, 175, 200, 250 and 300 %, and so
// does a notch of the wheel; ActionZoomReset (Ctrl+0) goes to 100 %. Keys hold the focused cell if it is on the screen,
// else the first row and column that show. Where Ctrl with + and - adds and deletes rows, and in browsers, which zoom
// the page by them, the keys are Ctrl+Alt with +, - and 0. A ZoomChanged event reports each change, and is a proposal if
// Controlled is set. Zooming is not a step of Undo.
//
// Until something else scrolls the grid, returning to a level returns to its scroll position, to the pixel.
type Zoom struct {
	// Enabled lets users zoom.
	Enabled bool
	// Level is the scale, from 0.5 to 3; 0 = 1. A level outside of these counts as the nearest, NaN as 1. It counts
	// without Enabled too. Views contain it.
	Level float32
	// Controlled makes ZoomChanged a proposal, which the program applies.
	Controlled bool
}
