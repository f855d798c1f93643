// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// heldRows are the rows that records number. They may grow while no job reads them; readers go
// on to see all rows.
type heldRows struct {
	rowdata.Source
	// made are the ids of rows that have none of their own, by number.
	made map[int]string
}

// id is the id of a row.
func (h *heldRows) id(rowID func(rowdata.Row) string, i int) string {
	if rowID == nil {
		return strconv.Itoa(i)
	}
	rows := h.Lease()
	id := rowID(rows.At(i))
	rows.Release()
	if id == "" && h.made != nil {
		return h.made[i]
	}
	return id
}
