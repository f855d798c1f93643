// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package undo keeps what a user did as steps, which are undone and redone one by one.
package undo

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
)

// Step is something that a user did and that can be taken back, as one. It
// names rows and columns by their ids, so that it holds whatever shows and in
// whichever order.
type Step interface {
	// Undo takes the step back, Redo takes it again. After an error nothing has changed.
	Undo() error
	Redo() error
	// Place is a cell that the step changed, to be brought into view. columnID is empty for
	// that of the focus, rowID where there is no cell.
	Place() (rowID, columnID string)
}

// History holds the steps that can be undone, the latest last, and those that were. The zero value
// is an empty one.
type History struct {
	Done, Undone []Step
	// moving is set while a step is undone or redone: what changes meanwhile is no step of its own.
	moving bool
	// group collects the steps of a gesture.
	group *groupStep
}

// defaultHistory is how many steps can be taken back by default.
const defaultHistory = 1000

// Push adds a step. At most limit steps are kept; 0 = 1,000, below 0 none is.
func (h *History) Push(s Step, limit int) {
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
	clear(h.Undone)
	h.Undone = h.Undone[:0]
	if over := max(len(h.Done)+1-limit, h.beyond(cellsOf(s))); over > 0 {
		h.Done = slices.Delete(h.Done, 0, over)
	}
	h.Done = append(h.Done, s)
}

// historyCells is how many cells all steps together may hold: of more the oldest
// steps go, but never the latest.
const historyCells = 10_000_000

// sizedStep is a step that can be large.
type sizedStep interface{ Cells() int }

// cellsOf is how many cells a step holds.
func cellsOf(s Step) int {
	if s, ok := s.(sizedStep); ok {
		return s.Cells()
	}
	return 1
}

// beyond is how many of the oldest steps have no room beside a new one of some cells.
func (h *History) beyond(cells int) int {
	first := len(h.Done)
	for first > 0 {
		if cells += cellsOf(h.Done[first-1]); cells > historyCells {
			break
		}
		first--
	}
	return first
}

// Reject takes back that a step was taken, undone or redone.
func (h *History) Reject(s Step, by events.EditSource) {
	from, to := &h.Done, (*[]Step)(nil)
	switch by {
	case events.EditUndone:
		from, to = &h.Undone, &h.Done
	case events.EditRedone:
		to = &h.Undone
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

// Together runs do and makes one step of all that are pushed meanwhile.
func (h *History) Together(limit int, do func()) {
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
		h.Push(inner.steps[0], limit)
	default:
		h.Push(inner, limit)
	}
}

// groupStep is several steps that were one gesture.
type groupStep struct{ steps []Step }

func (s *groupStep) Undo() error {
	for i := len(s.steps) - 1; i >= 0; i-- {
		if err := s.steps[i].Undo(); err != nil {
			for _, undone := range s.steps[i+1:] {
				_ = undone.Redo() // it was made just now
			}
			return err
		}
	}
	return nil
}

func (s *groupStep) Redo() error {
	for i := range s.steps {
		if err := s.steps[i].Redo(); err != nil {
			for k := i - 1; k >= 0; k-- {
				_ = s.steps[k].Undo() // it was made just now
			}
			return err
		}
	}
	return nil
}

func (s *groupStep) Cells() (n int) {
	for _, step := range s.steps {
		n += cellsOf(step)
	}
	return n
}

func (s *groupStep) Place() (rowID, columnID string) { return s.steps[0].Place() }

// Travel undoes the latest step, or redoes the one that was undone last, and returns it; ok is
// false if there is none. A step that cannot be taken is dropped, and refused is called with it.
func (h *History) Travel(redo bool, refused func(s Step, err error)) (s Step, ok bool) {
	from, to := &h.Done, &h.Undone
	if redo {
		from, to = to, from
	}
	for len(*from) > 0 {
		last := len(*from) - 1
		s := (*from)[last]
		(*from)[last] = nil
		*from = (*from)[:last]
		if err := h.take(s, redo); err != nil {
			refused(s, err)
			continue
		}
		*to = append(*to, s)
		return s, true
	}
	return nil, false
}

// Moving reports whether a step is undone or redone just now.
func (h *History) Moving() bool { return h.moving }

// take undoes or redoes a step.
func (h *History) take(s Step, redo bool) error {
	h.moving = true
	defer func() { h.moving = false }()
	if redo {
		return s.Redo()
	}
	return s.Undo()
}
