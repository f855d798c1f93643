// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"strconv"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/layoutx"
)

// Mark is what is known about the last edit of a cell.
type Mark uint8

const (
	MarkNone Mark = iota
	// MarkEdited: the cell differs from what its row came with.
	MarkEdited
	// MarkRefused: the cell did not get its last value.
	MarkRefused
	// MarkInvalid: the row was not accepted, because of the cell.
	MarkInvalid
	// MarkConflict: others changed the cell before its change was saved.
	MarkConflict
)

// HasReason reports whether there is a reason for a mark, which users are told.
func (m Mark) HasReason() bool { return m >= MarkRefused }

// HasMarks reports whether any cell can have a mark.
func (ed *Editing) HasMarks() bool {
	s := ed.State.Status
	return len(ed.State.Refused) > 0 || s != nil && (s.MarksCells() || s.MarksRefused() || s.MarksConflicts())
}

// MarkAt is the mark of a cell, by its place in a band and the number of its column.
func (ed *Editing) MarkAt(b layoutx.Band, row coord.Slot, col int) Mark {
	if ed.RefusedAt(b, row, col) != nil {
		return MarkRefused
	}
	if _, ok := ed.InvalidAt(b, row, col); ok {
		return MarkInvalid
	}
	if ed.ConflictAt(b, row, col) != nil {
		return MarkConflict
	}
	s := ed.State.Status
	if s == nil || !s.MarksCells() {
		return MarkNone
	}
	if id, ok := ed.Data.RowKey(b, row); ok && s.CellEdited(id, ed.Cols.Def(col)) {
		return MarkEdited
	}
	return MarkNone
}

// RefusedAt is why a cell did not get its last value, nil where it did.
func (ed *Editing) RefusedAt(b layoutx.Band, row coord.Slot, col int) error {
	if len(ed.State.Refused) == 0 {
		return nil
	}
	it, ok := ed.Data.ItemIn(b, row)
	if !ok {
		return nil
	}
	var cells map[string]error
	if ed.Data.Funcs.RowID == nil && ed.Data.Order.Now.Tree == nil && it >= 0 {
		// The id is the decimal index, looked up without making it a string: painting asks for
		// all cells on the screen.
		var buf [20]byte
		cells = ed.State.Refused[string(strconv.AppendInt(buf[:0], int64(it), 10))]
	} else {
		cells = ed.State.Refused[ed.Data.ItemID(it)]
	}
	return cells[ed.Cols.Leaves[col].ID]
}

// InvalidAt is what a cell says against its row, which was not accepted. The first column
// of the program says all that is said against the row.
func (ed *Editing) InvalidAt(b layoutx.Band, row coord.Slot, col int) (text string, ok bool) {
	s, leaves := ed.State.Status, ed.Cols.Leaves
	if s == nil || !s.MarksRefused() || col < 0 || col >= len(leaves) || leaves[col].Utility {
		return "", false
	}
	id, ok := ed.Data.RowKey(b, row)
	if !ok {
		return "", false
	}
	return s.Refusal(id, ed.Cols.Def(col), col == ed.Cols.Detail)
}

// ConflictAt is what others made of a cell before its change was saved, nil for other cells.
func (ed *Editing) ConflictAt(b layoutx.Band, row coord.Slot, col int) *events.CellConflict {
	s := ed.State.Status
	if s == nil || !s.MarksConflicts() || col < 0 || col >= len(ed.Cols.Leaves) || ed.Cols.Leaves[col].Utility {
		return nil
	}
	id, ok := ed.Data.RowKey(b, row)
	if !ok {
		return nil
	}
	return s.Conflict(id, ed.Cols.Def(col))
}

// RowInvalid is why a row was not accepted, empty for other rows.
func (ed *Editing) RowInvalid(b layoutx.Band, row coord.Slot) string {
	text, _ := ed.InvalidAt(b, row, ed.Cols.Detail)
	return text
}

// StatusName is what became of a row, in words; empty for a row that is as it came.
func (ed *Editing) StatusName(b layoutx.Band, row coord.Slot, l *locale.Texts) string {
	if ed.State.Status == nil {
		return ""
	}
	id, ok := ed.Data.RowKey(b, row)
	if !ok {
		return ""
	}
	return ed.State.Status.StatusName(id, l)
}

// IsPending reports whether a cell shows a value that the program has not accepted yet.
func (ed *Editing) IsPending(b layoutx.Band, row coord.Slot, col int) bool {
	if ed.Data.Overlaid == nil {
		return false
	}
	id, ok := ed.Data.RowKey(b, row)
	if !ok {
		return false
	}
	o, ok := ed.Data.Overlaid[id]
	return ok && idlist.Has(o.Cols, ed.Cols.Leaves[col].ID)
}
