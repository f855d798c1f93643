// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/scrolling"
	"github.com/giogrid/giogrid/virtualize"
)

// Frame describes the last arrangement: what is on the screen and where. It combines the parts that
// the package comment lists. Its methods only read; Viewport, Requests and the parts outside Frame
// change the arrangement.
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
	// spans provides the merged cells, nil if there are none.
	spans Spans
	// full holds the full rows.
	full    fullRows
	blocks  blockRows
	textBuf []byte
}

// Viewport arranges frames and scrolls. It must be wired before its first frame.
type Viewport struct {
	Frame
	// Window holds the visible rows and the rows around them that are read ahead.
	Window scrolling.Window
	// Requests holds the scroll targets of the next arrangement.
	Requests Requests
	Sizes    RowSizes
	Bands    Bands
	// Restore restores a saved scroll position.
	Restore ScrollRestore
	// Zooming keeps a point in place while the zoom changes.
	Zooming Zooming
	// Following keeps the body at an end of its rows.
	Following Following

	// shown is the row of the last call of ShowRow since the last frame, plus 1; 0 if there was
	// none.
	shown coord.Pos
}

// Motion is the part of a Viewport for features: it scrolls at once or in the next arrangement.
type Motion interface {
	// Arranged returns the frame as last arranged.
	Arranged() *Frame
	ShowCell(at Address)
	ShowRow(row coord.Pos)
	ShowColumn(col int)
	KeepRow(row coord.Pos)
	// ScrollBy scrolls the rows by pixels, HScrollBy the columns of the centre. ScrollTo scrolls
	// to an offset in pixels from the first row.
	ScrollBy(dy float32)
	HScrollBy(dx float32)
	ScrollTo(offset int64)
	// ScrollToRow aligns a row; ScrollBelow moves a row to a number of pixels below the top of the
	// body.
	ScrollToRow(row coord.Pos, align virtualize.Align)
	ScrollBelow(row coord.Pos, top int)
}
