// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// rowStore keeps rows in place of the slice of SetRows, and has a say in what can
// become of them.
type rowStore interface {
	// writable says why a row cannot be edited.
	writable(id string) error
	// row is the row with an id, also where the grid has yet to find it.
	row(id string) (row rowdata.Row, ok bool)
	// clone is a copy of a row that can be changed.
	clone(row rowdata.Row) rowdata.Row
	// renames says whether a row may get another id by an edit, empty: one that is made.
	renames(id, to string) error
	// write takes rows in place of those with the ids. It fails for all or none, and
	// returns the rows as they are then. Where some got other ids it has given the grid
	// all rows anew, and tells which.
	write(rows editedRows) (rowdata.Slice, renames, error)
}

// writable says why a row cannot be edited.
func (g *Core) writable(id string) error {
	if g.edits.store != nil {
		return g.edits.store.writable(id)
	}
	return nil
}

// editedRows are rows as they are after an edit, with their ids before it and their
// records, -1 where only the id is known.
type editedRows struct {
	ids     []string
	records []int
	rows    rowdata.Slice
	// as are the ids that rows are to have, whatever RowID says.
	as renames
}

// writeRows puts edited rows in the places of those that they were made from, as
// Apply does, and tells which rows have other ids then.
func (g *Core) writeRows(rows editedRows) (renames, error) {
	c := dataset.Change{At: rows.records, IDs: rows.ids, Update: rows.rows, Given: g.data.RecordsGiven()}
	if s := g.edits.store; s != nil {
		stored, renamed, err := s.write(rows)
		if err != nil || len(renamed.list) > 0 {
			return renamed, err
		}
		c.Update = stored
	}
	g.data.Changes.Waiting = append(g.data.Changes.Waiting, c)
	return renames{}, nil
}
