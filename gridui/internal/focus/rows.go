// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package focus

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// Hold notes the record of the focused row before the order of the rows changes: SyncRows then
// finds the row without a search.
func (f *Focus) Hold() {
	f.held = 0
	if row, ok := f.Viewport.RowAt(f.At()); ok && f.Dataset.HasRow(row) {
		f.held = f.Dataset.SourceOf(row) + 1
	}
}

// Unhold forgets the record: rows are found by their ids again.
func (f *Focus) Unhold() { f.held = 0 }

// Renumber is called when records get other numbers, -1 for those that were removed.
func (f *Focus) Renumber(moved []int32) {
	if f.held > 0 {
		f.held = (dataset.Renumbered((f.held-1).Record(), moved) + 1).Item()
	}
}

// SyncRows finds the focused row where it is after a change of the rows. With samePlace the
// focus stays at its place on the page instead, in whatever row is there now.
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

// keepPlace leaves the focus at its place on the page.
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

// followRow finds the focused row. If it does not show any more, another one takes its place,
// of which an event tells.
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

// findRow is the number of the focused row.
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

// lostRow is the focused row, or the one that is searched for and has another in its place.
func (f *Focus) lostRow() (id string) {
	if s := &f.Dataset.Searching; s.Focus != "" && s.Instead == f.RowID {
		return s.Focus
	}
	return f.RowID
}

// putInRow moves the focus to the row where the focused one shows: another one if that is below
// a closed row. A row that was pinned or unpinned is scrolled to.
func (f *Focus) putInRow(row coord.Pos) {
	was := f.at.Band
	f.at = f.Viewport.AddressOf(row, f.at.Col)
	if was != f.at.Band {
		f.Viewport.Bands.Show(f.at)
	}
	f.RowID = f.Dataset.RowID(row)
}

// replaceRow moves the focus to a row in place of one that is gone. Without rows no cell has it.
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

// substitute is where the focus goes from a row that is gone: to the body row that is at its
// index now, from a pinned row to the first one on the screen.
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

// Found moves the focus to a row that a background search has found, unless it has left the row
// that took its place in the meantime.
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
