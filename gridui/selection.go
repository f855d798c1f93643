// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"iter"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/option"
)

// Select selects rows by their ids, also such as are not there; the last one alone
// in SelectSingle. No event tells of it.
func (g *Grid[T]) Select(ids ...string) { g.bound().Select(ids...) }

func (g *core) Select(ids ...string) { g.selection.PutAll(ids, true) }

// Deselect takes rows out of the selection. No event tells of it.
func (g *Grid[T]) Deselect(ids ...string) { g.bound().Deselect(ids...) }

func (g *core) Deselect(ids ...string) { g.selection.PutAll(ids, false) }

// SelectAll selects what the box in the header does: the rows of Selection.Scope.
// No event tells of it. Of more than 10,000 rows that are not all there are, the
// ids are collected in the background.
func (g *Grid[T]) SelectAll() { g.bound().SelectAll() }

func (g *core) SelectAll() {
	g.prepare(layout.Context{})
	if g.Selection.Mode == option.SelectMulti {
		g.selection.SelectScope(true, selection.Quietly)
	}
}

// ClearSelection deselects all rows, also those that are not there. No event tells
// of it.
func (g *Grid[T]) ClearSelection() { g.bound().ClearSelection() }

func (g *core) ClearSelection() {
	g.Selection.Rows.SetAll(false)
	g.selection.State.Collecting.Drop()
}

// SelectedCount is the number of selected rows, those that a filter or the page
// leaves out included. After a change of more than 10,000 rows, or of the
// selection by other hands than the user's where there are as many, it tells the
// old number until they are counted, in the background.
func (g *Grid[T]) SelectedCount() int { return g.bound().SelectedCount() }

func (g *core) SelectedCount() int {
	if g.Selection.Mode != option.SelectOff {
		g.prepare(layout.Context{})
	}
	return g.selection.SelectedKnown()
}

// IsSelected reports whether a row is selected. Of a row that is not there it says
// what Selection.Rows does. Where Selectable is set, the first call after a change
// of the rows looks at all of them.
func (g *Grid[T]) IsSelected(id string) bool { return g.bound().IsSelected(id) }

func (g *core) IsSelected(id string) bool {
	if g.Selection.Mode == option.SelectOff || !g.Selection.Rows.Has(id) {
		return false
	}
	g.prepare(layout.Context{})
	if g.data.Funcs.Selectable == nil {
		return true
	}
	row, ok := g.selection.RecordOf(id)
	r := g.data.Reader()
	return !ok || r.Selectable(row)
}

// SelectedRows yields the selected rows and their ids: those that show in their
// order, on all pages and below closed rows too, then those that a filter leaves
// out in the order they were given. It looks at all rows.
func (g *Grid[T]) SelectedRows() iter.Seq2[string, T] {
	g.bind()
	return func(yield func(string, T) bool) {
		for id, row := range g.core.selectedRows() {
			if !yield(id, *rowdata.Ptr[T](row)) {
				return
			}
		}
	}
}

// selectedRows is SelectedRows; a row holds until the next one.
func (g *core) selectedRows() iter.Seq2[string, rowdata.Row] {
	return func(yield func(string, rowdata.Row) bool) {
		if g.Selection.Mode == option.SelectOff || g.Selection.Rows.IsEmpty() {
			return
		}
		g.prepare(layout.Context{})
		if g.data.Unscanned("SelectedRows", "it yields none: see Selection.Rows") {
			return
		}
		r, seen := g.data.Reader(), rowmodel.Bits(nil)
		visit := func(row int) bool {
			return row < 0 || !g.selection.SelectedRecord(&r, row) || yield(r.ID(row), r.Rows.At(row))
		}
		if g.data.Order.On {
			seen = rowmodel.NewBits(r.N)
		}
		for row := range g.selection.ItemsInOrder() {
			if row >= 0 && seen != nil {
				seen.Set(row)
			}
			if !visit(row) {
				return
			}
		}
		for row := range r.N {
			if seen == nil {
				return
			}
			if !seen.Has(row) && !visit(row) {
				return
			}
		}
	}
}
