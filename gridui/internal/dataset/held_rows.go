// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// heldRows holds the rows that records number. They may grow while no job reads them; earlier
// readers remain valid.
type heldRows struct {
	rowdata.Source
	// made holds the ids of rows that RowID gives none, by number.
	made map[coord.Record]string
}

// areNumbered reports whether the ids of the rows are their numbers in decimal.
func (h *heldRows) areNumbered(rowID func(rowdata.Row) string) bool {
	_, read := h.Source.(remote.Rows)
	_, named := h.Source.(remote.Named)
	return rowID == nil && !read && !named
}

// id returns the id of a row.
func (h *heldRows) id(rowID func(rowdata.Row) string, i coord.Record) string {
	if r, ok := h.Source.(remote.Rows); ok {
		return remote.ID(r, i)
	}
	if n, ok := h.Source.(remote.Named); ok {
		return n.IDAt(int(i))
	}
	if rowID == nil {
		return strconv.Itoa(int(i))
	}
	rows := h.Lease()
	id := rowID(rows.At(int(i)))
	rows.Release()
	if id == "" && h.made != nil {
		return h.made[i]
	}
	return id
}
