// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"strconv"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// syncEdit gives up an edit whose row or column is gone, or that may not be any
// more. A cell that is only out of sight, filtered out or on another page, keeps it.
func (e *engine) syncEdit() {
	d := &e.editor
	was := d.seen
	_, shows := e.editedPlace()
	switch {
	case !e.ask.editMode().on:
		e.closeEdit(events.EditCanceled)
	case shows || was == d.seen && d.kept:
	case e.cols.Find(d.columnID) < 0:
		e.closeEdit(events.EditColumnGone)
	case !e.ask.keepsRow(d.rowID):
		e.closeEdit(events.EditRowGone)
	}
	d.kept = d.open
}

// closeEdit ends an edit, whatever becomes of the text.
func (e *engine) closeEdit(why events.EditReason) {
	d := &e.editor
	if !d.open {
		return
	}
	d.open, d.wrong, d.kept, d.ended = false, "", false, true
	d.input.stale, d.input.composing = true, noRunes
	e.ask.report.Emit(events.EditEnded{
		RowID: d.rowID, ColumnID: d.columnID, Text: d.field.Text(),
		Committed: why == events.EditCommitted, Reason: why,
	})
	d.choices = ui.Choices{}
}

// commitEdit takes what was typed and closes the editor. Where that is not valid the
// editor stays open and says why, and commitEdit returns false, unless such text is
// to be given up.
func (e *engine) commitEdit() bool { return e.commitTo(false) }

// commitTo is commitEdit, for the selected rows too.
func (e *engine) commitTo(all bool) bool {
	d := &e.editor
	if !d.open {
		return true
	}
	v, ok := d.value()
	switch {
	case ok && !all && e.unchanged(v):
		e.closeEdit(events.EditUnchanged)
		return true
	case !ok:
		return e.refuse(e.draw.Style.Texts.Editing.InvalidChoice)
	}
	if err := e.ask.commitCell(v, all); err != nil {
		return e.refuse(e.reason(err))
	}
	e.closeEdit(events.EditCommitted)
	return true
}

// unchanged says whether an edit leaves the cell as it was.
func (e *engine) unchanged(v typedValue) bool {
	d := &e.editor
	if d.kind == column.EditorTruth {
		return strconv.FormatBool(v.truth) == d.begun
	}
	return v.text == d.begun
}

// value is what was typed; false where it is none of the choices.
func (d *cellEditor) value() (v typedValue, ok bool) {
	v = typedValue{rowID: d.rowID, columnID: d.columnID, text: d.field.Text(), kind: d.kind, truth: d.truth, choice: -1}
	if d.kind == column.EditorChoice {
		v.choice = d.choices.Chosen(v.text)
		if v.choice >= 0 {
			v.text = d.choices.Text(v.choice)
		}
		return v, v.choice >= 0 || v.text == ""
	}
	return v, true
}

// refuse shows why what was typed is not taken, or gives it up.
func (e *engine) refuse(why string) bool {
	d := &e.editor
	if e.ask.editMode().reverts {
		e.closeEdit(events.EditReverted)
		return true
	}
	d.wrong = why
	if at, shows := e.editedPlace(); shows {
		e.showCell(at)
	}
	return false
}

// leaveEdit commits and goes on to another cell: down or up a row, or to the next
// cell that can be edited, which is edited at once.
func (e *engine) leaveEdit(gtx layout.Context, a option.Action) {
	at, shows := e.editedPlace()
	if !e.commitEdit() || !shows {
		return
	}
	step := 1
	switch a {
	case option.ActionCommitUp:
		step = -1
		fallthrough
	case option.ActionCommitDown:
		if to, ok := e.rowBelow(at, step); ok {
			at = to
		}
		e.moveFocus(at, showCell)
	case option.ActionCommitPrevious:
		step = -1
		fallthrough
	case option.ActionCommitNext:
		if to, ok := e.nextEditable(at, step); ok {
			e.moveFocus(to, showCell)
			e.beginEdit(gtx, to, editStart{whole: true})
		}
	}
}

// editSearch is how many cells are looked at for one that can be edited.
const editSearch = 10_000

// nextEditable is the next cell that can be edited, row by row.
func (e *engine) nextEditable(at viewport.Address, step int) (viewport.Address, bool) {
	cols := len(e.cols.Leaves)
	for range editSearch {
		at.Col += step
		if at.Col < 0 || at.Col >= cols {
			to, ok := e.rowBelow(at, step)
			if !ok {
				return at, false
			}
			to.Col = (at.Col + cols) % cols
			at = to
		}
		if e.ask.editable(at) {
			return at, true
		}
	}
	return at, false
}

// commitAndMove commits, and does what an arrow does in the grid.
func (e *engine) commitAndMove(a option.Action) {
	at, shows := e.editedPlace()
	if !e.commitEdit() || !shows {
		return
	}
	e.setFocus(at)
	if to, ok := e.target(a); ok && e.view.IsRow(to) {
		e.moveFocus(to, showCell)
	}
}
