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
	"github.com/giogrid/giogrid/gridui/internal/contents"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/dataset/rowtree"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/funcid"
	"github.com/giogrid/giogrid/gridui/internal/report"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// binding connects a Grid to its core, which does not depend on the type of the rows. It passes the functions and
// columns of the Grid to the core, and adds the rows to events.
type binding[T any] struct {
	grid *Grid[T]

	rowID       erased[func(T) string, func(rowdata.Row) string]
	rowIDs      erased[func(T) string, func(rows rowdata.Source, at []int32, ids []string) bool]
	selectable  erased[func(T) bool, func(rowdata.Row) bool]
	detailText  erased[func(T) string, func(rowdata.Row) string]
	children    erased[func(T) []T, func(rowdata.Row) rowdata.Slice]
	parent      erased[func(T) string, func(rowdata.Row) string]
	path        erased[func(T) []string, func(rowdata.Row) []string]
	hasChildren erased[func(T) bool, func(rowdata.Row) bool]
	load        erased[func(context.Context, T) ([]T, error), func(context.Context, rowdata.Row) (rowdata.Slice, error)]

	hasDetail erased[func(T) bool, func(rowdata.Row) bool]
	rowHeight erased[func(T) unit.Dp, func(rowdata.Row) unit.Dp]
	isFullRow erased[func(T) bool, func(rowdata.Row) bool]
	fullText  erased[func(T) string, func(rowdata.Row) string]
	fullRow   erased[func(layout.Context, FullRowContext[T]) layout.Dimensions, func(layout.Context, column.RowContext, int, bool) layout.Dimensions]
	detail    erased[func(layout.Context, DetailContext[T]) layout.Dimensions, func(layout.Context, column.RowContext, int) layout.Dimensions]
	newRow    erased[func(*T) T, func(rowdata.Row) rowdata.Row]
	copyRow   erased[func(T) T, func(rowdata.Row) rowdata.Row]

	validateRow erased[func(old, now T) []events.CellError, func(old, now rowdata.Row) []events.CellError]
	rowStyle    erased[func(RowContext[T]) theme.CellStyle, func(column.RowContext) theme.CellStyle]
	cellStyle   erased[func(CellContext[T]) theme.CellStyle, func(column.CellContext) theme.CellStyle]
	tooltip     erased[func(CellContext[T]) string, func(column.CellContext) string]
}

// erased holds a function of a Grid and its counterpart in the core.
type erased[F, E any] struct {
	of F
	as E
}

// from returns the counterpart of f in the core. It calls erase only if f has changed. Functions are compared by
// funcid.Of, so two closures of the same code are different functions.
func (e *erased[F, E]) from(f F, erase func(F) E) E {
	if funcid.Of(e.of) != funcid.Of(f) {
		e.of, e.as = f, erase(f)
	}
	return e.as
}

// bound returns the core, updated to the fields of the Grid.
//
// It is not inlined: it has many callers, and programs should be small.
//
//go:noinline
func (g *Grid[T]) bound() *core.Grid {
	g.bind()
	return &g.core
}

// wire connects the core with the Grid. From then on the address of the Grid is its identity.
func (b *binding[T]) wire(g *Grid[T]) {
	b.grid = g
	core.Wire(&g.core, core.Source{Options: &g.Options, Typed: b, Kind: rowdata.KindOf[T]{}, Caller: gridCaller[T]{g}})
}

// bind updates the core to the fields of the Grid. The first call connects it.
func (g *Grid[T]) bind() {
	if !g.core.IsWired() {
		g.binding.wire(g)
	}
	g.binding.Bind()
}

// Bind updates the functions of the core to the fields of the Grid.
func (b *binding[T]) Bind() {
	g := b.grid
	if g.outer != nil {
		g.outer.sync()
	}
	t := &g.Tree
	g.core.Data.SetFuncs(dataset.Funcs{
		RowID:      b.rowID.from(g.RowID, rowdata.Erased[T, string]),
		RowIDs:     b.rowIDs.from(g.RowID, rowdata.IDsOf[T]),
		Selectable: b.selectable.from(g.Selectable, rowdata.Erased[T, bool]),
		DetailText: b.detailText.from(g.DetailText, rowdata.Erased[T, string]),
		NewRow:     b.newRow.from(g.NewRow, erasedNewRow[T]),
		CopyRow:    b.copyRow.from(g.CopyRow, erasedCopyRow[T]),

		ValidateRow: b.validateRow.from(g.ValidateRow, erasedValidateRow[T]),

		Tree: rowtree.Funcs{
			Children:    b.children.from(t.Children, erasedChildren[T]),
			Parent:      b.parent.from(t.Parent, rowdata.Erased[T, string]),
			Path:        b.path.from(t.Path, rowdata.Erased[T, []string]),
			HasChildren: b.hasChildren.from(t.HasChildren, rowdata.Erased[T, bool]),
			Load:        b.load.from(t.Load, erasedLoad[T]),
			Column:      t.Column, Filter: t.Filter, Aggregate: t.Aggregate,
		},
	})
	g.core.Columns.SetFull(b.isFullRow.from(g.IsFullRow, rowdata.Erased[T, bool]), b.fullText.from(g.FullRowText, rowdata.Erased[T, string]))
	g.core.Contents.Funcs.Set(contents.Funcs{
		FullRow:   b.fullRow.from(g.FullRow, b.erasedFullRow),
		HasDetail: b.hasDetail.from(g.HasDetail, rowdata.Erased[T, bool]),
		RowHeight: b.rowHeight.from(g.RowHeight, rowdata.Erased[T, unit.Dp]),
		Detail:    b.detail.from(g.Detail, b.erasedDetail),
		RowStyle:  b.rowStyle.from(g.RowStyle, erasedRowStyle[T]),
		CellStyle: b.cellStyle.from(g.CellStyle, ofCell[T, theme.CellStyle]),
		Tooltip:   b.tooltip.from(g.Tooltip, ofCell[T, string]),
	})
}

// ofCell returns f as a function of cells with untyped rows, nil if f is nil.
func ofCell[T, R any](f func(CellContext[T]) R) func(column.CellContext) R {
	if f == nil {
		return nil
	}
	return func(c column.CellContext) R { return f(contextOf[T](c)) }
}

func erasedRowStyle[T any](style func(RowContext[T]) theme.CellStyle) func(column.RowContext) theme.CellStyle {
	if style == nil {
		return nil
	}
	return func(c column.RowContext) theme.CellStyle { return style(rowContextOf[T](c)) }
}

func (b *binding[T]) erasedDetail(draw func(layout.Context, DetailContext[T]) layout.Dimensions) func(layout.Context, column.RowContext, int) layout.Dimensions {
	if draw == nil {
		return nil
	}
	return func(gtx layout.Context, c column.RowContext, width int) layout.Dimensions {
		return draw(gtx, DetailContext[T]{RowContext: rowContextOf[T](c), Width: width, core: &b.grid.core})
	}
}

func (b *binding[T]) erasedFullRow(draw func(layout.Context, FullRowContext[T]) layout.Dimensions) func(layout.Context, column.RowContext, int, bool) layout.Dimensions {
	if draw == nil {
		return nil
	}
	return func(gtx layout.Context, c column.RowContext, width int, entered bool) layout.Dimensions {
		return draw(gtx, FullRowContext[T]{RowContext: rowContextOf[T](c), Width: width, Entered: entered, core: &b.grid.core})
	}
}

func erasedNewRow[T any](make func(beside *T) T) func(rowdata.Row) rowdata.Row {
	if make == nil {
		return nil
	}
	return func(beside rowdata.Row) rowdata.Row {
		if beside.IsNil() {
			return rowdata.Of(make(nil))
		}
		return rowdata.Of(make(rowdata.Ptr[T](beside)))
	}
}

func erasedCopyRow[T any](copied func(T) T) func(rowdata.Row) rowdata.Row {
	if copied == nil {
		return nil
	}
	return func(row rowdata.Row) rowdata.Row { return rowdata.Of(copied(*rowdata.Ptr[T](row))) }
}

func erasedValidateRow[T any](check func(old, now T) []events.CellError) func(old, now rowdata.Row) []events.CellError {
	if check == nil {
		return nil
	}
	return func(old, now rowdata.Row) []events.CellError {
		return check(*rowdata.Ptr[T](old), *rowdata.Ptr[T](now))
	}
}

func erasedChildren[T any](children func(T) []T) func(rowdata.Row) rowdata.Slice {
	if children == nil {
		return nil
	}
	return func(row rowdata.Row) rowdata.Slice { return &rowdata.SliceOf[T]{Rows: children(*rowdata.Ptr[T](row))} }
}

func erasedLoad[T any](load func(context.Context, T) ([]T, error)) func(context.Context, rowdata.Row) (rowdata.Slice, error) {
	if load == nil {
		return nil
	}
	return func(ctx context.Context, row rowdata.Row) (rowdata.Slice, error) {
		rows, err := load(ctx, *rowdata.Ptr[T](row))
		return &rowdata.SliceOf[T]{Rows: rows}, err
	}
}

// ColumnSlice returns the address and the length of the slice of columns, by which the core detects a new slice.
func (b *binding[T]) ColumnSlice() (data unsafe.Pointer, n int) {
	return unsafe.Pointer(unsafe.SliceData(b.grid.Columns)), len(b.grid.Columns)
}

// RowEvent returns the event, with its row, of a raw event of a cell.
func (b *binding[T]) RowEvent(raw report.Raw, c column.CellContext) events.Event {
	cell := contextOf[T](c)
	switch raw.Kind {
	case report.CellClick:
		return CellClicked[T]{Cell: cell, Click: raw.Click}
	case report.RowClick:
		return RowClicked[T]{Cell: cell, Click: raw.Click}
	case report.RowDoubleClick:
		return RowClicked[T]{Cell: cell, Click: raw.Click, Double: true}
	case report.Key:
		return CellKeyDown[T]{Cell: cell, Key: raw.Key, handled: b.grid.core.KeyHandled()}
	}
	return nil
}

// EditedEvent returns the CellsEdited event with the edited rows.
func (b *binding[T]) EditedEvent(ev edit.CellsEdited) events.Event {
	return CellsEdited[T]{
		By: ev.By, changes: ev.Changes, pending: ev.Pending,
		Rows: slices.Clone(ev.Rows.Rows.(*rowdata.SliceOf[T]).Rows), RowIDs: slices.Clone(ev.Rows.Ids),
	}
}

// InsertedEvent returns the RowsInserted event with the inserted rows.
func (b *binding[T]) InsertedEvent(ev edit.RowsInserted) events.Event {
	return RowsInserted[T]{
		Rows: slices.Clone(ev.Rows.(*rowdata.SliceOf[T]).Rows), RowIDs: ev.IDs, BesideRowIDs: ev.Beside, Where: ev.Where, Copies: ev.Copies, do: ev.Do,
	}
}

// gridCaller reads the columns and floating rows of a Grid for the core.
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

// component is a struct that embeds a Grid and has fields that control fields of the Grid. The Grid calls sync
// whenever it reads its own fields, so that Update, New and Layout may be called in any order.
type component interface {
	// sync sets the fields of the Grid from the fields of the component. If these have not changed, it changes and
	// allocates nothing.
	sync()
}

// within makes c the component that embeds the Grid, and returns the Grid.
func (g *Grid[T]) within(c component) *Grid[T] {
	g.outer = c
	g.bind()
	return g
}
