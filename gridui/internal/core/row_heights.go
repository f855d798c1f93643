// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// resizeRow gives a row, by its number, another height as a user does, 0 being its own.
func (r *rowSync) resizeRow(row coord.Pos, h unit.Dp) {
	if h = r.Options.RowSizing.Clamp(h); h == r.View.Heights.Given(row) {
		return
	}
	ev := events.RowSizingChanged{Heights: map[string]unit.Dp{r.Data.RowID(row): h}}
	if !r.Options.RowSizing.Controlled {
		ev.Apply(&r.Options.RowSizing)
		r.heightsOf = viewport.HeightsKeyOf(r.Options.RowSizing.Heights)
		if row >= 0 { // pinned rows are measured in each frame
			r.View.Sizes.SetEstimate(row)
		}
	}
	r.Report.Emit(ev)
}

// resizeRows gives rows, by their ids, another height as a user does, 0 being their own.
// syncRowSizing takes it up.
func (r *rowSync) resizeRows(ids []string, h unit.Dp) {
	h = r.Options.RowSizing.Clamp(h)
	ev := events.RowSizingChanged{Heights: map[string]unit.Dp{}}
	for _, id := range ids {
		if r.Options.RowSizing.Heights[id] != h {
			ev.Heights[id] = h
		}
	}
	if len(ev.Heights) == 0 {
		return
	}
	if !r.Options.RowSizing.Controlled {
		ev.Apply(&r.Options.RowSizing)
	}
	r.Report.Emit(ev)
}

// syncRowSizing takes up other heights. It runs after syncRows: the sizes are those of
// the rows that show now, which may be fewer than in the last frame.
func (r *rowSync) syncRowSizing() {
	from := viewport.HeightsKeyOf(r.Options.RowSizing.Heights)
	if from == r.heightsOf {
		return
	}
	r.heightsOf = from
	if r.View.Count <= viewport.FewRows {
		r.View.Sizes.Resize() // of more, those on the screen are measured in any case
	}
}
