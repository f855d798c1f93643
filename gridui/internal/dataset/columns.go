// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import "github.com/giogrid/giogrid/gridui/internal/column"

// CallerColumns are the definitions of the caller's columns, nil for a nil column. They hold
// until the next call.
func (ds *Set) CallerColumns() []*column.Def {
	if ds.Caller == nil {
		return nil
	}
	ds.columnDefs = ds.Caller.AppendColumns(ds.columnDefs[:0])
	return ds.columnDefs
}

// outlineDef is the column that shows what is below what, or nil.
func (ds *Set) outlineDef() *column.Def {
	if at := ds.Cols.OutlineOf(); at >= 0 {
		return ds.Cols.Def(at)
	}
	return nil
}

// filterColumn is the column with an id, be it that of one of two with the same.
func (ds *Set) filterColumn(id string) *column.Def {
	if d := column.Find(ds.CallerColumns(), id); d != nil {
		return d
	}
	if col := ds.Cols.Find(id); col >= 0 {
		return ds.Cols.Def(col)
	}
	return nil
}
