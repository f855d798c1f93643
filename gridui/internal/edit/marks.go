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

// Mark describes the last edit of a cell.
type Mark uint8

const (
	MarkNone Mark = iota
	// MarkEdited marks a cell that differs from the original row.
	MarkEdited
	// MarkRefused marks a cell that refused its last value.
	MarkRefused
	// MarkInvalid marks a cell because of which the row was not accepted.
	MarkInvalid
	// MarkConflict marks a cell that others changed before its change was saved.
	MarkConflict
)

// HasReason reports whether users can read a reason for the mark.
func (m Mark) HasReason() bool { return m >= MarkRefused }

// HasMarks reports whether any cell can have a mark.
func (ed *Editing) HasMarks() bool {
	s := ed.State.Status
	return len(ed.State.Refused) > 0 || s != nil && (s.MarksCells() || s.MarksRefused() || s.MarksConflicts())
}

// MarkAt returns the mark of a cell, by its place in a band and its column.
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

// RefusedAt returns the reason why a cell refused its last value, nil if it did not.
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
		// The id is the decimal index. It is looked up without converting it to a string, because
		// painting requests all cells on the screen.
		var buf [20]byte
		cells = ed.State.Refused[string(strconv.AppendInt(buf[:0], int64(it), 10))]
	} else {
		cells = ed.State.Refused[ed.Data.ItemID(it)]
	}
	return cells[ed.Cols.Leaves[col].ID]
}

// InvalidAt returns the message of a cell about its row, which was not accepted. The first column
// of the program returns all messages about the row.
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

// ConflictAt returns the conflicting change of others in a cell, nil for other cells.
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

// RowInvalid returns the reason why a row was not accepted, empty for other rows.
func (ed *Editing) RowInvalid(b layoutx.Band, row coord.Slot) string {
	text, _ := ed.InvalidAt(b, row, ed.Cols.Detail)
	return text
}

// StatusName returns the name of a row's status, empty for an unchanged row.
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
