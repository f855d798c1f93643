// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"github.com/giogrid/giogrid/tracking"
)

// rowsStep is a change of whole rows: added, deleted, updated or as they came again.
type rowsStep[T any] struct {
	t             *tracked[T]
	before, after []rowState[T]
}

func (s *rowsStep[T]) cells() int { return len(s.before) }

func (s *rowsStep[T]) undo() error { return s.t.restore(s.before) }

func (s *rowsStep[T]) redo() error { return s.t.restore(s.after) }

func (s *rowsStep[T]) place() (rowID, columnID string) {
	return s.before[0].id, s.t.g.engine.focus.columnID
}

// restore puts rows into states, those further down first: a row that comes back
// stands before one that is there by then. It fails where nothing of them is left to
// be changed.
func (t *tracked[T]) restore(to []rowState[T]) error {
	ids := make([]string, len(to))
	for i := range to {
		ids[i] = to[i].id
	}
	before := t.states(ids)
	var err error
	some := false
	order := slices.Clone(to)
	slices.SortStableFunc(order, func(a, b rowState[T]) int { return b.at - a.at })
	for i := range order {
		if e := t.put(&order[i]); e != nil {
			err = e
		} else {
			some = true
		}
	}
	if !some && err != nil {
		return err
	}
	t.show(before, t.states(ids))
	return nil
}

// put brings a row of the tracker into a state.
func (t *tracked[T]) put(s *rowState[T]) error {
	status := t.t.Status(s.id)
	_, there := t.t.Row(s.id)
	switch {
	case !s.there:
		t.t.Delete(s.id)
		return nil
	case !there:
		if s.marked {
			return ErrRowGone
		}
		at := tracking.AtEnd
		if s.before != "" {
			at = tracking.Before(s.before)
		}
		return t.t.Restore(s.id, s.row, at)
	case status == tracking.Deleted && s.marked:
		return nil
	case status == tracking.Deleted:
		t.t.Undo(s.id)
	}
	if _, err := t.t.Update(s.id, func(row *T) { *row = s.row }); err != nil {
		return err
	}
	if s.marked {
		t.t.Delete(s.id)
	}
	return nil
}
