// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/io/event"
	"gioui.org/io/key"

	"github.com/giogrid/giogrid/gridui/internal/celltext"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/headmarks"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/sheet"
	"github.com/giogrid/giogrid/gridui/internal/textinput"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// engine is a grid without its row type: everything between input and paint.
type engine struct {
	ask  *core
	cols column.Set
	// view is what is on the screen and where.
	view viewport.Viewport
	// text draws the text of cells.
	text celltext.Layer

	// marks are what headers show beside their text.
	marks headmarks.Marks

	features features

	// atTop says that the first row was at the top when the order changed, moved
	// which row the scroll position was at; turned that another page shows.
	atTop   bool
	turned  dataset.Turning
	moved   movedRows
	updated bool

	// heightsOf is the map that the heights which users give to rows were taken from.
	heightsOf viewport.HeightsKey
	draw      draw.Painter

	focus focus.Focus
	// typing is the field that has the keyboard of the grid.
	typing   textinput.Field
	pointer  host.Pointer
	scroller host.Scroller
	key      pendingKey
	buttons  ui.Buttons
	// control is the tag of the button or list that has the keyboard, nil for none.
	control event.Tag
	// controls are all of them, gathered where that is asked.
	controls []event.Tag

	sheet sheet.Sheet

	styleKey styleKey

	buf []byte

	// keyFilters are the filters of the events that the cells read.
	keyFilters host.KeyFilters
}

// pendingKey is a key that was announced to the caller and waits for the grid.
type pendingKey struct {
	event   key.Event
	waiting bool
	handled bool
}

// columnsChanged notes that the columns changed, or only their places.
func (e *engine) columnsChanged(given bool) {
	e.view.Widths.Forget(given)
	e.focus.SyncColumns()
	e.features.SyncColumns()
	e.pointer.Hover.At = viewport.NoCell
	e.features.tooltip.Clear()
}

// movedRows is the row of the source that the scroll position is at while the order
// changes: it is the same row after it, with no search.
type movedRows struct {
	set    bool
	anchor coord.Item
	// over says that the order has changed: what the scroll position counts are other
	// rows from then on, until syncRows has found its row again.
	over bool
}

// syncRows follows a change of the rows: state that belongs to a row stays with
// its id.
func (e *engine) syncRows() {
	n := e.ask.data.ShownCount()
	if !e.ask.data.StaleRows && n == e.view.Count {
		e.moved = movedRows{}
		e.focus.Unhold()
		return
	}
	e.ask.data.StaleRows = false
	e.ask.data.RowsRev++
	e.features.tooltip.Clear()
	if n != e.view.Count || e.view.MeasuresRows() {
		e.view.Count = n
		e.view.Sizes.Resize()
	}
	if !e.features.rowDrag.RestoreScreen() {
		e.view.Scroll.RestoreRow(&e.view.RowAxis, e.view.BodyHeight(), e.findAnchor)
	}
	if e.atTop || e.turned != dataset.TurnNone {
		e.view.ScrollTo(0)
	}
	e.focus.SyncRows(e.turned == dataset.TurnOver)
	e.atTop, e.turned, e.moved = false, dataset.TurnNone, movedRows{}
	e.ask.data.Searching.Start(e.focus.RowID)
}

// findAnchor is where the row shows that the scroll position is at.
func (e *engine) findAnchor(id string) (coord.Pos, bool) {
	i, ok := coord.NoPos, false
	if e.moved.set && e.moved.anchor >= 0 {
		i = e.ask.data.NearestOf(e.moved.anchor.Record())
		ok = i >= 0
	} else {
		i, ok = e.ask.data.FindRow(id, e.view.Scroll.Row())
		if !ok && !e.atTop && e.turned == dataset.TurnNone {
			e.ask.data.Searching.MissAnchor(id, e.view.Scroll.Anchor.Inside)
		}
	}
	if ok && e.view.MeasuresRows() {
		e.view.Sizes.SetEstimate(i)
	}
	return i, ok
}

// holdOrder notes where the screen and the focus stand before the order changes.
func (e *engine) holdOrder() {
	if e.view.Count == 0 || e.moved.over || !e.ask.data.HasRow(e.view.Scroll.Row()) {
		return
	}
	e.atTop = e.view.ScrollOffset() == 0
	e.view.Scroll.HoldRow(e.ask.data.RowID)
	e.moved = movedRows{set: true, anchor: e.ask.data.SourceOf(e.view.Scroll.Row())}
	e.focus.Hold()
}
