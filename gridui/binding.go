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
	"github.com/giogrid/giogrid/layoutx"
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

// wire connects the core with the Grid, whose address is its identity from then on.
func (b *binding[T]) wire(g *Grid[T]) {
	b.grid = g
	g.menu.Wire(&g.core, b)
	core.Wire(&g.core, core.Source{Options: &g.Options, Typed: b, Menu: &g.menu, Kind: rowdata.KindOf[T]{}, Caller: gridCaller[T]{g}})
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

// gridCaller is the rowCaller of a grid.
type gridCaller[T any] struct{ grid *Grid[T] }

func (c gridCaller[T]) AppendColumns(dst []*column.Def) []*column.Def {
	for _, col := range c.grid.Columns {
		dst = append(dst, defOf(col))
	}
	return dst
}

func (c gridCaller[T]) FloatingLen(b layoutx.Band) int {
	if b == layoutx.Top {
		return len(c.grid.Floating.Top)
	}
	return len(c.grid.Floating.Bottom)
}

func (c gridCaller[T]) FloatingAt(b layoutx.Band, i int) rowdata.Row {
	if b == layoutx.Top {
		return rowdata.To(&c.grid.Floating.Top[i])
	}
	return rowdata.To(&c.grid.Floating.Bottom[i])
}

// component is what embeds a Grid and has fields of its own that say what fields of the
// Grid do. The Grid asks it to sync whenever it reads its own fields, so that the order of
// Update, New and Layout makes no difference.
type component interface {
	// sync gives the Grid what the fields of the component say. It changes nothing, and
	// allocates nothing, where these are as they were.
	sync()
}

// within makes a Grid the one that a component embeds, and returns it.
func (g *Grid[T]) within(c component) *Grid[T] {
	g.outer = c
	g.bind()
	return g
}

// replaced is the value that a field of a Grid had before that of a component took its
// place.
type replaced[V any] struct {
	was V
	on  bool
}

// set puts the value of a component in a field, or gives back what was there before if the
// component has none any more.
func (r *replaced[V]) set(field *V, value V, given bool) {
	switch {
	case given:
		if !r.on {
			r.was, r.on = *field, true
		}
		*field = value
	case r.on:
		*field = r.was
		*r = replaced[V]{}
	}
}
