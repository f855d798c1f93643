// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/edit"
)

// RenameRow has what is kept of a row by its id follow it to another one.
func (s *rowSync) RenameRow(r edit.Rename) {
	s.Focus.RenameRow(r.From, r.To)
	s.Selection.RenameRow(r.From, r.To)
	s.Features.RenameRow(r)
	s.View.RenameRow(r.From, r.To)
	if !s.Options.Selection.Controlled {
		s.Options.Selection.Rows.Rename(r.From, r.To)
	}
	if !s.Options.Expansion.Controlled {
		s.Options.Expansion.Rows.Rename(r.From, r.To)
	}
	s.Editing.RenameRow(r)
	s.Report.Emit(events.RowRenamed{From: r.From, To: r.To})
}
