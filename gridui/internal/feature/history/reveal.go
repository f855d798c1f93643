// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package history

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/virtualize"
)

// Follow focuses the cell that is to be revealed and scrolls to it, as soon as the rows are in order. It is
// called in each frame. A cell on another page is revealed in a later frame.
func (f *Feature) Follow() {
	r, d := f.Editing.State.Reveal, f.Dataset
	if r.RowID == "" || !d.Changes.Settled() {
		return
	}
	f.Editing.State.RevealCell(edit.Revealed{})
	record := d.RecordByID(r.RowID)
	if record < 0 && r.Known {
		record = r.Record
	}
	if record < 0 || d.Order.Gone.Has(record) {
		return
	}
	col := f.Columns.Find(r.ColumnID)
	if col < 0 {
		col = max(f.Focus.Last().Col, 0)
	}
	if row, ok := d.PinnedPos(record); ok {
		f.focus(f.Viewport.AddressOf(row, col), r)
		f.Bands.Reveal(r.RowID)
		f.Requests.ToColumn(r.ColumnID)
		return
	}
	item := f.itemOf(record)
	for item < 0 && r.Opens && f.openAbove(record, r) {
		item = f.itemOf(record)
	}
	if item < 0 {
		return // filtered out, or below a row that is closed
	}
	if v := d.Page(); v.On && (item < d.Order.Lo || item >= d.Order.Hi) {
		f.turnTo(int(item)/max(v.Size, 1), r)
		return
	}
	row := d.BodyPos(item)
	if row < 0 {
		if r.Known && d.Access().Status().Grows() {
			f.Editing.State.RevealCell(r) // the rows of the source are not counted up to it yet
		}
		return
	}
	f.focus(viewport.Address{Band: layoutx.Body, Row: row.BodySlot(), Col: col}, r)
	align := virtualize.Nearest
	if r.Middle && !f.inMiddle(row) {
		align = virtualize.Center
	}
	f.Requests.ToRow(row, align)
	f.Requests.ToColumn(r.ColumnID)
}

// inMiddle reports whether the middle of a body row is in the middle third of the body.
func (f *Feature) inMiddle(row coord.Pos) bool {
	v := f.Viewport
	if row < 0 || row >= coord.Pos(v.Count) {
		return false
	}
	view := int64(v.BodyHeight())
	at := v.RowAxis.Start(int(row)) + int64(v.RowAxis.Size(int(row)))/2 - v.ScrollOffset()
	return 3*at >= view && 3*at <= 2*view
}

// turnTo shows the page of a cell, which is revealed when the page shows. It drops the request if the program
// does not allow the page to be turned.
func (f *Feature) turnTo(page int, r edit.Revealed) {
	f.Editing.State.RevealCell(r)
	f.Dataset.TurnTo(page)
	if f.Dataset.Page().Index != page {
		f.Editing.State.RevealCell(edit.Revealed{})
	}
}

// focus moves the focus to a revealed cell, unless the focus should stay.
func (f *Feature) focus(at viewport.Address, r edit.Revealed) {
	if !r.Stays {
		f.Focus.Move(at, focus.Stay)
	}
}

// itemOf returns the index of a record among all items, below 0 if it does not show.
func (f *Feature) itemOf(record coord.Record) coord.Index {
	if o := &f.Dataset.Order; o.On {
		return o.Model.Index(record)
	}
	return coord.Index(record)
}

// openAbove opens the outermost closed row or group above a record, and reports whether it is then open. A row on
// another page is opened after that page shows.
func (f *Feature) openAbove(record coord.Record, r edit.Revealed) bool {
	d := f.Dataset
	outline := d.Order.Model.Outline()
	if !d.Order.On || outline == nil {
		return false
	}
	closed := coord.Place(-1)
	for up := outline.Place(record); up >= 0; up = outline.Parent(up) {
		if outline.Expandable(up) && !outline.Open(up) && outline.Item(up) != record.Item() {
			closed = up
		}
	}
	if closed < 0 {
		return false
	}
	item := outline.Index(closed)
	if v := d.Page(); v.On && item >= 0 && (item < d.Order.Lo || item >= d.Order.Hi) {
		f.turnTo(int(item)/max(v.Size, 1), r)
		return false
	}
	row := d.BodyPos(item)
	if row < 0 {
		return false
	}
	d.Expansion.ExpandRows([]coord.Pos{row}, true)
	return d.Order.Model.Outline() == outline && outline.Open(closed)
}
