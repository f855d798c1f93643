// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
)

// CallerColumns returns the definitions of the caller's columns, nil for a nil column. The slice
// is valid until the next call.
func (in *inputs) CallerColumns() []*column.Def {
	if in.Caller == nil {
		return nil
	}
	in.columnDefs = in.Caller.AppendColumns(in.columnDefs[:0])
	return in.columnDefs
}

// outlineDef is the column that shows the expand buttons of groups or trees, or nil.
func (in *inputs) outlineDef() *column.Def {
	if at := in.Cols.OutlineOf(); at >= 0 {
		return in.Cols.Def(at)
	}
	return nil
}

// filterColumn is the column with an id: the caller's first, else one of the grid's own.
func (in *inputs) filterColumn(id string) *column.Def {
	if d := column.Find(in.CallerColumns(), id); d != nil {
		return d
	}
	if col := in.Cols.Find(id); col >= 0 {
		return in.Cols.Def(col)
	}
	return nil
}
