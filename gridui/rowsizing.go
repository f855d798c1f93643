// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// resizeRow gives a row, by its number, another height as a user does, 0 being its own.
func (g *core) resizeRow(row coord.Pos, h unit.Dp) {
	if h = g.RowSizing.Clamp(h); h == g.engine.view.Heights.Given(row) {
		return
	}
	ev := events.RowSizingChanged{Heights: map[string]unit.Dp{g.data.RowID(row): h}}
	if !g.RowSizing.Controlled {
		ev.Apply(&g.RowSizing)
		g.engine.heightsOf = viewport.HeightsKeyOf(g.RowSizing.Heights)
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
	if from == e.heightsOf {
		return
	}
	e.heightsOf = from
	if e.view.Count <= viewport.FewRows {
		e.view.Sizes.Resize() // of more, those on the screen are measured in any case
	}
}
