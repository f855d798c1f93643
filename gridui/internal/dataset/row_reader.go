// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"strconv"

	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset/rowtree"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// Reader reads the rows of records, on any goroutine.
type Reader struct {
	Rows  *heldRows
	Tree  *rowtree.Rows
	RowID func(rowdata.Row) string
	Able  func(rowdata.Row) bool
	// Full tells full rows, which cannot be selected.
	Full column.FullRows
	// gone holds the removed records.
	gone rowmodel.Bits
	// N is the number of records, Total the number of rows among them. For grouped rows of a
	// source the records are lines.
	N, Total int
	// Unread is set if the rows are too many to count, or may not be scanned.
	Unread bool
}

// Reader returns a reader of the visible rows.
func (sr *shownRows) Reader() Reader {
	r := Reader{Rows: sr.Order.Now.Records, Tree: sr.Order.Now.Tree, gone: sr.Order.Gone.set, RowID: sr.Funcs.RowID, Able: sr.Funcs.Selectable, Full: sr.Cols.Full}
	if r.Rows != nil {
		r.N = max(r.Rows.Len(), 0)
	}
	r.Total = r.N
	if sr.grouped.lines() != nil {
		r.Total = sr.remote.Totals().Rows
		if sr.Nested() { // the source may count no more than the rows of open levels
			r.Total = max(r.Total, r.N)
		}
	}
	r.Unread = r.N > MaxOrdered || !sr.Scans()
	return r
}

// EachGiven calls yield with the id and the row of each record in memory that was not removed, until it returns false.
func (sr *shownRows) EachGiven(yield func(id string, row rowdata.Row) bool) {
	r := sr.Reader()
	if _, ok := r.source().(remote.Rows); ok || r.Rows == nil {
		return
	}
	rows := r.Rows.Lease()
	defer rows.Release()
	for i := range coord.Record(r.N) {
		if r.left(i) || r.Tree.IsFiller(i) {
			continue
		}
		if !yield(r.ID(i), rows.At(int(i))) {
			return
		}
	}
}

// ID returns the id of a row.
func (r *Reader) ID(row coord.Record) string {
	switch {
	case r.Tree != nil:
		return r.Tree.ID(row)
	case r.RowID != nil:
		return r.Rows.id(r.RowID, row)
	}
	return strconv.Itoa(int(row))
}

// Decimal reports whether ids are row numbers in decimal.
func (r *Reader) Decimal() bool {
	return r.RowID == nil && (r.Tree == nil || !r.Tree.Nested())
}

// Has reports whether the id of a row is in a set.
func (r *Reader) Has(set *idset.Set, row coord.Record) bool {
	if set.ExceptionCount() == 0 {
		return set.IsAll()
	}
	if r.Decimal() {
		var buf [20]byte
		return set.HasBytes(strconv.AppendInt(buf[:0], int64(row), 10))
	}
	return set.Has(r.ID(row))
}

// Selectable reports whether a row can be selected.
func (r *Reader) Selectable(row coord.Record) bool {
	if row < 0 || row >= coord.Record(r.N) || r.gone.Has(int(row)) || r.Tree.IsFiller(row) {
		return false
	}
	if rows, ok := r.source().(remote.Rows); ok {
		given, state := rows.Row(row)
		return state == remote.Loaded && r.Takes(given)
	}
	if r.Able == nil && !r.Full.Any() {
		return true
	}
	rows := r.Rows.Lease()
	defer rows.Release()
	return r.Takes(rows.At(int(row)))
}

// Takes reports whether a row, which is in the grid, can be selected.
func (r *Reader) Takes(row rowdata.Row) bool {
	return !r.Full.Has(row) && (r.Able == nil || r.Able(row))
}

// source returns the rows themselves, nil if there are none.
func (r *Reader) source() rowdata.Source {
	if r.Rows == nil {
		return nil
	}
	return r.Rows.Source
}

// Picky reports whether there may be records that cannot be selected.
func (r *Reader) Picky() bool {
	return r.Able != nil || r.Full.Any() || r.gone != nil || r.Tree != nil && len(r.Tree.Names) > 0
}

// RowsKey returns the key of the rows of a reader. It is not inlined, because it has many callers
// and binaries are to be small.
//
//go:noinline
func (sr *shownRows) RowsKey(r *Reader) RowsKey {
	return RowsKey{given: sr.Order.shownGiven(), N: r.N, tree: r.Tree, picky: r.Picky()}
}

// RecordsGiven returns the present numbering of the records.
func (sr *shownRows) RecordsGiven() RecordsGiven {
	// Rows given since the last frame have no numbers yet.
	return RecordsGiven{sr.Order.given, sr.Order.Compactions, sr.Order.Tree}
}

// left reports whether a row or any of its ancestors was removed.
func (r *Reader) left(row coord.Record) bool {
	for r.Tree != nil && row >= 0 && !r.gone.Has(int(row)) {
		row = r.Tree.Tree.Parent(row)
	}
	return row >= 0 && r.gone.Has(int(row))
}

// rowsGiven identifies the rows of a grid and the changes applied to them.
type rowsGiven struct {
	gen     uint64
	changes uint32
	planted bool
}

// RowsKey identifies a list of rows. Two keys are equal only if the rows and their records are the
// same.
type RowsKey struct {
	given rowsGiven
	N     int
	tree  *rowtree.Rows
	picky bool
}

// RecordsGiven identifies a numbering of the records.
type RecordsGiven struct {
	given, compactions uint32
	tree               *rowtree.Rows
}

// Compacts reports whether a numbering differs from an earlier one only by the removed records that it left out.
func (g RecordsGiven) Compacts(earlier RecordsGiven) bool {
	earlier.compactions = g.compactions
	return g == earlier
}
