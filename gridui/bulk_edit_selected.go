// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// clear clears the selected rows, or else the cell at a place.
func (g *core) clear(at viewport.Address) {
	if g.selection.None() {
		g.clearCell(at)
		return
	}
	if err := g.clearing(at).Start(); err != nil {
		g.editing.EditRefused(err)
	}
}

// clearing is an edit that clears what Copy copies, where it can be edited.
func (g *core) clearing(at viewport.Address) *edit.Bulk {
	var columns []*column.Def
	s := g.data.Snapshots.Page()
	for _, c := range s.Cols {
		if c.Set != nil {
			columns = append(columns, c.Def)
		}
	}
	b := g.editing.NewBulk(events.EditCleared, s, columns, make([]any, len(columns)))
	b.Commit.Skip = true
	id := g.engine.view.RowIDAt(at)
	b.Least, b.Few = 1, func() error {
		if g.engine.view.RowIDAt(at) == id {
			g.clearCell(at)
		}
		return nil
	}
	b.Made = func() {
		if len(b.Commit.Cells) == 0 {
			g.editing.EditRefused(b.Refused)
		}
	}
	b.Ended = g.editing.EditRefused
	return b
}

// cut copies what Copy does and clears it, once it is copied.
func (g *core) cut(at viewport.Address) {
	if g.selection.None() {
		if g.editable(at) {
			g.copyFocused()
			g.clearCell(at)
		}
		return
	}
	b := g.clearing(at)
	g.copyCells(false)
	g.jobs.copyThen = func() {
		if err := b.Start(); err != nil {
			g.editing.EditRefused(err)
		}
	}
}
