// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/virtualize"
)

// Frame describes what is on the screen and where, as last arranged. It combines its parts, which the package
// comment lists. Its methods read: what changes the arrangement are methods of Viewport, of Requests and of the other
// parts that a Frame lacks.
type Frame struct {
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
	Sticky  StickyRows
	Bars    ScrollBars

	bands   *Bands
	columns *column.Set
	painter *draw.Painter
	textBuf []byte
}

// Viewport arranges frames, and scrolls. It must be wired before its first frame.
type Viewport struct {
	Frame
	// Window are the rows on the screen, and those around it that are read ahead.
	Window virtualize.Window
	// Requests is where to scroll in the next arrangement.
	Requests Requests
	Sizes    RowSizes
	Bands    Bands
	// Restore restores a saved scroll position.
	Restore ScrollRestore

	// shown is the row that ShowRow was called for since the last frame, plus 1; 0 is none.
	shown coord.Pos
}

// Motion is what features may ask a Viewport to do: to bring cells into view at once, or in the next arrangement.
type Motion interface {
	// Arranged returns the frame as last arranged.
	Arranged() *Frame
	ShowCell(at Address)
	ShowRow(row coord.Pos)
	ShowColumn(col int)
	KeepRow(row coord.Pos)
	// ScrollBy scrolls the rows by pixels, HScrollBy the columns of the centre. ScrollTo scrolls to an offset in
	// pixels from the first row.
	ScrollBy(dy float32)
	HScrollBy(dx float32)
	ScrollTo(offset int64)
	// ScrollToRow aligns a row, ScrollBelow puts one below so many pixels at the top of the body.
	ScrollToRow(row coord.Pos, align virtualize.Align)
	ScrollBelow(row coord.Pos, top int)
}
