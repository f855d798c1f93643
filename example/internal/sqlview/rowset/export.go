// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowset

import (
	"context"
	"database/sql"
	"fmt"
	"io"
	"math"

	"github.com/giogrid/giogrid/example/internal/sqlview/rowexport"
	"github.com/giogrid/giogrid/storage/export"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
)

// Export is the rows of a query as package export reads them, by one statement: the database
// sorts once, and all rows are from one moment. A page of a view after another would have it sort
// for each of them, where no index has the order. columns are ids in order; nil is all. ctx has to
// be that of the export: its end frees the connection if the export is broken off.
func (r *Rowset) Export(ctx context.Context, q rowsource.Query, columns []string) (export.Source, error) {
	if columns == nil {
		for _, c := range r.Columns {
			columns = append(columns, c.ID)
		}
	}
	s := &stream{ctx: ctx, db: r.options.DB}
	out := export.Source{Rows: export.RowsUnknown, Row: s.row}
	for _, id := range columns {
		c, ok := r.column(id)
		if !ok {
			return out, fmt.Errorf("%w: %q", rowsource.ErrNoColumn, id)
		}
		s.columns = append(s.columns, c)
		out.Columns = append(out.Columns, exported(c))
	}
	b, err := sqlrows.NewBuilder(r.options.Dialect, r.options.Table)
	if err != nil {
		return out, err
	}
	q.Columns = columns
	s.statement, err = b.Page(q, rowsource.At(0), math.MaxInt)
	return out, err
}

func (r *Rowset) column(id string) (Column, bool) {
	for _, c := range r.Columns {
		if c.ID == id {
			return c, true
		}
	}
	return Column{}, false
}

func exported(c Column) export.Column {
	out := export.Column{Key: c.ID, Header: c.ID}
	if c.Date {
		out.Format = "yyyy-mm-dd"
	}
	return out
}

// stream reads the rows of a statement as they come.
type stream struct {
	ctx       context.Context
	db        *sql.DB
	statement sqlrows.Statement
	columns   []Column
	rows      *sql.Rows // nil before the first row
	values    []any     // of a row, more than columns: those of the order come behind
	into      []any     // pointers to values
}

// row gives the rows in order, and io.EOF after the last one.
func (s *stream) row(_ int, cells []export.Cell) error {
	if s.rows == nil {
		if err := s.open(); err != nil {
			return err
		}
	}
	if !s.rows.Next() {
		if err := s.rows.Err(); err != nil {
			return err
		}
		return io.EOF
	}
	if err := s.rows.Scan(s.into...); err != nil {
		return err
	}
	for i, c := range s.columns {
		rowexport.SetCell(&cells[i], cellValue(c, s.values[i]), c.Date)
	}
	return nil
}

func (s *stream) open() (err error) {
	if s.rows, err = s.db.QueryContext(s.ctx, s.statement.SQL, s.statement.Args...); err != nil {
		return err
	}
	names, err := s.rows.Columns()
	if err != nil {
		return err
	}
	s.values, s.into = make([]any, len(names)), make([]any, len(names))
	for i := range s.values {
		s.into[i] = &s.values[i]
	}
	return nil
}
