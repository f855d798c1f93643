// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"iter"
	"slices"
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

func (ds *Set) Reader() Reader {
	r := Reader{Rows: ds.Order.Now.Records, Tree: ds.Order.Now.Tree, gone: ds.Order.Gone.set, RowID: ds.Funcs.RowID, Able: ds.Funcs.Selectable}
	if r.Rows != nil {
		r.N = max(r.Rows.Len(), 0)
	}
	r.Unread = r.N > MaxOrdered || !ds.Scans()
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

// RowsKey tells any two lists of rows of a grid apart.
type RowsKey struct {
	given rowsGiven
	N     int
	tree  *treeRows
	picky bool
}

func (ds *Set) RowsKey(r *Reader) RowsKey {
	return RowsKey{given: ds.Order.shownGiven(), N: r.N, tree: r.Tree, picky: r.Picky()}
}

// RowList is rows of records by number, some of which may turn out to be groups or
// not selectable. Unless a list is short, it is read by a job while the frames go
// on, so it holds nothing that they change.
type RowList struct {
	Each iter.Seq[int]
	// Most is at least how many there are.
	Most int
}

// ListOf is a list of a few rows.
func ListOf(rows ...int) RowList { return RowList{slices.Values(rows), len(rows)} }

// And is two lists, one after the other.
func (l RowList) And(more RowList) RowList {
	return RowList{func(yield func(int) bool) {
		for row := range l.Each {
			if !yield(row) {
				return
			}
		}
		more.Each(yield)
	}, l.Most + more.Most}
}

// ItemCount is the number of items on all pages, itemAt one of them.
func (ds *Set) ItemCount() int {
	if ds.Order.On {
		return ds.Order.Model.Len()
	}
	return ds.GivenCount()
}

func (ds *Set) ItemAt(i int) int {
	if ds.Order.On {
		return int(ds.Order.Model.Item(i))
	}
	return i
}
