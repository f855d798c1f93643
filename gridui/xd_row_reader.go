// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"iter"
	"slices"
	"strconv"

	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// rowReader reads the rows of records, on whatever goroutine.
type rowReader struct {
	rows  *heldRows
	tree  *treeRows
	rowID func(rowdata.Row) string
	able  func(rowdata.Row) bool
	// gone are records that were removed.
	gone rowmodel.Bits
	n    int
	// unread says that rows are not to be looked at to be counted.
	unread bool
}

func (ds *dataset) reader() rowReader {
	r := rowReader{rows: ds.order.now.records, tree: ds.order.now.tree, gone: ds.order.gone.set, rowID: ds.funcs.rowID, able: ds.funcs.selectable}
	if r.rows != nil {
		r.n = max(r.rows.Len(), 0)
	}
	r.unread = r.n > maxOrdered || !ds.scans()
	return r
}

// id is the id of a row.
func (r *rowReader) id(row int) string {
	switch {
	case r.tree != nil:
		return r.tree.id(row)
	case r.rowID != nil:
		return r.rows.id(r.rowID, row)
	}
	return strconv.Itoa(row)
}

// decimal says whether ids are the numbers of rows.
func (r *rowReader) decimal() bool {
	return r.rowID == nil && (r.tree == nil || !r.tree.nested)
}

// has reports whether the id of a row is in a set.
func (r *rowReader) has(set *idset.Set, row int) bool {
	if set.Len() == 0 {
		return set.All()
	}
	if r.decimal() {
		var buf [20]byte
		return set.HasBytes(strconv.AppendInt(buf[:0], int64(row), 10))
	}
	return set.Has(r.id(row))
}

// selectable says whether a row can be selected.
func (r *rowReader) selectable(row int) bool {
	if row < 0 || row >= r.n || r.gone.Has(row) || r.tree.isFiller(row) {
		return false
	}
	if r.able == nil {
		return true
	}
	rows := r.rows.Lease()
	defer rows.Release()
	return r.able(rows.At(row))
}

// picky says whether there may be rows that cannot be selected.
func (r *rowReader) picky() bool {
	return r.able != nil || r.gone != nil || r.tree != nil && len(r.tree.names) > 0
}

// rowsKey tells any two lists of rows of a grid apart.
type rowsKey struct {
	given rowsGiven
	n     int
	tree  *treeRows
	picky bool
}

func (ds *dataset) rowsKey(r *rowReader) rowsKey {
	return rowsKey{given: ds.order.shownGiven(), n: r.n, tree: r.tree, picky: r.picky()}
}

// rowList is rows of records by number, some of which may turn out to be groups or
// not selectable. Unless a list is short, it is read by a job while the frames go
// on, so it holds nothing that they change.
type rowList struct {
	each iter.Seq[int]
	// most is at least how many there are.
	most int
}

// listOf is a list of a few rows.
func listOf(rows ...int) rowList { return rowList{slices.Values(rows), len(rows)} }

// and is two lists, one after the other.
func (l rowList) and(more rowList) rowList {
	return rowList{func(yield func(int) bool) {
		for row := range l.each {
			if !yield(row) {
				return
			}
		}
		more.each(yield)
	}, l.most + more.most}
}

// itemCount is the number of items on all pages, itemAt one of them.
func (ds *dataset) itemCount() int {
	if ds.order.on {
		return ds.order.model.Len()
	}
	return ds.givenCount()
}

func (ds *dataset) itemAt(i int) int {
	if ds.order.on {
		return int(ds.order.model.Item(i))
	}
	return i
}
