// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
)

// renameRow has what is kept of a row by its id follow it to another one.
func (g *core) renameRow(r rowRename) {
	e := &g.engine
	for _, id := range [...]*string{&e.focus.rowID, &e.scroll.Anchor.Key, &e.pins.reveal, &g.editing.edits.reveal.rowID, &g.selection.State.Anchor.ID} {
		if *id == r.from {
			*id = r.to
		}
	}
	if !g.Selection.Controlled {
		g.Selection.Rows.Rename(r.from, r.to)
	}
	if !g.Expansion.Controlled {
		g.Expansion.Rows.Rename(r.from, r.to)
	}
	if !g.Details.Controlled {
		g.Details.Rows.Rename(r.from, r.to)
	}
	if p := &g.RowPins; !p.Controlled {
		p.Top, p.Bottom = renamedIn(p.Top, r), renamedIn(p.Bottom, r)
	}
	if s := &g.RowSizing; !s.Controlled && s.Heights[r.from] > 0 {
		ev := events.RowSizingChanged{Heights: map[string]unit.Dp{r.to: s.Heights[r.from], r.from: 0}}
		ev.Apply(s)
	}
	if cells, ok := g.editing.edits.refused[r.from]; ok {
		delete(g.editing.edits.refused, r.from)
		g.editing.edits.refused[r.to] = cells
	}
	e.ask.report.Emit(events.RowRenamed{From: r.from, To: r.to})
}

// renamedIn is a list with the new id of a row in place of its old one. The list itself
// stays as it is.
func renamedIn(ids []string, r rowRename) []string {
	i := slices.Index(ids, r.from)
	if i < 0 {
		return ids
	}
	ids = slices.Clone(ids)
	ids[i] = r.to
	return ids
}
