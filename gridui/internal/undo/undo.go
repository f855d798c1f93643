// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package undo records the actions of a user as steps, which can be undone and redone one by one.
package undo

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
)

// Step is an action of a user that can be undone as a whole. It refers to rows and columns by their
// ids, so that it is valid for any visible rows in any order.
type Step interface {
	// Undo reverts the step, Redo applies it again. If they return an error, they have changed
	// nothing.
	Undo() error
	Redo() error
	// Place returns a cell that the step changed, to scroll to it. An empty columnID means the
	// column of the focus, an empty rowID that there is no cell.
	Place() (rowID, columnID string)
}

// History holds the steps that can be undone, the latest last, and the undone steps. The zero value
// is empty.
type History struct {
	Done, Undone []Step
	// moving is set while a step is undone or redone: changes during that time are not steps.
	moving bool
	// group collects the steps of a gesture.
	group *groupStep
}

// defaultHistory is the default number of steps that can be undone.
const defaultHistory = 1000

// Push adds a step. It keeps at most limit steps: 0 means 1,000, and below 0 none.
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

// historyCells is the greatest number of cells that all steps together may hold. The oldest steps
// beyond it are dropped, but never the latest.
const historyCells = 10_000_000

// sizedStep is a step that can be large.
type sizedStep interface{ Cells() int }

// cellsOf returns the number of cells that a step holds.
func cellsOf(s Step) int {
	if s, ok := s.(sizedStep); ok {
		return s.Cells()
	}
	return 1
}

// beyond returns the number of the oldest steps that must be dropped for a new step with some
// cells.
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

// Clear drops all steps, for instance because the rows that they changed were replaced by others.
func (h *History) Clear() { h.Done, h.Undone = nil, nil }

// Reject reverts the move of a refused step: it drops a new step, and returns an undone or redone
// step to the list that it came from.
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

// Together runs do, and combines all steps that it pushes into one.
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

// groupStep is a gesture of several steps.
type groupStep struct{ steps []Step }

func (s *groupStep) Undo() error {
	for i := len(s.steps) - 1; i >= 0; i-- {
		if err := s.steps[i].Undo(); err != nil {
			for _, undone := range s.steps[i+1:] {
				_ = undone.Redo() // it was undone just now
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
				_ = s.steps[k].Undo() // it was redone just now
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

// Travel undoes the latest step, or redoes the step that was undone last, and returns it. ok is
// false if there is none. A step that fails is dropped, and refused is called with it.
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

// Moving reports whether a step is being undone or redone.
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
