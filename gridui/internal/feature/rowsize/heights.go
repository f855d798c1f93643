// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsize

import (
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/override"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// resizeRow sets the height of a row by its number as if users had sized it; 0 restores its natural height.
func (f *Feature) resizeRow(row coord.Pos, h unit.Dp) {
	if h = settings.ClampHeight(f.Options, h); h == f.Viewport.Heights.Given(row) {
		return
	}
	ev := events.RowSizingChanged{Heights: map[string]unit.Dp{f.Dataset.RowID(row): h}}
	if !f.Options.Controlled {
		f.put(ev.Heights)
		f.heights = viewport.HeightsKeyOf(f.Options.Heights)
		if row >= 0 { // pinned rows are measured in each frame
			f.Sizes.SetEstimate(row)
		}
	}
	f.Report.Emit(ev)
}

// resizeRows sets the height of rows by their ids as if users had sized them; 0 restores their natural heights.
// Follow applies it.
func (f *Feature) resizeRows(ids []string, h unit.Dp) {
	h = settings.ClampHeight(f.Options, h)
	ev := events.RowSizingChanged{Heights: map[string]unit.Dp{}}
	for _, id := range ids {
		if f.Options.Heights[id] != h {
			ev.Heights[id] = h
		}
	}
	if len(ev.Heights) == 0 {
		return
	}
	if !f.Options.Controlled {
		f.put(ev.Heights)
	}
	f.Report.Emit(ev)
}

// put sets heights by the ids of rows; 0 restores the natural height.
func (f *Feature) put(heights map[string]unit.Dp) {
	f.Options.Heights = override.Sizes(f.Options.Heights, heights)
}

// Follow applies changed heights. It runs after the rows have been brought up to date: the sizes refer to the
// current rows, which may be fewer than in the last frame.
func (f *Feature) Follow() {
	from := viewport.HeightsKeyOf(f.Options.Heights)
	if from == f.heights {
		return
	}
	f.heights = from
	if f.Viewport.Count <= viewport.FewRows {
		f.Sizes.Resize() // of more rows, the visible ones are measured in any case
	}
}

// RenameRow keeps the height of a row that gets another id.
func (f *Feature) RenameRow(r edit.Rename) {
	if o := f.Options; !o.Controlled && o.Heights[r.From] > 0 {
		f.put(map[string]unit.Dp{r.To: o.Heights[r.From], r.From: 0})
	}
}
