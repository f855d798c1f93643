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

// Reveal focuses the cell that is to be revealed and scrolls to it, as soon as the rows are in
// order. It is called in each frame. A cell on another page is revealed in a later frame.
func (f *Feature) Reveal() {
	r, d := f.Editing.State.Reveal, f.Dataset
	if r.RowID == "" || len(d.Changes.Waiting) > 0 || d.Order.Job != nil || d.StaleRows {
		return
	}
	f.Editing.State.Reveal = edit.Revealed{}
	record := d.RecordByID(r.RowID)
	if record < 0 || d.Order.Gone.Has(record) {
		return
	}
	col := f.Columns.Find(r.ColumnID)
	if col < 0 {
		col = max(f.Focus.Last().Col, 0)
	}
	if row, ok := d.PinnedPos(record); ok {
		f.Focus.Move(f.Viewport.AddressOf(row, col), focus.Stay)
		f.Viewport.Bands.Reveal(r.RowID)
		f.Viewport.Requests.ToColumn(r.ColumnID)
		return
	}
	item := coord.Index(record)
	if d.Order.On {
		item = d.Order.Model.Index(record)
	}
	if item < 0 {
		return // filtered out, or below a row that is closed
	}
	if v := d.Page(); v.On && (item < d.Order.Lo || item >= d.Order.Hi) {
		f.turnTo(int(item)/max(v.Size, 1), r)
		return
	}
	row := d.BodyPos(item)
	f.Focus.Move(viewport.Address{Band: layoutx.Body, Row: row.BodySlot(), Col: col}, focus.Stay)
	f.Viewport.Requests.ToRow(row, virtualize.Nearest)
	f.Viewport.Requests.ToColumn(r.ColumnID)
}

// turnTo shows the page of a cell, which is revealed once the page shows. It is not revealed
// if the program does not let the page be turned.
func (f *Feature) turnTo(page int, r edit.Revealed) {
	f.Editing.State.Reveal = r
	f.Grid.TurnTo(page)
	if f.Dataset.Page().Index != page {
		f.Editing.State.Reveal = edit.Revealed{}
	}
}
