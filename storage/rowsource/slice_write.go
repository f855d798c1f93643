// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource

import (
	"context"
	"errors"
	"maps"
	"slices"

	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Write implements Writer.
func (s *Slice[T]) Write(ctx context.Context, edits []Edit) (Outcome, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if err := ctx.Err(); err != nil {
		return Outcome{}, err
	}
	t := &transaction[T]{source: s, table: table[T]{rows: slices.Clone(s.table.rows), byID: maps.Clone(s.table.byID)}}
	for i, e := range edits {
		if err := t.edit(i, e); err != nil {
			return Outcome{}, err
		}
	}
	if len(t.out.Conflicts) > 0 {
		return Outcome{Conflicts: t.out.Conflicts}, nil
	}
	s.plant(&t.table)
	s.table = t.table
	if len(t.changed) > 0 {
		s.tell(Change{IDs: t.changed})
	}
	return t.out, nil
}

// transaction is a set of edits that is not visible yet.
type transaction[T any] struct {
	source  *Slice[T]
	table   table[T]
	out     Outcome
	changed []string
}

func (t *transaction[T]) edit(i int, e Edit) error {
	at, known := t.table.byID[e.ID]
	switch {
	case e.Kind > EditDelete:
		return &EditError{i, "", errors.New("no such edit")}
	case e.Kind == EditInsert:
		var row T
		return t.put(i, e, row, -1)
	case !known:
		t.conflict(i, ConflictGone, e.ID, nil)
		return nil
	}
	row := t.table.rows[at]
	expected, err := t.expected(i, e, row)
	if err != nil {
		return err
	}
	switch {
	case !expected:
		t.conflict(i, ConflictChanged, e.ID, t.current(e, row))
	case e.Kind == EditDelete:
		t.remove(e.ID)
	default:
		return t.put(i, e, row, at)
	}
	return nil
}

// expected reports whether a row still is as the writer read it.
func (t *transaction[T]) expected(i int, e Edit, row T) (bool, error) {
	if !e.Version.IsNull() {
		return t.source.version != "" && t.source.columns[t.source.version].Value(row) == e.Version, nil
	}
	for _, f := range e.Old {
		if err := t.source.know(f.Column); err != nil {
			return false, &EditError{i, f.Column, err}
		}
		if t.source.columns[f.Column].Value(row) != f.Value {
			return false, nil
		}
	}
	return true, nil
}

// put writes a row that an edit changes at an index, or a new row if the index is below 0.
func (t *transaction[T]) put(i int, e Edit, row T, at int) error {
	for _, f := range e.Set {
		if err := t.set(&row, f); err != nil {
			return &EditError{i, f.Column, err}
		}
	}
	for _, column := range t.source.key {
		if t.source.columns[column].Value(row).IsNull() {
			return &EditError{i, column, errors.New("no key")}
		}
	}
	if err := t.count(&row); err != nil {
		return &EditError{i, t.source.version, err}
	}
	id := t.source.ID(row)
	if other, taken := t.table.byID[id]; taken && other != at {
		t.conflict(i, ConflictExists, id, t.current(e, t.table.rows[other]))
		return nil
	}
	if at < 0 {
		at = len(t.table.rows)
		t.table.rows = append(t.table.rows, row)
	} else {
		delete(t.table.byID, e.ID)
		t.table.rows[at] = row
	}
	t.table.byID[id] = at
	t.written(id, row)
	if e.ID != "" && e.ID != id {
		t.changed = append(t.changed, e.ID)
	}
	return nil
}

func (t *transaction[T]) set(row *T, f Field) error {
	if err := t.source.know(f.Column); err != nil {
		return err
	}
	set := t.source.columns[f.Column].Set
	if set == nil {
		return errors.New("cannot be written")
	}
	return set(row, f.Value)
}

// count increments the version of a row.
func (t *transaction[T]) count(row *T) error {
	if t.source.version == "" {
		return nil
	}
	n, _ := t.source.columns[t.source.version].Value(*row).AsInt()
	return t.set(row, Field{t.source.version, value.Int(n + 1)})
}

// remove removes a row; the last row moves to its index.
func (t *transaction[T]) remove(id string) {
	rows, at := t.table.rows, t.table.byID[id]
	last := len(rows) - 1
	t.table.byID[t.source.ID(rows[last])] = at
	rows[at] = rows[last]
	t.table.rows = rows[:last]
	delete(t.table.byID, id)
	t.out.Rows = append(t.out.Rows, Written{ID: id})
	t.changed = append(t.changed, id)
}

func (t *transaction[T]) written(id string, row T) {
	w := Written{ID: id}
	if t.source.version != "" {
		w.Version = t.source.columns[t.source.version].Value(row)
	}
	t.out.Rows = append(t.out.Rows, w)
	t.changed = append(t.changed, id)
}

func (t *transaction[T]) conflict(i int, kind ConflictKind, id string, current []Field) {
	t.out.Conflicts = append(t.out.Conflicts, Conflict{i, kind, id, current})
}

// current returns the values of a row in the columns of an edit.
func (t *transaction[T]) current(e Edit, row T) (fields []Field) {
	for _, f := range slices.Concat(e.Set, e.Old) {
		has := func(o Field) bool { return o.Column == f.Column }
		if c := t.source.columns[f.Column]; c != nil && !slices.ContainsFunc(fields, has) {
			fields = append(fields, Field{f.Column, c.Value(row)})
		}
	}
	return fields
}
