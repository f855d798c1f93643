// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"iter"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// Select selects rows by their ids, also such as are not there; the last one alone
// in SelectSingle. No event tells of it.
func (g *Grid[T]) Select(ids ...string) { g.bound().Selection.PutAll(ids, true) }

// Deselect takes rows out of the selection. No event tells of it.
func (g *Grid[T]) Deselect(ids ...string) { g.bound().Selection.PutAll(ids, false) }

// SelectAll selects what the box in the header does: the rows of Selection.Scope.
// No event tells of it. Of more than 10,000 rows that are not all there are, the
// ids are collected in the background.
func (g *Grid[T]) SelectAll() { g.bound().SelectAll() }

// ClearSelection deselects all rows, also those that are not there. No event tells
// of it.
func (g *Grid[T]) ClearSelection() { g.bound().Selection.Clear() }

// SelectedCount is the number of selected rows, those that a filter or the page
// leaves out included. After a change of more than 10,000 rows, or of the
// selection by other hands than the user's where there are as many, it tells the
// old number until they are counted, in the background.
func (g *Grid[T]) SelectedCount() int { return g.bound().SelectedCount() }

// SelectedRows yields the selected rows and their ids: those that show in their
// order, on all pages and below closed rows too, then those that a filter leaves
// out in the order they were given. It looks at all rows.
func (g *Grid[T]) SelectedRows() iter.Seq2[string, T] {
	g.bind()
	return func(yield func(string, T) bool) {
		g.core.EachSelected(func(id string, row rowdata.Row) bool { return yield(id, *rowdata.Ptr[T](row)) })
	}
}
