// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/tracking"
)

// AcceptRows is Accept for some rows, for those of which a server took a part, and says
// how many had changes. It is no step of Undo.
func (c *ChangeTrackingGrid[T]) AcceptRows(rowIDs ...string) (rows int) {
	t, ok := c.track()
	if !ok {
		return 0
	}
	for _, id := range rowIDs {
		if t.t.AcceptRow(id) {
			rows++
		}
	}
	if rows > 0 {
		t.reread()
	}
	return rows
}

// RefuseRows keeps the changes of rows, found by Key, and marks them and the cells of the
// Fields with why they were not accepted, until they are edited, undone or accepted. A
// RowsRefused event tells of it. It says how many rows there are.
func (c *ChangeTrackingGrid[T]) RefuseRows(errors ...tracking.RowError) int {
	t, ok := c.track()
	if !ok {
		return 0
	}
	rows := t.t.Refuse(errors...)
	t.refused(errors)
	return rows
}

// RejectRows is RefuseRows that takes the changes back, as one step of Undo, and says how
// many rows had changes. The rows keep their marks.
func (c *ChangeTrackingGrid[T]) RejectRows(errors ...tracking.RowError) int {
	t, ok := c.track()
	if !ok {
		return 0
	}
	return t.reject(errors)
}

// RowError is why a row was not accepted; ok is false where nothing is known against it.
func (c *ChangeTrackingGrid[T]) RowError(rowID string) (e tracking.RowError, ok bool) {
	if t, tracks := c.track(); tracks {
		return t.t.RowError(rowID)
	}
	return e, false
}

func (t *tracked[T]) reject(errors []tracking.RowError) (rows int) {
	ids := make([]string, len(errors))
	for i := range errors {
		ids[i] = errors[i].Key
	}
	t.change(ids, func() bool {
		rows = t.t.Reject(errors...)
		return rows > 0
	})
	t.refused(errors)
	return rows
}

// refused shows and tells that rows were not accepted.
func (t *tracked[T]) refused(errors []tracking.RowError) {
	if len(errors) == 0 {
		return
	}
	t.g.core.Editing.RedrawRows()
	t.g.core.Report.Emit(events.RowsRefused{Errors: errors})
}

func (t *tracked[T]) MarksRefused() bool { return t.t.RowErrorCount() > 0 }

// Refusal is what was said against a row, by the cell of a column. The first cell tells all
// of it.
func (t *tracked[T]) Refusal(id string, d *column.Def, first bool) (text string, ok bool) {
	e, ok := t.t.RowError(id)
	if !ok || first {
		return e.Message, ok
	}
	ok = false
	for _, f := range e.Fields {
		if !t.fields.IsAbout(d, f.Field) {
			continue
		}
		if ok {
			text += "; "
		}
		text, ok = text+f.Message, true
	}
	return text, ok
}
