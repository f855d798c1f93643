// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package feature

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/layoutx"
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

// Part is a pane's part of a band that is being painted, in pixels of the sheet.
type Part struct {
	Pane layoutx.Pane
	Band layoutx.Band
	// Rows and Cols are those on the screen.
	Rows, Cols []layoutx.Span
	// Sticky is which of the rows that stick the first of Rows is, -1 where it is none.
	Sticky int
}

// List is the features of a grid, sorted by what they do. The order in which they were
// added is that in which they are called.
type List struct {
	arrangers []Arranger
	cells     []CellPainter
}

// Add adds a feature.
func (l *List) Add(f any) {
	if f, ok := f.(Arranger); ok {
		l.arrangers = append(l.arrangers, f)
	}
	if f, ok := f.(CellPainter); ok {
		l.cells = append(l.cells, f)
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
