// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"context"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/celltext"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/funcid"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
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

// boundFuncs are the functions that those of the core were made of.
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

// bound is the core of the grid, in line with the fields of the Grid.
func (g *Grid[T]) bound() *core {
	g.bind()
	return &g.core
}

// wire points the parts of the grid to one another: its address is its identity from then on.
func (g *Grid[T]) wire() {
	c, kind := &g.core, rowdata.KindOf[T]{}
	c.cells.grid = c
	c.of, c.Options, c.engine.ask = g, &g.Options, c
	c.report.rowType = kind.Name().String()
	d := &c.data
	d.Kind = kind
	d.Wire(&g.Options, &c.engine.cols, &c.report)
	d.Host, d.Caller = &c.engine, gridCaller[T]{g}
	c.engine.view.Wire(viewport.Sources{Options: &g.Options, Dataset: d, Columns: &c.engine.cols, Painter: &c.engine.draw, Contents: &c.cells})
	e := &c.engine
	e.text.Sources = celltext.Sources{Dataset: d, Columns: &e.cols, Painter: &e.draw, Viewport: &e.view, Cells: &c.cells}
	e.buttons.Painter = &e.draw
	e.features.wire(c)
	ed := &c.editing
	ed.Data, ed.Selection, ed.Options, ed.Cols, ed.Report = d, &c.selection, &g.Options, &c.engine.cols, &c.report
	s := &c.selection
	s.Data, s.Options, s.Report = d, &g.Options, &c.report
}

func (g *Grid[T]) bind() {
	if g.core.of == nil {
		g.wire()
	}
	if g.outer != nil {
		g.outer.sync()
	}
	f, s, b := &g.core.data.Funcs, &g.core.shows, &g.boundFuncs
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
	s, b := &g.core.shows, &g.boundFuncs
	if look := g.RowStyle; changed(&b.rowLook, look) {
		s.rowLook = nil
		if look != nil {
			s.rowLook = func(c column.RowContext) theme.CellStyle { return look(rowContextOf[T](c)) }
		}
	}
	if look := g.CellStyle; changed(&b.cellLook, look) {
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
				return draw(gtx, DetailContext[T]{RowContext: rowContextOf[T](c), Width: width, core: &g.core})
			}
		}
	}
}

// bindTree binds what makes a tree.
func (g *Grid[T]) bindTree() {
	t, b := &g.core.data.Funcs.Tree, &g.boundFuncs.tree
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

// changed reports whether a function is another one than before, and keeps it. Functions
// are told apart by what they point to: two of one closure are the same.
func changed[F any](was *F, is F) bool {
	if funcid.Of(*was) == funcid.Of(is) {
		return false
	}
	*was = is
	return true
}
