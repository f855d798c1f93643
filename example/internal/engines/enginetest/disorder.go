// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package enginetest

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
)

// manyRows creates a table of rows with a number i and the value of(i).
func manyRows(t testing.TB, db *sql.DB, declared string, n int, of func(i int) string) {
	t.Helper()
	execute(t, db, "CREATE TABLE many (id INTEGER PRIMARY KEY, v "+declared+" NOT NULL)")
	var rows []string
	for i := range n {
		rows = append(rows, fmt.Sprintf("(%d, %s)", i+1, of(i)))
	}
	for part := range chunked(rows, 2000) {
		execute(t, db, "INSERT INTO many VALUES "+strings.Join(part, ", "))
	}
}

func chunked(rows []string, n int) func(yield func([]string) bool) {
	return func(yield func([]string) bool) {
		for len(rows) > 0 {
			k := min(n, len(rows))
			if !yield(rows[:k]) {
				return
			}
			rows = rows[k:]
		}
	}
}

// checkDisorder reads a column whose sort order in the database differs from its order in comparisons, because a
// program describes it wrongly: a single error message describes this, and all rows are read nevertheless.
func checkDisorder(t *testing.T, e Engine) {
	ctx := context.Background()
	c := e.Disordered.Column
	c.ID, c.NotNull = "v", true
	table := sqlrows.Table{Name: []string{"many"}, Key: []string{"id"}, Columns: []sqlrows.Column{number("id"), c}}
	for _, n := range []int{700, 9_000} {
		db := e.Open()
		values := e.Disordered.Values
		manyRows(t, db, e.Disordered.Type, n, func(i int) string { return values[i*7919%len(values)] })
		q := rowsource.Query{Sort: []rowsource.Order{{Column: "v"}}}
		options := sqlrows.Options{DB: db, Table: table, Dialect: e.Dialect, ReadOnly: true}
		s := newSource(t, options)
		v := view(t, s, q)
		wantDisorder(t, follow(t, v, n))
		for _, limit := range []time.Duration{time.Hour, -1} { // step by step, or sorted by a single statement
			if n < 4096 {
				break // there are no anchors
			}
			options.SeekLimit = limit
			s = newSource(t, options)
			v = view(t, s, q)
			wantDisorder(t, untilCounted(v, n))
		}
		if err := untilCounted(v, n); err != nil {
			t.Fatalf("%d rows, tried again: %v", n, err)
		}
		want := plainIDs(t, e, db, c)
		same(t, "number of rows", len(want), n)
		again := view(t, s, q)
		walk(t, again, s, want, 1000)
		for i := 0; i < n; i += n / 7 {
			page, err := again.Read(ctx, rowsource.Seek{Index: int64(i)}, 5)
			if err != nil {
				t.Fatal(err)
			}
			same(t, "jump", idsOf(s, page.Items), want[i:min(i+5, n)])
			at, err := again.Locate(ctx, want[i])
			if err != nil || at != int64(i) {
				t.Fatalf("locate: %d, %v, want %d", at, err, i)
			}
			hit, err := again.Find(ctx, expr.Match{Columns: []string{"id"}, Op: expr.MatchEquals, Text: want[i]}, page.First.After(), true)
			if err != nil || hit.Index != int64(i) || hit.ID != want[i] {
				t.Fatalf("find: %+v, %v, want %d", hit, err, i)
			}
		}
	}
}

func wantDisorder(t *testing.T, err error) {
	t.Helper()
	if !errors.Is(err, rowsource.ErrOrder) || !strings.Contains(err.Error(), `the database sorts the rows of "many" by "v", "id" in another order`) {
		t.Fatalf("%v, want an error of the order", err)
	}
}

// plainIDs returns the ids of the rows in the order of the database.
func plainIDs(t *testing.T, e Engine, db *sql.DB, c sqlrows.Column) (ids []string) {
	t.Helper()
	rows, err := db.Query("SELECT id FROM many ORDER BY " + e.quote(c.ID) + ", id")
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	for rows.Next() {
		var id string
		if err := rows.Scan(&id); err != nil {
			t.Fatal(err)
		}
		ids = append(ids, id)
	}
	return ids
}

// follow reads pages from the start, each from the last row of the previous page, for far more rows than the n that
// exist.
func follow(t *testing.T, v rowsource.Result[sqlrows.Row], n int) error {
	t.Helper()
	at := rowsource.Seek{Index: 0}
	for read := 0; read <= 2*n+10_000; {
		page, err := v.Read(context.Background(), at, 100)
		if err != nil || len(page.Items) == 0 {
			return err
		}
		read += len(page.Items)
		at = page.Last.After()
	}
	return nil
}

// untilCounted waits for the number of rows, which must be n.
func untilCounted(v rowsource.Result[sqlrows.Row], n int) error {
	for {
		count, err := v.Count(context.Background())
		switch {
		case err != nil:
			return err
		case count.Exact && count.N != int64(n):
			return fmt.Errorf("%d rows, want %d", count.N, n)
		case count.Exact:
			return nil
		}
	}
}

// checkBusy counts rows while others are inserted and deleted: that is not an error, and the result is a number that
// was true at some time.
func checkBusy(t *testing.T, e Engine) {
	db := e.Open()
	manyRows(t, db, "INTEGER", 13_000, func(i int) string { return fmt.Sprint(i * 7919 % 1000) })
	table := sqlrows.Table{Name: []string{"many"}, Key: []string{"id"}, Columns: []sqlrows.Column{number("id"), number("v")}}
	for _, q := range []rowsource.Query{{}, {Sort: []rowsource.Order{{Column: "v"}}}} {
		var all sync.WaitGroup
		stop := make(chan bool)
		all.Go(func() {
			for i := 0; ; i++ {
				select {
				case <-stop:
					return
				default:
				}
				// Rows are inserted and deleted at the start and in the middle; a locked database refuses.
				_, _ = db.Exec(fmt.Sprintf("INSERT INTO many VALUES (%d, %d)", -1-i, i%1000))
				_, _ = db.Exec(fmt.Sprintf("DELETE FROM many WHERE id = %d", -1-i))
			}
		})
		s := newSource(t, sqlrows.Options{DB: db, Table: table, Dialect: e.Dialect, ReadOnly: true})
		v := view(t, s, q)
		for range 3 {
			if err := follow(t, v, 13_000); err != nil {
				t.Error(err)
			}
		}
		for {
			count, err := v.Count(context.Background())
			if err != nil {
				t.Error(err)
				break
			}
			if count.Exact {
				if count.N != 13_000 && count.N != 13_001 {
					t.Errorf("%d rows, want 13,000 or one more", count.N)
				}
				break
			}
		}
		close(stop)
		all.Wait()
		execute(t, db, "DELETE FROM many WHERE id < 0")
	}
}
