// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"context"
	"slices"

	"unsafe"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/funcid"
	"github.com/giogrid/giogrid/gridui/internal/report"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/theme"
)

// binding connects a Grid to its core, which knows no type of rows: it hands the functions and
// columns of the Grid down and gives events their rows.
type binding[T any] struct {
	grid  *Grid[T]
	funcs boundFuncs[T]
}

// boundFuncs are the functions that those of the core were made of.
type boundFuncs[T any] struct {
	rowID                 func(T) string
	selectable, hasDetail func(T) bool
	detailText            func(T) string
	rowHeight             func(T) unit.Dp
	detail                func(gtx layout.Context, c DetailContext[T]) layout.Dimensions
	rowStyle              func(RowContext[T]) theme.CellStyle
	cellStyle             func(CellContext[T]) theme.CellStyle
	tooltip               func(CellContext[T]) string
	tree                  Tree[T]
}

// bound is the core of the grid, in line with the fields of the Grid.
//
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (g *Grid[T]) bound() *core.Grid {
	g.bind()
	return &g.core
}

// wirers returns what connects the features of a Grid.
var wirers = core.Standard

// wire connects the core with the Grid, whose address is its identity from then on.
func (b *binding[T]) wire(g *Grid[T]) {
	b.grid = g
	g.menu.core, g.menu.options = &g.core, &g.Menu
	core.Wire(&g.core, core.Source{Options: &g.Options, Typed: b, Menu: &g.menu, Kind: rowdata.KindOf[T]{}, Caller: gridCaller[T]{g}, Wirers: wirers()})
}

// bind brings the core in line with the fields of the Grid, and connects it the first time.
func (g *Grid[T]) bind() {
	if !g.core.IsWired() {
		g.binding.wire(g)
	}
	g.binding.Bind()
}

// Bind brings the functions of the core up to date with the fields of the Grid.
func (b *binding[T]) Bind() {
	g := b.grid
	if g.outer != nil {
		g.outer.sync()
	}
	f, s, was := &g.core.Data.Funcs, &g.core.Contents.Funcs, &b.funcs
	if changed(&was.rowID, g.RowID) {
		f.RowID, f.RowIDs = rowdata.Erased(g.RowID), rowdata.IDsOf(g.RowID)
	}
	if changed(&was.selectable, g.Selectable) {
		f.Selectable = rowdata.Erased(g.Selectable)
	}
	if changed(&was.detailText, g.DetailText) {
		f.DetailText = rowdata.Erased(g.DetailText)
	}
	if changed(&was.hasDetail, g.HasDetail) {
		s.HasDetail = rowdata.Erased(g.HasDetail)
	}
	if changed(&was.rowHeight, g.RowHeight) {
		s.RowHeight = rowdata.Erased(g.RowHeight)
	}
	b.bindStyles()
	b.bindTree()
}

// bindStyles binds what is asked about what shows.
func (b *binding[T]) bindStyles() {
	g := b.grid
	s, was := &g.core.Contents.Funcs, &b.funcs
	if style := g.RowStyle; changed(&was.rowStyle, style) {
		s.RowStyle = nil
		if style != nil {
			s.RowStyle = func(c column.RowContext) theme.CellStyle { return style(rowContextOf[T](c)) }
		}
	}
	if style := g.CellStyle; changed(&was.cellStyle, style) {
		s.CellStyle = nil
		if style != nil {
			s.CellStyle = func(c column.CellContext) theme.CellStyle { return style(contextOf[T](c)) }
		}
	}
	if tip := g.Tooltip; changed(&was.tooltip, tip) {
		s.Tooltip = nil
		if tip != nil {
			s.Tooltip = func(c column.CellContext) string { return tip(contextOf[T](c)) }
		}
	}
	if draw := g.Detail; changed(&was.detail, draw) {
		s.Detail = nil
		if draw != nil {
			s.Detail = func(gtx layout.Context, c column.RowContext, width int) layout.Dimensions {
				return draw(gtx, DetailContext[T]{RowContext: rowContextOf[T](c), Width: width, core: &g.core})
			}
		}
	}
}

// bindTree binds what makes a tree.
func (b *binding[T]) bindTree() {
	g := b.grid
	t, was := &g.core.Data.Funcs.Tree, &b.funcs.tree
	if children := g.Tree.Children; changed(&was.Children, children) {
		t.Children = nil
		if children != nil {
			t.Children = func(row rowdata.Row) rowdata.Slice { return &rowdata.SliceOf[T]{Rows: children(*rowdata.Ptr[T](row))} }
		}
	}
	if changed(&was.Parent, g.Tree.Parent) {
		t.Parent = rowdata.Erased(g.Tree.Parent)
	}
	if changed(&was.Path, g.Tree.Path) {
		t.Path = rowdata.Erased(g.Tree.Path)
	}
	if changed(&was.HasChildren, g.Tree.HasChildren) {
		t.HasChildren = rowdata.Erased(g.Tree.HasChildren)
	}
	if load := g.Tree.Load; changed(&was.Load, load) {
		t.Load = nil
		if load != nil {
			t.Load = func(ctx context.Context, row rowdata.Row) (rowdata.Slice, error) {
				rows, err := load(ctx, *rowdata.Ptr[T](row))
				return &rowdata.SliceOf[T]{Rows: rows}, err
			}
		}
	}
	t.Column, t.Filter, t.Aggregate = g.Tree.Column, g.Tree.Filter, g.Tree.Aggregate
}

// changed reports whether a function is another one than before, and keeps it. Functions
// are told apart by what they point to: two of one closure are the same.
func changed[F any](was *F, is F) bool {
	if funcid.Of(*was) == funcid.Of(is) {
		return false
	}
	*was = is
	return true
}

// ColumnSlice tells the slice of columns from any other.
func (b *binding[T]) ColumnSlice() (data unsafe.Pointer, n int) {
	return unsafe.Pointer(unsafe.SliceData(b.grid.Columns)), len(b.grid.Columns)
}

// RowEvent is the event of a raw event of a cell.
func (b *binding[T]) RowEvent(raw report.Raw, c column.CellContext) events.Event {
	cell := contextOf[T](c)
	switch raw.Kind {
	case report.CellClick:
		return CellClicked[T]{Cell: cell, Click: raw.Click}
	case report.RowClick:
		return RowClicked[T]{Cell: cell, Click: raw.Click}
	case report.RowDoubleClick:
		return RowDoubleClicked[T]{Cell: cell, Click: raw.Click}
	case report.Key:
		return CellKeyDown[T]{Cell: cell, Key: raw.Key, handled: b.grid.core.KeyHandled()}
	}
	return nil
}

// EditedEvent is the event of cells that were edited.
func (b *binding[T]) EditedEvent(ev edit.CellsEdited) events.Event {
	return CellsEdited[T]{
		By: ev.By, changes: ev.Changes, pending: ev.Pending,
		Rows: slices.Clone(ev.Rows.Rows.(*rowdata.SliceOf[T]).Rows), RowIDs: slices.Clone(ev.Rows.Ids),
	}
}
