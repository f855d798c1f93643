// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"context"
	"database/sql"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// queryer is a database, a connection or a transaction.
type queryer interface {
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
	PrepareContext(ctx context.Context, query string) (*sql.Stmt, error)
}

// each calls visit for each row of a statement. The driver owns the fields and overwrites them with the next
// row, but not their bytes.
func (s *Source) each(ctx context.Context, db queryer, st rowsource.Statement, visit func(fields []any)) error {
	st, ended := s.killable(ctx, st)
	defer ended()
	rows, closeRows, err := s.query(ctx, db, st)
	if err != nil {
		return s.explain(err)
	}
	defer closeRows()
	columns, err := rows.Columns()
	if err != nil {
		return s.explain(err)
	}
	fields := make([]any, len(columns))
	into := make([]any, len(columns))
	for i := range fields {
		into[i] = &fields[i]
	}
	for rows.Next() {
		if err := rows.Scan(into...); err != nil {
			return s.explain(err)
		}
		visit(fields)
	}
	return s.explain(rows.Err())
}

// query runs a statement, prepared where the dialect needs that.
func (s *Source) query(ctx context.Context, db queryer, st rowsource.Statement) (rows *sql.Rows, closeRows func(), err error) {
	if !s.options.Dialect.prepares {
		rows, err = db.QueryContext(ctx, st.Text, st.Args...)
		return rows, func() { _ = rows.Close() }, err // the caller gets the errors of the rows from Err
	}
	prepared, err := db.PrepareContext(ctx, st.Text)
	if err != nil {
		return nil, nil, err
	}
	if rows, err = prepared.QueryContext(ctx, st.Args...); err != nil {
		_ = prepared.Close()
		return nil, nil, err
	}
	return rows, func() {
		_ = rows.Close()
		_ = prepared.Close()
	}, nil
}

// number reads one number; ok is false if there is none.
func (s *Source) number(ctx context.Context, db queryer, st rowsource.Statement) (n int64, ok bool, err error) {
	d := decoder{column: Column{Kind: value.KindNumber}}
	err = s.each(ctx, db, st, func(fields []any) {
		if v, err := d.value(fields[0]); err == nil {
			n, ok = v.AsInt()
		}
	})
	return n, ok, err
}

// cursor reads the values of some columns of one row exactly; it returns nil if there is no row.
func (s *Source) cursor(ctx context.Context, db queryer, st rowsource.Statement, columns []Column) (c []value.Value, err error) {
	err = s.each(ctx, db, st, func(fields []any) { c = s.exact(columns, fields) })
	return c, err
}

// exact returns values as the database compares them.
func (s *Source) exact(columns []Column, fields []any) []value.Value {
	c := make([]value.Value, len(columns))
	for i, column := range columns {
		c[i], _ = s.builder.decoder(column, true).value(fields[i]) // a value without a form is a text
	}
	return c
}
