// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// state is what is known of the row of a form.
type state uint8

const (
	// noRow: none is chosen.
	noRow state = iota
	// loaded: its fields show.
	loaded
	// loading and failed rows of a source are not in memory.
	loading
	failed
	// own: the grid made the row, a group for instance.
	own
	// unseen: the row is there, but no row of the table shows it.
	unseen
	gone
)

// record is the row that the form shows. It stays the same row, by its id, while rows are sorted,
// filtered and deleted; users leave it by moving the focus, or with the buttons.
type record struct {
	chosen bool
	id     string
	// pos is the position where it shows, or did last. at is the address of its first cell, valid
	// where it shows.
	pos   coord.Pos
	at    viewport.Address
	state state
	row   rowdata.Row
	// focused is the row that has the focus, as last seen.
	focused focusedRow
	known   recordKey
	// edge is the end of a page that is being turned to, where the form goes on: 1 its first row, -1
	// its last; 0: none is.
	edge int
	// left is the first row of the page that is being left.
	left coord.Index
}

// focusedRow is a row by its id, or where that is not known by its position.
type focusedRow struct {
	id  string
	pos coord.Pos
}

// recordKey is what the record depends on.
type recordKey struct {
	rows    uint32
	data    uint64
	edits   uint64
	pending int
	at      viewport.Address
	focused bool
	id      string
	first   coord.Index
}

// shows reports whether a row of the table shows the record.
func (r *record) shows() bool {
	return r.state == loaded || r.state == loading || r.state == failed || r.state == own
}

// hasFields reports whether there are values to show.
func (r *record) hasFields() bool {
	return r.state == loaded || r.state == unseen && r.row != rowdata.Row{}
}

// sync brings the form up to date with the grid. It does nothing where neither has changed.
func (f *Feature) sync(gtx layout.Context) {
	r := &f.record
	if !f.was {
		f.was = true
		r.known = recordKey{}
		r.chosen = false
	}
	k := f.recordKey()
	if k != r.known || r.state == loading {
		moved := k.rows != r.known.rows || k.data != r.known.data
		r.known = k
		f.follow(moved)
		f.resolve()
	}
	f.syncFields()
	f.syncEdit(gtx)
}

func (f *Feature) recordKey() recordKey {
	k := recordKey{
		rows: f.Dataset.RowsRev, data: f.Cells.Revision(), edits: f.Editing.State.Edits, pending: len(f.Dataset.Overlaid),
		focused: f.Focus.IsSet(), id: f.Settings.RowID, first: f.Dataset.Order.Lo,
	}
	if k.focused {
		k.at = f.Focus.At()
		k.at.Col = 0
	}
	return k
}

// follow goes on to the row that the program has chosen, or that users have given the focus. moved
// says that the rows have changed: the grid may have moved the focus then, since the row of the form
// has gone.
func (f *Feature) follow(moved bool) {
	r := &f.record
	if f.followPage() {
		return
	}
	if id := f.Settings.RowID; id != "" {
		if !r.chosen || r.id != id {
			f.choose(focusedRow{id, r.pos})
		}
		return
	}
	if !f.Focus.IsSet() {
		return
	}
	pos, ok := f.Viewport.RowAt(f.Focus.At())
	if !ok || !f.Dataset.HasRow(pos) {
		return
	}
	now := focusedRow{f.Dataset.RowID(pos), pos}
	same := now.id == r.focused.id && (now.id != "" || now.pos == r.focused.pos)
	if r.chosen && same {
		return
	}
	if f.edit.isHeld() {
		return // what was typed is not lost
	}
	r.focused = now
	if moved && r.chosen && r.id != "" && !f.finds(r.id) {
		return
	}
	f.choose(now)
}

// followPage goes on at the end of a page that was turned to.
func (f *Feature) followPage() bool {
	r := &f.record
	n := f.Dataset.NavCount()
	if r.edge == 0 || n == 0 || f.Dataset.Order.Lo == r.left {
		return r.edge != 0
	}
	nav := coord.Nav(0)
	if r.edge < 0 {
		nav = coord.Nav(n - 1)
	}
	r.edge = 0
	f.goTo(f.Dataset.NavRow(nav))
	return true
}

// finds reports whether a row shows.
func (f *Feature) finds(id string) bool {
	_, ok := f.Dataset.FindShown(id, f.record.pos)
	return ok
}

// choose makes a row the one that shows.
func (f *Feature) choose(row focusedRow) {
	r := &f.record
	if r.chosen && r.id == row.id && (row.id != "" || r.pos == row.pos) {
		return
	}
	f.drop()
	r.chosen, r.id, r.pos = true, row.id, row.pos
	r.known, f.fields.known = recordKey{}, fieldsKey{}
}

// resolve finds the record among the rows.
func (f *Feature) resolve() {
	r := &f.record
	r.row, r.state = rowdata.Row{}, noRow
	if !r.chosen {
		return
	}
	pos, ok := r.pos, f.Dataset.HasRow(r.pos)
	if r.id != "" {
		pos, ok = f.Dataset.FindShown(r.id, r.pos)
	}
	if !ok {
		f.resolveUnseen()
		return
	}
	r.pos, r.at = pos, f.Viewport.AddressOf(pos, 0)
	r.state = f.stateAt(pos)
	if r.state != loaded {
		return
	}
	if r.row, ok = f.Dataset.Row(r.at.Band, r.at.Row); !ok {
		r.state = own
	}
}

// stateAt is the state of a row that shows.
func (f *Feature) stateAt(pos coord.Pos) state {
	if it := f.Dataset.SourceOf(pos); !it.IsRecord() || f.Dataset.KindOf(it) != dataset.ItemRow {
		return own
	}
	switch f.Dataset.Remote.Row(pos) {
	case remote.Loading:
		return loading
	case remote.Failed:
		return failed
	}
	return loaded
}

// resolveUnseen finds a record that no row of the table shows.
func (f *Feature) resolveUnseen() {
	r := &f.record
	r.state = gone
	if f.Dataset.Remote.Are() {
		r.state = unseen // what a source has is not known
		return
	}
	record := f.Dataset.RecordByID(r.id)
	if r.id == "" || record < 0 {
		return
	}
	r.state = unseen
	if waits, ok := f.Dataset.Overlaid[r.id]; ok {
		r.row = waits.Row
		return
	}
	r.row = f.Dataset.Changes.RecordRow(record)
}
