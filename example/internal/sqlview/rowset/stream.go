// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowset

import (
	"context"
	"database/sql"
	"io"

	"github.com/giogrid/giogrid/example/internal/sqlview/rowexport"
	"github.com/giogrid/giogrid/storage/export"
	"github.com/giogrid/giogrid/storage/rowsource"
)

// stream reads the rows of a statement as they come.
type stream struct {
	ctx       context.Context
	db        *sql.DB
	statement rowsource.Statement
	columns   []Column
	rows      *sql.Rows // nil before the first row
	values    []any     // of a row; more than columns, because sort columns follow
	into      []any     // pointers to values
}

// row reads the rows in order, and returns io.EOF after the last one.
func (s *stream) row(_ int, cells []export.Cell) error {
	if s.rows == nil {
		rows, err := s.db.QueryContext(s.ctx, s.statement.Text, s.statement.Args...)
		if err != nil {
			return err
		}
		s.rows = rows
	}
	if s.into == nil {
		if err := s.prepare(); err != nil {
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
		v := cellValue(c, s.values[i])
		rowexport.SetCell(&cells[i], v, storedText(c, s.values[i], v), c.Form)
	}
	return nil
}

func (s *stream) prepare() error {
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
