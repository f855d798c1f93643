// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package enginetest

import (
	"context"
	"database/sql"
	"errors"
	"strings"
	"testing"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// CheckDenied reads from a database that refuses the login, and checks the message for people.
func CheckDenied(t *testing.T, dialect sqlrows.Dialect, db *sql.DB, words string) {
	t.Helper()
	table := sqlrows.Table{Name: []string{"secrets"}, Key: []string{"id"}, Columns: []sqlrows.Column{number("id")}}
	s := newSource(t, sqlrows.Options{DB: db, Dialect: dialect, Table: table})
	_, err := view(t, s, rowsource.Query{}).Read(context.Background(), rowsource.Seek{Index: 0}, 1)
	wantClass(t, err, sqlrows.ClassDenied)
	if !strings.Contains(err.Error(), words) || strings.Contains(err.Error(), "wrong") {
		t.Fatalf("%v, want %q and no password", err, words)
	}
	_, err = view(t, s, rowsource.Query{}).Count(context.Background())
	wantClass(t, err, sqlrows.ClassDenied)
}

// CheckFull inserts rows until the table, which has the columns id and text, is full, and checks the message for
// people. It returns the number of rows then, as the database counts them.
func CheckFull(t *testing.T, dialect sqlrows.Dialect, db *sql.DB, table string) (rows int) {
	t.Helper()
	s := newSource(t, sqlrows.Options{DB: db, Dialect: dialect, Table: sqlrows.Table{
		Name: []string{table}, Key: []string{"id"}, Columns: []sqlrows.Column{number("id"), text("text")},
	}})
	edits := make([]rowsource.Edit, 200)
	for i := range edits {
		edits[i] = rowsource.Edit{Kind: rowsource.EditInsert, Set: append(set("id", value.Int(int64(i))), set("text", value.Text(strings.Repeat("x", 1000)))...)}
	}
	_, err := s.Write(context.Background(), edits)
	wantClass(t, err, sqlrows.ClassFull)
	if db.QueryRow("SELECT count(*) FROM "+table).Scan(&rows) != nil {
		t.Fatal("the rows cannot be counted")
	}
	if _, err := s.Write(context.Background(), edits[:1]); err != nil && !errors.As(err, new(*sqlrows.Error)) {
		t.Fatalf("a small write after it: %v", err)
	}
	return rows
}
