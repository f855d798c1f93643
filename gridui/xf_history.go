// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/option"
)

// historyStep is something that a user did and that can be taken back, as one. It
// names rows and columns by their ids, so that it holds whatever shows and in
// whichever order.
type historyStep interface {
	// undo takes the step back, redo takes it again. An error says that it cannot be,
	// and nothing has changed.
	undo() error
	redo() error
	// place is a cell that the step changed, to be brought into view. columnID is empty for
	// that of the focus, rowID where there is no cell.
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
func (h *history) rejected(s historyStep, by events.EditSource) {
	from, to := &h.done, (*[]historyStep)(nil)
	switch by {
	case events.EditUndone:
		from, to = &h.undone, &h.done
	case events.EditRedone:
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
func (ed *editing) pushStep(s historyStep) {
	if ed.opt.Editing.Mode != option.EditOff || ed.edits.rows != nil {
		ed.edits.history.push(s, ed.opt.Editing.History)
	}
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

// revealed is a cell to be brought into view once the rows stand where they belong.
type revealed struct{ rowID, columnID string }
