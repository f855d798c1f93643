// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package enginetest

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"sync"
	"testing"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// recorder records the statements that a database receives.
type recorder struct {
	mu    sync.Mutex
	asked []rowsource.Statement
}

// take returns the statements since the last call.
func (r *recorder) take() []rowsource.Statement {
	r.mu.Lock()
	defer r.mu.Unlock()
	asked := r.asked
	r.asked = nil
	return asked
}

func (r *recorder) note(query string, args []driver.NamedValue) {
	r.mu.Lock()
	defer r.mu.Unlock()
	st := rowsource.Statement{Text: query}
	for _, a := range args {
		st.Args = append(st.Args, a.Value)
	}
	r.asked = append(r.asked, st)
}

// recorded returns a database that uses a connection of db, which must be of SQLite, PostgreSQL or MariaDB, and the
// recorder of its statements.
func recorded(t testing.TB, db *sql.DB) (*sql.DB, *recorder) {
	t.Helper()
	conn, err := db.Conn(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	r := new(recorder)
	var over *sql.DB
	conn.Raw(func(c any) error {
		over = sql.OpenDB(recordingConnector{db.Driver(), recordingConn{c.(driver.Conn), r}})
		return nil
	})
	over.SetMaxOpenConns(1)
	t.Cleanup(func() {
		over.Close()
		conn.Close()
	})
	return over, r
}

// recordingConnector has one connection, which it does not close.
type recordingConnector struct {
	driver driver.Driver
	conn   recordingConn
}

func (c recordingConnector) Connect(context.Context) (driver.Conn, error) { return c.conn, nil }
func (c recordingConnector) Driver() driver.Driver                        { return c.driver }

type recordingConn struct {
	driver.Conn
	notes *recorder
}

func (recordingConn) Close() error { return nil }

// QueryContext implements driver.QueryerContext. A driver may require that statements with parameters are prepared.
func (c recordingConn) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	rows, err := c.Conn.(driver.QueryerContext).QueryContext(ctx, query, args)
	if err != driver.ErrSkip {
		c.notes.note(query, args)
		return rows, err
	}
	st, err := c.Conn.(driver.ConnPrepareContext).PrepareContext(ctx, query)
	if err != nil {
		return nil, err
	}
	c.notes.note(query, args)
	return st.(driver.StmtQueryContext).QueryContext(ctx, args)
}

// PrepareContext implements driver.ConnPrepareContext.
func (c recordingConn) PrepareContext(ctx context.Context, query string) (driver.Stmt, error) {
	st, err := c.Conn.(driver.ConnPrepareContext).PrepareContext(ctx, query)
	return recordingStmt{st, query, c.notes}, err
}

// recordingStmt is a prepared statement.
type recordingStmt struct {
	driver.Stmt
	query string
	notes *recorder
}

// QueryContext implements driver.StmtQueryContext.
func (s recordingStmt) QueryContext(ctx context.Context, args []driver.NamedValue) (driver.Rows, error) {
	s.notes.note(s.query, args)
	return s.Stmt.(driver.StmtQueryContext).QueryContext(ctx, args)
}

// CheckNamedValue implements driver.NamedValueChecker.
func (c recordingConn) CheckNamedValue(v *driver.NamedValue) error {
	if checker, ok := c.Conn.(driver.NamedValueChecker); ok {
		return checker.CheckNamedValue(v)
	}
	return driver.ErrSkip
}
