// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"reflect"
	"strconv"
	"unsafe"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
)

// sizedRow is the height that a row was given, or 0; resizeRow gives it one, 0 its
// own.
func (g *core) sizedRow(row int) unit.Dp {
	if len(g.RowSizing.Heights) == 0 || !g.data.HasRow(row) {
		return 0
	}
	if g.data.Funcs.RowID == nil && !g.data.Outlined() {
		var buf [20]byte // an id that is a number is not made into a string in each frame
		id := strconv.AppendInt(buf[:0], int64(g.data.SourceOf(row)), 10)
		return g.RowSizing.Clamp(g.RowSizing.Heights[string(id)])
	}
	return g.RowSizing.Clamp(g.RowSizing.Heights[g.data.RowID(row)])
}

func (g *core) resizeRow(row int, h unit.Dp) {
	if h = g.RowSizing.Clamp(h); h == g.sizedRow(row) {
		return
	}
	ev := events.RowSizingChanged{Heights: map[string]unit.Dp{g.data.RowID(row): h}}
	if !g.RowSizing.Controlled {
		ev.Apply(&g.RowSizing)
		g.engine.rowSizes.from = heightsOf(g.RowSizing.Heights)
		if row >= 0 { // pinned rows are measured in each frame
			g.engine.rows.Set(row, g.engine.sizeGuess(row))
		}
	}
	g.report.Emit(ev)
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
func (g *core) followRowSizing() {
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
