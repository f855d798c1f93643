// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package focus

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// Hold notes the item of the focused row before the order of the rows changes, so that SyncRows
// finds the row without a search.
func (f *Focus) Hold() {
	f.held = 0
	if row, ok := f.Viewport.RowAt(f.At()); ok && f.Dataset.HasRow(row) {
		f.held = f.Dataset.SourceOf(row) + 1
	}
}

// Unhold drops the noted item: rows are found by their ids again.
func (f *Focus) Unhold() { f.held = 0 }

// Renumber updates the noted item after records were renumbered; -1 marks removed ones.
func (f *Focus) Renumber(moved []int32) {
	if f.held > 0 {
		f.held = (dataset.Renumbered((f.held-1).Record(), moved) + 1).Item()
	}
}

// SyncRows updates the place of the focused row after a change of the rows. With samePlace the
// focus instead keeps its place on the page, whatever row is there now.
func (f *Focus) SyncRows(samePlace bool) {
	switch {
	case !f.set || !viewport.HasRows(f.at.Band):
	case samePlace && f.at.Band == layoutx.Body:
		f.keepPlace()
	default:
		f.followRow()
	}
	f.held = 0
}

// keepPlace keeps the focus at its place on the page.
func (f *Focus) keepPlace() {
	if f.Viewport.Count == 0 {
		f.set = false
		return
	}
	from := f.Public()
	f.at.Row = min(max(f.at.Row, 0), coord.Slot(f.Viewport.Count-1))
	f.RowID = f.Dataset.RowID(f.at.Row.BodyPos())
	if f.Public() != from {
		f.emit(from)
	}
}

// followRow finds the focused row. If it does not show any more, another row takes its place, and
// an event is emitted.
func (f *Focus) followRow() {
	from := f.Public()
	if row, ok := f.findRow(); ok {
		f.putInRow(row)
	} else {
		f.replaceRow()
	}
	if !f.set || f.RowID != from.RowID {
		f.emit(from)
	}
}

// findRow returns the position of the focused row.
func (f *Focus) findRow() (row coord.Pos, ok bool) {
	if f.held > 0 {
		if row, ok := f.Dataset.PinnedPos((f.held - 1).Record()); ok {
			return row, true
		}
		row = f.Dataset.NearestOf((f.held - 1).Record())
		return row, row >= 0
	}
	id := f.lostRow()
	row, ok = f.Dataset.FindShown(id, f.at.Row.BodyPos())
	if !ok {
		f.Dataset.Searching.MissFocus(id)
	}
	if !ok && id != f.RowID {
		row, ok = f.Dataset.FindShown(f.RowID, f.at.Row.BodyPos())
	}
	return row, ok
}

// lostRow returns the id of the focused row, or of the row being searched, for which the focused
// one is a substitute.
func (f *Focus) lostRow() (id string) {
	if s := &f.Dataset.Searching; s.Focus != "" && s.Instead == f.RowID {
		return s.Focus
	}
	return f.RowID
}

// putInRow moves the focus to the row that shows the focused one, which is an ancestor if that is
// closed. It scrolls to a row that was pinned or unpinned.
func (f *Focus) putInRow(row coord.Pos) {
	was := f.at.Band
	f.at = f.Viewport.AddressOf(row, f.at.Col)
	if was != f.at.Band {
		f.Viewport.Bands.Show(f.at)
	}
	f.RowID = f.Dataset.RowID(row)
}

// replaceRow moves the focus from a removed row to another one. Without rows no cell is focused.
func (f *Focus) replaceRow() {
	if f.Dataset.NavCount() == 0 {
		f.set = false
		return
	}
	if f.at.Band == layoutx.Body || !f.Viewport.IsRow(f.at) {
		f.at = f.substitute()
	}
	row, _ := f.Viewport.RowAt(f.at)
	f.RowID = f.Dataset.RowID(row)
}

// substitute returns the new focus after the focused row was removed: the body row at its index,
// for a pinned row the first visible row.
func (f *Focus) substitute() viewport.Address {
	at := viewport.Address{Band: layoutx.Body, Row: f.at.Row, Col: f.at.Col}
	switch {
	case f.Viewport.Count == 0:
		return f.Viewport.NavAddress(0, f.at.Col)
	case f.at.Band != layoutx.Body:
		at.Row = coord.Slot(f.Viewport.Scroll.Anchor.Item)
	default:
		at.Row = min(at.Row, coord.Slot(f.Viewport.Count-1))
	}
	return at
}

// Found moves the focus to a row found by a background search, unless the focus has left the
// substitute row in the meantime.
func (f *Focus) Found(row coord.Pos, instead string) {
	if f.restore.searched && f.Dataset.RowID(row) == f.restore.at.RowID {
		f.put(f.Viewport.AddressOf(row, max(f.Columns.Find(f.restore.at.ColumnID), 0)))
		return
	}
	if !f.set || f.RowID != instead {
		return
	}
	from := f.Public()
	f.put(f.Viewport.AddressOf(row, f.at.Col))
	f.emit(from)
}
