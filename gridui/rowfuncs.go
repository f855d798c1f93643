// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"context"
	"unsafe"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/theme"
)

// showFuncs are those that say how rows show.
type showFuncs struct {
	hasDetail func(rowdata.Row) bool
	rowHeight func(rowdata.Row) unit.Dp
	detail    func(gtx layout.Context, c column.RowContext, width int) layout.Dimensions
	rowLook   func(column.RowContext) theme.CellStyle
	cellLook  func(column.CellContext) theme.CellStyle
	tooltip   func(column.CellContext) string
}

// boundFuncs are the functions that a Core's were made of.
type boundFuncs[T any] struct {
	rowID                 func(T) string
	selectable, hasDetail func(T) bool
	rowHeight             func(T) unit.Dp
	detail                func(gtx layout.Context, c DetailContext[T]) layout.Dimensions
	rowLook               func(RowContext[T]) theme.CellStyle
	cellLook              func(CellContext[T]) theme.CellStyle
	tooltip               func(CellContext[T]) string
	tree                  Tree[T]
}

func (g *Grid[T]) bind() {
	if g.of == nil {
		g.of, g.data.Kind = g, rowdata.KindOf[T]{}
		g.wire()
		g.engine.ask = &g.Core
		g.data.Host, g.data.Caller = &g.engine, gridCaller[T]{g}
		g.report.rowType = g.data.Kind.Name().String()
	}
	if g.outer != nil {
		g.outer.sync()
	}
	f, s, b := &g.data.Funcs, &g.shows, &g.bound
	if changed(&b.rowID, g.RowID) {
		f.RowID, f.RowIDs = rowdata.Erased(g.RowID), rowdata.IDsOf(g.RowID)
	}
	if changed(&b.selectable, g.Selectable) {
		f.Selectable = rowdata.Erased(g.Selectable)
	}
	if changed(&b.hasDetail, g.HasDetail) {
		s.hasDetail = rowdata.Erased(g.HasDetail)
	}
	if changed(&b.rowHeight, g.RowHeight) {
		s.rowHeight = rowdata.Erased(g.RowHeight)
	}
	g.bindLooks()
	g.bindTree()
}

// bindLooks binds what is asked about what shows.
func (g *Grid[T]) bindLooks() {
	s, b := &g.shows, &g.bound
	if look := g.RowLook; changed(&b.rowLook, look) {
		s.rowLook = nil
		if look != nil {
			s.rowLook = func(c column.RowContext) theme.CellStyle { return look(rowContextOf[T](c)) }
		}
	}
	if look := g.CellLook; changed(&b.cellLook, look) {
		s.cellLook = nil
		if look != nil {
			s.cellLook = func(c column.CellContext) theme.CellStyle { return look(contextOf[T](c)) }
		}
	}
	if tip := g.Tooltip; changed(&b.tooltip, tip) {
		s.tooltip = nil
		if tip != nil {
			s.tooltip = func(c column.CellContext) string { return tip(contextOf[T](c)) }
		}
	}
	if draw := g.Detail; changed(&b.detail, draw) {
		s.detail = nil
		if draw != nil {
			s.detail = func(gtx layout.Context, c column.RowContext, width int) layout.Dimensions {
				return draw(gtx, DetailContext[T]{RowContext: rowContextOf[T](c), Width: width, core: &g.Core})
			}
		}
	}
}

// bindTree binds what makes a tree.
func (g *Grid[T]) bindTree() {
	t, b := &g.data.Funcs.Tree, &g.bound.tree
	if children := g.Tree.Children; changed(&b.Children, children) {
		t.Children = nil
		if children != nil {
			t.Children = func(row rowdata.Row) rowdata.Slice { return &rowdata.SliceOf[T]{Rows: children(*rowdata.Ptr[T](row))} }
		}
	}
	if changed(&b.Parent, g.Tree.Parent) {
		t.Parent = rowdata.Erased(g.Tree.Parent)
	}
	if changed(&b.Path, g.Tree.Path) {
		t.Path = rowdata.Erased(g.Tree.Path)
	}
	if changed(&b.HasChildren, g.Tree.HasChildren) {
		t.HasChildren = rowdata.Erased(g.Tree.HasChildren)
	}
	if load := g.Tree.Load; changed(&b.Load, load) {
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

// changed says whether a function is another one than before, and keeps it. Functions
// are told apart by what they point to: two of one closure are the same.
func changed[F any](was *F, is F) bool {
	if pointerOf(*was) == pointerOf(is) {
		return false
	}
	*was = is
	return true
}

// pointerOf is what a function points to, nil for a nil one: closures of the same code
// have different ones. Who keeps it keeps the closure.
func pointerOf[F any](f F) unsafe.Pointer { return *(*unsafe.Pointer)(unsafe.Pointer(&f)) }
