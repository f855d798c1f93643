// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"maps"
	"reflect"
	"strconv"
	"unsafe"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/override"
)

// RowSizing gives rows other heights than their own. The zero value gives none and
// leaves users none to give.
//
// Users drag the lower edge of a row's cells, within 48 dp of where reading starts and
// in utility columns; of rows that are pinned to the bottom, which grow upwards, the upper
// edge. A double click on it gives the row its own height back, Alt and Shift with the
// arrows down and up make the focused row taller and shorter. Fingers scroll there as
// anywhere.
type RowSizing struct {
	Mode RowSizingMode
	// Heights are the heights of rows by id, of their cells without their detail. They
	// stay with the rows when those are sorted, filtered, pinned or changed. A text that wraps
	// is cut short in a row that is too low for it. Ids of no row, and heights that are
	// not positive and finite, change nothing. Give the field a new map to change it,
	// or call Refresh after changing it in place; the grid itself never changes a map.
	Heights map[string]unit.Dp
	// Min is the least height; 0 = 16 dp.
	Min unit.Dp
	// Controlled proposes what a user does as a RowSizingChanged event and leaves
	// Heights to the caller.
	Controlled bool
}

// RowSizingMode says whether users can change the heights of rows.
type RowSizingMode uint8

const (
	RowSizeOff RowSizingMode = iota
	// RowSizeLive resizes the row while its edge is dragged.
	RowSizeLive
)

const (
	// rowLeast is the least height of a row where RowSizing sets none, rowMost what no
	// row is higher than.
	rowLeast = unit.Dp(16)
	rowMost  = unit.Dp(4000)
)

// RowSizingChanged says that rows were given other heights, or asks for it where
// RowSizing is Controlled. While an edge is dragged it comes with every move.
type RowSizingChanged struct {
	// Heights are the new heights by row id; 0 gives a row its own back.
	Heights map[string]unit.Dp
}

func (RowSizingChanged) gridEvent() {}

// Apply makes the change.
func (e RowSizingChanged) Apply(to *RowSizing) {
	heights := maps.Clone(to.Heights)
	if heights == nil {
		heights = map[string]unit.Dp{}
	}
	for id, h := range e.Heights {
		if h = override.Positive(h); h == 0 {
			delete(heights, id)
		} else {
			heights[id] = h
		}
	}
	to.Heights = heights
}

// bound is a height within the limits, 0 for one that is none.
func (s *RowSizing) bound(h unit.Dp) unit.Dp {
	if h = override.Positive(h); h == 0 {
		return 0
	}
	least := override.Positive(s.Min)
	if least == 0 {
		least = rowLeast
	}
	return min(max(h, least), rowMost)
}

// sizedRow is the height that a row was given, or 0; resizeRow gives it one, 0 its
// own.
func (g *Core) sizedRow(row int) unit.Dp {
	if len(g.RowSizing.Heights) == 0 || !g.hasRow(row) {
		return 0
	}
	if g.funcs.rowID == nil && !g.outlined() {
		var buf [20]byte // an id that is a number is not made into a string in each frame
		id := strconv.AppendInt(buf[:0], int64(g.sourceOf(row)), 10)
		return g.RowSizing.bound(g.RowSizing.Heights[string(id)])
	}
	return g.RowSizing.bound(g.RowSizing.Heights[g.rowID(row)])
}

func (g *Core) resizeRow(row int, h unit.Dp) {
	if h = g.RowSizing.bound(h); h == g.sizedRow(row) {
		return
	}
	ev := RowSizingChanged{Heights: map[string]unit.Dp{g.rowID(row): h}}
	if !g.RowSizing.Controlled {
		ev.Apply(&g.RowSizing)
		g.engine.rowSizes.from = heightsOf(g.RowSizing.Heights)
		if row >= 0 { // pinned rows are measured in each frame
			g.engine.rows.Set(row, g.engine.sizeGuess(row))
		}
	}
	g.report.emit(ev)
}

// heightsSource is the map that the heights were taken from.
type heightsSource struct {
	at unsafe.Pointer
	n  int
}

func heightsOf(m map[string]unit.Dp) heightsSource {
	return heightsSource{reflect.ValueOf(m).UnsafePointer(), len(m)}
}

// followRowSizing takes up other heights. It runs after syncRows: the sizes are those of
// the rows that show now, which may be fewer than in the last frame.
func (g *Core) followRowSizing() {
	e := &g.engine
	from := heightsOf(g.RowSizing.Heights)
	if from == e.rowSizes.from {
		return
	}
	e.rowSizes.from = from
	if e.n <= fewRows {
		e.resize() // of more, those on the screen are measured in any case
	}
}

// rowSizes is what the engine keeps of heights that users give.
type rowSizes struct {
	from heightsSource
	drag edgeDrag
	// edge is the edge under the mouse.
	edge rowEdge
	keys keyRepeat
}

// sizedHeight is the height in pixels that a row's cells were given, or 0.
func (e *engine) sizedHeight(row int) int {
	if !e.details.options.given {
		return 0
	}
	return px(e.details.gtx, e.ask.sizedRow(row))
}
