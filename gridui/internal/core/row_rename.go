// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"slices"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/edit"
)

// RenameRow has what is kept of a row by its id follow it to another one.
func (s *rowSync) RenameRow(r edit.Rename) {
	for _, id := range [...]*string{&s.Focus.RowID, &s.Selection.State.Anchor.ID} {
		if *id == r.From {
			*id = r.To
		}
	}
	s.Editing.State.Rename(r)
	s.Features.CellEdit.Requests.Rename(r.From, r.To)
	s.View.RenameRow(r.From, r.To)
	if !s.Options.Selection.Controlled {
		s.Options.Selection.Rows.Rename(r.From, r.To)
	}
	if !s.Options.Expansion.Controlled {
		s.Options.Expansion.Rows.Rename(r.From, r.To)
	}
	if !s.Options.Details.Controlled {
		s.Options.Details.Rows.Rename(r.From, r.To)
	}
	if p := &s.Options.RowPins; !p.Controlled {
		p.Top, p.Bottom = renamedIn(p.Top, r), renamedIn(p.Bottom, r)
	}
	if o := &s.Options.RowSizing; !o.Controlled && o.Heights[r.From] > 0 {
		ev := events.RowSizingChanged{Heights: map[string]unit.Dp{r.To: o.Heights[r.From], r.From: 0}}
		ev.Apply(o)
	}
	s.Report.Emit(events.RowRenamed{From: r.From, To: r.To})
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
