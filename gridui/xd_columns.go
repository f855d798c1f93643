// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/gridui/internal/column"

// columns are the definitions of the caller's columns, nil for a nil column. They hold
// until the next call.
func (ds *dataset) columns() []*column.Def {
	if ds.caller == nil {
		return nil
	}
	ds.columnDefs = ds.caller.AppendColumns(ds.columnDefs[:0])
	return ds.columnDefs
}

// outlineDef is the column that shows what is below what, or nil.
func (ds *dataset) outlineDef() *column.Def {
	if at := ds.cols.OutlineOf(); at >= 0 {
		return ds.cols.Def(at)
	}
	return nil
}

// filterColumn is the column with an id, be it that of one of two with the same.
func (ds *dataset) filterColumn(id string) *column.Def {
	if d := column.Find(ds.columns(), id); d != nil {
		return d
	}
	if col := ds.cols.Find(id); col >= 0 {
		return ds.cols.Def(col)
	}
	return nil
}
