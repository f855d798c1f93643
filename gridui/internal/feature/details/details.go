// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package details

import (
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// Phrases describes details to assistive technology.
type Phrases interface {
	// Detail returns the label of the detail of the i-th visible row of a band, empty if nothing is described.
	Detail(b layoutx.Band, i int) string
}

// Cells is the part of the cells that the details need.
type Cells interface {
	// DetailState reports whether a row, by its number, has a detail and whether that is open.
	DetailState(row coord.Pos) (has, open bool)
}

// Sheet follows the details of rows.
type Sheet interface {
	// NoteFlips records rows whose details were opened or closed between two revisions of the set of open details.
	NoteFlips(rowIDs []string, from, to uint64)
	// ExpectDetail sets an estimated height for the detail of a row that is about to open, below cells of a
	// height in pixels.
	ExpectDetail(row coord.Pos)
}

// Sources holds what the details read, and the painter that draws them.
type Sources struct {
	_ nocmp.Struct

	Options  *option.Details
	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Sheet    Sheet
	Motion   viewport.Motion
	Painter  *draw.Painter
	Focus    *focus.Focus
	Cells    Cells
	Report   dataset.Report
	Phrases  Phrases
}

// Feature shows the details of a grid, and opens and closes them.
type Feature struct {
	Sources
	// closing holds the ids of rows whose detail was requested to close.
	closing []string
	list    openList
}

// Set opens or closes the detail of a row for the program.
func (f *Feature) Set(rowID string, open bool) {
	from := f.Options.Rows.Rev()
	f.Options.Rows.Set(rowID, open)
	if f.Viewport.HasDetails() {
		f.Sheet.NoteFlips([]string{rowID}, from, f.Options.Rows.Rev())
	}
}

// toggle opens or closes the detail of a row, by its number, for the user, and reports whether
// the row has one.
func (f *Feature) toggle(row coord.Pos) bool {
	has, open := f.Cells.DetailState(row)
	if !has {
		return false
	}
	if open {
		f.Motion.KeepRow(row)
	} else {
		// From now on its position is known, as that of a detail that was laid out.
		f.Sheet.ExpectDetail(row)
	}
	f.change(events.DetailsChanged{RowIDs: []string{f.Dataset.RowID(row)}, Open: !open})
	return true
}

// Reveal opens the detail of a row for the user, unless it is open.
func (f *Feature) Reveal(rowID string) {
	if f.Viewport.HasDetails() && !f.Options.Rows.Has(rowID) {
		f.change(events.DetailsChanged{RowIDs: []string{rowID}, Open: true})
	}
}

// change opens or closes details for the user, or proposes it to a program that controls them, and reports it to
// the program.
func (f *Feature) change(ev events.DetailsChanged) {
	from := f.Options.Rows.Rev()
	after := f.Options
	if f.Options.Controlled {
		after = &option.Details{Rows: f.Options.Rows.Clone()}
	}
	for _, id := range ev.RowIDs {
		after.Rows.Set(id, ev.Open)
	}
	f.Sheet.NoteFlips(ev.RowIDs, from, f.Options.Rows.Rev())
	ev.Expanded = f.openAfter(&after.Rows, &ev, from)
	f.Report.Emit(ev)
}

// RenameRow keeps the detail of a row open when the row gets another id.
func (f *Feature) RenameRow(r edit.Rename) {
	if !f.Options.Controlled {
		f.Options.Rows.Rename(r.From, r.To)
	}
}

// RequestClose closes the detail of a row in the next frame, as if users had done it.
func (f *Feature) RequestClose(rowID string) { f.closing = append(f.closing, rowID) }

// Prepare closes the details that were requested to close.
func (f *Feature) Prepare() {
	var ids []string
	for _, id := range f.closing {
		if f.Options.Rows.Has(id) && !idlist.Has(ids, id) {
			ids = append(ids, id)
		}
	}
	f.closing = f.closing[:0]
	if len(ids) == 0 {
		return
	}
	for _, id := range ids {
		if row, ok := f.Viewport.Details.KnownPlace(id); ok {
			f.Motion.KeepRow(row)
		}
	}
	f.change(events.DetailsChanged{RowIDs: ids})
}

// EndFrame requests another frame if details were requested to close in this one.
func (f *Feature) EndFrame(gtx layout.Context) {
	if len(f.closing) > 0 {
		gtx.Execute(op.InvalidateCmd{})
	}
}
