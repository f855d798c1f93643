// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"errors"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// state is the state of the row of a form.
type state uint8

const (
	// noRow: no row is chosen.
	noRow state = iota
	// loaded: the fields are shown.
	loaded
	// loading and failed: the rows of a source are not in memory.
	loading
	failed
	// own: the grid made the row, such as a group.
	own
	// unseen: the row exists, but no row of the table shows it.
	unseen
	gone
)

// record is the row that the form shows. It remains the same row, by id, while rows are sorted, filtered and
// deleted. Users leave it by moving the focus, or with the buttons.
type record struct {
	*Sources
	chosen bool
	id     string
	// pos is the row's current or last position. at is the address of its first cell, valid while it is shown.
	pos   coord.Pos
	at    viewport.Address
	state state
	row   rowdata.Row
	// focused is the row that last had the focus.
	focused focusedRow
	known   recordKey
	// edge is the end of the page being turned to, at which the form continues: 1 its first row, -1 its last;
	// 0: none.
	edge int
	// left is the first row of the page being left.
	left coord.Index
	// another reports that another row was chosen, and its fields must be read.
	another bool
}

// focusedRow is a row identified by its id, or by its position if it has none.
type focusedRow struct {
	id  string
	pos coord.Pos
}

// recordKey holds the inputs of the record.
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

// forget discards the row.
func (r *record) forget() { *r = record{Sources: r.Sources} }

// sync follows the rows and the focus. held reports that typed text was refused.
func (r *record) sync(held bool) {
	k := r.key()
	if k != r.known || r.state == loading {
		moved := k.rows != r.known.rows || k.data != r.known.data
		r.known = k
		r.follow(moved, held)
		r.resolve()
	}
}

// key returns the current inputs of the record.
func (r *record) key() recordKey {
	k := recordKey{
		rows: r.Dataset.RowsRev, data: r.Cells.Revision(), edits: r.Editing.State.Edits, pending: len(r.Dataset.Overlaid),
		focused: r.Focus.IsSet(), id: r.Settings.RowID, first: r.Dataset.Order.Lo,
	}
	if k.focused {
		k.at = r.Focus.At()
		k.at.Col = 0
	}
	return k
}

// follow goes to the row that the program has chosen, or that has the focus. moved reports that the rows have
// changed: the grid may then have moved the focus because the row is gone. held reports that typed text was
// refused.
func (r *record) follow(moved, held bool) {
	if r.followPage() {
		return
	}
	if id := r.Settings.RowID; id != "" {
		if !r.chosen || r.id != id {
			r.choose(focusedRow{id, r.pos})
		}
		return
	}
	if !r.Focus.IsSet() {
		return
	}
	pos, ok := r.Viewport.RowAt(r.Focus.At())
	if !ok || !r.Dataset.HasRow(pos) {
		return
	}
	now := focusedRow{r.Dataset.RowID(pos), pos}
	same := now.id == r.focused.id && (now.id != "" || now.pos == r.focused.pos)
	if r.chosen && same {
		return
	}
	if held {
		return // do not lose typed text
	}
	r.focused = now
	if moved && r.chosen && r.id != "" && !r.finds(r.id) {
		return
	}
	r.choose(now)
}

// followPage goes to the row at the end of the page that was turned to.
func (r *record) followPage() bool {
	n := r.Dataset.NavCount()
	if r.edge == 0 || n == 0 || r.Dataset.Order.Lo == r.left {
		return r.edge != 0
	}
	nav := coord.Nav(0)
	if r.edge < 0 {
		nav = coord.Nav(n - 1)
	}
	r.edge = 0
	r.goTo(r.Dataset.NavRow(nav))
	return true
}

// finds reports whether a row is shown.
func (r *record) finds(id string) bool {
	_, ok := r.Dataset.FindShown(id, r.pos)
	return ok
}

// choose makes a row the current one.
func (r *record) choose(row focusedRow) {
	if r.chosen && r.id == row.id && (row.id != "" || r.pos == row.pos) {
		return
	}
	r.chosen, r.id, r.pos = true, row.id, row.pos
	r.known, r.another = recordKey{}, true
}

// resolve finds the record among the rows.
func (r *record) resolve() {
	r.row, r.state = rowdata.Row{}, noRow
	if !r.chosen {
		return
	}
	pos, ok := r.pos, r.Dataset.HasRow(r.pos)
	if r.id != "" {
		pos, ok = r.Dataset.FindShown(r.id, r.pos)
	}
	if !ok {
		r.resolveUnseen()
		return
	}
	r.pos, r.at = pos, r.Viewport.AddressOf(pos, 0)
	r.state = r.stateAt(pos)
	if r.state != loaded {
		return
	}
	if r.row, ok = r.Dataset.Row(r.at.Band, r.at.Row); !ok {
		r.state = own
	}
}

// stateAt returns the state of a row that is shown.
func (r *record) stateAt(pos coord.Pos) state {
	if it := r.Dataset.SourceOf(pos); !it.IsRecord() || r.Dataset.KindOf(it) != dataset.ItemRow {
		return own
	}
	switch r.Dataset.Access().State(pos) {
	case remote.Loading:
		return loading
	case remote.Failed:
		return failed
	}
	return loaded
}

// resolveUnseen finds a record that no row of the table shows.
func (r *record) resolveUnseen() {
	row, err := r.Dataset.Access().Unseen(r.id)
	r.row, r.state = row, unseen
	if errors.Is(err, dataset.ErrRowGone) {
		r.state = gone
	}
}
