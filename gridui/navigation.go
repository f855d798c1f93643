// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"iter"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/option"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/cellrange"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/virtualize"
)

// axisAlign returns the alignment of a row on the screen.
func axisAlign(a option.Align) virtualize.Align {
	switch a {
	case option.AlignStart:
		return virtualize.Start
	case option.AlignCenter:
		return virtualize.Center
	case option.AlignEnd:
		return virtualize.End
	}
	return virtualize.Nearest
}

// ScrollToRow scrolls to a row of the body by its row index, in the next frame, exactly and without animation. An index
// out of range means the first or the last row. align is the place of the row on the screen: AlignStart the top,
// AlignAuto the shortest distance that makes the whole row visible.
func (g *Grid[T]) ScrollToRow(index int, align option.Align) {
	g.bound().View.Requests.ToRow(coord.Pos(index), axisAlign(align))
}

// ScrollToOffset scrolls the body to an offset in pixels from its first row, limited to valid offsets.
func (g *Grid[T]) ScrollToOffset(px int64) { g.bound().View.Requests.ToOffset(px) }

// ScrollOffset returns the scroll offset of the body in pixels: x in the reading direction, y down.
func (g *Grid[T]) ScrollOffset() (x int, y int64) { return g.bound().Frame.Offset() }

// Viewport returns which rows were on the screen in the last frame.
func (g *Grid[T]) Viewport() events.Viewport { return g.bound().Frame.Viewport() }

// Focused returns the focused cell; its ColumnID is empty if there is none.
func (g *Grid[T]) Focused() events.Focus { return g.bound().Focus.Public() }

// FocusCell moves the focus in the grid to a cell of the body, by its row index and the id of its column,
// and scrolls to it. It does not move the keyboard to the grid. If an editor is open in another cell, the
// typed value is committed and the keyboard moves to the cell. FocusCell returns false if there is no such cell, or
// if the typed value is not valid and the editor stays open.
func (g *Grid[T]) FocusCell(index int, columnID string) bool {
	return g.bound().FocusCell(coord.Pos(index), columnID)
}

// Tag returns the event tag with which the grid gets the keyboard, for key.FocusCmd.
func (g *Grid[T]) Tag() any { return g.bound().Typing.Tag() }

// SetPage shows the page with an index, from 0, in the next frame. An index out of range means the nearest page.
func (g *Grid[T]) SetPage(index int) { g.Paging.Index = max(index, 0) }

// PageCount returns the number of pages, at least 1, and whether it is known.
func (g *Grid[T]) PageCount() (count int, known bool) { return g.bound().PageCount() }

// Select adds rows to the selection by their ids, also ids of missing rows. In SelectSingle it selects only the last
// one. No event reports it.
func (g *Grid[T]) Select(ids ...string) { g.bound().Selection.PutAll(ids, true) }

// Deselect removes rows from the selection. No event reports it.
func (g *Grid[T]) Deselect(ids ...string) { g.bound().Selection.PutAll(ids, false) }

// SelectAll selects the rows of Selection.Scope, as the check box in the header does. No event reports it. If these
// are more than 10,000 rows, but not all rows, their ids are collected in the background.
func (g *Grid[T]) SelectAll() { g.bound().SelectAll() }

// ClearSelection deselects all rows, also missing ones. No event reports it.
func (g *Grid[T]) ClearSelection() { g.bound().Selection.Clear() }

// SelectedCount returns the number of selected rows, including rows that a filter or the page leaves out. After a
// change of more than 10,000 rows, or a change of the selection by the program in a grid with as many rows, a
// background job counts them; until it ends, SelectedCount returns the previous number.
func (g *Grid[T]) SelectedCount() int { return g.bound().SelectedCount() }

// SelectedRows yields the ids and the data of the selected rows: first the visible rows of all pages in their order,
// including rows below closed ones, then the rows that a filter leaves out, in the order of the source. It reads all
// rows.
func (g *Grid[T]) SelectedRows() iter.Seq2[string, T] {
	g.bind()
	return func(yield func(string, T) bool) {
		g.core.EachSelected(func(id string, row rowdata.Row) bool { return yield(id, *rowdata.Ptr[T](row)) })
	}
}

// AllRows yields the ids and the data of all rows in memory, as edited, in the order in which they were given, added
// and inserted: whatever the rows are sorted and filtered by, without rows that were removed. Nodes of a tree without a
// row are left out. It yields nothing for rows of a Remote, which ExportRows reads.
func (g *Grid[T]) AllRows() iter.Seq2[string, T] {
	g.bind()
	return func(yield func(string, T) bool) {
		g.core.Sync(layout.Context{})
		g.core.Data.EachGiven(func(id string, row rowdata.Row) bool { return yield(id, *rowdata.Ptr[T](row)) })
	}
}

// RangeRows yields the ids and the data of the rows of the ranges of CellRanges, each one time, in the order in which
// they show: the rows pinned at the top first. A single selected cell counts, and is the focused one. Ranges of whole
// columns contain all rows of the page. Rows of groups and rows that are not loaded are left out. It yields nothing
// while CellRanges is off.
func (g *Grid[T]) RangeRows() iter.Seq2[string, T] {
	g.bind()
	return func(yield func(string, T) bool) {
		g.core.Sync(layout.Context{})
		for id, row := range (cellrange.Keys{Ranges: &g.core.Ranges}).Rows() {
			if !yield(id, *rowdata.Ptr[T](row)) {
				return
			}
		}
	}
}
