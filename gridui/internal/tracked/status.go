// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracked

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/tracking"
)

// status returns what became of a row. A row that is deleted at the source is Deleted until the rows
// were read again.
func (t *Rows) status(id string) tracking.RowStatus {
	if t.over != nil && t.over.Leaving(id) {
		return tracking.Deleted
	}
	return t.log.Status(id)
}

// Style returns the style of a row by its status: the theme's, and over it the program's.
func (t *Rows) Style(id string, th *theme.Theme) theme.CellStyle {
	s := t.status(id)
	l := statusLook(s, th).Over(t.styles.Of(s))
	if _, refused := t.log.RowError(id); refused {
		l.Bar = th.Danger
	}
	return l
}

// statusLook returns the theme's look for a status; none for rows that are as they came, and for
// values that are no status.
func statusLook(s tracking.RowStatus, th *theme.Theme) theme.CellStyle {
	switch s {
	case tracking.Added:
		return theme.CellStyle{Bg: th.Added, Bar: th.AddedBar}
	case tracking.Edited:
		return theme.CellStyle{Bg: th.Edited, Bar: th.EditedBar}
	case tracking.Deleted:
		return theme.CellStyle{Bg: th.Deleted, Bar: th.DeletedBar, Strike: true}
	}
	return theme.CellStyle{}
}

// StatusName returns the name of a row's status, empty for rows that are as they came.
func (t *Rows) StatusName(id string, l *locale.Texts) string {
	return tracking.ByStatus[string]{Added: l.Added, Edited: l.Edited, Deleted: l.Deleted}.Of(t.status(id))
}

// MarksCells reports whether any cell can be marked as edited.
func (t *Rows) MarksCells() bool {
	return t.options.EditedCells && t.views[tracking.Edited].Len() > 0
}

// editedCell is a cell of a column whose values alone show whether it was edited.
type editedCell struct {
	rowID string
	of    *column.Def
}

// CellEdited reports whether a cell of an edited row differs from what its row came with.
func (t *Rows) CellEdited(id string, d *column.Def) bool {
	f := t.fields.Of(d)
	for _, name := range f.Names {
		if t.log.CellEdited(id, name) {
			return true
		}
	}
	return f.ByValue && t.options.EditedCells && t.log.Status(id) == tracking.Edited && t.valueEdited(id, d)
}

// valueEdited reports whether the value of a column in an edited row is another one than it was.
func (t *Rows) valueEdited(id string, d *column.Def) bool {
	if v := t.views[tracking.Edited].Version(); t.byValue == nil || t.byValueOf != v {
		t.byValue, t.byValueOf = map[editedCell]bool{}, v
	}
	cell := editedCell{id, d}
	edited, known := t.byValue[cell]
	if !known {
		row, _ := t.rows.row(id)
		was, _ := t.rows.original(id)
		edited = !tracking.SameValue(d.Value(row), d.Value(was))
		t.byValue[cell] = edited
	}
	return edited
}

// EditedIn reports whether a row is edited, in what a column edits too.
func (t *Rows) EditedIn(id, columnID string) bool {
	if t == nil || t.log.Status(id) != tracking.Edited {
		return false
	}
	d := column.Find(t.Dataset.CallerColumns(), columnID)
	return d != nil && t.CellEdited(id, d)
}

// MarksRefused reports whether any row was not accepted.
func (t *Rows) MarksRefused() bool { return t.log.RowErrorCount() > 0 }

// Refusal returns what the cell of a column says against its row. The first cell says everything.
func (t *Rows) Refusal(id string, d *column.Def, first bool) (text string, ok bool) {
	e, ok := t.log.RowError(id)
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

// MarksConflicts reports whether others changed cells before their changes were saved.
func (t *Rows) MarksConflicts() bool { return t.conflictCount() > 0 }

func (t *Rows) conflictCount() (n int) {
	if t.over != nil {
		_, n = t.over.ConflictRow(0)
	}
	return n
}

// Conflict returns the conflict of a cell, nil if there is none.
func (t *Rows) Conflict(id string, d *column.Def) *events.CellConflict {
	if t.over == nil {
		return nil
	}
	c := t.over.ConflictOf(id)
	if c == nil {
		return nil
	}
	for i := range c.Cells {
		if t.fields.IsAbout(d, c.Cells[i].Column) {
			return &c.Cells[i]
		}
	}
	return nil
}

// Rev differs whenever something else is known of the rows.
func (t *Rows) Rev() edit.StatusRev {
	return edit.StatusRev{Rows: t.all().Version(), Conflicts: t.conflictCount()}
}

// markedStatus are the statuses of rows with a mark.
var markedStatus = [...]tracking.RowStatus{
	edit.RowAdded: tracking.Added, edit.RowEdited: tracking.Edited, edit.RowDeleted: tracking.Deleted,
}

// AppendRows appends the ids of rows with a mark, spread evenly over all of them where there are more
// than most.
func (t *Rows) AppendRows(dst []string, mark edit.RowMark, most int) []string {
	switch mark {
	case edit.RowRefused:
		for _, e := range t.log.RowErrors() {
			dst = append(dst, e.Key)
		}
		return dst
	case edit.RowConflict:
		return appendSpread(dst, t.conflictCount(), most, func(i int) string {
			id, _ := t.over.ConflictRow(i)
			return id
		})
	}
	marked := t.views[markedStatus[mark]]
	return appendSpread(dst, marked.Len(), most, marked.Key)
}

// appendSpread appends at most so many of n ids, at even distances.
func appendSpread(dst []string, n, most int, id func(i int) string) []string {
	for k := range min(n, most) {
		dst = append(dst, id(k*n/min(n, most)))
	}
	return dst
}
