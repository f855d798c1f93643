// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// move opens the field of another cell of the row.
func (r *rowEdit) move(gtx layout.Context, at viewport.Address, how start) bool {
	r.park()
	r.next = ""
	r.f.Input.End()
	return r.f.begin(gtx, at, how)
}

// beside returns the next field of the row after a column, or before it.
func (r *rowEdit) beside(at viewport.Address, step int) (viewport.Address, bool) {
	for at.Col += step; at.Col >= 0 && at.Col < len(r.f.Columns.Leaves); at.Col += step {
		if r.isField(at) {
			return at, true
		}
	}
	return at, false
}

// leave goes to the next field or to the one before. Past the last field, and with Enter, it commits the row.
func (r *rowEdit) leave(gtx layout.Context, a option.Action) {
	f, step := r.f, 1
	if a == option.ActionCommitPrevious || a == option.ActionCommitUp {
		step = -1
	}
	at, shows := r.row()
	at.Col = f.Columns.Find(f.cell.columnID)
	walks := a == option.ActionCommitNext || a == option.ActionCommitPrevious
	if walks && shows {
		if to, ok := r.beside(at, step); ok {
			r.move(gtx, to, start{whole: true})
			return
		}
	}
	fresh := r.fresh
	if !r.commit() || !shows {
		return
	}
	if fresh {
		if a == option.ActionCommitNext {
			r.continueNew(gtx, true)
		}
		return
	}
	if !walks {
		if to, ok := f.Viewport.RowBelow(at, step); ok {
			at = to
		}
		f.Focus.Move(at, focus.Show)
		return
	}
	if to, ok := r.nextRow(at, step); ok {
		f.begin(gtx, to, start{whole: true})
	} else if step > 0 {
		r.continueNew(gtx, false)
	}
}

// nextRow returns the first field of the next row that has one, or the last field of the row before.
func (r *rowEdit) nextRow(at viewport.Address, step int) (viewport.Address, bool) {
	for range mostSearched {
		to, ok := r.f.Viewport.RowBelow(at, step)
		if !ok {
			return to, false
		}
		at, to.Col = to, -1
		if step < 0 {
			to.Col = len(r.f.Columns.Leaves)
		}
		if _, is := r.f.Dataset.RowKey(at.Band, at.Row); !is {
			continue
		}
		if to, ok = r.beside(to, step); ok {
			return to, true
		}
	}
	return at, false
}

// leaveBy goes to the field on the left or right, after F2 gave the arrows to the cells. It returns false for the
// arrows up and down, which commit the row.
func (r *rowEdit) leaveBy(gtx layout.Context, arrow option.Action) bool {
	step := 1
	switch arrow {
	case option.ActionLeft:
		step = -1
	case option.ActionRight:
	default:
		return false
	}
	if r.f.Painter.Style.RTL {
		step = -step
	}
	at, shows := r.row()
	at.Col = r.f.Columns.Find(r.f.cell.columnID)
	if to, ok := r.beside(at, step); ok && shows {
		r.move(gtx, to, start{whole: true})
		r.f.enter = true
	}
	return true
}

// escape closes the list, or else restores the open field, or else ends the edit of the row.
func (r *rowEdit) escape(gtx layout.Context) {
	f := r.f
	if f.kind == column.EditorChoice && !f.drop.Shut {
		f.drop.Shut = true
		return
	}
	v, _ := f.typedValue()
	if f.unchanged(v) {
		f.endEdit(events.EditCanceled)
		return
	}
	if i := r.drafted(v.columnID); i >= 0 {
		r.draft = append(r.draft[:i], r.draft[i+1:]...)
	}
	delete(r.wrong, v.columnID)
	if at, ok := r.cell(f.Columns.Find(v.columnID)); ok {
		f.Input.End()
		f.begin(gtx, at, start{whole: true})
		return
	}
	f.Input.Editor.SetText(f.begun)
	f.checked = f.begun == "true"
	f.changed()
}

// press opens the field at a press of the mouse or a tap, with the caret there. A press on its check box or button acts
// at once.
func (r *rowEdit) press(gtx layout.Context, ev pointer.Event) bool {
	pos := ev.Position.Round()
	if ev.Kind == pointer.Press && !ev.Buttons.Contain(pointer.ButtonPrimary) {
		return false
	}
	f := r.f
	if cell, within := f.cell.rect(); pos.In(cell.Intersect(within)) {
		return true
	}
	for i := range r.fields {
		field := &r.fields[i]
		if !pos.In(field.shown) {
			continue
		}
		button := pos.In(field.button)
		if !r.move(gtx, field.at, start{point: pos.Sub(field.cell.Min), pointed: !button, byTouch: ev.Source == pointer.Touch}) {
			return true
		}
		switch {
		case !button:
		case f.kind == column.EditorTruth:
			f.checked = !f.checked
		default:
			f.toggleCard()
		}
		return true
	}
	return false
}
