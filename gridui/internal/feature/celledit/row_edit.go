// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"image"
	"slices"
	"strconv"

	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// rowEdit is the edit of a row. The open field belongs to the Feature; the texts that the user left in the other
// fields are the draft. Cells without a draft show their values, which may change meanwhile.
type rowEdit struct {
	_ nocmp.Struct

	f    *Feature
	open bool
	// fresh is set for the row in which users type a new row; it has no id.
	fresh bool
	rowID string
	draft []draftCell
	// wrong holds why cells were refused, by column id.
	wrong map[string]string
	// next is the column whose field opens with the keyboard as soon as the row shows, empty for none.
	next string

	place rowPlace
	// values is the revision of the rows with which the open field was compared last.
	values uint32
	fields []rowField
}

// draftCell is a cell that the user changed. was is the text with which its edit began.
type draftCell struct {
	typedValue
	was string
}

// rowPlace is the address of the edited row, with any column. It is looked up when its inputs change.
type rowPlace struct {
	at   viewport.Address
	seen rowsSeen
	ok   bool
}

// RowCode returns the editing of whole rows.
func RowCode(f *Feature) RowEditor { return &rowEdit{f: f} }

func (r *rowEdit) isOpen() bool { return r.open }

func (r *rowEdit) covers(at image.Point) bool {
	return slices.ContainsFunc(r.fields, func(f rowField) bool { return at.In(f.shown) })
}

func (r *rowEdit) has(rowID string) bool { return !r.fresh && r.rowID == rowID }

// enter notes that a field opens.
func (r *rowEdit) enter(at viewport.Address, of *cellValue) bool {
	f := r.f
	if !r.open {
		r.open, r.rowID, r.draft, r.wrong, r.next = true, f.Viewport.RowIDAt(at), r.draft[:0], map[string]string{}, ""
		r.place = rowPlace{at: at, seen: f.cell.rowsNow(), ok: true}
	}
	r.values = f.Dataset.RowsRev
	id := f.cell.columnID
	f.wrong = r.wrong[id]
	i := r.drafted(id)
	if i < 0 {
		return false
	}
	of.text, of.checked, f.begun = r.draft[i].Text, r.draft[i].Checked, r.draft[i].was
	return true
}

// drafted returns the index of the draft of a column, -1 if the user has not changed its cell.
func (r *rowEdit) drafted(columnID string) int {
	return slices.IndexFunc(r.draft, func(d draftCell) bool { return d.columnID == columnID })
}

// park keeps the text of the open field in the draft, or drops the draft of a cell that is unchanged again.
func (r *rowEdit) park() {
	f := r.f
	v, _ := f.typedValue()
	if v.Kind == column.EditorTruth {
		v.Text = strconv.FormatBool(v.Checked)
	}
	i, changed := r.drafted(v.columnID), !f.unchanged(v)
	v.rowID = r.rowID
	switch {
	case changed && i < 0:
		r.draft = append(r.draft, draftCell{v, f.begun})
	case changed:
		r.draft[i].typedValue = v
	case i >= 0:
		r.draft = slices.Delete(r.draft, i, i+1)
	}
	if r.wrong[v.columnID] = f.wrong; f.wrong == "" {
		delete(r.wrong, v.columnID)
	}
}

// end ends the edit and returns the changed cells.
func (r *rowEdit) end() []events.DraftCell {
	r.park()
	r.sort()
	var cells []events.DraftCell
	for _, d := range r.draft {
		cells = append(cells, events.DraftCell{ColumnID: d.columnID, Text: d.Text})
	}
	clear(r.draft)
	r.open, r.draft, r.wrong, r.next, r.fields = false, r.draft[:0], nil, "", r.fields[:0]
	if r.fresh {
		r.fresh = false
		r.f.Dataset.FillBlank(rowdata.Row{})
	}
	return cells
}

// sort puts the changed cells into the order in which they show; cells of hidden columns come last.
func (r *rowEdit) sort() {
	place := func(d draftCell) uint { return uint(r.f.Columns.Find(d.columnID)) }
	slices.SortStableFunc(r.draft, func(a, b draftCell) int {
		if place(a) < place(b) {
			return -1
		}
		return min(int(place(a)-place(b)), 1)
	})
}

// commit writes the changed cells as one edit. If any is refused, the row stays open at the first of them, unless the
// grid is set to revert.
func (r *rowEdit) commit() bool {
	f := r.f
	f.wrong = ""
	r.park()
	clear(r.wrong)
	r.sort()
	if len(r.draft) == 0 {
		f.endEdit(events.EditUnchanged)
		return true
	}
	var errs []events.CellError
	if r.fresh {
		errs = r.commitNew()
	} else {
		errs = f.Editing.CommitRow(r.writes(), events.EditTyped)
	}
	switch {
	case len(errs) == 0:
		f.endEdit(events.EditCommitted)
		return true
	case f.Options.Editing.RevertInvalid:
		f.endEdit(events.EditReverted)
		return true
	}
	r.refuse(errs)
	return false
}

// writes returns the writes of the changed cells. It drops cells of columns that are gone.
func (r *rowEdit) writes() []edit.Write {
	writes := make([]edit.Write, 0, len(r.draft))
	for _, d := range r.draft {
		if def := column.Find(r.f.Dataset.CallerColumns(), d.columnID); def != nil {
			writes = append(writes, r.f.Cells.writeOf(d.typedValue, def))
		}
	}
	return writes
}

// refuse shows why cells were refused, and opens the first of their fields with the keyboard. Reasons without a field
// show at the open field.
func (r *rowEdit) refuse(errs []events.CellError) {
	f, first := r.f, -1
	for i := range errs {
		id, why := errs[i].ColumnID, r.reason(&errs[i])
		col := f.Columns.Find(id)
		if col < 0 {
			id, col = f.cell.columnID, f.Columns.Find(f.cell.columnID)
		}
		if r.wrong[id] == "" {
			r.wrong[id] = why
		}
		if first < 0 || col >= 0 && col < first {
			first, r.next = col, id
		}
	}
	f.wrong = r.wrong[f.cell.columnID]
}

// reason returns the text of an error for users. It begins with the header of a column that does not show.
func (r *rowEdit) reason(e *events.CellError) string {
	f := r.f
	def := column.Find(f.Dataset.CallerColumns(), e.ColumnID)
	layout := ""
	if def != nil {
		layout = def.TimeLayout
	}
	why := edit.ErrorText(e.Err, &f.Painter.Style.Texts.Editing, layout)
	if def != nil && f.Columns.Find(e.ColumnID) < 0 {
		why = f.Painter.Phrase(def.Header, why)
	}
	return why
}

// tick opens the field that a refusal asked for, and brings an unchanged open field up to date.
func (r *rowEdit) tick(gtx layout.Context) {
	f := r.f
	if at, shows := r.cell(f.Columns.Find(r.next)); r.next != "" && (shows || r.next == f.cell.columnID) {
		if r.next != f.cell.columnID {
			r.move(gtx, at, start{})
		}
		r.next = ""
		f.cell.show()
		gtx.Execute(key.FocusCmd{Tag: f.Input.Tag()})
		gtx.Execute(op.InvalidateCmd{})
	}
	if r.values != f.Dataset.RowsRev {
		r.values = f.Dataset.RowsRev
		r.refresh()
	}
}

// refresh sets the open field to the present value of its cell, unless the user has changed it.
func (r *rowEdit) refresh() {
	f := r.f
	at, shows := f.cell.find()
	if v, _ := f.typedValue(); !shows || f.Input.Composes() || !f.unchanged(v) || r.drafted(v.columnID) >= 0 {
		return
	}
	of := f.Cells.value(at)
	if of.text == f.begun || of.kind != f.kind {
		return
	}
	f.begun, f.checked = of.text, of.checked
	if f.kind == column.EditorTruth {
		return
	}
	field, own := &f.Input.Editor, f.drop.Own != nil
	if own {
		of.text = f.startOwn(at, of, start{})
	}
	start, end := field.Selection()
	whole := max(start, end)-min(start, end) == field.Len()
	field.SetText(textrun.Shapeable(of.text))
	if whole {
		start, end = field.Len(), 0
	}
	field.SetCaret(min(start, field.Len()), min(end, field.Len()))
	f.known = field.Text()
	switch {
	case own:
		f.begun = f.drop.ReadText(f.known)
	case f.kind != column.EditorChoice:
		f.begun = f.known
	}
	f.picture.length.known = false
	shut := f.drop.Shut
	f.drop.Follow(f.known)
	f.drop.Shut = shut
}

// follow ends the edit if the row is gone. If the column of the open field is hidden or gone, another field opens.
func (r *rowEdit) follow() {
	f := r.f
	was := r.place.seen
	_, shows := r.row()
	if r.fresh && !f.Options.Editing.NewRow.Enabled {
		f.endEdit(events.EditCanceled)
		return
	}
	if was == r.place.seen {
		return
	}
	if !shows && !r.fresh && f.Dataset.RecordByID(r.rowID) < 0 {
		f.endEdit(events.EditRowGone)
		return
	}
	if shows && f.Columns.Find(f.cell.columnID) < 0 {
		r.park()
		r.replace()
	}
}

// replace opens the first visible field in place of a field whose column is hidden. If there is none, the edit ends.
func (r *rowEdit) replace() {
	at, ok := r.row()
	if !ok {
		return
	}
	at.Col = -1
	if to, ok := r.beside(at, 1); ok {
		r.next = r.f.Columns.Leaves[to.Col].ID
		return
	}
	r.f.endEdit(events.EditColumnGone)
}

// rename follows a change of the row's id.
func (r *rowEdit) rename(from, to string) {
	if r.rowID != from {
		return
	}
	r.rowID = to
	for i := range r.draft {
		r.draft[i].rowID = to
	}
}

// row returns the address of the row, with any column, and whether it is among the visible ones.
func (r *rowEdit) row() (viewport.Address, bool) {
	f, p := r.f, &r.place
	if now := f.cell.rowsNow(); p.seen != now {
		p.seen = now
		if r.fresh {
			return r.newRow()
		}
		row, ok := f.Dataset.FindShown(r.rowID, p.at.Row.BodyPos())
		if p.ok = ok; ok {
			p.at = f.Viewport.AddressOf(row, 0)
		}
	}
	if r.fresh {
		return r.newRow()
	}
	return p.at, p.ok
}

// cell returns the address of the row's cell in a column, and whether it has a field.
func (r *rowEdit) cell(col int) (viewport.Address, bool) {
	at, ok := r.row()
	at.Col = col
	return at, ok && r.isField(at)
}

// isField reports whether a cell of the row has a field: it can be edited, and no cell to its left covers it.
func (r *rowEdit) isField(at viewport.Address) bool {
	f := r.f
	if at.Col < 0 || at.Col >= len(f.Columns.Leaves) {
		return false
	}
	if r.isNew(at) {
		return f.Columns.Def(at.Col).EditableIn(f.Dataset.BlankRow())
	}
	return !r.covered(at) && f.Grid.Editable(at)
}

// covered reports whether a cell to its left covers a cell.
func (r *rowEdit) covered(at viewport.Address) bool {
	if m, ok := r.f.Viewport.DrawnMerged(at); ok {
		return m.At.Col != at.Col
	}
	return r.f.Viewport.AnchorOf(at).Col != at.Col
}
