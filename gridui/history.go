// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "slices"

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
}

// defaultHistory is how many steps can be taken back by default.
const defaultHistory = 1000

// push adds a step, of which at most limit are kept; 0 = the default.
func (h *history) push(s historyStep, limit int) {
	if h.moving || limit < 0 {
		return
	}
	if limit == 0 {
		limit = defaultHistory
	}
	clear(h.undone)
	h.undone = h.undone[:0]
	if over := len(h.done) + 1 - limit; over > 0 {
		h.done = slices.Delete(h.done, 0, over)
	}
	h.done = append(h.done, s)
}

// rejected takes back that a step was taken, or taken back.
func (h *history) rejected(s historyStep) {
	if s == nil {
		return
	}
	if i := slices.Index(h.done, s); i >= 0 {
		h.done = slices.Delete(h.done, i, i+1)
	}
}

// pushStep adds a step to those that Undo takes back.
func (g *Grid[T]) pushStep(s historyStep) { g.edits.history.push(s, g.Editing.History) }
