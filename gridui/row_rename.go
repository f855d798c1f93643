// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/edit"
)

// renameRow has what is kept of a row by its id follow it to another one.
func (g *core) renameRow(r edit.Rename) {
	e := &g.engine
	for _, id := range [...]*string{&e.focus.RowID, &g.editing.State.Reveal.RowID, &g.selection.State.Anchor.ID} {
		if *id == r.From {
			*id = r.To
		}
	}
	e.view.RenameRow(r.From, r.To)
	if !g.Selection.Controlled {
		g.Selection.Rows.Rename(r.From, r.To)
	}
	if !g.Expansion.Controlled {
		g.Expansion.Rows.Rename(r.From, r.To)
	}
	if !g.Details.Controlled {
		g.Details.Rows.Rename(r.From, r.To)
	}
	if p := &g.RowPins; !p.Controlled {
		p.Top, p.Bottom = renamedIn(p.Top, r), renamedIn(p.Bottom, r)
	}
	if s := &g.RowSizing; !s.Controlled && s.Heights[r.From] > 0 {
		ev := events.RowSizingChanged{Heights: map[string]unit.Dp{r.To: s.Heights[r.From], r.From: 0}}
		ev.Apply(s)
	}
	if cells, ok := g.editing.State.Refused[r.From]; ok {
		delete(g.editing.State.Refused, r.From)
		g.editing.State.Refused[r.To] = cells
	}
	e.ask.report.Emit(events.RowRenamed{From: r.From, To: r.To})
}

// renamedIn is a list with the new id of a row in place of its old one. The list itself
// stays as it is.
func renamedIn(ids []string, r edit.Rename) []string {
	i := slices.Index(ids, r.From)
	if i < 0 {
		return ids
	}
	ids = slices.Clone(ids)
	ids[i] = r.To
	return ids
}
