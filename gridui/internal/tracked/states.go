// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracked

import (
	"cmp"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/tracking"
)

// rowState is the state of a row at one time: missing, present, or marked as deleted.
type rowState struct {
	id            string
	there, marked bool
	row           rowdata.Row
	// before is the id of the next row, empty at the end. behind is the id of the previous row,
	// empty at the top. change is the number of a changed row in the order of first changes.
	before, behind string
	change         uint64
}

// states returns the current states of rows.
func (t *Rows) states(ids []string) []rowState {
	states := t.rows.states(len(ids))
	for i, id := range ids {
		t.reach(id)
		s := &states[i]
		if s.id, s.there = id, t.rows.read(id, s.row); s.there {
			t.locate(s)
		}
	}
	return states
}

// locate sets the status and the place of a row that is present.
func (t *Rows) locate(s *rowState) {
	status := t.log.Status(s.id)
	s.change = t.log.ChangeOrder(s.id)
	s.marked = status == tracking.Deleted
	if t.over != nil && status != tracking.Added {
		return // the source has the order
	}
	at := t.all().Index(s.id)
	s.before, s.behind = t.all().Key(at+1), t.all().Key(at-1)
}

// change changes rows of the tracker by do, as one step, and shows the result.
func (t *Rows) change(ids []string, do func() bool) bool {
	before := t.states(ids)
	if !do() {
		return false
	}
	t.changed(before, t.states(ids))
	return true
}

// changed shows rows that changed their state, and records that as a step.
func (t *Rows) changed(before, after []rowState) {
	t.show(before, after)
	t.Editing.PushStep(&rowsStep{t: t, before: before, after: after})
}

// show updates the grid's rows from one state to another.
func (t *Rows) show(before, after []rowState) {
	if t.over != nil {
		t.over.Changed(idsOf(before, after))
		return
	}
	c := dataset.Change{Given: t.Dataset.RecordsGiven()}
	add, update := t.Dataset.Kind.List(0), t.Dataset.Kind.List(0)
	for i := range after {
		was, is := &before[i], &after[i]
		showed, shows := was.there && !(was.marked && t.leaves()), is.there && !(is.marked && t.leaves())
		switch {
		case !showed && shows && is.before != "":
			t.Refill()
			return
		case !showed && shows:
			add.Add(is.row)
			c.AddIDs = append(c.AddIDs, is.id)
		case showed && !shows:
			c.Remove = append(c.Remove, is.id)
		case showed:
			update.Add(is.row)
			c.At, c.IDs = append(c.At, t.Dataset.RecordByID(is.id)), append(c.IDs, is.id)
		}
	}
	c.Add, c.Update = add, update
	t.Dataset.Changes.Queue(c)
}

// idsOf returns the ids in two states of rows; new rows may have different ids in the two.
func idsOf(before, after []rowState) (ids []string) {
	for i := range after {
		ids = append(ids, after[i].id)
		if was := before[i].id; was != after[i].id {
			ids = append(ids, was)
		}
	}
	return ids
}

// rowsStep is a change of whole rows: added, deleted, updated or read again.
type rowsStep struct {
	t             *Rows
	before, after []rowState
}

func (s *rowsStep) Cells() int { return len(s.before) }

func (s *rowsStep) Undo() error { return s.t.restore(s.before) }

func (s *rowsStep) Redo() error { return s.t.restore(s.after) }

func (s *rowsStep) Place() (rowID, columnID string) { return s.before[0].id, "" }

// renameStep is an update of a new row that changed its key.
type renameStep struct {
	t             *Rows
	to            edit.Rename
	before, after rowdata.Row
	back          bool
}

func (s *renameStep) Undo() error {
	s.back = true
	return s.take(edit.Rename{From: s.to.To, To: s.to.From}, s.before)
}

func (s *renameStep) Redo() error {
	s.back = false
	return s.take(s.to, s.after)
}

func (s *renameStep) take(to edit.Rename, row rowdata.Row) error {
	if _, err := s.t.writeAs(to.From, to.To, row); err != nil {
		return err
	}
	s.t.renamed(to)
	return nil
}

func (s *renameStep) Place() (rowID, columnID string) {
	if s.back {
		return s.to.From, ""
	}
	return s.to.To, ""
}

// restore puts rows into states, in the order of changes in these states, so that a change set
// lists them in the same order as before. It fails if none of the rows can be changed.
func (t *Rows) restore(to []rowState) error {
	ids := make([]string, len(to))
	for i := range to {
		ids[i] = to[i].id
	}
	before := t.states(ids)
	order := slices.Clone(to)
	slices.SortStableFunc(order, func(a, b rowState) int { return cmp.Compare(a.change, b.change) })
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

// anchor replaces the next row in each state of a missing row by a row that is present when the
// missing row is put back: the recorded next row may itself be missing and be put back later.
func (t *Rows) anchor(order []rowState) {
	missing := map[string]*rowState{}
	for i := range order {
		if s := &order[i]; s.there && !t.rows.has(s.id) {
			missing[s.id] = s
		}
	}
	previous := map[string]*rowState{} // missing rows by the row after them
	for _, s := range missing {
		previous[s.before] = s
	}
	delete(previous, "")
	for _, s := range slices.Backward(order) {
		if missing[s.id] == nil {
			continue
		}
		// The row that is put back last has all others around it: without it, their places are as
		// before it.
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
func (t *Rows) put(s *rowState) error {
	deleted, there := t.log.Status(s.id) == tracking.Deleted, t.rows.has(s.id)
	switch {
	case !s.there:
		t.log.Delete(s.id)
		return nil
	case !there && s.marked:
		return dataset.ErrRowGone
	case !there:
		return t.rows.restore(s.id, s.row, t.placeFor(s))
	case deleted && s.marked:
		return nil
	case deleted:
		return t.rows.restore(s.id, s.row, tracking.Place{})
	}
	if err := t.rows.put(s.id, "", s.row); err != nil {
		return err
	}
	if s.marked {
		t.log.Delete(s.id)
	}
	return nil
}

// placeFor returns the place where a missing row is put back: before its recorded next row, or if
// that row is missing, after its recorded previous row.
func (t *Rows) placeFor(s *rowState) tracking.Place {
	all := t.all()
	if s.before == "" || all.Index(s.before) >= 0 || s.behind == "" {
		return tracking.Place{Before: s.before}
	}
	if next := all.Index(s.behind) + 1; 0 < next && next < all.Len() {
		return tracking.Place{Before: all.Key(next)}
	}
	return tracking.Place{}
}
