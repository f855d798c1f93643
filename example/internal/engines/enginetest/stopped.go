// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package enginetest

import (
	"context"
	"database/sql"
	"errors"
	"testing"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// checkStopped cancels a running statement, with parameters and without, and checks that the server ends it.
func checkStopped(t *testing.T, e Engine) {
	db := e.Open()
	execute(t, db, e.Slow)
	table := sqlrows.Table{Name: []string{"slow"}, Key: []string{"id"}, Columns: []sqlrows.Column{number("id"), text("note")}}
	s := newSource(t, sqlrows.Options{DB: db, Table: table, Dialect: e.Dialect, ReadOnly: true})
	for _, f := range []expr.Predicate{nil, expr.Compare{Column: "id", Op: expr.OpGreater, Value: value.Int(0)}} {
		v := view(t, s, rowsource.Query{Filter: f})
		ctx, cancel := context.WithCancel(context.Background())
		ended := make(chan error, 1)
		go func() {
			_, err := v.Read(ctx, rowsource.Seek{Index: 0}, 1)
			ended <- err
		}()
		waitForRunning(t, e, db, 1)
		cancel()
		if err := <-ended; !errors.Is(err, context.Canceled) {
			t.Fatalf("%v, want context.Canceled", err)
		}
		waitForRunning(t, e, db, 0)
	}
}

// waitForRunning waits until the given number of statements run.
func waitForRunning(t *testing.T, e Engine, db *sql.DB, want int) {
	t.Helper()
	if e.Running == "" {
		return // running statements cannot be counted; the test still checks that the call ends and the database closes
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	for {
		var n int
		if err := db.QueryRowContext(ctx, e.Running).Scan(&n); err != nil {
			t.Fatalf("%v, want %d statements that run", err, want)
		}
		if n == want {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
}
