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

// Grid is the part of the grid that fitting columns needs.
type Grid interface {
	// ResizeColumns sets the widths of columns as if users had resized them.
	ResizeColumns(widths map[string]unit.Dp)
	// HeaderWidth returns the width in pixels that shows the header of a column in full, with its marks, the
	// marks that it may get, and its button.
	HeaderWidth(col int) int
}

// Cells is the part of the cells that fitting columns needs.
type Cells interface {
	// AppendDrawn appends the text of a cell as far as it can be drawn.
	AppendDrawn(dst []byte, at viewport.Address) []byte
	// IsWidget reports whether a cell is a widget of the program.
	IsWidget(at viewport.Address) bool
}

// Sources holds what fitting columns reads.
type Sources struct {
	_ nocmp.Struct

	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Painter  *draw.Painter
	Text     *celltext.Layer
	Cells    Cells
	Grid     Grid
	Selected Selected
}

// Selected is the part of the selected ranges that fitting columns needs.
type Selected interface {
	// WholeColumns returns the columns that are selected together with a column, which is among them.
	WholeColumns(col int) []int
}

// Feature fits columns, and holds the columns that are being fitted.
type Feature struct {
	Sources
	// asked holds columns and groups to fit from the next frame on. askedAll requests this for all columns;
	// askedToWidth requests that the columns fill the width of the grid.
	asked                  []string
	askedAll, askedToWidth bool

	// fits holds the columns that are being fitted. Fitting ends when the program sets the columns again; given
	// is column.Set.Given at the start.
	fits  []fit
	given uint32
	// job reads the rows, nil for none.
	job *rowmodel.Job
	// unknown holds the characters that the job met and whose advances are unknown. It is nil after the job has
	// been started a second time.
	unknown *runeSet
	// screenDone is set if the columns have the widths that the visible rows need.
	screenDone bool
	advances   advances
	buf        []byte
}

// A fit is a column that is being fitted.
type fit struct {
	id  string
	def int
	// kept is set if the column was given a width in the meantime, which it keeps.
	kept bool
	// header is the width in pixels that the header needs, 0 until it was measured. width is the width that the
	// texts measured so far need.
	header, width int
	// shown holds texts of the visible rows, all texts of all rows.
	shown, all longest
}

// Fit fits a column, or each column of a group, to its contents from the next frame on.
func (f *Feature) Fit(id string) { f.asked = append(f.asked, id) }

// FitHeader fits the columns under a header to their contents, except columns that users may not resize. If several
// columns are selected as a whole, and the header belongs to a selected one, it fits all of them.
func (f *Feature) FitHeader(header viewport.Address) {
	first, end := f.Viewport.Heads.Columns(header)
	if end == first+1 {
		for _, c := range f.Selected.WholeColumns(first) {
			f.fitColumn(c)
		}
		return
	}
	for c := first; c < end; c++ {
		f.fitColumn(c)
	}
}

// fitColumn fits a column unless users may not resize it.
func (f *Feature) fitColumn(col int) {
	if l := &f.Columns.Leaves[col]; !l.Fixed {
		f.Fit(l.ID)
	}
}

// FitAll fits all visible columns to their contents from the next frame on.
func (f *Feature) FitAll() { f.askedAll = true }

// FitToWidth makes the columns fill the width of the grid from the next frame on.
func (f *Feature) FitToWidth() { f.askedToWidth = true }

// Keep ends fitting of columns that were given widths, which they keep.
func (f *Feature) Keep(widths map[string]unit.Dp) {
	for i := range f.fits {
		if c := &f.fits[i]; widths[c.id] > 0 {
			c.kept = true
		}
	}
}

// DoInHeader carries out a command that fits columns, and reports whether c is such a command.
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
