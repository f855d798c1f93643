// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package feature

import (
	"gioui.org/io/event"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// Arranger is a feature that follows what is on the screen: it is called once a frame,
// after the rows and columns have been placed and before anything is painted.
type Arranger interface {
	Arranged(gtx layout.Context)
}

// CellTeller is a feature that says something of cells to assistive technology, beside their texts:
// CellWords is that of a cell of a row, empty for nothing. It is asked for each cell in each frame, and
// formats no text again.
type CellTeller interface {
	CellWords(at viewport.Address) string
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

// Updater is a feature with widgets of its own: Update reads an event of one of them and
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

// Controller is a feature with buttons that take the keyboard.
type Controller interface {
	AppendControls(dst []event.Tag) []event.Tag
}

// SheetPainter is a feature that paints over the cells, once a frame, in pixels of the sheet.
type SheetPainter interface {
	PaintSheet()
}

// Ticker is a feature that does something in each frame, before input is read.
type Ticker interface {
	Tick(gtx layout.Context)
}

// Presser is a feature with zones of its own on the sheet: Press takes a press in one of them,
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

// Part is what painters of cells paint: a pane's part of a band, or of a sticky row.
type Part = viewport.Part

// List is the features of a grid, sorted by what they do. The order in which they were
// added is that in which they are called.
type List struct {
	arrangers []Arranger
	cells     []CellPainter
	rows      []RowPainter
	heads     []HeadPainter
	over      []OverPainter
	updaters  []Updater
	bars      []Bar
	tops      []TopBar
	painters  []Painter
	controls  []Controller
	sheet     []SheetPainter
	tickers   []Ticker
	pressers  []Presser
	draggers  []Dragger
	hoverers  []Hoverer
	cursors   []Cursorer
	columns   []ColumnSyncer
	watchers  []RowWatcher
	strips    []HeadStrip
	tellers   []CellTeller
}

// Add adds a feature to the lists of all that it does.
func (l *List) Add(f any) {
	add(&l.arrangers, f)
	add(&l.cells, f)
	add(&l.rows, f)
	add(&l.heads, f)
	add(&l.over, f)
	add(&l.updaters, f)
	add(&l.bars, f)
	add(&l.tops, f)
	add(&l.painters, f)
	add(&l.controls, f)
	add(&l.sheet, f)
	add(&l.tickers, f)
	add(&l.pressers, f)
	add(&l.draggers, f)
	add(&l.hoverers, f)
	add(&l.cursors, f)
	add(&l.columns, f)
	add(&l.watchers, f)
	add(&l.strips, f)
	add(&l.tellers, f)
}

// add appends a feature to a list if it implements the interface of the list.
func add[F any](list *[]F, f any) {
	if f, ok := f.(F); ok {
		*list = append(*list, f)
	}
}

// Arranged calls all features that follow what is on the screen.
func (l *List) Arranged(gtx layout.Context) {
	for _, f := range l.arrangers {
		f.Arranged(gtx)
	}
}

// PaintCells calls all features that paint under the text of cells.
func (l *List) PaintCells(part Part) {
	for _, f := range l.cells {
		f.PaintCells(part)
	}
}

// PaintRows calls all features that paint under the cells of rows.
func (l *List) PaintRows(part Part) {
	for _, f := range l.rows {
		f.PaintRows(part)
	}
}

// PaintHead calls all features that paint over the header.
func (l *List) PaintHead(part Part) {
	for _, f := range l.heads {
		f.PaintHead(part)
	}
}

// PaintOver calls all features that paint over the cells.
func (l *List) PaintOver(part Part) {
	for _, f := range l.over {
		f.PaintOver(part)
	}
}

// Update has the first feature that has an event act on it, and reports whether one had.
func (l *List) Update(gtx layout.Context) bool {
	for _, f := range l.updaters {
		if f.Update(gtx) {
			return true
		}
	}
	return false
}

// BarHeight is the height in pixels of all bars below the sheet.
func (l *List) BarHeight(gtx layout.Context) int {
	h := 0
	for _, f := range l.bars {
		h += f.BarHeight(gtx, h)
	}
	return h
}

// TopHeight is the height in pixels of all bars above the header.
func (l *List) TopHeight(gtx layout.Context) int {
	h := 0
	for _, f := range l.tops {
		h += f.TopHeight(gtx)
	}
	return h
}

// PaintTops draws the bars above the header, one below the other.
func (l *List) PaintTops(y int) {
	for _, f := range l.tops {
		y += f.PaintTop(y)
	}
}

// Paint calls all features that paint around the sheet or over it.
func (l *List) Paint() {
	for _, f := range l.painters {
		f.Paint()
	}
}

// AppendControls appends the buttons of all features.
func (l *List) AppendControls(dst []event.Tag) []event.Tag {
	for _, f := range l.controls {
		dst = f.AppendControls(dst)
	}
	return dst
}

// PaintSheet calls all features that paint over the cells.
func (l *List) PaintSheet() {
	for _, f := range l.sheet {
		f.PaintSheet()
	}
}

// Tick calls all features that do something in each frame.
func (l *List) Tick(gtx layout.Context) {
	for _, f := range l.tickers {
		f.Tick(gtx)
	}
}

// Press has the first feature whose zone was pressed take the press, and reports whether one
// did.
func (l *List) Press(gtx layout.Context, ev pointer.Event) bool {
	for _, f := range l.pressers {
		if f.Press(gtx, ev) {
			return true
		}
	}
	return false
}

// BeginDrag has the first feature that can drag what was pressed, and reports whether one did.
func (l *List) BeginDrag(gtx layout.Context, ev pointer.Event) bool {
	for _, f := range l.draggers {
		if f.BeginDrag(gtx, ev) {
			return true
		}
	}
	return false
}

// Hover calls all features that light up under the mouse.
func (l *List) Hover() {
	for _, f := range l.hoverers {
		f.Hover()
	}
}

// AddCursor gives the area that is being drawn the cursor of the first feature that has one.
func (l *List) AddCursor(ops *op.Ops) {
	for _, f := range l.cursors {
		if c, ok := f.Cursor(); ok {
			c.Add(ops)
			return
		}
	}
}

// SyncColumns calls all features that keep places of columns.
func (l *List) SyncColumns() {
	for _, f := range l.columns {
		f.SyncColumns()
	}
}

// RowsChanged calls all features that keep something of rows.
func (l *List) RowsChanged(c rowmodel.Changes) {
	for _, f := range l.watchers {
		f.RowsChanged(c)
	}
}

// StripHeight is the height in pixels of all strips below the header.
func (l *List) StripHeight(gtx layout.Context) int {
	h := 0
	for _, f := range l.strips {
		h += f.StripHeight(gtx)
	}
	return h
}

// CellWords is what the first feature says of a cell that has something to say.
func (l *List) CellWords(at viewport.Address) string {
	for _, f := range l.tellers {
		if text := f.CellWords(at); text != "" {
			return text
		}
	}
	return ""
}
