// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"iter"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/virtualize"
)

// ScrollAlign says where something is to stand on the screen after a scroll.
type ScrollAlign uint8

const (
	// ScrollNearest scrolls as little as brings all of it onto the screen.
	ScrollNearest ScrollAlign = iota
	ScrollStart
	ScrollCenter
	ScrollEnd
)

func (a ScrollAlign) axis() virtualize.Align {
	switch a {
	case ScrollStart:
		return virtualize.Start
	case ScrollCenter:
		return virtualize.Center
	case ScrollEnd:
		return virtualize.End
	}
	return virtualize.Nearest
}

// ScrollToRow brings a row, counted from 0 among those shown, onto the screen
// in the next frame, exactly and at once. Rows past the ends are the first and
// the last.
func (g *Grid[T]) ScrollToRow(row int, align ScrollAlign) {
	g.bound().View.Requests.ToRow(coord.Pos(row), align.axis())
}

// ScrollToOffset puts the body's scroll offset, in pixels from its first row, at
// a value, clamped to what there is.
func (g *Grid[T]) ScrollToOffset(px int64) { g.bound().View.Requests.ToOffset(px) }

// ScrollOffset returns how far the body is scrolled in pixels: right in the reading
// direction, and down.
func (g *Grid[T]) ScrollOffset() (x int, y int64) { return g.bound().Frame.Offset() }

// Viewport tells which rows are on the screen, as of the last frame.
func (g *Grid[T]) Viewport() events.Viewport { return g.bound().Frame.Viewport() }

// Focused returns the focused cell; its ColumnID is empty if there is none.
func (g *Grid[T]) Focused() events.Focus { return g.bound().Focus.Public() }

// FocusCell gives the focus inside the grid to a cell, by row index and column
// id, and brings it onto the screen. It does not take the keyboard; if an editor is
// open in another cell, what was typed is committed and the keyboard goes to the cell.
// It returns false if there is no such cell, or if what was typed is not valid and the
// editor stays open.
func (g *Grid[T]) FocusCell(row int, columnID string) bool {
	return g.bound().FocusCell(coord.Pos(row), columnID)
}

// Tag returns the event tag that the grid takes the keyboard with, for key.FocusCmd.
func (g *Grid[T]) Tag() any { return g.bound().Typing.Tag() }

// SetPage shows a page, counted from 0, in the next frame: the nearest there is.
func (g *Grid[T]) SetPage(index int) { g.Paging.Index = max(index, 0) }

// PageCount returns the number of pages, at least 1, and whether it is known.
func (g *Grid[T]) PageCount() (count int, known bool) { return g.bound().PageCount() }

// Select selects rows by their ids, also such as are not there; the last one alone
// in SelectSingle. No event reports it.
func (g *Grid[T]) Select(ids ...string) { g.bound().Selection.PutAll(ids, true) }

// Deselect takes rows out of the selection. No event reports it.
func (g *Grid[T]) Deselect(ids ...string) { g.bound().Selection.PutAll(ids, false) }

// SelectAll selects what the box in the header does: the rows of Selection.Scope.
// No event reports it. Of more than 10,000 rows that are not all there are, the
// ids are collected in the background.
func (g *Grid[T]) SelectAll() { g.bound().SelectAll() }

// ClearSelection deselects all rows, also those that are not there. No event tells
// of it.
func (g *Grid[T]) ClearSelection() { g.bound().Selection.Clear() }

// SelectedCount returns the number of selected rows, those that a filter or the page
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
