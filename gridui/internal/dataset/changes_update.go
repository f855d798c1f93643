// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// changeFound overwrites rows by id and appends their records.
func (wr *changeWriter) changeFound(c Change, updated []int32) []int32 {
	wr.findUpdated(&c, func(from int, rows []int32) {
		known := len(updated)
		for k, i := range rows {
			if i >= 0 && !wr.rows.Order.Tree.IsFiller(coord.Record(i)) {
				updated = append(updated, i)
				continue
			}
			rows[k] = -1
			wr.noSuchRow(c.updatedID(from+k, wr.rows.Funcs.RowID))
		}
		wr.setRecords(rows, c.Update, from)
		wr.rows.Order.Model.Reread(updated[known:])
	})
	return updated
}

// findUpdated finds the records of updated rows, -1 for missing ones. It calls do for each batch,
// with the index of the batch's first row.
func (wr *changeWriter) findUpdated(c *Change, do func(from int, rows []int32)) {
	for from, n := 0, rowdata.Len(c.Update); from < n; from += rowmodel.FindMost {
		ids := wr.index.foundRows().idsOf(c, from, min(n, from+rowmodel.FindMost), wr.rows.Funcs.RowID)
		wr.index.findAll(ids, func(_ int, rows []int32) { do(from, rows) })
	}
}

// setRecord overwrites the row of a record.
func (wr *changeWriter) setRecord(i coord.Record, row rowdata.Row) {
	if t := wr.rows.Order.Tree; t != nil && t.Put(i, row) {
		return
	}
	wr.rows.source.(rowdata.Slice).Put(int(i), row)
}

// setRecords overwrites the rows of records with rows from first on. It skips records below 0.
func (wr *changeWriter) setRecords(records []int32, from rowdata.Slice, first int) {
	if wr.rows.Order.Tree == nil {
		wr.rows.source.(rowdata.Slice).PutAll(records, from, first)
		return
	}
	for k, i := range records {
		if i >= 0 {
			wr.setRecord(coord.Record(i), from.At(first+k))
		}
	}
}

// noSuchRow reports an update of a row that does not exist.
func (wr *changeWriter) noSuchRow(id string) {
	wr.rows.Report.Problem("update", "no row has the id %s to be changed; the change is left out", strconv.Quote(id))
}
