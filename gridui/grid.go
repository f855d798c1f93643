// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/extend"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/extending"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// Grid is the state of a data grid with rows of type T. The program owns it. Its address is its identity: it must
// not be copied after its first layout. The zero value is an empty grid. Its fields may be changed between frames.
//
// Options are the fields that do not depend on the type of the rows.
type Grid[T any] struct {
	// Columns are the columns in their defined order, which ColumnOrder and ColumnPinning may change on the screen.
	// Give the field a new slice to change the columns, or call Refresh after changing a column in place.
	Columns []Column[T]
	// RowID returns the id of a row. Ids must be unique and must not change. State such as the focus stays with the
	// id when rows are added, removed or moved. nil: the index is the id. It may be called from another goroutine
	// and must be pure.
	RowID func(T) string
	// Floating rows stay at the top and the bottom while the body scrolls.
	Floating Floating[T]
	// Tree puts rows below other rows.
	Tree Tree[T]
	// Detail draws the detail of an open row below it, across the whole grid. Constraints in gtx set the width of
	// the grid; the detail chooses its height. It may contain any widgets, including another Grid. The program owns
	// their state, and finds it by DetailContext.RowID. nil: rows have no detail. HasDetail reports which rows have
	// one; nil: all rows. Details sets which details are open.
	Detail    func(gtx layout.Context, c DetailContext[T]) layout.Dimensions
	HasDetail func(T) bool
	// DetailText returns the text of the detail of a row, which Find searches too; empty if there is none.
	// Background jobs call it. nil: details are not searched.
	DetailText func(T) string
	// RowHeight returns the height in dp of the cells of a row; 0 and less: the height of the style, see
	// Style.RowHeight. It is called for the rows on the screen, must be fast and pure, and may return another height
	// in each frame.
	RowHeight func(T) unit.Dp
	// IsFullRow reports which rows are full rows; nil: none. A full row spans the view over all columns and panes. It is
	// sorted and filtered as the others are, but it is in no range of cells, cannot be selected or edited, and is one
	// stop for keys. It is called for the rows on the screen, must be pure, and may be called from another goroutine.
	// Call Refresh when its results change. See FullRowContext for the keyboard.
	//
	// Nothing merges across a full row. Pastes, fills and sums leave it out; its values still count in groups and totals.
	// Users move it by keys and by drags without a handle, pin it and open its detail below it; it covers the columns of
	// handles, boxes and numbers. In a tree it begins after its depth and its mark. Find searches its text, not its cells.
	// Over a Remote only loaded rows are full rows.
	IsFullRow func(T) bool
	// FullRow draws a full row. Constraints in gtx set the width of the view; the row is as high as RowHeight says, else
	// as the widget. The program owns the state of its widgets, and finds it by FullRowContext.RowID. nil: full rows show
	// FullRowText in bold. FullRowText returns the text of a full row, which is copied, exported, found and spoken;
	// nil: empty. It must be pure and may be called from another goroutine.
	FullRow     func(gtx layout.Context, c FullRowContext[T]) layout.Dimensions
	FullRowText func(T) string
	// Selectable reports which rows can be selected; nil: all rows. It must be pure and may be called from another
	// goroutine. Call Refresh when its results change.
	Selectable func(T) bool
	// NewRow returns the row that users insert beside a row, which is nil in an empty grid, for Editing.NewRow and for
	// rows that a ChangeTrackingGrid adds at its end. CopyRow returns the copy of a row that users duplicate. The ids of both must
	// be new, unless the rows of a ChangeTrackingGrid get theirs later. nil: users cannot insert, or duplicate, rows.
	// See InsertRows.
	NewRow  func(beside *T) T
	CopyRow func(T) T
	// ValidateRow returns what is wrong with a row that users edit as a whole, see option.Editing.Row: nothing if now may
	// replace old. It is called after the columns have accepted all values. An error shows at the field of its ColumnID,
	// or at the open field if there is none; RowID is not read. Edits of single cells, pastes and EditCells do not call
	// it.
	ValidateRow func(old, now T) []events.CellError
	// Menu is the context menu of the cells.
	Menu ContextMenu[T]
	// Extensions are features from separate packages.
	Extensions []Extension

	// RowStyle and CellStyle return the styles of rows and cells. They are called in each frame for what is on the
	// screen, and while it scrolls for up to 15 rows beyond each edge. They must be fast and pure. CellStyle overrides
	// RowStyle.
	RowStyle  func(RowContext[T]) theme.CellStyle
	CellStyle func(CellContext[T]) theme.CellStyle
	// Tooltip returns the tooltip of a cell; empty: none. It appears when the pointer rests on the cell, or for the
	// key of Tooltips.
	Tooltip func(CellContext[T]) string

	option.Options

	core    core.Grid
	style   style.Last[Style]
	binding binding[T]
	feed    *Feed[T]
	// outer is the component that embeds this Grid, nil if there is none or it was not used yet.
	outer component
}

// A Gridder is a Grid or a component that embeds one.
type Gridder[T any] interface {
	Updater
	grid() *Grid[T]
}

func (g *Grid[T]) grid() *Grid[T] {
	g.bind()
	return g
}

// Update returns the next event since the last frame; ok is false if there are no more. Call it in a loop before
// Layout, so that the frame shows what the events changed:
//
//	for {
//		ev, ok := g.Update(gtx)
//		if !ok {
//			break
//		}
//		switch ev := ev.(type) {
//		case gridui.RowClicked[Order]:
//			…
//		}
//	}
//
// Handlers.Update is such a loop. If a program does not call Update before Layout, Layout does, and keeps the latest
// 1,024 events for the next call of Update.
func (g *Grid[T]) Update(gtx layout.Context) (events.Event, bool) {
	g.bind()
	return g.core.Update(gtx)
}

// Close ends the background work of the grid, jobs and loads, and saves pending changes of Persist. It returns the
// error of saving. The grid must not be laid out afterwards.
func (g *Grid[T]) Close() error { return g.bound().Close() }

// RowAt returns the data of a row of the body by its row index. ok is false if there is no such row, or if the grid
// made it, as it makes groups. If Editing is Controlled and edits of the row wait for an answer, RowAt returns a
// copy with the proposed values.
func (g *Grid[T]) RowAt(index int) (row T, ok bool) {
	g.bind()
	r, ok := g.core.Data.Row(layoutx.Body, coord.Slot(index))
	if ok {
		row = *rowdata.Ptr[T](r)
	}
	return row, ok
}

// RowByID returns the data of the row with an id, whether it is visible, pinned, on another page, filtered out or
// below a closed row. It returns the row as the program gave it, without edits that wait for an answer. ok is false
// if there is no such row, if it is a group, or if it is a row of a Remote that is not loaded.
func (g *Grid[T]) RowByID(rowID string) (row T, ok bool) {
	c := g.bound()
	if !c.Data.Changes.RowsTaken() {
		c.Sync(layout.Context{})
	}
	if waiting, found := c.Data.Changes.RowOf(rowID); found {
		if waiting.Gone {
			return row, false
		}
		return *rowdata.Ptr[T](waiting.Row), true
	}
	record := c.Data.RecordByID(rowID)
	if record < 0 {
		return row, false
	}
	return *rowdata.Ptr[T](c.Data.Changes.RecordRow(record)), true
}

// Floating holds rows that stay in place while the body scrolls, such as totals. They use the same columns as the
// rows of the body, but are not sorted, filtered or counted, and the grid computes no sums for them. They are read
// in every frame, so they may be changed in place. Each band takes at most half of the height; rows that do not fit
// are clipped.
type Floating[T any] struct {
	Top, Bottom []T
}

// An Extension is a feature of a grid that is linked only into programs that use it. Each is a struct in a separate
// package, whose fields are its options and its state, as in a Grid:
//
//	grid.Extensions = []gridui.Extension{&grouppanel.Panel{}}
//
// An extension belongs to one grid from the first frame in which it is listed; it cannot be removed, but its fields
// can disable it. Extensions paint and get input in the order of the list, after the features of the grid.
// View.Extensions holds their saved state.
type Extension interface {
	// Extend connects the extension with the grid. Only the grid calls it, once.
	Extend(grid *extend.Grid)
}

// Extension returns the i-th of Grid.Extensions, nil if there are fewer or it is nil.
func (b *binding[T]) Extension(i int) any {
	if i >= len(b.grid.Extensions) || b.grid.Extensions[i] == nil {
		return nil
	}
	return b.grid.Extensions[i]
}

// Extend connects an extension with the grid.
func (b *binding[T]) Extend(x any) { x.(Extension).Extend(extending.Wrap(&b.grid.core).(*extend.Grid)) }
