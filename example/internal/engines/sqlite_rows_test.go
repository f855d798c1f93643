// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package engines_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/engines/enginetest"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// TestWriteWaitsForALock writes during another connection's transaction.
func TestWriteWaitsForALock(t *testing.T) {
	tries, locked := 0, make(chan bool)
	classify := func(err error) sqlrows.Class {
		if c := sqlrows.Classify(err); c == sqlrows.ClassRetry {
			if tries++; tries == 2 {
				close(locked)
			}
			return c
		}
		return sqlrows.ClassUnknown
	}
	db, s := notes(t, sqlrows.Options{Classify: classify})
	other, err := db.Conn(context.Background())
	require.NoError(t, err)
	defer other.Close()
	_, err = other.ExecContext(context.Background(), "BEGIN IMMEDIATE")
	require.NoError(t, err)
	go func() {
		<-locked
		other.ExecContext(context.Background(), "COMMIT")
	}()
	out, err := s.Write(context.Background(), []rowsource.Edit{note("late")})
	require.NoError(t, err)
	require.Equal(t, []rowsource.Written{{ID: "1"}}, out.Rows)
	require.GreaterOrEqual(t, tries, 2)
}

func TestRowsWithoutAKeyHaveTheirNumber(t *testing.T) {
	db := enginetest.SQLite(t)
	_, err := db.Exec("CREATE TABLE loose (text TEXT); INSERT INTO loose VALUES ('a'), ('a'), (NULL)")
	require.NoError(t, err)
	o := sqlrows.Options{DB: db, Dialect: sqlrows.SQLite(), Table: sqlrows.Table{Name: []string{"loose"}, Columns: []sqlrows.Column{{ID: "text", Kind: value.KindText}}}}
	_, err = sqlrows.New(o)
	require.ErrorContains(t, err, "the table has no key")
	o.Table.Columns = append(o.Table.Columns, sqlrows.Column{ID: "rowid", Kind: value.KindNumber, ReadOnly: true})
	o.Table.Key = []string{"rowid"}
	s, err := sqlrows.New(o)
	require.NoError(t, err)
	_, err = s.Write(context.Background(), []rowsource.Edit{{ID: "2", Set: []rowsource.Field{{Column: "text", Value: value.Text("b")}}}, {Kind: rowsource.EditInsert, Set: []rowsource.Field{{Column: "text", Value: value.Text("c")}}}})
	require.NoError(t, err)
	v, err := s.Open(context.Background(), rowsource.Query{})
	require.NoError(t, err)
	defer v.Close()
	page, err := v.Read(context.Background(), rowsource.Seek{Index: 0}, 10)
	require.NoError(t, err)
	var texts []string
	for _, r := range page.Items {
		texts = append(texts, s.ID(r)+" "+r.Value("text").GoString())
	}
	require.Equal(t, []string{`1 "a"`, `2 "b"`, `3 null`, `4 "c"`}, texts)
}

// TestReadOnlyDatabase writes to a database that cannot be written.
func TestReadOnlyDatabase(t *testing.T) {
	db, s := notes(t, sqlrows.Options{})
	db.SetMaxOpenConns(1)
	_, err := db.Exec("PRAGMA query_only = 1")
	require.NoError(t, err)
	_, err = s.Write(context.Background(), []rowsource.Edit{note("x")})
	var e *sqlrows.Error
	require.ErrorAs(t, err, &e)
	require.Equal(t, sqlrows.ClassDenied, e.Class)
	require.ErrorContains(t, err, "the database does not allow it")
}

// TestFullDatabase writes more than there is room for: nothing is written, and afterwards a smaller write succeeds.
func TestFullDatabase(t *testing.T) {
	db, s := notes(t, sqlrows.Options{})
	db.SetMaxOpenConns(1)
	_, err := db.Exec("PRAGMA max_page_count = 3")
	require.NoError(t, err)
	require.Zero(t, enginetest.CheckFull(t, sqlrows.SQLite(), db, "notes"))
	v, err := s.Open(context.Background(), rowsource.Query{})
	require.NoError(t, err)
	defer v.Close()
	page, err := v.Read(context.Background(), rowsource.Seek{Index: 0}, 10)
	require.NoError(t, err)
	require.Len(t, page.Items, 1, "the small write after it")
}
