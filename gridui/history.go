// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// historyStep is something that a user did and that can be taken back, as one. It
// names rows and columns by their ids, so that it holds whatever shows and in
// whichever order.
type historyStep interface {
	// undo takes the step back, redo takes it again. An error says that it cannot be,
	// and nothing has changed.
	undo() error
	redo() error
	// place is a cell that the step changed, to be brought into view; ids are empty
	// where there is none.
	place() (rowID, columnID string)
}

// history are the steps that can be taken back, the latest last, and those that
// were.
type history struct {
	done, undone []historyStep
	// moving says that a step is being undone or redone: what changes meanwhile is no
	// step of its own.
	moving bool
	// group collects the steps of a gesture.
	group *groupStep
}

// defaultHistory is how many steps can be taken back by default.
const defaultHistory = 1000

// push adds a step, of which at most limit are kept; 0 = the default.
func (h *history) push(s historyStep, limit int) {
	if h.moving || limit < 0 {
		return
	}
	if h.group != nil {
		h.group.steps = append(h.group.steps, s)
		return
	}
	if limit == 0 {
		limit = defaultHistory
	}
	clear(h.undone)
	h.undone = h.undone[:0]
	if over := max(len(h.done)+1-limit, h.beyond(cellsOf(s))); over > 0 {
		h.done = slices.Delete(h.done, 0, over)
	}
	h.done = append(h.done, s)
}

// historyCells is how many cells all steps together may hold: of more the oldest
// steps go, but never the latest.
const historyCells = 10_000_000

// sizedStep is a step that can be large.
type sizedStep interface{ cells() int }

// cellsOf is how many cells a step holds.
func cellsOf(s historyStep) int {
	if s, ok := s.(sizedStep); ok {
		return s.cells()
	}
	return 1
}

// beyond is how many of the oldest steps have no room beside a new one of some cells.
func (h *history) beyond(cells int) int {
	first := len(h.done)
	for first > 0 {
		if cells += cellsOf(h.done[first-1]); cells > historyCells {
			break
		}
		first--
	}
	return first
}

// rejected takes back that a step was taken, undone or redone.
func (h *history) rejected(s historyStep, by EditSource) {
	from, to := &h.done, (*[]historyStep)(nil)
	switch by {
	case EditUndone:
		from, to = &h.undone, &h.done
	case EditRedone:
		to = &h.undone
	}
	i := slices.Index(*from, s)
	if s == nil || i < 0 {
		return
	}
	*from = slices.Delete(*from, i, i+1)
	if to != nil {
		*to = append(*to, s)
	}
}

// together makes one step of all that are pushed while do runs.
func (h *history) together(limit int, do func()) {
	if h.moving {
		do()
		return
	}
	outer := h.group
	h.group = &groupStep{}
	do()
	inner := h.group
	h.group = outer
	switch len(inner.steps) {
	case 0:
	case 1:
		h.push(inner.steps[0], limit)
	default:
		h.push(inner, limit)
	}
}

// groupStep is several steps that were one gesture.
type groupStep struct{ steps []historyStep }

func (s *groupStep) undo() error {
	for i := len(s.steps) - 1; i >= 0; i-- {
		if err := s.steps[i].undo(); err != nil {
			for _, undone := range s.steps[i+1:] {
				_ = undone.redo() // it was made just now
			}
			return err
		}
	}
	return nil
}

func (s *groupStep) redo() error {
	for i := range s.steps {
		if err := s.steps[i].redo(); err != nil {
			for k := i - 1; k >= 0; k-- {
				_ = s.steps[k].undo() // it was made just now
			}
			return err
		}
	}
	return nil
}

func (s *groupStep) cells() (n int) {
	for _, step := range s.steps {
		n += cellsOf(step)
	}
	return n
}

func (s *groupStep) place() (rowID, columnID string) { return s.steps[0].place() }

// pushStep adds a step to those that Undo takes back.
func (g *Core) pushStep(s historyStep) {
	if g.Editing.Mode != option.EditOff || g.edits.rows != nil {
		g.edits.history.push(s, g.Editing.History)
	}
}

// CanUndo says whether there is a step to be taken back, CanRedo one to be taken
// again.
func (g *Core) CanUndo() bool { return len(g.edits.history.done) > 0 || g.columnsUndoable() }

// CanRedo is CanUndo for Redo.
func (g *Core) CanRedo() bool { return len(g.edits.history.undone) > 0 }

// Undo takes back the latest step: an edit, a paste, rows added, deleted or moved, or
// columns moved, pinned, resized, shown or hidden. It brings what changed into view
// and says whether there was anything. Sorting, filters, pages, selection and focus
// are no steps, nor are changes where their features are Controlled; of Editing they
// are, once they are accepted.
//
// A step whose rows are gone is left out for the one before it, and an EditRefused
// event tells so. Steps are kept where Editing is on.
func (g *Core) Undo() bool { return g.travel(false) }

// Redo takes again what Undo took back last. Any other step ends that.
func (g *Core) Redo() bool { return g.travel(true) }

func (g *Core) travel(redo bool) bool {
	g.prepare(layout.Context{})
	h := &g.edits.history
	from, to := &h.done, &h.undone
	if redo {
		from, to = to, from
	}
	for len(*from) > 0 {
		last := len(*from) - 1
		s := (*from)[last]
		(*from)[last] = nil
		*from = (*from)[:last]
		if err := h.take(s, redo); err != nil {
			row, _ := s.place()
			g.data.Changes.Refuse(row, err)
			continue
		}
		*to = append(*to, s)
		g.show(s, redo)
		return true
	}
	return false
}

// take takes a step back, or again.
func (h *history) take(s historyStep, redo bool) error {
	h.moving = true
	defer func() { h.moving = false }()
	if redo {
		return s.redo()
	}
	return s.undo()
}

// show tells of a step and has the cell that it changed brought into view.
func (g *Core) show(s historyStep, redo bool) {
	row, column := s.place()
	ev := events.Undone{Redo: redo, RowID: row, ColumnID: column}
	if s, ok := s.(*columnStep); ok {
		ev.ColumnIDs = s.columnIDs()
	}
	g.report.push(rawEvent{ev: ev, step: s})
	g.edits.reveal = revealed{row, column}
}

// revealed is a cell to be brought into view once the rows stand where they belong.
type revealed struct{ rowID, columnID string }

// revealEdit gives the focus to the cell of a step, on whatever page it is.
func (g *Core) revealEdit() {
	r := g.edits.reveal
	if r.rowID == "" || len(g.data.Changes.Waiting) > 0 || g.data.Order.Job != nil || g.data.StaleRows {
		return
	}
	g.edits.reveal = revealed{}
	record := g.data.RecordByID(r.rowID)
	if record < 0 || g.data.Order.Gone.Has(record) {
		return
	}
	col := g.engine.cols.Find(r.columnID)
	if col < 0 {
		col = max(g.engine.focus.col, 0)
	}
	if row, ok := g.data.PinnedNumber(record); ok {
		g.engine.moveFocus(g.engine.placeRow(row, col), showNothing)
		g.engine.pins.reveal = r.rowID
		g.ScrollToColumn(r.columnID)
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
		g.edits.reveal = r
		g.turnTo(at / max(v.Size, 1))
		if g.data.Page().Index != at/max(v.Size, 1) {
			g.edits.reveal = revealed{}
		}
		return
	}
	row := g.data.BodyPlace(at)
	g.engine.moveFocus(place{layoutx.Body, row, col}, showNothing)
	g.ScrollToRow(row, ScrollNearest)
	g.ScrollToColumn(r.columnID)
}
