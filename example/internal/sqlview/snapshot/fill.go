// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package snapshot

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
)

// The first rows are shown as soon as there are some. Later ones are written in larger steps, because each step costs
// a transaction.
const (
	firstBatch = 256
	batch      = 8192
)

// fill stores the rows of a statement.
func (s *Snapshot) fill(ctx context.Context, rows *sql.Rows, types []*sql.ColumnType) error {
	f := &filler{Snapshot: s, ctx: ctx, source: rows}
	if err := f.describe(types); err != nil {
		return err
	}
	for n := firstBatch; !f.ended; n = batch {
		if err := f.read(n); err != nil {
			return err
		}
		if err := f.write(); err != nil {
			return err
		}
		s.show()
	}
	return rows.Err()
}

// show announces that there are rows to read.
func (s *Snapshot) show() {
	select {
	case <-s.first:
	default:
		close(s.first)
	}
	s.options.Grown()
}

// filler copies rows from a statement to the database.
type filler struct {
	*Snapshot
	ctx     context.Context
	source  *sql.Rows
	pending [][]any // rows that are read and not yet written
	bytes   int64
	ended   bool
}

func (f *filler) describe(types []*sql.ColumnType) error {
	if len(types) == 0 {
		return errors.New("the statement gives no rows")
	}
	names, err := f.source.Columns()
	if err != nil {
		return err
	}
	f.Columns = ColumnsOf(types, names)
	for i := range f.Columns {
		c := &f.Columns[i]
		c.Digits = !f.options.AnyKind && hasDigits(c.Type)
	}
	return nil
}

// read reads up to n rows.
func (f *filler) read(n int) error {
	f.pending = f.pending[:0]
	for range n {
		if !f.source.Next() {
			f.ended = true
			return f.source.Err()
		}
		if f.full() {
			f.ended, f.cut = true, true
			return nil
		}
		values, err := f.scan()
		if err != nil {
			return err
		}
		f.pending = append(f.pending, values)
	}
	return nil
}

// full reports whether a limit is reached.
func (f *filler) full() bool {
	return f.Rows()+int64(len(f.pending)) >= f.options.MaxRows || f.bytes >= f.options.MaxBytes
}

func (f *filler) scan() ([]any, error) {
	values := make([]any, len(f.Columns))
	into := make([]any, len(values))
	for i := range values {
		into[i] = &values[i]
	}
	if err := f.source.Scan(into...); err != nil {
		return nil, fmt.Errorf("row %d: %w", f.Rows()+int64(len(f.pending))+1, err)
	}
	for _, v := range values {
		f.bytes += size(v)
	}
	return values, nil
}

// write writes the rows read so far. Before the first write it determines the kinds of columns.
func (f *filler) write() error {
	if f.writer == nil {
		f.guessKinds(f.pending)
		if err := f.create(f.ctx); err != nil {
			return err
		}
	}
	tx, err := f.writer.BeginTx(f.ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	statement, err := tx.PrepareContext(f.ctx, f.insert)
	if err != nil {
		return err
	}
	defer statement.Close()
	for _, row := range f.pending {
		for i, v := range row {
			row[i] = stored(f.Columns[i], v, f.options.AnyKind)
		}
		if _, err := statement.ExecContext(f.ctx, row...); err != nil {
			return err
		}
	}
	if err := tx.Commit(); err != nil {
		return err
	}
	f.Snapshot.rows.Add(int64(len(f.pending)))
	return nil
}
