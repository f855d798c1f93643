// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"fmt"
	"log/slog"
	"reflect"

	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/layoutx"
)

// Grid is the state of a data grid over rows of type T. The caller owns it; its
// address is its identity, so it must not be copied once it was laid out. The
// zero value is an empty grid. Its fields may be changed between frames.
type Grid[T any] struct {
	// Columns are shown in this order, but for those of Pinning. Give the field a
	// new slice to change them, or call Refresh after changing a column in place.
	Columns []Column[T]
	// RowID names a row. Ids must be unique and must not change; state such as
	// the focus stays with them when rows come, go or move. nil: the index is
	// the id.
	RowID func(T) string
	// Floating rows stay at the top and the bottom while the body scrolls.
	Floating Floating[T]
	// Sorting orders the rows, Filtering leaves some out.
	Sorting   Sorting
	Filtering Filtering
	// Tree puts rows below other rows, Grouping rows with equal values together;
	// Expansion says which of them are open.
	Tree      Tree[T]
	Grouping  Grouping
	Expansion Expansion
	// Detail draws what opens below a row, across the whole grid, under the rule of
	// gtx.Constraints: as wide as the grid and as high as it likes. It may hold any
	// widgets, another Grid among them; their state is the caller's, kept by
	// DetailContext.RowID. nil: rows have no detail. HasDetail says which rows have one;
	// nil: all. Details says which are open.
	Detail    func(gtx layout.Context, c DetailContext[T]) layout.Dimensions
	HasDetail func(T) bool
	Details   Details
	// RowHeight is the height of a row's cells; 0 and less: that of the style. It is
	// asked for what is on the screen, must be quick and pure, and may answer
	// differently in each frame.
	RowHeight func(T) unit.Dp
	// RowSizing gives rows heights of their own, by users.
	RowSizing RowSizing
	// Paging shows the rows page by page, with a bar below them.
	Paging Paging
	// Selection marks rows, those that Selectable allows; nil: all. Selectable must be
	// pure and may be called from another goroutine, as RowID may; call Refresh when
	// it comes to answer differently.
	Selection  Selection
	Selectable func(T) bool
	// Flash tints cells that changed.
	Flash Flash
	// RowDrag lets users move rows.
	RowDrag RowDrag
	// Pinning holds columns at the sides, Order puts them in another order, Sizing
	// gives them widths, Visibility shows and hides them, Collapsing closes header
	// groups.
	Pinning    Pinning
	Order      Order
	Sizing     Sizing
	Visibility Visibility
	Collapsing Collapsing
	// RowPins holds rows at the top and the bottom.
	RowPins RowPins
	// Persist keeps what users make of all that, for the next time the program runs.
	Persist Persistence
	// Editing says whether users can change cells.
	Editing Editing
	// Virtual says which rows and columns are laid out; zero: those on the screen.
	Virtual Virtual
	// Loading shows that rows are on their way.
	Loading Loading
	// Menu is the context menu of the cells, HeaderMenu that of the headers.
	Menu       ContextMenu[T]
	HeaderMenu HeaderMenu
	// Keys changes what keys do.
	Keys Keys
	// Hints says when tooltips appear; zero: for text that is cut short, and
	// wherever Tooltip has something to say.
	Hints Hints

	// RowLook and CellLook are asked in each frame for what is on the screen;
	// CellLook's answer is laid over RowLook's. They must be quick and pure.
	RowLook  func(RowContext[T]) Look
	CellLook func(CellContext[T]) Look
	// Tooltip is the text to show when the pointer rests on a cell; empty: none.
	Tooltip func(CellContext[T]) string

	// Semantics says how much of the grid is described to assistive technology.
	Semantics Semantics
	// Debug draws stage timings, ranges and cache hits in a corner and logs them
	// through log/slog at debug level.
	Debug bool

	// Invalidate, where set, is called from another goroutine when work that ran
	// beside the frames has ended: set it to the window's Invalidate. Without it the
	// grid looks after such work every 50 ms.
	Invalidate func()

	engine engine
	rows   Rows[T]
	order  rowOrder[T]
	pinned pinnedRows
	defs   []*columnDef[T]
	source columnSource[T]
	told   map[string]bool
	keyed  bool
	menu   gridMenu[T]
	beside beside[T]
	picked picked[T]
	feed   *Feed[T]
	edits  edits[T]
	// fedAt is the frame that took what was posted to the feed.
	fedAt uint32
	// sized is what the widths of columns were taken from.
	sized sizingSource
	// firstPins are the pinned columns as the program set them.
	firstPins firstPins
	keeping   viewKeeping
}

// Gridder is a Grid or a component that embeds one.
type Gridder[T any] interface{ grid() *Grid[T] }

func (g *Grid[T]) grid() *Grid[T] { return g }

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
// Layout calls it for those who don't, and keeps the events for their next
// Update: the latest 1,024.
func (g *Grid[T]) Update(gtx layout.Context) (Event, bool) {
	g.prepare(gtx)
	for {
		if g.keyed {
			// The caller has seen the key: what it left is ours.
			g.keyed = false
			g.engine.finishKey(gtx)
		}
		if s, ok := g.engine.queue.pop(); ok {
			if ev := g.event(s); ev != nil {
				return ev, true
			}
			continue
		}
		if !g.engine.step(gtx) && !g.serve(gtx) {
			g.engine.updated = true
			return nil, false
		}
	}
}

// serve does what no event of the grid's own tags asks for, and says whether
// anything came of it.
func (g *Grid[T]) serve(gtx layout.Context) (some bool) {
	g.engine.longPress(gtx)
	some = g.updateMenu(gtx)
	some = g.engine.headMenuStep(gtx) || some
	return g.updateBeside(gtx) || some
}

// drain does what is left of Update when Layout begins.
func (g *Grid[T]) drain(gtx layout.Context) {
	g.prepare(gtx)
	for !g.engine.updated {
		g.keyed = false
		g.engine.finishKey(gtx)
		if !g.engine.step(gtx) {
			break
		}
	}
	if g.serve(gtx) {
		gtx.Execute(op.InvalidateCmd{}) // in the next frame the caller hears of it
	}
	g.engine.updated = false
	// The events may have changed what rows show in which order.
	g.prepare(gtx)
}

// prepare brings what is derived from the caller's fields up to date.
func (g *Grid[T]) prepare(gtx layout.Context) {
	g.engine.ask = g
	g.takePosted()
	g.resolveColumns()
	g.restoreViews()
	g.reorder(gtx)
	g.syncPins(gtx)
	g.loadShown()
	g.collapseAsked()
	g.followRowSizing()
	g.syncSelection(gtx)
	g.engine.sortKeys = g.shownKeys()
	g.engine.filtersOn = g.Filtering.Mode != FilterOff && len(g.Filtering.Columns) > 0
	g.engine.syncRows()
	g.followColumnSteps()
	g.revealEdit()
}

// event gives a signal its row.
func (g *Grid[T]) event(s signal) Event {
	switch s.kind {
	case signalReady:
		g.noteColumns(s.ev)
		return s.ev
	case signalKey:
		if !g.engine.isRow(s.at) {
			return nil
		}
		g.keyed = true
	}
	if g.ownRow(s.at) {
		return g.ownClick(s)
	}
	c, ok := g.context(s.at)
	if !ok {
		return nil
	}
	switch s.kind {
	case signalCellClick:
		return CellClicked[T]{Cell: c, Click: s.by}
	case signalRowClick:
		return RowClicked[T]{Cell: c, Click: s.by}
	case signalRowDouble:
		return RowDoubleClicked[T]{Cell: c, Click: s.by}
	case signalKey:
		return CellKeyDown[T]{Cell: c, Key: s.key, handled: &g.engine.key.handled}
	}
	return nil
}

// context makes the context of a cell, and says whether there is such a cell.
func (g *Grid[T]) context(at place) (c CellContext[T], ok bool) {
	if at.col < 0 || at.col >= len(g.engine.cols.leaves) {
		return c, false
	}
	row, ok := g.row(at.band, at.row)
	if !ok {
		return c, false
	}
	c.RowContext = g.rowContext(row, at)
	if at.band == layoutx.Body && g.outlined() {
		c.Depth = g.item(at.row).depth
	}
	leaf := &g.engine.cols.leaves[at.col]
	c.ColumnID, c.ColumnIndex = leaf.id, at.col
	c.Pinned = pinSide(leaf.pane)
	c.Focused, c.Editing = g.engine.focus.is(at), g.isEditing(at)
	c.value = g.defs[leaf.def].value
	return c, true
}

func (g *Grid[T]) rowContext(row T, at place) RowContext[T] {
	c := RowContext[T]{Row: row, RowIndex: at.row, Band: at.band, Hovered: g.engine.hover.isRow(at)}
	if number, ok := g.numberAt(at); ok {
		c.RowID = g.rowID(number)
		c.Selected = g.selectedRow(number)
		if at.band != layoutx.Body {
			c.RowIndex -= g.floatingCount(at.band)
		}
	}
	return c
}

// problem reports a wrong configuration, once for each key.
func (g *Grid[T]) problem(key string, format string, args ...any) {
	if g.told[key] {
		return
	}
	if g.told == nil {
		g.told = map[string]bool{}
	}
	g.told[key] = true
	err := fmt.Errorf("gridui: grid of %s: "+format, append([]any{reflect.TypeFor[T]()}, args...)...)
	slog.Warn(err.Error())
	g.engine.queue.push(signal{ev: ConfigProblem{Err: err}})
}
