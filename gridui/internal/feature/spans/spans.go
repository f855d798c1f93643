// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package spans merges cells: equal cells of neighbouring rows, and cells that extend over the columns after them.
// It finds the merged cells on the screen, paints them, and answers which cells belong together anywhere else.
//
// Rows join by a comparison of neighbours, never by a count, so that other cells join after
// a sort, a filter or a change of values. A frame compares the rows on the screen, and keeps the results while rows and
// columns are the same (table.go). Keys, ranges and edits search up to 10,000 rows each way (whole.go). plan.go holds
// how the shown columns merge, rows.go compares two rows, and paint.go draws.
//
// The package imports celltext, column, dataset, draw, host, selection and viewport. Other parts read it through
// viewport.Spans.
package spans

import (
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/celltext"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// Sources holds what the feature reads and draws on.
type Sources struct {
	_ nocmp.Struct

	Options   *option.Options
	Columns   *column.Set
	Dataset   *dataset.Set
	Viewport  *viewport.Frame
	Painter   *draw.Painter
	Text      *celltext.Layer
	Selection *selection.Rows
	Pointer   *host.Pointer
	Cells     Cells
	Report    dataset.Report
}

// Cells provides what cells show.
type Cells interface {
	// DetailState reports whether a row has a detail and whether that is open.
	DetailState(row coord.Pos) (has, open bool)
	// IsWidget reports whether a cell is a widget of the program.
	IsWidget(at viewport.Address) bool
	// IsTick reports whether a cell shows a check box.
	IsTick(at viewport.Address) bool
	// HasRowStyles and HasCellStyles report whether rows and cells can have styles.
	HasRowStyles() bool
	HasCellStyles() bool
	CellStyle(at viewport.Address) theme.CellStyle
}

// Feature merges cells.
type Feature struct {
	Sources

	plan  plan
	shown shown
	// rowLines are the lines between rows, by bands.
	rowLines [len(bands)]draw.Strips
	// lined and holes are rows with lines below them and places in which lines are not drawn; members are the numbers of merged cells whose texts are joined.
	lined   []draw.StripRow
	holes   []image.Rectangle
	members []int
	// last is the merged cell that was asked for last.
	last lastWhole
}

// Arranged finds the merged cells on the screen.
func (f *Feature) Arranged(layout.Context) { f.shown.sync(f) }

// On reports whether cells can be merged now.
func (f *Feature) On() bool {
	f.plan.sync(f)
	return f.plan.on
}

// Rev returns the state of the merged cells.
func (f *Feature) Rev() viewport.SpansRev {
	f.plan.sync(f)
	return viewport.SpansRev{Rows: f.Dataset.RowsRev, Columns: f.Columns.Rev, Options: f.plan.rev}
}
