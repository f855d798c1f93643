// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"context"
	"database/sql"
	"errors"
	"slices"
	"strings"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// transaction is one attempt to apply edits.
type transaction struct {
	source *Source
	ctx    context.Context
	tx     *sql.Tx
	// careful makes edits read their rows before they change them, not only if nothing changed.
	careful   bool
	out       rowsource.Outcome
	changed   []string
	unwritten rowsource.UnwrittenError
}

// errEnded ends a transaction whose conflicts are known. errCareful ends a transaction that must be careful
// to find them.
var (
	errEnded   = errors.New("sqlrows: the transaction has conflicts")
	errCareful = errors.New("sqlrows: the transaction is not careful enough")
)

// run applies all edits. It applies none if there are conflicts or the database does not write one.
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
	switch {
	case len(t.out.Conflicts) > 0:
		t.out.Rows, t.changed = nil, nil
		return nil
	case len(t.unwritten.Edits) > 0:
		return &t.unwritten
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
	there, err := t.find(&p)
	if err != nil {
		return err
	}
	if !there {
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

// find reports whether a row may exist, which only a careful transaction reads. If the edit names its row by
// the other key of the table, find replaces the key of p with the key of the table.
func (t *transaction) find(p *plan) (there bool, err error) {
	key := t.source.builder.table.Key
	byOther := p.key.values != nil && !slices.Equal(p.key.columns, key)
	if p.key.values == nil || !byOther && !t.careful {
		return p.key.values != nil, nil
	}
	columns := slices.Concat(key, p.looked())
	current, err := t.read(p.key, columns, true)
	p.held = current != nil
	if err == nil && current == nil && t.source.options.Dialect.rowSecurity {
		current, err = t.read(p.key, columns, false)
	}
	if err != nil || current == nil {
		return false, err
	}
	p.key = rowKey{columns: key}
	for _, f := range current[:len(key)] {
		p.key.values = append(p.key.values, f.Value)
	}
	p.met = p.held && p.unexpected(current) == nil
	return true, nil
}

// change updates or deletes the row if it has the expected values, and returns the number of changed rows.
func (t *transaction) change(p plan, expected []rowsource.Field) (int64, error) {
	b := t.source.builder
	if p.Kind == rowsource.EditUpdate && len(p.Set) == 0 && !b.counts() {
		return 0, nil // compare reads whether the row exists
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
	result, err := t.tx.ExecContext(t.ctx, st.Text, st.Args...)
	if err != nil {
		return 0, t.source.explain(err)
	}
	n, err := result.RowsAffected()
	return n, t.source.explain(err)
}

// compare reads a row that a statement has not changed, and reports whether it is already as the edit
// requires: rules and triggers that replace a write report no rows, and some databases do not count rows that
// stay the same. A row whose values, as read, are the expected ones is written again without the condition,
// since databases compare some values, such as single-precision numbers, in another form. If that changes
// nothing either, a trigger, a rule or row security dropped the edit.
func (t *transaction) compare(p plan) (done bool, err error) {
	current, err := t.current(p.key, p.looked())
	switch {
	case err != nil:
		return false, err
	case current == nil:
		return t.missing(p)
	}
	other := p.unexpected(current)
	switch set := t.isAsSet(p, current); {
	case set && (other == nil || p.Version.IsNull() || p.met):
		return true, nil
	case set && !t.careful:
		return false, errCareful // unknown who counted the version
	case other != nil && slices.Contains(t.source.builder.table.Unique, other.Column):
		t.conflict(p, rowsource.ConflictGone, p.ID, nil) // the key was given to another row
		return false, nil
	case other != nil:
		t.conflict(p, rowsource.ConflictChanged, p.ID, current[:len(p.columns)])
		return false, nil
	}
	if p.Kind == rowsource.EditUpdate && len(p.Set) == 0 {
		return true, nil
	}
	return t.writeAll(p)
}

// unexpected returns the first expected value that the row does not have, nil if it has all.
func (p *plan) unexpected(current []rowsource.Field) *rowsource.Field {
	for i, f := range p.expected {
		if !slices.Contains(current, f) {
			return &p.expected[i]
		}
	}
	return nil
}

// looked returns the columns of an edit and of its expected values, without duplicates.
func (p *plan) looked() []string {
	columns := slices.Clone(p.columns)
	for _, f := range p.expected {
		if !slices.Contains(columns, f.Column) {
			columns = append(columns, f.Column)
		}
	}
	return columns
}

// isAsSet reports whether a row has the new values of an edit.
func (t *transaction) isAsSet(p plan, current []rowsource.Field) bool {
	if p.Kind != rowsource.EditUpdate || len(p.Set) == 0 {
		return false
	}
	return !slices.ContainsFunc(p.Set, func(f rowsource.Field) bool {
		at := slices.IndexFunc(current, func(c rowsource.Field) bool { return c.Column == f.Column })
		// An exact number may have been stored as a float64.
		return current[at].Value.Kind() != f.Value.Kind() || current[at].Value.String() != f.Value.String()
	})
}

// writeAll writes a row that has the expected values, without the database comparing them.
func (t *transaction) writeAll(p plan) (done bool, err error) {
	if len(p.expected) > 0 {
		n, err := t.change(p, nil)
		if err != nil {
			return false, t.refused(p, err)
		}
		if n > 0 {
			return true, nil
		}
		current, err := t.current(p.key, p.looked())
		switch {
		case err != nil:
			return false, err
		case current == nil:
			return t.missing(p)
		case t.isAsSet(p, current):
			return true, nil
		}
	}
	t.drop(p)
	return false, nil
}

// missing handles a row that does not exist after a statement that changed none. If it existed before, the
// edit removed it.
func (t *transaction) missing(p plan) (done bool, err error) {
	if key := t.source.newKey(p); p.Kind == rowsource.EditUpdate && !slices.Equal(key, p.key.values) {
		current, err := t.current(t.source.builder.key(key), p.looked())
		if err != nil || current != nil && t.isAsSet(p, current) {
			return err == nil, err
		}
	}
	switch {
	case !t.careful:
		return false, errCareful
	case !p.held:
		t.conflict(p, rowsource.ConflictGone, p.ID, nil)
	}
	return p.held, nil
}

// drop records an edit that the database did not write.
func (t *transaction) drop(p plan) {
	t.unwritten.Edits = append(t.unwritten.Edits, p.index)
	t.unwritten.Rows = append(t.unwritten.Rows, t.source.nameOf(p))
}

// nameOf returns the name of the row of an edit for people: its key, without kinds.
func (s *Source) nameOf(p plan) string {
	var texts []string
	for _, id := range s.builder.table.Unique {
		for _, f := range p.Old {
			if f.Column == id {
				texts = append(texts, f.Value.String())
			}
		}
	}
	if len(texts) == 0 || len(texts) < len(s.builder.table.Unique) {
		texts = nil
		for _, v := range p.key.values {
			texts = append(texts, idText(v))
		}
	}
	return strings.Join(texts, " ")
}

// current returns the values of a row in some columns, nil if it is gone. Others cannot change the row until
// the transaction ends, unless row security prevents the lock.
func (t *transaction) current(key rowKey, columns []string) (fields []rowsource.Field, err error) {
	fields, err = t.read(key, columns, true)
	if err == nil && fields == nil && t.source.options.Dialect.rowSecurity {
		return t.read(key, columns, false)
	}
	return fields, err
}

func (t *transaction) read(key rowKey, columns []string, lock bool) (fields []rowsource.Field, err error) {
	b := t.source.builder
	st, err := b.fields(key, slices.Concat(columns, b.table.Key[:1]), lock)
	if err != nil {
		return nil, err
	}
	err = t.source.each(t.ctx, t.tx, st, func(values []any) { fields = t.source.fields(columns, values) })
	return fields, err
}

// fields returns values of columns as rows have them.
func (s *Source) fields(columns []string, values []any) []rowsource.Field {
	fields := make([]rowsource.Field, len(columns))
	for i, id := range columns {
		v, _ := s.builder.decoder(s.builder.columns[id], slices.Contains(s.builder.table.Key, id)).value(values[i])
		fields[i] = rowsource.Field{Column: id, Value: v}
	}
	return fields
}

// changedTo records a row that was updated or deleted.
func (t *transaction) changedTo(p plan) error {
	if p.Kind == rowsource.EditDelete {
		t.changed = append(t.changed, p.ID)
		t.out.Rows = append(t.out.Rows, rowsource.Written{ID: p.ID})
		return nil
	}
	key := t.source.newKey(p)
	if id := t.source.builder.idOf(key); id != p.ID {
		t.changed = append(t.changed, p.ID)
	}
	_, err := t.written(key, false)
	return err
}

// written records a row that exists now. With look, it first reads whether the row exists, and records
// nothing if not.
func (t *transaction) written(key []value.Value, look bool) (there bool, err error) {
	w := rowsource.Written{ID: t.source.builder.idOf(key)}
	var columns []string
	if version := t.source.builder.table.Version; version != "" {
		columns = append(columns, version)
	}
	if look || len(columns) > 0 {
		current, err := t.current(t.source.builder.key(key), columns)
		if err != nil || current == nil && look {
			return false, err
		}
		if len(current) > 0 {
			w.Version = current[0].Value
		}
	}
	t.changed = append(t.changed, w.ID)
	t.out.Rows = append(t.out.Rows, w)
	return true, nil
}

func (t *transaction) conflict(p plan, kind rowsource.ConflictKind, id string, current []rowsource.Field) {
	t.out.Conflicts = append(t.out.Conflicts, rowsource.Conflict{Edit: p.index, Kind: kind, ID: id, Current: current})
}
