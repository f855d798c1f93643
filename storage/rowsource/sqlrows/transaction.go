// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"context"
	"database/sql"
	"errors"
	"slices"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// transaction is one try to do edits.
type transaction struct {
	source  *Source
	ctx     context.Context
	tx      *sql.Tx
	out     rowsource.Outcome
	changed []string
}

// errEnded ends a transaction whose conflicts are known.
var errEnded = errors.New("sqlrows: the transaction has conflicts")

// run does all edits, or none of them if there are conflicts.
func (t *transaction) run(plans []plan) (err error) {
	tx, end, err := t.source.begin(t.ctx)
	if err != nil {
		return t.source.explain(err)
	}
	t.tx = tx
	defer end()
	defer tx.Rollback() // does nothing after Commit
	for _, p := range plans {
		if err := t.edit(p); errors.Is(err, errEnded) {
			break
		} else if err != nil {
			return err
		}
	}
	if len(t.out.Conflicts) > 0 {
		t.out.Rows, t.changed = nil, nil
		return nil
	}
	if err := t.tx.Commit(); err != nil {
		t.out = rowsource.Outcome{}
		return t.source.explain(err)
	}
	return nil
}

func (t *transaction) edit(p plan) error {
	if p.Kind == rowsource.EditInsert {
		return t.insert(p)
	}
	if p.key == nil {
		t.conflict(p, rowsource.ConflictGone, p.ID, nil)
		return nil
	}
	n, err := t.change(p, p.expected)
	if err != nil {
		return t.refused(p, err)
	}
	if n == 0 {
		done, err := t.compare(p)
		if !done {
			return err
		}
	}
	return t.changedTo(p)
}

// change updates or deletes the row if it has some values, and returns how many rows it changed.
func (t *transaction) change(p plan, expected []rowsource.Field) (int64, error) {
	b := t.source.builder
	if p.Kind == rowsource.EditUpdate && len(p.Set) == 0 && !b.counts() {
		return 0, nil // compare looks whether the row is there
	}
	st, err := b.update(p.key, p.Set, expected)
	if p.Kind == rowsource.EditDelete {
		st, err = b.delete(p.key, expected)
	}
	if err != nil {
		return 0, err
	}
	st, ended := t.source.killable(t.ctx, st)
	defer ended()
	result, err := t.tx.ExecContext(t.ctx, st.SQL, st.Args...)
	if err != nil {
		return 0, t.source.explain(err)
	}
	n, err := result.RowsAffected()
	return n, t.source.explain(err)
}

// compare looks at a row that a statement has not changed. A row that has the values in the form in
// which they were read is written after all: databases compare some values, such as floating-point
// numbers of single precision, in another form, and some do not count rows that stay as they are.
func (t *transaction) compare(p plan) (done bool, err error) {
	columns := slices.Clone(p.columns)
	for _, f := range p.expected {
		if !slices.Contains(columns, f.Column) {
			columns = append(columns, f.Column)
		}
	}
	current, err := t.current(p.key, columns)
	switch {
	case err != nil:
		return false, err
	case current == nil:
		t.conflict(p, rowsource.ConflictGone, p.ID, nil)
		return false, nil
	}
	for _, f := range p.expected {
		if !slices.Contains(current, f) {
			t.conflict(p, rowsource.ConflictChanged, p.ID, current[:len(p.columns)])
			return false, nil
		}
	}
	if _, err := t.change(p, nil); err != nil {
		return false, t.refused(p, err)
	}
	return true, nil
}

// current is what a row has in some columns, nil if it is gone. Nobody else changes it up to the
// end of the transaction.
func (t *transaction) current(key []value.Value, columns []string) (fields []rowsource.Field, err error) {
	b := t.source.builder
	st, err := b.fields(key, slices.Concat(columns, b.table.Key[:1]), true)
	if err != nil {
		return nil, err
	}
	err = t.source.each(t.ctx, t.tx, st, func(values []any) { fields = t.source.fields(columns, values) })
	return fields, err
}

// fields are values of columns as rows have them.
func (s *Source) fields(columns []string, values []any) []rowsource.Field {
	fields := make([]rowsource.Field, len(columns))
	for i, id := range columns {
		v, _ := s.builder.decoder(s.builder.columns[id], slices.Contains(s.builder.table.Key, id)).value(values[i])
		fields[i] = rowsource.Field{Column: id, Value: v}
	}
	return fields
}

// changedTo notes a row that was updated or deleted.
func (t *transaction) changedTo(p plan) error {
	if p.Kind == rowsource.EditDelete {
		t.changed = append(t.changed, p.ID)
		t.out.Rows = append(t.out.Rows, rowsource.Written{ID: p.ID})
		return nil
	}
	key := t.source.newKey(p)
	if id := idOf(key); id != p.ID {
		t.changed = append(t.changed, p.ID)
	}
	return t.written(key)
}

// written notes a row that is there now.
func (t *transaction) written(key []value.Value) error {
	w := rowsource.Written{ID: idOf(key)}
	if version := t.source.builder.table.Version; version != "" {
		current, err := t.current(key, []string{version})
		if err != nil {
			return err
		}
		if current != nil {
			w.Version = current[0].Value
		}
	}
	t.changed = append(t.changed, w.ID)
	t.out.Rows = append(t.out.Rows, w)
	return nil
}

func (t *transaction) conflict(p plan, kind rowsource.ConflictKind, id string, current []rowsource.Field) {
	t.out.Conflicts = append(t.out.Conflicts, rowsource.Conflict{Edit: p.index, Kind: kind, ID: id, Current: current})
}
