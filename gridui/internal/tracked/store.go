// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracked

import (
	"cmp"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/cellrange"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/tracking"
)

// Rows implements the edit.Keeper of its grid.

// Writable returns the reason why a row cannot be edited, or nil.
func (t *Rows) Writable(id string) error {
	switch {
	case t.log.Status(id) == tracking.Deleted, t.over != nil && t.over.Leaving(id):
		return edit.ErrRowDeleted
	case t.over != nil && !t.over.Has(id):
		return edit.ErrNotLoaded
	case t.over == nil && !t.rows.has(id):
		return dataset.ErrRowGone
	}
	return nil
}

// reach adds a row of a source that is to be changed to the tracker.
func (t *Rows) reach(id string) {
	if t.over != nil {
		t.over.Reach(id)
	}
}

// Row returns a copy of a row.
func (t *Rows) Row(id string) (rowdata.Row, bool) {
	t.reach(id)
	return t.rows.row(id)
}

// Clone returns a deep copy of a row.
func (t *Rows) Clone(row rowdata.Row) rowdata.Row { return t.rows.clone(row) }

// MayRename returns the reason why a row may not get another id, or nil. Only new rows may.
func (t *Rows) MayRename(id, to string) error {
	if t.log.Status(id) != tracking.Added {
		return edit.ErrKeyEdited
	}
	if t.rows.has(to) {
		return edit.ErrKeyTaken
	}
	return nil
}

// placeOf returns the index of an added row among all rows, which still finds the row after an edit
// of its key. It returns -1 for other rows, whose keys do not change.
func (t *Rows) placeOf(id string) int {
	if t.log.Status(id) != tracking.Added {
		return -1
	}
	return t.all().Index(id)
}

// writeAs replaces the row with a key, and returns its new key: as, or RowKey's if as is empty.
func (t *Rows) writeAs(key, as string, row rowdata.Row) (string, error) {
	at := t.placeOf(key)
	if err := t.rows.put(key, as, row); err != nil || at < 0 {
		return key, err
	}
	return t.all().Key(at), nil
}

// Write tracks edited rows. It writes all of them or none.
func (t *Rows) Write(e edit.Rows) (rowdata.Slice, edit.Renames, error) {
	was, stored := t.Dataset.Kind.List(len(e.Ids)), t.Dataset.Kind.List(len(e.Ids))
	var renamed edit.Renames
	for i, id := range e.Ids {
		t.reach(id)
		t.rows.appendRow(was, id)
		key, err := t.writeAs(id, e.As.Of(id), e.Rows.At(i))
		if err != nil {
			for k, id := range e.Ids[:i] {
				_, _ = t.writeAs(cmp.Or(renamed.Of(id), id), id, was.At(k)) // restores a row that was valid before
			}
			return nil, edit.Renames{}, err
		}
		if key != id {
			renamed.Add(edit.Rename{From: id, To: key})
		}
		t.rows.appendRow(stored, key)
	}
	if len(renamed.List) > 0 {
		t.renamed(renamed.List...)
	}
	if t.over != nil {
		t.over.Changed(e.Ids)
		return nil, renamed, nil
	}
	return stored, renamed, nil
}

// AddByKey adds a row and opens its editor.
func (t *Rows) AddByKey() {
	key, err := t.Add(rowdata.Row{})
	if err != nil {
		t.Dataset.Changes.Refuse("", err)
		return
	}
	t.Grid.EditNewRow(key)
}

// DeleteByKey marks rows as deleted: the rows of the ranges if they contain more than one cell,
// else the selected rows, else the focused row.
func (t *Rows) DeleteByKey(focused string) {
	ids, ranged, whole := cellrange.Keys{Ranges: t.Ranges}.RowIDs()
	switch {
	case !whole:
		t.Dataset.Changes.Refuse(focused, edit.ErrNotLoaded)
		return
	case ranged:
	case t.Editing.Selection.None():
		ids = []string{focused}
	default:
		ids = t.selected()
	}
	t.Delete(ids)
}

// selected returns the ids of the selected rows. For a source it returns only rows that were
// selected one by one, since the others are not loaded.
func (t *Rows) selected() (ids []string) {
	switch rows := &t.Options.Selection.Rows; {
	case t.over == nil:
		t.Grid.EachSelected(func(id string, _ rowdata.Row) bool {
			ids = append(ids, id)
			return true
		})
	case rows.IsAll():
		t.Dataset.Changes.Refuse("", edit.ErrNotLoaded)
	default:
		ids = slices.AppendSeq(ids, rows.Exceptions())
	}
	return ids
}

// Blank returns a new row.
func (t *Rows) Blank() rowdata.Row { return t.rows.blank() }

// AddMany adds rows and returns their ids. It adds all of them or none.
func (t *Rows) AddMany(rows rowdata.Slice) (ids []string, err error) {
	keys := make([]string, rows.Len())
	for i := range keys {
		keys[i] = t.keyOf(rows.At(i))
	}
	before := t.states(keys)
	for i := range keys {
		key, err := t.rows.add(rows.At(i), nil)
		if err != nil {
			for k := range i {
				_ = t.put(&before[k]) // restores a row that was valid before
			}
			return nil, err
		}
		keys[i], before[i].id = key, key
	}
	t.changed(before, t.states(keys))
	return keys, nil
}

// Next returns the key of the row after a row, empty at the end.
func (t *Rows) Next(id string) string { return t.all().Key(t.all().Index(id) + 1) }

// Insert adds rows before others, all of them or none, as one step.
func (t *Rows) Insert(rows rowdata.Slice, before, beside []string) (ids []string, err error) {
	if t.over != nil {
		return nil, edit.ErrNoInsert
	}
	for i := range rows.Len() {
		key, err := t.rows.add(rows.At(i), &tracking.Place{Before: before[i]})
		if err != nil {
			for _, id := range ids {
				t.log.Delete(id) // it was added just now
			}
			return nil, err
		}
		ids = append(ids, key)
	}
	was := t.states(ids)
	for i := range was {
		was[i].there = false
	}
	t.Dataset.Beside.Regive()
	t.Refill()
	others := make(map[coord.Record]coord.Record, len(ids))
	for i, id := range ids {
		others[t.record(id)] = coord.NoRecord
		if beside[i] != "" {
			others[t.record(id)] = t.record(beside[i])
		}
	}
	t.Dataset.Beside.Insert(others, nil)
	t.Editing.PushStep(&rowsStep{t: t, before: was, after: t.states(ids)})
	return ids, nil
}

// record returns the number of a row among the rows that Refill shows.
func (t *Rows) record(id string) coord.Record {
	at := t.all().Index(id)
	if t.leaves() {
		at -= t.rows.deletedBefore(at)
	}
	return coord.Record(at)
}
