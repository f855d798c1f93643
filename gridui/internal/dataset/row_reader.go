// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"strconv"

	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// Reader reads the rows of records, on whatever goroutine.
type Reader struct {
	Rows  *heldRows
	Tree  *treeRows
	RowID func(rowdata.Row) string
	Able  func(rowdata.Row) bool
	// gone are records that were removed.
	gone rowmodel.Bits
	N    int
	// Unread says that rows are not to be looked at to be counted.
	Unread bool
}

func (sr *shownRows) Reader() Reader {
	r := Reader{Rows: sr.Order.Now.Records, Tree: sr.Order.Now.Tree, gone: sr.Order.Gone.set, RowID: sr.Funcs.RowID, Able: sr.Funcs.Selectable}
	if r.Rows != nil {
		r.N = max(r.Rows.Len(), 0)
	}
	r.Unread = r.N > MaxOrdered || !sr.Scans()
	return r
}

// ID is the id of a row.
func (r *Reader) ID(row int) string {
	switch {
	case r.Tree != nil:
		return r.Tree.id(row)
	case r.RowID != nil:
		return r.Rows.id(r.RowID, row)
	}
	return strconv.Itoa(row)
}

// Decimal says whether ids are the numbers of rows.
func (r *Reader) Decimal() bool {
	return r.RowID == nil && (r.Tree == nil || !r.Tree.nested)
}

// Has reports whether the id of a row is in a set.
func (r *Reader) Has(set *idset.Set, row int) bool {
	if set.Len() == 0 {
		return set.All()
	}
	if r.Decimal() {
		var buf [20]byte
		return set.HasBytes(strconv.AppendInt(buf[:0], int64(row), 10))
	}
	return set.Has(r.ID(row))
}

// Selectable says whether a row can be selected.
func (r *Reader) Selectable(row int) bool {
	if row < 0 || row >= r.N || r.gone.Has(row) || r.Tree.IsFiller(row) {
		return false
	}
	if r.Able == nil {
		return true
	}
	rows := r.Rows.Lease()
	defer rows.Release()
	return r.Able(rows.At(row))
}

// Picky says whether there may be rows that cannot be selected.
func (r *Reader) Picky() bool {
	return r.Able != nil || r.gone != nil || r.Tree != nil && len(r.Tree.Names) > 0
}

func (sr *shownRows) RowsKey(r *Reader) RowsKey {
	return RowsKey{given: sr.Order.shownGiven(), N: r.N, tree: r.Tree, picky: r.Picky()}
}

func (sr *shownRows) RecordsGiven() RecordsGiven {
	// Rows that were given since the last frame are not numbered yet.
	return RecordsGiven{sr.Order.given, sr.Order.Compactions, sr.Order.Tree}
}

// left says whether a row was removed, or in a tree one above it.
func (r *Reader) left(row int) bool {
	for r.Tree != nil && row >= 0 && !r.gone.Has(row) {
		row = r.Tree.Tree.Parent(row)
	}
	return row >= 0 && r.gone.Has(row)
}
