// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/virtualize"
)

// Viewport is what is on the screen and where. It combines its parts, which the package
// comment lists, into the arrangement of a frame. It must be wired before its first frame.
type Viewport struct {
	Addresses
	Geometry
	Scrolling
	RowSettings

	Indents Indents
	Widths  Widths
	Heads   Heads
	Wraps   Wraps
	Heights CellHeights
	Details Details
	// Window are the rows on the screen, and those around it that are read ahead.
	Window virtualize.Window
	// Requests is where to scroll in the next arrangement.
	Requests Requests
	Sizes    RowSizes
	Bands    Bands
	Sticky   StickyRows
	Bars     ScrollBars
	// Restore restores a saved scroll position.
	Restore ScrollRestore

	columns *column.Set
	painter *draw.Painter

	// shown is the row that ShowRow was called for since the last frame, plus 1; 0 is none.
	shown   coord.Pos
	textBuf []byte
}
