// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"context"
	"runtime"
	"unsafe"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// rowFuncs are the functions of a Grid's fields without the type of their rows. They
// are made anew when a field is given another function, so that a job goes on with
// those it began with. Each is nil where the field is.
type rowFuncs struct {
	rowID func(anyRow) string
	// rowIDs is rowID for many rows, or is false where they are in no slice.
	rowIDs                func(rows rowSource, at []int32, ids []string) bool
	selectable, hasDetail func(anyRow) bool
	rowHeight             func(anyRow) unit.Dp
	detail                func(gtx layout.Context, c rowContext, width int) layout.Dimensions
	rowLook               func(rowContext) Look
	cellLook              func(cellContext) Look
	tooltip               func(cellContext) string
	tree                  treeFuncs
}

// treeFuncs is a Tree without the type of its rows.
type treeFuncs struct {
	children    func(anyRow) rowSlice
	parent      func(anyRow) string
	path        func(anyRow) []string
	hasChildren func(anyRow) bool
	load        func(ctx context.Context, row anyRow) (rowSlice, error)
	column      string
	filter      TreeFilter
	aggregate   bool
}

// on says whether there is a tree.
func (t *treeFuncs) on() bool {
	return t.children != nil || t.parent != nil || t.path != nil || t.loads()
}

// byPath says whether paths make the tree.
func (t *treeFuncs) byPath() bool { return t.children == nil && t.parent == nil && t.path != nil }

// loads says whether children are loaded.
func (t *treeFuncs) loads() bool { return t.hasChildren != nil && t.load != nil }

// boundFuncs are the functions that a Core's were made of.
type boundFuncs[T any] struct {
	rowID                 func(T) string
	selectable, hasDetail func(T) bool
	rowHeight             func(T) unit.Dp
	detail                func(gtx layout.Context, c DetailContext[T]) layout.Dimensions
	rowLook               func(RowContext[T]) Look
	cellLook              func(CellContext[T]) Look
	tooltip               func(CellContext[T]) string
	tree                  Tree[T]
}

func (g *Grid[T]) bind() {
	g.of, g.kind = g, rowsKind[T]{}
	if g.outer != nil {
		g.outer.sync()
	}
	f, b := &g.funcs, &g.bound
	if changed(&b.rowID, g.RowID) {
		f.rowID, f.rowIDs = erased(g.RowID), idsOf(g.RowID)
	}
	if changed(&b.selectable, g.Selectable) {
		f.selectable = erased(g.Selectable)
	}
	if changed(&b.hasDetail, g.HasDetail) {
		f.hasDetail = erased(g.HasDetail)
	}
	if changed(&b.rowHeight, g.RowHeight) {
		f.rowHeight = erased(g.RowHeight)
	}
	g.bindLooks()
	g.bindTree()
}

// bindLooks binds what is asked about what shows.
func (g *Grid[T]) bindLooks() {
	f, b := &g.funcs, &g.bound
	if look := g.RowLook; changed(&b.rowLook, look) {
		f.rowLook = nil
		if look != nil {
			f.rowLook = func(c rowContext) Look { return look(rowContextOf[T](c)) }
		}
	}
	if look := g.CellLook; changed(&b.cellLook, look) {
		f.cellLook = nil
		if look != nil {
			f.cellLook = func(c cellContext) Look { return look(contextOf[T](c)) }
		}
	}
	if tip := g.Tooltip; changed(&b.tooltip, tip) {
		f.tooltip = nil
		if tip != nil {
			f.tooltip = func(c cellContext) string { return tip(contextOf[T](c)) }
		}
	}
	if draw := g.Detail; changed(&b.detail, draw) {
		f.detail = nil
		if draw != nil {
			f.detail = func(gtx layout.Context, c rowContext, width int) layout.Dimensions {
				return draw(gtx, DetailContext[T]{RowContext: rowContextOf[T](c), Width: width, core: &g.Core})
			}
		}
	}
}

// bindTree binds what makes a tree.
func (g *Grid[T]) bindTree() {
	t, b := &g.funcs.tree, &g.bound.tree
	if children := g.Tree.Children; changed(&b.Children, children) {
		t.children = nil
		if children != nil {
			t.children = func(row anyRow) rowSlice { return &rowsOf[T]{children(*ptr[T](row))} }
		}
	}
	if changed(&b.Parent, g.Tree.Parent) {
		t.parent = erased(g.Tree.Parent)
	}
	if changed(&b.Path, g.Tree.Path) {
		t.path = erased(g.Tree.Path)
	}
	if changed(&b.HasChildren, g.Tree.HasChildren) {
		t.hasChildren = erased(g.Tree.HasChildren)
	}
	if load := g.Tree.Load; changed(&b.Load, load) {
		t.load = nil
		if load != nil {
			t.load = func(ctx context.Context, row anyRow) (rowSlice, error) {
				rows, err := load(ctx, *ptr[T](row))
				return &rowsOf[T]{rows}, err
			}
		}
	}
	t.column, t.filter, t.aggregate = g.Tree.Column, g.Tree.Filter, g.Tree.Aggregate
}

// erased is a function of rows of a type as one of rows of any.
func erased[T, R any](f func(T) R) func(anyRow) R {
	if f == nil {
		return nil
	}
	return func(row anyRow) R { return f(*ptr[T](row)) }
}

// idsOf asks for the ids of many rows in a slice.
func idsOf[T any](id func(T) string) func(rows rowSource, at []int32, ids []string) bool {
	if id == nil {
		return nil
	}
	return func(rows rowSource, at []int32, ids []string) bool {
		s, ok := rows.(rowPlaces[T])
		if !ok {
			return false
		}
		var of [rowmodel.FindMost]*T
		for len(at) > 0 {
			n := min(len(at), len(of))
			touchRows(s, at[:n], &of)
			for k, row := range of[:n] {
				ids[k] = id(*row)
			}
			at, ids = at[n:], ids[n:]
		}
		return true
	}
}

// rowPlaces are rows of a known type that are held in memory.
type rowPlaces[T any] interface{ row(i int) *T }

// touchRows finds rows and reads a byte at both ends of each, that the memory of all is waited
// for at once.
func touchRows[T any](s rowPlaces[T], at []int32, rows *[rowmodel.FindMost]*T) {
	size, sum := unsafe.Sizeof(*new(T)), byte(0)
	for k, i := range at {
		rows[k] = s.row(int(i))
		if size > 0 {
			row := unsafe.Pointer(rows[k])
			sum += *(*byte)(row) + *(*byte)(unsafe.Add(row, size-1))
		}
	}
	runtime.KeepAlive(sum)
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
