// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"cmp"
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/cellrange"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/tracking"
)

// tracked binds a tracker to the grid that shows its rows. The grid holds a slice of
// its own, in which what changes is changed too; the tracker's order is taken over
// anew only where rows come elsewhere than at the end.
type tracked[T any] struct {
	g        *Grid[T]
	t        *tracking.Tracker[T]
	from     trackedFrom[T]
	styles   tracking.ByStatus[theme.CellStyle]
	rowKey   func(row T) string
	blankRow func() T
	addAt    tracking.Place
	cells    bool
	// optimistic takes changes back when a commit fails.
	optimistic bool
	// over lays the changes over the rows of a source, nil for rows in memory.
	over sourceChanges
	// fields are what columns edit, checked are the columns that were looked at. byValue are the cells of columns whose values alone
	// tell, at a version of the edited rows.
	fields    edit.Fields
	checked   []Column[T]
	byValue   map[editedCell]bool
	byValueOf uint64
}

// refill gives the grid the rows of the tracker, in its order.
func (t *tracked[T]) refill() {
	if t.over != nil {
		t.over.Refresh()
		return
	}
	g, view := t.g, t.t.Rows()
	rows := view.Slice()
	g.core.Data.Made = nil
	for key, row := range t.t.Added().All() {
		if i := coord.Record(view.Index(key)); g.RowID(row) == "" {
			if g.core.Data.Made == nil {
				g.core.Data.Made = map[coord.Record]string{}
			}
			g.core.Data.Made[i] = key
		}
	}
	g.core.Data.Changes.Waiting = nil // the rows have them
	g.core.Data.Give(&rowdata.SliceOf[T]{Rows: rows})
	g.core.Refresh()
}

// rowState is a row as it is at a time: not there, there, or marked as deleted.
type rowState[T any] struct {
	id            string
	there, marked bool
	row           T
	// before is the id of the row after it, empty at the end, behind that of the row before it, empty at
	// the top, and change the number of a changed row in the order of first change.
	before, behind string
	change         uint64
}

func (t *tracked[T]) state(id string) rowState[T] {
	t.reach(id)
	s := rowState[T]{id: id}
	s.row, s.there = t.t.Row(id)
	if !s.there {
		return s
	}
	s.change = t.t.ChangeOrder(id)
	s.marked = t.t.Status(id) == tracking.Deleted
	if t.over != nil && t.t.Status(id) != tracking.Added {
		return s // the source has the order
	}
	view := t.t.Rows()
	at := view.Index(id)
	if at+1 < view.Len() {
		s.before = view.Key(at + 1)
	}
	if at > 0 {
		s.behind = view.Key(at - 1)
	}
	return s
}

func (t *tracked[T]) states(ids []string) []rowState[T] {
	states := make([]rowState[T], len(ids))
	for i, id := range ids {
		states[i] = t.state(id)
	}
	return states
}

// change does something to rows of the tracker, as one step, and shows it.
func (t *tracked[T]) change(ids []string, do func() bool) bool {
	before := t.states(ids)
	if !do() {
		return false
	}
	after := t.states(ids)
	t.show(before, after)
	t.g.core.Editing.PushStep(&rowsStep[T]{t: t, before: before, after: after})
	return true
}

// show brings the grid's rows from a state to another.
func (t *tracked[T]) show(before, after []rowState[T]) {
	if t.over != nil {
		t.over.Changed(idsOf(before, after))
		return
	}
	var c dataset.Change
	var add, update []T
	for i := range after {
		was, is := &before[i], &after[i]
		switch {
		case !was.there && is.there && is.before != "":
			t.refill()
			return
		case !was.there && is.there:
			add, c.AddIDs = append(add, is.row), append(c.AddIDs, is.id)
		case was.there && !is.there:
			c.Remove = append(c.Remove, is.id)
		case was.there:
			c.At, c.IDs, update = append(c.At, t.g.core.Data.RecordByID(is.id)), append(c.IDs, is.id), append(update, is.row)
		}
	}
	c.Add, c.Update = &rowdata.SliceOf[T]{Rows: add}, &rowdata.SliceOf[T]{Rows: update}
	c.Given = t.g.core.Data.RecordsGiven()
	t.g.core.Data.Changes.Waiting = append(t.g.core.Data.Changes.Waiting, c)
}

// idsOf are the ids of two states of rows, which new rows may have changed.
func idsOf[T any](before, after []rowState[T]) (ids []string) {
	for i := range after {
		ids = append(ids, after[i].id)
		if was := before[i].id; was != after[i].id {
			ids = append(ids, was)
		}
	}
	return ids
}

// add adds a row.
func (t *tracked[T]) add(row T) (key string, err error) {
	before := t.statesBefore(row)
	if key, err = t.t.Add(row); err != nil {
		return "", err
	}
	before[0].id = key
	after := t.states([]string{key})
	t.show(before, after)
	t.g.core.Editing.PushStep(&rowsStep[T]{t: t, before: before, after: after})
	t.g.core.Report.Emit(events.RowAdded{RowID: key})
	return key, nil
}

// statesBefore is what there is of rows that are to be added: some that are deleted may
// come back.
func (t *tracked[T]) statesBefore(rows ...T) []rowState[T] {
	before := make([]rowState[T], len(rows))
	for i, row := range rows {
		_ = column.Contained(func() error { before[i] = t.state(t.rowKey(row)); return nil }) // Add tells of it
	}
	return before
}

// update lets change edit a row. An added row may get another key: all rows are
// given anew then.
func (t *tracked[T]) update(id string, change func(*T)) (changed bool, err error) {
	before, at := t.states([]string{id}), t.placeOf(id)
	if changed, err = t.t.Update(id, change); err != nil || !changed {
		return changed, err
	}
	after := t.states([]string{id})
	if !after[0].there {
		to := edit.Rename{From: id, To: t.t.Rows().Key(at)}
		row, _ := t.t.Row(to.To)
		t.renamed(to)
		t.g.core.Editing.PushStep(&renameStep[T]{t: t, to: to, before: before[0].row, after: row})
		return true, nil
	}
	t.show(before, after)
	t.g.core.Editing.PushStep(&rowsStep[T]{t: t, before: before, after: after})
	return true, nil
}

// Writable says why a row cannot be edited.
func (t *tracked[T]) Writable(id string) error {
	if t.t.Status(id) == tracking.Deleted {
		return ErrRowDeleted
	}
	if t.over != nil {
		return t.writableOver(id)
	}
	if _, ok := t.t.Row(id); !ok {
		return ErrRowGone
	}
	return nil
}

func (t *tracked[T]) Row(id string) (rowdata.Row, bool) {
	t.reach(id)
	row, ok := t.t.Row(id)
	return rowdata.To(&row), ok
}

func (t *tracked[T]) Clone(row rowdata.Row) rowdata.Row {
	c := t.t.Clone(*rowdata.Ptr[T](row))
	return rowdata.To(&c)
}

// Write tracks edited rows: all of them or none.
func (t *tracked[T]) Write(e edit.Rows) (rowdata.Slice, edit.Renames, error) {
	rows, ids := e.Rows.(*rowdata.SliceOf[T]).Rows, e.Ids
	was, stored := make([]T, len(ids)), make([]T, len(ids))
	var renamed edit.Renames
	for i, id := range ids {
		t.reach(id)
		was[i], _ = t.t.Row(id)
		key, err := t.writeAs(id, e.As.Of(id), rows[i])
		if err != nil {
			for k := range ids[:i] {
				_, _ = t.writeAs(cmp.Or(renamed.Of(ids[k]), ids[k]), ids[k], was[k]) // it was so just now
			}
			return nil, edit.Renames{}, err
		}
		if key != id {
			renamed.Add(edit.Rename{From: id, To: key})
		}
		stored[i], _ = t.t.Row(key)
	}
	if len(renamed.List) > 0 {
		t.renamed(renamed.List...)
	}
	if t.over != nil {
		t.over.Changed(ids)
		return nil, renamed, nil
	}
	return &rowdata.SliceOf[T]{Rows: stored}, renamed, nil
}

// AddByKey adds a row and opens its editor.
func (t *tracked[T]) AddByKey() {
	key, err := t.add(t.newRow())
	if err != nil {
		t.g.core.Data.Changes.Refuse("", err)
		return
	}
	t.g.core.Features.CellEdit.Requests.AskNew(key, "", t.g.core.Focus.ColumnID)
}

// DeleteByKey marks the rows of the ranges of more than one cell as deleted, else the selected rows, or
// if none is the focused one.
func (t *tracked[T]) DeleteByKey(focused string) {
	ids, ranged, whole := cellrange.Keys{Ranges: &t.g.core.Ranges}.RowIDs()
	switch {
	case !whole:
		t.g.core.Data.Changes.Refuse(focused, ErrNotLoaded)
		return
	case ranged:
	case t.g.core.Selection.None():
		ids = []string{focused}
	default:
		ids = t.selected(nil)
	}
	t.delete(ids)
}

// selected are the ids of the selected rows. Of a source they are those that were selected one by
// one: the others it does not have.
func (t *tracked[T]) selected(ids []string) []string {
	if rows := &t.g.Selection.Rows; t.over != nil {
		if rows.IsAll() {
			t.g.core.Data.Changes.Refuse("", ErrNotLoaded)
			return ids
		}
		return slices.AppendSeq(ids, rows.Exceptions())
	}
	for id := range t.g.SelectedRows() {
		ids = append(ids, id)
	}
	return ids
}

// delete marks rows as deleted, as one step, and says how many were not yet.
func (t *tracked[T]) delete(ids []string) int {
	var done []string
	seen := map[string]bool{}
	for _, id := range ids {
		if t.Writable(id) == nil && !seen[id] {
			seen[id] = true
			done = append(done, id)
		}
	}
	t.change(done, func() bool {
		for _, id := range done {
			t.t.Delete(id)
		}
		return len(done) > 0
	})
	if len(done) > 0 {
		t.g.core.Report.Emit(events.RowsDeleted{RowIDs: done})
	}
	return len(done)
}

// newRow is a row to begin with.
func (t *tracked[T]) newRow() T {
	if t.blankRow != nil {
		return t.blankRow()
	}
	return rowdata.Blank[T]()
}

func (t *tracked[T]) Blank() rowdata.Row {
	row := t.newRow()
	return rowdata.To(&row)
}

// AddMany adds rows, all of them or none.
func (t *tracked[T]) AddMany(rows rowdata.Slice) (int, error) {
	var keys []string
	before := t.statesBefore(rows.(*rowdata.SliceOf[T]).Rows...)
	for i, row := range rows.(*rowdata.SliceOf[T]).Rows {
		key, err := t.t.Add(row)
		if err != nil {
			for i := range keys {
				_ = t.put(&before[i]) // it was so just now
			}
			return 0, err
		}
		before[i].id = key
		keys = append(keys, key)
	}
	after := t.states(keys)
	t.show(before, after)
	t.g.core.Editing.PushStep(&rowsStep[T]{t: t, before: before, after: after})
	return len(keys), nil
}
