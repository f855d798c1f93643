// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"reflect"
	"slices"

	"gioui.org/io/event"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// Surrounder is an extension that takes room around the grid. Surround lays out the grid in its
// place, exactly once, with the remaining constraints, and returns the size of both. It also lays
// out a hidden grid, into operations that it drops, so that rows are read and loaded as if the grid
// were visible. Of several extensions the first is the innermost.
type Surrounder interface {
	Surround(gtx layout.Context, grid layout.Widget) layout.Dimensions
}

// extensions connects the extensions that a program has listed.
type extensions struct {
	grid  *Grid
	wired []any
	// around lays out the grid with its surroundings, nil if there are none.
	around layout.Widget
}

// layout lays out the grid with its surroundings.
func (e *extensions) layout(gtx layout.Context) layout.Dimensions {
	if e.around == nil {
		return e.grid.layoutSelf(gtx)
	}
	return e.around(gtx)
}

// Surround lets an extension take room around the grid.
func (g *Grid) Surround(s Surrounder) {
	inner := g.extensions.around
	if inner == nil {
		inner = g.layoutSelf
	}
	g.extensions.around = func(gtx layout.Context) layout.Dimensions { return s.Surround(gtx, inner) }
}

// KeyFilters returns the filters of the events that the cells read now.
func (g *Grid) KeyFilters() []event.Filter {
	in := &g.input
	return in.keyFilters.Of(in.wantedKeys(), in.Options.Keys.Bind, in.menus.cells.Shortcuts(), in.Pointer.Tag(), in.Typing.Tag())
}

// AppendKeys appends the keys of features and of the menu of cells that are not among the bindings of the grid.
func (g *Grid) AppendKeys(dst []feature.KeyHelp) []feature.KeyHelp {
	return g.Features.AppendKeys(g.input.menus.cells.AppendKeys(dst))
}

// sync connects new extensions.
func (e *extensions) sync() {
	for i := 0; ; i++ {
		x := e.grid.typed.Extension(i)
		if x == nil {
			return
		}
		if i < len(e.wired) && e.wired[i] == x || slices.Contains(e.wired, x) {
			continue
		}
		e.wired = append(e.wired, x)
		e.grid.typed.Extend(x)
	}
}

// Owner holds the grid that an extension belongs to. The zero value holds none.
type Owner struct{ grid *Grid }

// Take makes a grid the owner of an extension. If another grid is the owner, it reports the problem
// and returns false.
func (o *Owner) Take(g *Grid, extension any) bool {
	if o.grid != nil && o.grid != g {
		name := reflect.TypeOf(extension).String()
		g.Report.Problem("extension "+name, "the extension %s belongs to another grid; each grid needs one of its own", name)
		return false
	}
	o.grid = g
	return true
}

// Grid returns the owner, nil if there is none yet.
func (o *Owner) Grid() *Grid { return o.grid }

// The places of the features that every grid has, and of optional parts: features of lower places paint and get
// input first.
const (
	atCells feature.Place = iota
	atClipboard
	atExport
	atSpans
	atFullRows
	atHighlight
	atRanges
	atMarks
	atRowDrag
	atColumnMoves
	atColumnSizes
	atColumnFit
	atColumnHistory
	atViews
	atRows
	atPaging
	atStatusBar
	atRangeMove
	atReady
	atFind
	atScrollMarks
	atGoToRow
	atGoToColumn
	atTypeAhead
	atColumnName
	atFollow
	atColumnList
	atHeaderMenu
	atHeader
	atRowFilters
	atFilters
	atRowInsert
	atRowEdit
	atNewRow
	atZoom
	atGiveWay
	atSortBy
	atGroups
	atTrees
	atSemantics
	atTexts
	atSheet
	atDebug
	atExtensions // and the grid's own behaviour
	places
)

// An Optional is a part of a grid that a program links only if it names the part, or calls a method that needs it.
type Optional struct {
	at feature.Place
	// wire connects the features of the part. It returns what Bring returns, not nil.
	wire func(*Wiring) any
}

// optional holds the optional parts that a grid has, by their places.
type optional struct {
	wiring Wiring
	parts  [places]any
}

// Bring connects an optional part with the grid, unless the grid has it, and returns its feature.
func (g *Grid) Bring(o *Optional) any {
	part := &g.optional.parts[o.at]
	if *part == nil {
		last := g.Features.At(o.at)
		*part = o.wire(&g.optional.wiring)
		g.brought = true
		g.Features.At(last)
	}
	return *part
}

// CopyCell returns the function that takes the copy of a cell for the clipboard. shown is the text that the cell
// shows, which is also the copy if the grid has no clipboard. ok is false if the cell may not be copied.
func (g *Grid) CopyCell(at viewport.Address, shown string) (take func() string, ok bool) {
	type copier interface {
		CopyCell(at viewport.Address, shown string) (take func() string, ok bool)
	}
	if c, ok := g.optional.parts[atClipboard].(copier); ok {
		return c.CopyCell(at, shown)
	}
	return func() string { return shown }, true
}
