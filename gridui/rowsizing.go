// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

func (g *core) resizeRow(row int, h unit.Dp) {
	if h = g.RowSizing.Clamp(h); h == g.engine.view.Heights.Given(row) {
		return
	}
	ev := events.RowSizingChanged{Heights: map[string]unit.Dp{g.data.RowID(row): h}}
	if !g.RowSizing.Controlled {
		ev.Apply(&g.RowSizing)
		g.engine.rowSizes.from = viewport.HeightsKeyOf(g.RowSizing.Heights)
		if row >= 0 { // pinned rows are measured in each frame
			g.engine.view.Sizes.SetEstimate(row)
		}
	}
	g.report.Emit(ev)
}

// syncRowSizing takes up other heights. It runs after syncRows: the sizes are those of
// the rows that show now, which may be fewer than in the last frame.
func (g *core) syncRowSizing() {
	e := &g.engine
	from := viewport.HeightsKeyOf(g.RowSizing.Heights)
	if from == e.rowSizes.from {
		return
	}
	e.rowSizes.from = from
	if e.view.Count <= viewport.FewRows {
		e.view.Sizes.Resize() // of more, those on the screen are measured in any case
	}
}

// rowSizes is what the engine keeps of heights that users give.
type rowSizes struct {
	from viewport.HeightsKey
	drag edgeDrag
	// edge is the edge under the mouse.
	edge rowEdge
	keys keyRepeat
}
