// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/tracking"
)

// Style is the style of a row by its status: the theme's, and over it the caller's.
func (t *tracked[T]) Style(id string, th *theme.Theme) theme.CellStyle {
	s := t.status(id)
	l := statusLook(s, th).Over(t.styles.Of(s))
	if _, refused := t.t.RowError(id); refused {
		l.Bar = th.Danger
	}
	return l
}

// statusLook is the theme's look for a status; none for rows that are as they came,
// and for values that are no status.
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

func (t *tracked[T]) StatusName(id string, l *locale.Texts) string {
	return tracking.ByStatus[string]{Added: l.Added, Edited: l.Edited, Deleted: l.Deleted}.Of(t.status(id))
}

func (t *tracked[T]) MarksCells() bool { return t.cells && t.t.Edited().Len() > 0 }

// Rev tells what is known of the rows at two times apart.
func (t *tracked[T]) Rev() edit.StatusRev {
	return edit.StatusRev{Rows: t.t.Rows().Version(), Conflicts: t.conflictCount()}
}

// AppendRows appends the ids of rows with a mark, spread evenly over all of them where there are more
// than most.
func (t *tracked[T]) AppendRows(dst []string, mark edit.RowMark, most int) []string {
	switch mark {
	case edit.RowRefused:
		for _, e := range t.t.RowErrors() {
			dst = append(dst, e.Key)
		}
		return dst
	case edit.RowConflict:
		return appendSpread(dst, t.conflictCount(), most, func(i int) string {
			id, _ := t.over.ConflictRow(i)
			return id
		})
	}
	view := map[edit.RowMark]tracking.View[T]{
		edit.RowAdded: t.t.Added(), edit.RowEdited: t.t.Edited(), edit.RowDeleted: t.t.Deleted(),
	}[mark]
	return appendSpread(dst, view.Len(), most, view.Key)
}

// appendSpread appends at most so many of n ids, at even distances.
func appendSpread(dst []string, n, most int, id func(i int) string) []string {
	for k := range min(n, most) {
		dst = append(dst, id(k*n/min(n, most)))
	}
	return dst
}
