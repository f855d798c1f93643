// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"image"

	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// RowEditor edits all cells of a row together: the Feature has the open field, and the RowEditor keeps the texts of
// the others. It is linked only by programs that have both editable columns and the
// feature, see BringRows.
type RowEditor interface {
	// isOpen reports whether a row is being edited, has whether it is the row with an id.
	isOpen() bool
	has(rowID string) bool
	// covers reports whether a field is at a point of the sheet.
	covers(at image.Point) bool
	// enter is called when a field opens. It puts the text that the user has left in the field into of, and reports
	// whether there was any. The first field begins the edit of its row.
	enter(at viewport.Address, of *cellValue) bool
	// park keeps the text of the open field, which another field replaces.
	park()
	// end ends the edit and returns the changed cells.
	end() []events.DraftCell
	// commit writes the changed cells, and reports whether the edit has ended.
	commit() bool
	// tick is called in each frame while a row is edited, follow when rows or columns may have changed.
	tick(gtx layout.Context)
	follow()
	rename(from, to string)
	leave(gtx layout.Context, a option.Action)
	leaveBy(gtx layout.Context, arrow option.Action) bool
	escape(gtx layout.Context)
	press(gtx layout.Context, ev pointer.Event) bool
	// openNew opens a field of the new row, isNew reports whether a cell belongs to the new row while that is edited,
	// isField whether a cell of the row has a field.
	openNew(gtx layout.Context, columnID string, how start) bool
	isNew(at viewport.Address) bool
	isField(at viewport.Address) bool
	// takesRows reports whether a pasted block becomes rows instead of text of the open field.
	takesRows() bool
	// paint draws the fields other than the open one.
	paint()
}

// RowKit is the part of a column that edits rows.
type RowKit interface {
	RowCode(f *Feature) RowEditor
}

// BringRows adds the editing of whole rows.
func (f *Feature) BringRows() {
	f.bringRow = func(f *Feature) RowEditor {
		if kit, ok := f.Columns.Kit.(RowKit); ok {
			return kit.RowCode(f)
		}
		return nil
	}
}

// NewRows makes and adds the rows that users type.
type NewRows interface {
	// Blank returns the row before users type into it, or why they cannot.
	Blank() (rowdata.Row, error)
	// Append adds a row at the end.
	Append(row rowdata.Row) error
}

// BringNewRow adds the row in which users type new rows.
func (f *Feature) BringNewRow(rows NewRows) { f.newRows = rows }

// OpenNew opens the new row, at the field of a column or at the first one, and reports whether it could. An open editor
// is committed first.
func (f *Feature) OpenNew(gtx layout.Context, columnID string, byTouch bool) bool {
	if f.row == nil && f.bringRow != nil {
		f.row = f.bringRow(f)
	}
	return f.row != nil && f.row.openNew(gtx, columnID, start{whole: true, byTouch: byTouch})
}

// mayEdit reports whether users can edit a cell.
func (f *Feature) mayEdit(at viewport.Address) bool {
	if f.Options.Loading.Overlay || !f.Options.Editing.Enabled {
		return false
	}
	if f.row != nil && f.row.isNew(at) {
		return f.row.isField(at)
	}
	return f.Viewport.IsRow(at) && (totals{&f.Sources}).editable(at)
}

// rowFor returns the editing of whole rows if an edit of a cell edits its row, nil otherwise. Aggregates are edited
// alone.
func (f *Feature) rowFor(at viewport.Address) RowEditor {
	if f.row != nil && f.row.isNew(at) {
		return f.row
	}
	if !f.Options.Editing.Row || f.bringRow == nil {
		return nil
	}
	if _, is := f.Dataset.RowKey(at.Band, at.Row); !is {
		return nil
	}
	if f.row == nil {
		f.row = f.bringRow(f)
	}
	return f.row
}

// editsRow reports whether an edit of a cell edits its row.
func (f *Feature) editsRow(at viewport.Address) bool { return f.rowFor(at) != nil }

// rowIsOpen reports whether a whole row is being edited.
func (f *Feature) rowIsOpen() bool { return f.cell.open && f.row != nil && f.row.isOpen() }

// movesTo reports whether the edit of a row goes on in another cell of that row.
func (f *Feature) movesTo(rowID string) bool {
	if !f.rowIsOpen() || !f.row.has(rowID) {
		return false
	}
	f.row.park()
	return true
}

// pressed handles a press of the mouse or a tap on a field of the edited row.
func (f *Feature) pressed(gtx layout.Context, ev pointer.Event) bool {
	return f.rowIsOpen() && f.row.press(gtx, ev)
}
