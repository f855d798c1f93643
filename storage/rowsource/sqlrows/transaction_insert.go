// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"errors"
	"slices"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

func (t *transaction) insert(p plan) error {
	st, err := t.source.builder.insert(p.Set)
	if err != nil {
		return err
	}
	key, err := t.inserted(p, st)
	switch {
	case errors.Is(err, errDropped):
		t.drop(p)
		return nil
	case err != nil:
		return t.refused(p, err)
	case key == nil || slices.ContainsFunc(key, value.Value.IsNull):
		return p.fail("", errors.New("the database did not say which key the row has"))
	}
	// Triggers that replace an insert return the row that they were to make.
	there, err := t.written(key, t.source.options.Dialect.returning)
	switch {
	case err != nil:
		return err
	case !there:
		t.drop(p)
		return nil
	}
	t.out.Rows[len(t.out.Rows)-1].Key = t.source.keyBeside(key)
	return nil
}

// keyBeside returns the values of a key that the id does not determine, nil if it determines all.
func (s *Source) keyBeside(key []value.Value) (fields []rowsource.Field) {
	said := true
	for i, v := range key {
		id := s.builder.table.Key[i]
		said = said && s.builder.idPart(id, v) == idText(v)
		fields = append(fields, rowsource.Field{Column: id, Value: v})
	}
	if said {
		return nil
	}
	return fields
}

// errDropped reports an insert that made no row.
var errDropped = errors.New("sqlrows: no row was inserted")

// inserted inserts a row and returns its key.
func (t *transaction) inserted(p plan, st rowsource.Statement) (key []value.Value, err error) {
	s := t.source
	if s.options.Dialect.returning {
		columns := make([]Column, len(s.builder.table.Key))
		for i, id := range s.builder.table.Key {
			columns[i] = s.builder.columns[id]
		}
		key, err := s.cursor(t.ctx, t.tx, st, columns)
		if err == nil && key == nil {
			err = errDropped
		}
		return key, err
	}
	st, ended := t.source.killable(t.ctx, st)
	defer ended()
	result, err := t.tx.ExecContext(t.ctx, st.Text, st.Args...)
	if err != nil {
		return nil, s.explain(err)
	}
	if n, err := result.RowsAffected(); err == nil && n == 0 {
		return nil, errDropped
	}
	if key := s.newKey(p); key != nil {
		return key, nil
	}
	if len(s.builder.table.Key) > 1 {
		return nil, nil
	}
	id, err := result.LastInsertId()
	return []value.Value{value.Int(id)}, s.explain(err)
}

// refused converts an error of a statement of an edit: to a conflict if another row has its key, to an
// *EditError if the table rejects it for another reason.
func (t *transaction) refused(p plan, err error) error {
	switch {
	case isClass(err, ClassExists):
		return t.exists(p, err)
	case isClass(err, ClassRefused):
		return p.fail("", err)
	}
	return err
}

// exists ends the transaction with the conflict of an edit whose unique value another row has. If that value
// is not the key, it returns an *EditError, because the edit can never succeed.
func (t *transaction) exists(p plan, err error) error {
	key := t.source.newKey(p)
	if key == nil {
		return p.fail("", err)
	}
	t.tx.Rollback() // some databases read nothing after an error
	st, stErr := t.source.builder.fields(t.source.builder.key(key), append(p.columns, t.source.builder.table.Key[0]), false)
	if stErr != nil {
		return stErr
	}
	var current []rowsource.Field
	readErr := t.source.each(t.ctx, t.source.options.DB, st, func(values []any) { current = t.source.fields(p.columns, values) })
	switch {
	case readErr != nil:
		return readErr
	case current == nil || p.key.values != nil && slices.Equal(key, p.key.values):
		return p.fail("", err)
	}
	t.conflict(p, rowsource.ConflictExists, t.source.builder.idOf(key), current)
	return errEnded
}
