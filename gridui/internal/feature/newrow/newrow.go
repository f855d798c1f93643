// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package newrow

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// Rows makes and adds rows.
type Rows interface {
	// Blank returns a new row for the end of the rows. AppendRefusal returns why there cannot be one.
	Blank() (rowdata.Row, error)
	AppendRefusal() error
	// Append adds a row at the end, and returns its id, empty if that is not known.
	Append(row rowdata.Row) (id string, err error)
}

// Editor edits the blank row.
type Editor interface {
	// OpenNew opens the blank row at a column, and reports whether it could.
	OpenNew(gtx layout.Context, columnID string, byTouch bool) bool
}

// Grid is the part of the grid that the feature needs.
type Grid interface{ ClearFilters() }

// Sources holds what the feature reads, and what it draws with.
type Sources struct {
	_ nocmp.Struct

	Options  *option.Options
	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Focus    *focus.Focus
	Painter  *draw.Painter
	Buttons  *ui.Buttons
	Editing  *edit.Editing
	Editor   Editor
	Rows     Rows
	Report   dataset.Report
	Grid     Grid
	Keyboard event.Tag
}

// Feature is the empty row of a grid.
type Feature struct {
	Sources

	// added is the id of the row added last, empty if it is gone or not known; hidden reports that a filter leaves it
	// out. looks finds out about a row of a source that has been saved, as of the rows looked, and shows brings the row
	// into view.
	added        string
	hidden       bool
	looks, shows dataset.Trace
	looked       uint32
	pill         ui.Button
	notice       string
}

// Prepare shows the blank row on the page that has it.
func (f *Feature) Prepare() {
	o, page, band := &f.Options.Editing, f.Dataset.Page(), layoutx.Bottom
	shows := !page.On || !page.Next
	if o.NewRow.Top {
		band, shows = layoutx.Top, !page.On || !page.Prev
	}
	f.Dataset.ShowBlank(o.Enabled && o.NewRow.Enabled && shows && len(f.Columns.Leaves) > 0, band)
}

// Blank returns a new row before users type into it.
func (f *Feature) Blank() (rowdata.Row, error) { return f.Rows.Blank() }

// Append adds the row that users typed.
func (f *Feature) Append(row rowdata.Row) (err error) {
	f.hidden = false
	f.looks.Begin("")
	f.shows.Begin("")
	f.added, err = f.Rows.Append(row)
	return err
}

// RenameRow follows a change of a row's id, which rows of a source get when they are saved.
func (f *Feature) RenameRow(r edit.Rename) {
	if f.added == r.From {
		f.added = r.To
		f.looks.Begin("")
	}
}

// Follow finds out whether the added row shows. A row of a source shows until it is saved; after that the source is
// asked once for its place, and again when its rows were replaced while the row is hidden.
func (f *Feature) Follow() {
	if f.added == "" || !f.Dataset.Changes.Settled() {
		return
	}
	switch f.Dataset.Access().Whereabouts(f.added) {
	case dataset.RowGone:
		f.added, f.hidden = "", false
	case dataset.RowShows:
		f.hidden = false
		f.looks.Begin("")
	case dataset.RowFiltered:
		f.hidden = true
	default:
		f.look()
	}
}

// look begins to look for the added row in its source, unless it was looked for among these rows or no filter can leave
// it out. A row that was never saved is gone.
func (f *Feature) look() {
	store := f.Editing.State.Store
	known := false
	if store != nil {
		_, known = store.Row(f.added)
	}
	switch swaps := f.Dataset.Remote.Swaps; {
	case !known, !f.Dataset.Want.ShowsFiltered():
		f.added, f.hidden = "", false
		f.looks.Begin("")
	case f.looks.ID() == "" && (!f.hidden || swaps != f.looked):
		f.looks.Begin(f.added)
		f.looked = swaps
	}
}

// step goes on with the traces of rows.
func (f *Feature) step(gtx layout.Context) {
	if f.looks.ID() != "" {
		if at := f.looks.Step(gtx, f.Dataset); at != dataset.RowAway {
			f.hidden = at == dataset.RowFiltered
			if !f.hidden {
				f.added = ""
			}
			f.looks.Begin("")
			gtx.Execute(op.InvalidateCmd{})
		}
	}
	if f.shows.ID() != "" && f.Dataset.Changes.Settled() {
		f.bring(gtx)
	}
}

// bring brings the row into view for which users clicked on the button, as soon as it is found.
func (f *Feature) bring(gtx layout.Context) {
	switch f.shows.Step(gtx, f.Dataset) {
	case dataset.RowAway:
		return
	case dataset.RowShows:
		record, done := f.shows.Bring(f.Dataset)
		if !done {
			return
		}
		f.Editing.State.RevealCell(edit.Revealed{
			RowID: f.shows.ID(), ColumnID: f.Focus.ColumnID, Opens: true, Record: record, Known: record >= 0,
		})
		gtx.Execute(op.InvalidateCmd{})
	}
	f.shows.Begin("")
}

// WantedKeys returns the keys that open the row.
func (f *Feature) WantedKeys() host.KeyGroups {
	if f.Options.Editing.Enabled && f.Options.Editing.NewRow.Enabled {
		return host.KeysRows
	}
	return 0
}

// Act opens the row by its key, or by the arrow that leaves the last row, and reports whether it did.
func (f *Feature) Act(gtx layout.Context, a option.Action) bool {
	if _, _, shows := f.Dataset.BlankAt(); !shows {
		return false
	}
	switch a {
	case option.ActionAddRow:
	case option.ActionDown:
		if f.Options.Editing.NewRow.Top || !f.atEnd() {
			return false
		}
	default:
		return false
	}
	return f.Editor.OpenNew(gtx, f.Focus.ColumnID, false)
}

// atEnd reports whether the focus is in the last row, or on a header above no rows.
func (f *Feature) atEnd() bool {
	at := f.Focus.At()
	if at.Band == layoutx.Head {
		return f.Viewport.Count == 0
	}
	_, below := f.Viewport.RowBelow(at, 1)
	return f.Viewport.IsRow(at) && !below
}

// Press opens the row at a press, and reports whether the press was on it.
func (f *Feature) Press(gtx layout.Context, ev pointer.Event) bool {
	at, ok := f.Viewport.AddressAt(ev.Position.Round())
	if !ok || !f.Dataset.IsBlank(at.Band, at.Row) {
		return false
	}
	f.Editor.OpenNew(gtx, f.Columns.Leaves[at.Col].ID, ev.Source == pointer.Touch)
	return true
}

// Update clears the filters and shows the added row after a click on the button.
func (f *Feature) Update(gtx layout.Context) bool {
	f.step(gtx)
	if !f.pill.ClickedIf(gtx, f.offers()) {
		return false
	}
	id := f.added
	f.added, f.hidden = "", false
	f.Grid.ClearFilters()
	dataset.SetExpression(&f.Options.Filtering, filter.Expr{}, f.Report)
	dataset.SetQuick(&f.Options.Filtering, "", f.Report)
	f.shows.Begin(id)
	ui.TakeKeyboard(gtx, f.Keyboard) // the button is gone in the next frame
	gtx.Execute(op.InvalidateCmd{})
	return true
}

// offers reports whether the button shows that shows the added row.
func (f *Feature) offers() bool { return f.hidden && f.added != "" && f.Painter.Styled() }

// AppendControls appends the button, which takes the keyboard.
func (f *Feature) AppendControls(dst []event.Tag) []event.Tag {
	if f.offers() {
		dst = append(dst, &f.pill.Clickable)
	}
	return dst
}

// rect returns the place of the row in pixels of the sheet, empty if it is not on the screen.
func (f *Feature) rect() image.Rectangle {
	b, slot, shows := f.Dataset.BlankAt()
	if !shows {
		return image.Rectangle{}
	}
	band := f.Viewport.Sheet.Panes.Band(b)
	for _, row := range f.Viewport.Sheet.Rows[b] {
		if row.Index == int(slot) {
			return image.Rect(band.Min.X, row.Start, band.Max.X, row.End()).Intersect(band)
		}
	}
	return image.Rectangle{}
}
