// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"cmp"
	"slices"

	"github.com/giogrid/giogrid/tracking"
)

// restore puts rows into states, in the order of changes that the states have, so that a
// change set lists them as it did. It fails where nothing of them is left to be changed.
func (t *tracked[T]) restore(to []rowState[T]) error {
	ids := make([]string, len(to))
	for i := range to {
		ids[i] = to[i].id
	}
	before := t.states(ids)
	order := slices.Clone(to)
	slices.SortStableFunc(order, func(a, b rowState[T]) int { return cmp.Compare(a.change, b.change) })
	t.anchor(order)
	var err error
	some := false
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

// anchor makes the row before which a missing row is put back one that is there by then:
// states name the next row as it was, which may be put back later.
func (t *tracked[T]) anchor(order []rowState[T]) {
	missing := map[string]*rowState[T]{}
	for i := range order {
		if s := &order[i]; s.there {
			if _, there := t.t.Row(s.id); !there {
				missing[s.id] = s
			}
		}
	}
	previous := map[string]*rowState[T]{} // missing rows by the row after them
	for _, s := range missing {
		previous[s.before] = s
	}
	delete(previous, "")
	for _, s := range slices.Backward(order) {
		if missing[s.id] == nil {
			continue
		}
		// The last to be put back has all others around it: without it they are as they
		// are before that.
		p := previous[s.id]
		if p != nil {
			p.before = s.before
		}
		if s.before != "" {
			previous[s.before] = p
		}
	}
}

// put brings a row of the tracker into a state.
func (t *tracked[T]) put(s *rowState[T]) error {
	status := t.t.Status(s.id)
	_, there := t.t.Row(s.id)
	switch {
	case !s.there:
		t.t.Delete(s.id)
		return nil
	case !there && s.marked:
		return ErrRowGone
	case !there:
		return t.t.Restore(s.id, s.row, t.placeFor(s))
	case status == tracking.Deleted && s.marked:
		return nil
	case status == tracking.Deleted:
		return t.t.Restore(s.id, s.row, tracking.AtEnd)
	}
	if _, err := t.t.Update(s.id, func(row *T) { *row = s.row }); err != nil {
		return err
	}
	if s.marked {
		t.t.Delete(s.id)
	}
	return nil
}

// placeFor returns where a missing row is put back: before the row that was after it, or where that is
// gone after the one that was before it.
func (t *tracked[T]) placeFor(s *rowState[T]) tracking.Place {
	view := t.t.Rows()
	if s.before == "" || view.Index(s.before) >= 0 || s.behind == "" {
		return tracking.Before(s.before)
	}
	if next := view.Index(s.behind) + 1; 0 < next && next < view.Len() {
		return tracking.Before(view.Key(next))
	}
	return tracking.AtEnd
}

// rowsStep is a change of whole rows: added, deleted, updated or as they came again.
type rowsStep[T any] struct {
	t             *tracked[T]
	before, after []rowState[T]
}

func (s *rowsStep[T]) Cells() int { return len(s.before) }

func (s *rowsStep[T]) Undo() error { return s.t.restore(s.before) }

func (s *rowsStep[T]) Redo() error { return s.t.restore(s.after) }

func (s *rowsStep[T]) Place() (rowID, columnID string) {
	return s.before[0].id, ""
}
