// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnfit

import (
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/celltext"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// Grid is what fitting columns asks of the grid.
type Grid interface {
	// ResizeColumns gives columns other widths as a user does.
	ResizeColumns(widths map[string]unit.Dp)
	// HeaderWidth is the width in pixels that shows the header of a column in full, with its
	// marks, those that it may get, and its button.
	HeaderWidth(col int) int
}

// Cells is what fitting columns asks about cells.
type Cells interface {
	// AppendDrawn appends the text of a cell as far as it can be drawn.
	AppendDrawn(dst []byte, at viewport.Address) []byte
	// IsWidget reports whether a cell is a widget of the caller's.
	IsWidget(at viewport.Address) bool
}

// Sources is what fitting columns reads.
type Sources struct {
	_ nocmp.Struct

	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Painter  *draw.Painter
	Text     *celltext.Layer
	Cells    Cells
	Grid     Grid
}

// Feature is the columns that are being fitted.
type Feature struct {
	Sources
	// asked are columns and groups to fit from the next frame on; askedAll asks for all
	// columns, askedToWidth for the width of the grid.
	asked                  []string
	askedAll, askedToWidth bool

	// fits are the columns that are being fitted. They end when the columns are given anew;
	// given is what column.Set.Given was.
	fits  []fit
	given uint32
	// job reads the rows, nil for none.
	job *rowmodel.Job
	// unknown are characters that the job met and whose advances are not known, nil once it
	// has read the rows for the second time.
	unknown *runeSet
	// screenDone says that the columns have the widths that the rows on the screen need.
	screenDone bool
	advances   advances
	buf        []byte
}

// fit is a column that is being fitted.
type fit struct {
	id  string
	def int
	// kept says that the column was given a width meanwhile, which it keeps.
	kept bool
	// header is the width in pixels that the header needs, 0 until it was measured; width is
	// what the texts measured so far need.
	header, width int
	// shown are texts of the rows on the screen, all those of all rows.
	shown, all longest
}

// Fit fits a column, or each column of a group, to its contents from the next frame on.
func (f *Feature) Fit(id string) { f.asked = append(f.asked, id) }

// FitHeader fits the columns under a header to their contents, but those that users may not
// resize.
func (f *Feature) FitHeader(header viewport.Address) {
	first, end := f.Viewport.Heads.Columns(header)
	for c := first; c < end; c++ {
		if l := &f.Columns.Leaves[c]; !l.Fixed {
			f.Fit(l.ID)
		}
	}
}

// FitAll fits all columns that show to their contents from the next frame on.
func (f *Feature) FitAll() { f.askedAll = true }

// FitToWidth has the columns fill the width of the grid from the next frame on.
func (f *Feature) FitToWidth() { f.askedToWidth = true }

// Keep ends fitting columns that were given widths, which they keep.
func (f *Feature) Keep(widths map[string]unit.Dp) {
	for i := range f.fits {
		if c := &f.fits[i]; widths[c.id] > 0 {
			c.kept = true
		}
	}
}

// DoInHeader fits columns, and reports whether a command asks for that.
func (f *Feature) DoInHeader(_ layout.Context, c feature.HeadCommand, at viewport.Address) bool {
	switch c {
	case feature.HeadFit:
		f.FitHeader(at)
	case feature.HeadFitAll:
		f.FitAll()
	case feature.HeadFitWidth:
		f.FitToWidth()
	default:
		return false
	}
	return true
}

// ResetColumns ends fitting columns to their contents.
func (f *Feature) ResetColumns() {
	if f.job != nil {
		f.job.Cancel()
	}
	f.fits, f.job, f.unknown, f.screenDone = nil, nil, nil, false
}

// ReadsRows reports whether a job is reading the rows.
func (f *Feature) ReadsRows() bool { return f.job != nil && !f.job.Finished() }
