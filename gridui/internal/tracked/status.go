// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracked

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/tracking"
	"github.com/giogrid/giogrid/tracking/same"
)

// status returns the status of a row. A row that was deleted at the source is Deleted until the
// rows are read again.
func (t *Rows) status(id string) tracking.RowStatus {
	if t.over != nil && t.over.Leaving(id) {
		return tracking.Deleted
	}
	return t.log.Status(id)
}

// Style returns the style of a row by its status: the theme's, overridden by the program's.
func (t *Rows) Style(id string, th *theme.Theme) theme.CellStyle {
	s := t.status(id)
	l := statusLook(s, th).Over(t.styles.Of(s))
	if _, refused := t.log.RowError(id); refused {
		l.Bar = th.Danger
	}
	return l
}

// statusLook returns the theme's style for a status, the zero value for unchanged rows and for
// invalid statuses.
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

// StatusName returns the name of a row's status, empty for unchanged rows.
func (t *Rows) StatusName(id string, l *locale.Texts) string {
	return tracking.ByStatus[string]{Added: l.Added, Edited: l.Edited, Deleted: l.Deleted}.Of(t.status(id))
}

// MarksCells reports whether any cell can be marked as edited.
func (t *Rows) MarksCells() bool {
	return t.options.EditedCells && t.views[tracking.Edited].Len() > 0
}

// editedCell is a cell of a column in which only values show edits.
type editedCell struct {
	rowID string
	of    *column.Def
}

// CellEdited reports whether a cell of an edited row differs from its original.
func (t *Rows) CellEdited(id string, d *column.Def) bool {
	f := t.fields.Of(d)
	for _, name := range f.Names {
		if t.log.CellEdited(id, name) {
			return true
		}
	}
	return f.ByValue && t.options.EditedCells && t.log.Status(id) == tracking.Edited && t.valueEdited(id, d)
}

// valueEdited reports whether the value of a column in an edited row differs from the original
// value.
func (t *Rows) valueEdited(id string, d *column.Def) bool {
	if v := t.views[tracking.Edited].Version(); t.byValue == nil || t.byValueOf != v {
		t.byValue, t.byValueOf = map[editedCell]bool{}, v
	}
	cell := editedCell{id, d}
	edited, known := t.byValue[cell]
	if !known {
		row, _ := t.rows.row(id)
		was, _ := t.rows.original(id)
		edited = !same.Values(d.Value(row), d.Value(was))
		t.byValue[cell] = edited
	}
	return edited
}

// EditedIn reports whether a row is edited in the fields of a column.
func (t *Rows) EditedIn(id, columnID string) bool {
	if t == nil || t.log.Status(id) != tracking.Edited {
		return false
	}
	d := column.Find(t.Dataset.CallerColumns(), columnID)
	return d != nil && t.CellEdited(id, d)
}

// MarksRefused reports whether any row was refused.
func (t *Rows) MarksRefused() bool { return t.log.RowErrorCount() > 0 }

// Refusal returns the text of the row's refusal that belongs to the cell of a column. The first
// cell gets the whole text.
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

// MarksConflicts reports whether others changed cells before the changes to them were saved.
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

// Rev returns a revision that differs whenever the status of a row may have changed.
func (t *Rows) Rev() edit.StatusRev {
	return edit.StatusRev{Rows: t.all().Version(), Conflicts: t.conflictCount()}
}

// markedStatus maps marks to the statuses of rows with these marks.
var markedStatus = [...]tracking.RowStatus{
	edit.RowAdded: tracking.Added, edit.RowEdited: tracking.Edited, edit.RowDeleted: tracking.Deleted,
}

// AppendRows appends the ids of rows with a mark. If there are more than most, it appends ids that
// are spread evenly over all of them.
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

// appendSpread appends at most most of n ids, at even distances.
func appendSpread(dst []string, n, most int, id func(i int) string) []string {
	for k := range min(n, most) {
		dst = append(dst, id(k*n/min(n, most)))
	}
	return dst
}
