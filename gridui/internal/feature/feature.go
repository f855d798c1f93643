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

// CellPainter is a feature that paints under the text of cells, over the backgrounds of their rows: once for each
// part of a band in a pane. Painting changes nothing except caches.
type CellPainter interface {
	PaintCells(part Part)
}

// OverPainter is a feature that paints over the cells and the lines between them: once for each part of a band in
// a pane. Painting changes nothing except caches.
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

// Updater is a feature with widgets: Update reads and handles an event of a widget, and reports whether there was
// one.
type Updater interface {
	Update(gtx layout.Context) bool
}

// Bar is a feature with a bar below the sheet: BarHeight returns the height of the bar in pixels, 0 for none.
// Bars are placed one below the other, in the order in which they were added; below is the distance of the top of
// this bar from that of the first one.
type Bar interface {
	BarHeight(gtx layout.Context, below int) int
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

// Presser is a feature with zones on the sheet: Press takes a press in a zone, most often as a gesture that has
// the pointer from then on, and reports whether it did.
type Presser interface {
	Press(gtx layout.Context, ev pointer.Event) bool
}

// Dragger is a feature that drags what was pressed on a cell: BeginDrag begins the drag when the pointer has
// moved far enough, and reports whether it did.
type Dragger interface {
	BeginDrag(gtx layout.Context, ev pointer.Event) bool
}

// Hoverer is a feature that reacts to the mouse over it: Hover finds what is under the mouse now.
type Hoverer interface {
	Hover()
}

// Cursorer is a feature that sets the shape of the pointer.
type Cursorer interface {
	Cursor() (c pointer.Cursor, ok bool)
}

// ColumnSyncer is a feature that keeps positions of columns: SyncColumns is called when the columns changed.
type ColumnSyncer interface {
	SyncColumns()
}

// RowWatcher is a feature that keeps state of rows: RowsChanged is called after rows were changed by id.
type RowWatcher interface {
	RowsChanged(c rowmodel.Changes)
}

// HeadStrip is a feature that shows a strip below the header, which it paints as a HeadPainter: StripHeight
// returns the height of the strip in pixels, 0 for none.
type HeadStrip interface {
	StripHeight(gtx layout.Context) int
}
