// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows_test

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"io"
	"regexp"
	"sync"
	"testing"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// fakeDB is a driver that records statements and answers them as a test requires.
type fakeDB struct {
	mu   sync.Mutex
	said []rowsource.Statement
	// answer returns the rows of a statement, or the number of rows that it changes as the only value; nil
	// means no rows, and one changed row.
	answer func(statement string) ([][]driver.Value, error)
	// wait, if not nil, is called before a query is answered.
	wait func(ctx context.Context, statement string) error
	// columns holds the names of columns, where these matter.
	columns []string
}

// mark matches the comment by which running statements are found.
var mark = regexp.MustCompile(` /\* [A-Z2-7]{26} \d+ \*/$`)

// openFake opens a database of a fake driver.
func openFake(t testing.TB, f *fakeDB) *sql.DB {
	db := sql.OpenDB(f)
	t.Cleanup(func() { db.Close() })
	return db
}

func (f *fakeDB) Connect(context.Context) (driver.Conn, error) { return fakeConn{f}, nil }
func (f *fakeDB) Driver() driver.Driver                        { return nil }

// statements returns the recorded statements.
func (f *fakeDB) statements() []rowsource.Statement {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.said
}

func (f *fakeDB) say(statement string, args []driver.NamedValue) ([][]driver.Value, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	s := rowsource.Statement{Text: mark.ReplaceAllString(statement, "")}
	for _, a := range args {
		s.Args = append(s.Args, a.Value)
	}
	f.said = append(f.said, s)
	if f.answer == nil {
		return nil, nil
	}
	return f.answer(statement)
}

type fakeConn struct{ *fakeDB }

func (c fakeConn) Prepare(statement string) (driver.Stmt, error) {
	return fakeStmt{c, statement}, nil
}
func (c fakeConn) Close() error              { return nil }
func (c fakeConn) Begin() (driver.Tx, error) { return fakeTx{c}, nil }

// fakeStmt is a prepared statement.
type fakeStmt struct {
	conn      fakeConn
	statement string
}

func (s fakeStmt) Close() error                               { return nil }
func (s fakeStmt) NumInput() int                              { return -1 }
func (s fakeStmt) Exec([]driver.Value) (driver.Result, error) { return nil, driver.ErrSkip }
func (s fakeStmt) Query([]driver.Value) (driver.Rows, error)  { return nil, driver.ErrSkip }

func (s fakeStmt) QueryContext(ctx context.Context, args []driver.NamedValue) (driver.Rows, error) {
	return s.conn.QueryContext(ctx, s.statement, args)
}

func (c fakeConn) QueryContext(ctx context.Context, statement string, args []driver.NamedValue) (driver.Rows, error) {
	if c.wait != nil {
		if err := c.wait(ctx, statement); err != nil {
			return nil, err
		}
	}
	rows, err := c.say(statement, args)
	if err != nil {
		return nil, err
	}
	return &fakeRows{rows, c.columns}, nil
}

func (c fakeConn) ExecContext(_ context.Context, statement string, args []driver.NamedValue) (driver.Result, error) {
	rows, err := c.say(statement, args)
	n := int64(1)
	if len(rows) > 0 {
		n = rows[0][0].(int64)
	}
	return fakeResult(n), err
}

// fakeResult holds the number of changed rows, and the id of the last one.
type fakeResult int64

func (r fakeResult) LastInsertId() (int64, error) { return int64(r), nil }
func (r fakeResult) RowsAffected() (int64, error) { return int64(r), nil }

type fakeTx struct{ fakeConn }

func (t fakeTx) Commit() error {
	_, err := t.say("COMMIT", nil)
	return err
}

func (t fakeTx) Rollback() error {
	_, err := t.say("ROLLBACK", nil)
	return err
}

type fakeRows struct {
	rows    [][]driver.Value
	columns []string
}

func (r *fakeRows) Close() error { return nil }

func (r *fakeRows) Columns() []string {
	switch {
	case len(r.rows) == 0:
		return nil
	case r.columns != nil:
		return r.columns
	}
	return make([]string, len(r.rows[0]))
}

func (r *fakeRows) Next(dest []driver.Value) error {
	if len(r.rows) == 0 {
		return io.EOF
	}
	copy(dest, r.rows[0])
	r.rows = r.rows[1:]
	return nil
}
