// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package feature

import (
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// Arranger is a feature that follows what is on the screen: it is called once a frame,
// after the rows and columns have been placed and before anything is painted.
type Arranger interface {
	Arranged(gtx layout.Context)
}

// CellPainter is a feature that paints under the text of cells, over the grounds of their
// rows: once for each pane's part of a band. Painting changes nothing but caches.
type CellPainter interface {
	PaintCells(part Part)
}

// OverPainter is a feature that paints over the cells and the lines between them: once for each
// pane's part of a band. Painting changes nothing but caches.
type OverPainter interface {
	PaintOver(part Part)
}

// RowPainter is a feature that paints under the cells of rows, over the styles of the rows: once
// for each band and each sticky row, across all panes. The part has no columns.
type RowPainter interface {
	PaintRows(part Part)
}

// HeadPainter is a feature that paints over the header, once for each pane.
type HeadPainter interface {
	PaintHead(part Part)
}

// Updater has widgets: Update reads an event of one of them and
// acts on it, and reports whether there was one.
type Updater interface {
	Update(gtx layout.Context) bool
}

// Bar is a feature that shows below the sheet: BarHeight is the height that it takes there
// in pixels, 0 for none. Bars stand one below the other, in the order in which they were added; below is
// how far the top of this one is from that of the first one.
type Bar interface {
	BarHeight(gtx layout.Context, below int) int
}

// TopBar is a feature that shows between the toolbar and the header: TopHeight is the height that it
// takes there in pixels, 0 for none. PaintTop draws it from a height in pixels of the grid on, before
// the sheet, and returns that height again.
type TopBar interface {
	TopHeight(gtx layout.Context) int
	PaintTop(y int) (height int)
}

// Painter is a feature that paints around the sheet or over it, once a frame, in pixels of
// the grid.
type Painter interface {
	Paint()
}

// SheetPainter is a feature that paints over the cells, once a frame, in pixels of the sheet.
type SheetPainter interface {
	PaintSheet()
}

// Ticker is a feature that does something in each frame, before input is read.
type Ticker interface {
	Tick(gtx layout.Context)
}

// Presser has zones on the sheet: Press takes a press in one of them,
// most often as a gesture that has the pointer from then on, and reports whether it did.
type Presser interface {
	Press(gtx layout.Context, ev pointer.Event) bool
}

// Dragger is a feature that drags what was pressed on a cell: BeginDrag begins that once the
// press was dragged far enough, and reports whether it did.
type Dragger interface {
	BeginDrag(gtx layout.Context, ev pointer.Event) bool
}

// Hoverer is a feature that lights up under the mouse: Hover finds what is there now.
type Hoverer interface {
	Hover()
}

// Cursorer is a feature that gives the pointer a shape.
type Cursorer interface {
	Cursor() (c pointer.Cursor, ok bool)
}

// ColumnSyncer is a feature that keeps places of columns: SyncColumns is called when the
// columns changed.
type ColumnSyncer interface {
	SyncColumns()
}

// RowWatcher is a feature that keeps something of rows: RowsChanged is called after rows were changed by id.
type RowWatcher interface {
	RowsChanged(c rowmodel.Changes)
}

// HeadStrip is a feature that shows a strip below the header, which it paints as a HeadPainter:
// StripHeight is the height that it takes there in pixels, 0 for none.
type HeadStrip interface {
	StripHeight(gtx layout.Context) int
}
