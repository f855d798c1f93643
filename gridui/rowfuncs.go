// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"context"
	"slices"

	"unsafe"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/celltext"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/edit"
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
	rowHeight             func(T) unit.Dp
	detail                func(gtx layout.Context, c DetailContext[T]) layout.Dimensions
	rowLook               func(RowContext[T]) theme.CellStyle
	cellLook              func(CellContext[T]) theme.CellStyle
	tooltip               func(CellContext[T]) string
	tree                  Tree[T]
}

// bound is the core of the grid, in line with the fields of the Grid.
//
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (g *Grid[T]) bound() *core {
	g.bind()
	return &g.core
}

// wire points the parts of the grid to one another: its address is its identity from then on.
func (b *binding[T]) wire(g *Grid[T]) {
	b.grid = g
	c, kind := &g.core, rowdata.KindOf[T]{}
	c.cells.grid = c
	c.of, c.menu, c.Options, c.engine.ask = b, &g.menu, &g.Options, c
	g.menu.core, g.menu.options = c, &g.Menu
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

// bind brings the core in line with the fields of the Grid, and connects it the first time.
func (g *Grid[T]) bind() {
	if g.core.of == nil {
		g.binding.wire(g)
	}
	g.binding.bind()
}

func (b *binding[T]) bind() {
	g := b.grid
	if g.outer != nil {
		g.outer.sync()
	}
	f, s, was := &g.core.data.Funcs, &g.core.shows, &b.funcs
	if changed(&was.rowID, g.RowID) {
		f.RowID, f.RowIDs = rowdata.Erased(g.RowID), rowdata.IDsOf(g.RowID)
	}
	if changed(&was.selectable, g.Selectable) {
		f.Selectable = rowdata.Erased(g.Selectable)
	}
	if changed(&was.hasDetail, g.HasDetail) {
		s.hasDetail = rowdata.Erased(g.HasDetail)
	}
	if changed(&was.rowHeight, g.RowHeight) {
		s.rowHeight = rowdata.Erased(g.RowHeight)
	}
	b.bindLooks()
	b.bindTree()
}

// bindLooks binds what is asked about what shows.
func (b *binding[T]) bindLooks() {
	g := b.grid
	s, was := &g.core.shows, &b.funcs
	if look := g.RowStyle; changed(&was.rowLook, look) {
		s.rowLook = nil
		if look != nil {
			s.rowLook = func(c column.RowContext) theme.CellStyle { return look(rowContextOf[T](c)) }
		}
	}
	if look := g.CellStyle; changed(&was.cellLook, look) {
		s.cellLook = nil
		if look != nil {
			s.cellLook = func(c column.CellContext) theme.CellStyle { return look(contextOf[T](c)) }
		}
	}
	if tip := g.Tooltip; changed(&was.tooltip, tip) {
		s.tooltip = nil
		if tip != nil {
			s.tooltip = func(c column.CellContext) string { return tip(contextOf[T](c)) }
		}
	}
	if draw := g.Detail; changed(&was.detail, draw) {
		s.detail = nil
		if draw != nil {
			s.detail = func(gtx layout.Context, c column.RowContext, width int) layout.Dimensions {
				return draw(gtx, DetailContext[T]{RowContext: rowContextOf[T](c), Width: width, core: &g.core})
			}
		}
	}
}

// bindTree binds what makes a tree.
func (b *binding[T]) bindTree() {
	g := b.grid
	t, was := &g.core.data.Funcs.Tree, &b.funcs.tree
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

func (b *binding[T]) columnSlice() (data unsafe.Pointer, n int) {
	return unsafe.Pointer(unsafe.SliceData(b.grid.Columns)), len(b.grid.Columns)
}

func (b *binding[T]) rowEvent(s rawEvent, c column.CellContext) events.Event {
	cell := contextOf[T](c)
	switch s.kind {
	case rawCellClick:
		return CellClicked[T]{Cell: cell, Click: s.by}
	case rawRowClick:
		return RowClicked[T]{Cell: cell, Click: s.by}
	case rawRowDouble:
		return RowDoubleClicked[T]{Cell: cell, Click: s.by}
	case rawKey:
		return CellKeyDown[T]{Cell: cell, Key: s.key, handled: &b.grid.core.engine.key.handled}
	}
	return nil
}

func (b *binding[T]) editedEvent(ev edit.CellsEdited) events.Event {
	return CellsEdited[T]{
		By: ev.By, changes: ev.Changes, pending: ev.Pending,
		Rows: slices.Clone(ev.Rows.Rows.(*rowdata.SliceOf[T]).Rows), RowIDs: slices.Clone(ev.Rows.Ids),
	}
}
