// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnhistory"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// CanUndo reports whether there is a step to be taken back, CanRedo one to be taken
// again.
func (g *Grid[T]) CanUndo() bool { return g.bound().CanUndo() }

func (g *core) CanUndo() bool {
	return len(g.editing.State.History.Done) > 0 || g.engine.features.columnHistory.HasChange()
}

// CanRedo is CanUndo for Redo.
func (g *Grid[T]) CanRedo() bool { return g.bound().CanRedo() }

func (g *core) CanRedo() bool { return len(g.editing.State.History.Undone) > 0 }

// Undo takes back the latest step: an edit, a paste, rows added, deleted or moved, or
// columns moved, pinned, resized, shown or hidden. It brings what changed into view
// and reports whether there was anything. Sorting, filters, pages, selection and focus
// are no steps, nor are changes where their features are Controlled; of Editing they
// are, once they are accepted.
//
// A step whose rows are gone is left out for the one before it, and an EditRefused
// event tells so. Steps are kept where Editing is on.
func (g *Grid[T]) Undo() bool { return g.bound().Undo() }

func (g *core) Undo() bool { return g.travel(false) }

// Redo takes again what Undo took back last. Any other step ends that.
func (g *Grid[T]) Redo() bool { return g.bound().Redo() }

func (g *core) Redo() bool { return g.travel(true) }

func (g *core) travel(redo bool) bool {
	g.prepare(layout.Context{})
	h := &g.editing.State.History
	from, to := &h.Done, &h.Undone
	if redo {
		from, to = to, from
	}
	for len(*from) > 0 {
		last := len(*from) - 1
		s := (*from)[last]
		(*from)[last] = nil
		*from = (*from)[:last]
		if err := h.Take(s, redo); err != nil {
			row, _ := s.Place()
			g.data.Changes.Refuse(row, err)
			continue
		}
		*to = append(*to, s)
		g.show(s, redo)
		return true
	}
	return false
}

// show tells of a step and has the cell that it changed brought into view.
func (g *core) show(s edit.Step, redo bool) {
	row, column := s.Place()
	if row != "" && column == "" {
		column = g.engine.focus.columnID
	}
	ev := events.Undone{Redo: redo, RowID: row, ColumnID: column}
	if s, ok := s.(*columnhistory.Step); ok {
		ev.ColumnIDs = s.ColumnIDs()
	}
	g.report.push(rawEvent{ev: ev, step: s})
	g.editing.State.Reveal = edit.Revealed{RowID: row, ColumnID: column}
}

// revealEdit gives the focus to the cell of a step, on whatever page it is.
func (g *core) revealEdit() {
	r := g.editing.State.Reveal
	if r.RowID == "" || len(g.data.Changes.Waiting) > 0 || g.data.Order.Job != nil || g.data.StaleRows {
		return
	}
	g.editing.State.Reveal = edit.Revealed{}
	record := g.data.RecordByID(r.RowID)
	if record < 0 || g.data.Order.Gone.Has(record) {
		return
	}
	col := g.engine.cols.Find(r.ColumnID)
	if col < 0 {
		col = max(g.engine.focus.col, 0)
	}
	if row, ok := g.data.PinnedNumber(record); ok {
		g.engine.moveFocus(g.engine.view.AddressOf(row, col), showNothing)
		g.engine.view.Bands.Reveal(r.RowID)
		g.ScrollToColumn(r.ColumnID)
		return
	}
	at := record
	if g.data.Order.On {
		at = g.data.Order.Model.Index(record)
	}
	if at < 0 {
		return // filtered out, or below a row that is closed
	}
	if v := g.data.Page(); v.On && (at < g.data.Order.Lo || at >= g.data.Order.Hi) {
		g.editing.State.Reveal = r
		g.engine.features.paging.TurnTo(at / max(v.Size, 1))
		if g.data.Page().Index != at/max(v.Size, 1) {
			g.editing.State.Reveal = edit.Revealed{}
		}
		return
	}
	row := g.data.BodyPlace(at)
	g.engine.moveFocus(viewport.Address{Band: layoutx.Body, Row: row, Col: col}, showNothing)
	g.ScrollToRow(row, ScrollNearest)
	g.ScrollToColumn(r.ColumnID)
}
