// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/extend"
	"github.com/giogrid/giogrid/gridui/internal/cellmenu"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/extending"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// Grid is the state of a data grid over rows of type T. The caller owns it; its
// address is its identity, so it must not be copied once it was laid out. The
// zero value is an empty grid. Its fields may be changed between frames.
//
// Options are the fields that need no type of rows.
type Grid[T any] struct {
	// Columns are shown in this order, but for those of ColumnPinning. Give the field a
	// new slice to change them, or call Refresh after changing a column in place.
	Columns []Column[T]
	// RowID names a row. Ids must be unique and must not change; state such as
	// the focus stays with them when rows come, go or move. nil: the index is
	// the id.
	RowID func(T) string
	// Floating rows stay at the top and the bottom while the body scrolls.
	Floating Floating[T]
	// Tree puts rows below other rows.
	Tree Tree[T]
	// Detail draws what opens below a row, across the whole grid, under the rule of
	// gtx.Constraints: as wide as the grid and as high as it likes. It may hold any
	// widgets, another Grid among them; their state is the caller's, kept by
	// DetailContext.RowID. nil: rows have no detail. HasDetail says which rows have one;
	// nil: all. Details says which are open.
	Detail    func(gtx layout.Context, c DetailContext[T]) layout.Dimensions
	HasDetail func(T) bool
	// DetailText is the text of the detail of a row, which Find searches too; empty for rows without any.
	// Background jobs call it. nil: details are not searched.
	DetailText func(T) string
	// RowHeight returns the height of a row's cells in dp; 0 and less: that of the style, see Style.RowHeight. It is
	// called for the rows on the screen, must be quick and pure, and may return another height in each frame.
	RowHeight func(T) unit.Dp
	// Selectable says which rows can be selected; nil: all. It must be pure and may be
	// called from another goroutine, as RowID may; call Refresh when it comes to answer
	// differently.
	Selectable func(T) bool
	// Menu is the context menu of the cells.
	Menu ContextMenu[T]
	// Extensions are features from packages of their own.
	Extensions []Extension

	// RowStyle and CellStyle are asked in each frame for what is on the screen;
	// CellStyle's answer is laid over RowStyle's. They must be quick and pure.
	RowStyle  func(RowContext[T]) theme.CellStyle
	CellStyle func(CellContext[T]) theme.CellStyle
	// Tooltip is the text to show when the pointer rests on a cell, or a key asks for it;
	// empty: none.
	Tooltip func(CellContext[T]) string

	option.Options

	core    core.Grid
	style   style.Last[Style]
	menu    cellmenu.Menu[T]
	binding binding[T]
	feed    *Feed[T]
	// outer is the component that embeds this Grid, nil where there is none or it has not
	// been heard of yet.
	outer component
}

// Gridder is a Grid or a component that embeds one.
type Gridder[T any] interface {
	Updater
	grid() *Grid[T]
}

func (g *Grid[T]) grid() *Grid[T] {
	g.bind()
	return g
}

// Update returns what happened since the last frame, one event a call, until
// there is nothing more. Call it in a loop before Layout, so that the frame
// shows what the events changed:
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
// Handlers.Update is such a loop. Layout calls Update for those who don't, and keeps the
// events for their next Update: the latest 1,024.
func (g *Grid[T]) Update(gtx layout.Context) (events.Event, bool) {
	g.bind()
	return g.core.Update(gtx)
}

// Close ends what runs in the background for this grid, jobs and loads, and writes what
// Persist keeps; its error is that of writing. The grid may not be laid out after it.
func (g *Grid[T]) Close() error { return g.bound().Close() }

// RowAt returns the data of a row of the body as it shows, and whether one of the caller's
// shows there; groups are none. While Editing is Controlled and edits of the row wait for an
// answer, that is a copy with the proposed values. Pinned rows are not in the body.
func (g *Grid[T]) RowAt(shown int) (row T, ok bool) {
	g.bind()
	r, ok := g.core.Data.Row(layoutx.Body, coord.Slot(shown))
	if ok {
		row = *rowdata.Ptr[T](r)
	}
	return row, ok
}

// RowByID returns the data of the row with an id, wherever it shows or if it does not: pinned,
// on another page, filtered out, below a closed row. It is the row as the program gave it,
// without edits that wait for an answer. ok is false if there is no such row, if it is a group,
// or if it is one of a Remote that is not loaded.
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

// Floating holds rows that stay in place while the body scrolls, such as
// totals. They go through the same columns as the body's rows but stand outside
// it: nothing sorts, filters or counts them, and nothing is summed up in them.
// They are read in every frame, so they may be changed in place. Each
// band takes at most half of the height; what does not fit is clipped.
type Floating[T any] struct {
	Top, Bottom []T
}

// Extension is a feature of a grid that is linked only by programs that name it. Each is a struct
// in a package of its own, whose fields are its options and its state, as those of a Grid are:
//
//	grid.Extensions = []gridui.Extension{&grouppanel.Panel{}}
//
// An extension belongs to one grid, from the first frame after it was listed and for good: fields
// of its own switch it on and off. Extensions paint, and are asked for input, in their order and
// after the features of the grid. What an extension keeps for users is part of View.Extensions.
type Extension interface {
	// Extend connects the extension with the grid. Only the grid calls it, once.
	Extend(grid *extend.Grid)
}

// Extension returns the i-th of Grid.Extensions, nil if there are fewer.
func (b *binding[T]) Extension(i int) any {
	if i >= len(b.grid.Extensions) || b.grid.Extensions[i] == nil {
		return nil
	}
	return b.grid.Extensions[i]
}

// Extend connects an extension with the grid.
func (b *binding[T]) Extend(x any) { x.(Extension).Extend(extending.Wrap(&b.grid.core).(*extend.Grid)) }
