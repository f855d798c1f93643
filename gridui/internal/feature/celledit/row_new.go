// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// isNew reports whether a cell belongs to the new row while that is edited.
func (r *rowEdit) isNew(at viewport.Address) bool {
	return r.fresh && r.f.Dataset.IsBlank(at.Band, at.Row)
}

// newRow returns the address of the new row, with any column, and whether it shows.
func (r *rowEdit) newRow() (viewport.Address, bool) {
	b, row, ok := r.f.Dataset.BlankAt()
	return viewport.Address{Band: b, Row: row}, ok
}

// openNew opens the field of a column of the new row, or its first field.
func (r *rowEdit) openNew(gtx layout.Context, columnID string, how start) bool {
	f := r.f
	at, ok := r.newRow()
	if !ok || f.newRows == nil || f.cell.open && !f.commit(false) {
		return false
	}
	row, err := f.newRows.Blank()
	if err != nil {
		f.Report.Emit(events.EditRefused{ColumnID: columnID, Err: err})
		return false
	}
	r.fresh = true
	f.Dataset.FillBlank(row)
	if at.Col = f.Columns.Find(columnID); !r.isField(at) {
		at.Col = -1
		at, ok = r.beside(at, 1)
	}
	if ok && f.begin(gtx, at, how) {
		return true
	}
	r.fresh = false
	f.Dataset.FillBlank(rowdata.Row{})
	return false
}

// commitNew adds the new row, and returns what is wrong with it.
func (r *rowEdit) commitNew() []events.CellError {
	f := r.f
	old := f.Dataset.BlankRow()
	row := f.Dataset.Kind.Deep(old)
	if errs := f.Editing.FillRow(old, row, r.writes()); len(errs) > 0 {
		return errs
	}
	if err := f.newRows.Append(row); err != nil {
		return []events.CellError{{Err: err}}
	}
	return nil
}

// continueNew opens the new row after the last row, or another one after the new row.
func (r *rowEdit) continueNew(gtx layout.Context, fresh bool) {
	new := &r.f.Options.Editing.NewRow
	if new.Enabled && (fresh || !new.Top) {
		r.openNew(gtx, "", start{whole: true})
	}
}

// takesRows reports whether a pasted block becomes rows: users have typed nothing into the new row.
func (r *rowEdit) takesRows() bool {
	v, _ := r.f.typedValue()
	return r.fresh && len(r.draft) == 0 && r.f.unchanged(v)
}
