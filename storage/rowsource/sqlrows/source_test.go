// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows_test

import (
	"context"
	"database/sql/driver"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

func newSource(t testing.TB, f *fakeDB, o sqlrows.Options) *sqlrows.Source {
	t.Helper()
	o.DB = openFake(t, f)
	if o.Dialect.Name == "" {
		o.Dialect = sqlrows.PostgreSQL()
	}
	if o.Table.Name == nil {
		o.Table = orders()
	}
	s, err := sqlrows.New(o)
	require.NoError(t, err)
	return s
}

func openView(t testing.TB, s *sqlrows.Source, q rowsource.Query) rowsource.Result[sqlrows.Row] {
	t.Helper()
	v, err := s.Open(context.Background(), q)
	require.NoError(t, err)
	t.Cleanup(func() { v.Close() })
	return v
}

// calls lists the calls of a view and a writer whose statements the golden files hold.
func calls(t *testing.T, d sqlrows.Dialect, f *fakeDB) {
	ctx := context.Background()
	table := orders()
	table.Version = "qty"
	s := newSource(t, f, sqlrows.Options{Dialect: d, Table: table, SeekLimit: -1})
	v := openView(t, s, rowsource.Query{Sort: sortBy("name"), Columns: []string{}})
	read := func(at rowsource.Seek) {
		_, err := v.Read(ctx, at, 10)
		require.NoError(t, err)
	}
	read(rowsource.Seek{Index: 0})
	read(rowsource.Seek{Index: 7})
	read(rowsource.Cursor{value.Text("x"), value.Int(7)}.After())
	read(rowsource.Cursor{value.Text("x"), value.Int(7)}.Before())
	read(rowsource.Cursor{{}, value.Int(7)}.After())
	_, err := v.Find(ctx, expr.Match{Columns: []string{"name", "city"}, Text: "x"}, rowsource.Seek{Index: 0}, false)
	require.ErrorIs(t, err, rowsource.ErrNoRow)
	_, err = v.Locate(ctx, "7")
	require.ErrorIs(t, err, rowsource.ErrNoRow)
	_, err = v.Count(ctx)
	require.NoError(t, err)
	read(rowsource.Seek{Index: 2})
	if !s.Features().Write {
		_, err := s.Write(ctx, nil)
		require.ErrorIs(t, err, rowsource.ErrUnsupported)
		return
	}
	_, err = s.Write(ctx, []rowsource.Edit{
		{ID: "7", Set: []rowsource.Field{{Column: "name", Value: value.Text("x")}, {Column: "city"}}, Version: value.Int(3)},
		{ID: "7", Set: []rowsource.Field{{Column: "at", Value: value.Time(time.Unix(0, 0))}}, Old: []rowsource.Field{{Column: "at"}}},
		{Kind: rowsource.EditDelete, ID: "8"}, {Kind: rowsource.EditInsert, Set: []rowsource.Field{{Column: "name", Value: value.Text("x")}}},
	})
	require.NoError(t, err)
}

func TestCallsAsStatements(t *testing.T) {
	for _, d := range dialects() {
		t.Run(d.Name, func(t *testing.T) {
			f := &fakeDB{answer: func(statement string) ([][]driver.Value, error) {
				switch {
				case strings.Contains(statement, "RETURNING") || strings.Contains(statement, "count(*)"):
					return [][]driver.Value{{int64(9)}}, nil
				case strings.HasPrefix(statement, `SELECT "qty", "id" FROM`), strings.HasPrefix(statement, "SELECT `qty`, `id` FROM"):
					return [][]driver.Value{{int64(1), int64(9)}}, nil // the version
				}
				return nil, nil
			}}
			synctest.Test(t, func(t *testing.T) { calls(t, d, f) }) // the count comes before the clock moves
			var text strings.Builder
			for _, s := range f.statements() {
				text.WriteString(s.Text + ";\n")
				for _, arg := range s.Args {
					fmt.Fprintf(&text, "-- %T %v\n", arg, arg)
				}
			}
			golden := "testdata/" + strings.ToLower(d.Name) + "_calls.sql"
			if *update {
				require.NoError(t, os.WriteFile(golden, []byte(text.String()), 0o644))
			}
			want, err := os.ReadFile(golden)
			require.NoError(t, err)
			require.Equal(t, string(want), text.String())
		})
	}
}

// stateError is an error with a SQLSTATE, as pgx has it.
type stateError string

func (e stateError) Error() string    { return "the server says " + string(e) }
func (e stateError) SQLState() string { return string(e) }

var touch = []rowsource.Edit{{ID: "7", Set: []rowsource.Field{{Column: "city", Value: value.Text("x")}}}}

func TestTransactionsThatLoseAreTriedAgain(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		commits := 0
		f := &fakeDB{answer: func(statement string) ([][]driver.Value, error) {
			if statement == "COMMIT" {
				if commits++; commits < 4 {
					return nil, stateError("40001")
				}
			}
			return nil, nil
		}}
		out, err := newSource(t, f, sqlrows.Options{}).Write(context.Background(), touch)
		require.NoError(t, err)
		require.Equal(t, []rowsource.Written{{ID: "7"}}, out.Rows)
		require.Equal(t, 4, commits)
	})
}

func TestTransactionsThatAlwaysLoseFail(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		tries := 0
		f := &fakeDB{answer: func(statement string) ([][]driver.Value, error) {
			if strings.HasPrefix(statement, "UPDATE") {
				tries++
				return nil, stateError("40P01")
			}
			return nil, nil
		}}
		s := newSource(t, f, sqlrows.Options{})
		began := time.Now()
		_, err := s.Write(context.Background(), touch)
		var e *sqlrows.Error
		require.ErrorAs(t, err, &e)
		require.Equal(t, sqlrows.ClassRetry, e.Class)
		require.EqualError(t, err, "sqlrows: another transaction was in the way: the server says 40P01")
		require.Equal(t, 9, tries)
		require.Less(t, time.Since(began), 4*time.Second)

		ctx, cancel := context.WithTimeout(context.Background(), 100*time.Millisecond)
		defer cancel()
		_, err = s.Write(ctx, touch)
		require.ErrorIs(t, err, context.DeadlineExceeded)
	})
}

func TestConflictThatOnlyTheReaderSees(t *testing.T) {
	// The database compares the old value in another form, so that no row matches; read again, it is the
	// same.
	updates := 0
	f := &fakeDB{answer: func(statement string) ([][]driver.Value, error) {
		switch {
		case strings.HasPrefix(statement, "UPDATE"):
			updates++
			return [][]driver.Value{{int64(updates - 1)}}, nil
		case strings.HasPrefix(statement, "SELECT"):
			return [][]driver.Value{{"was", float64(0.1), int64(7)}}, nil
		}
		return nil, nil
	}}
	edits := []rowsource.Edit{touch[0]}
	edits[0].Old = []rowsource.Field{{Column: "qty", Value: value.Float(0.1)}}
	out, err := newSource(t, f, sqlrows.Options{}).Write(context.Background(), edits)
	require.NoError(t, err)
	require.Empty(t, out.Conflicts)
	require.Equal(t, 2, updates)
}

func TestRowsWithValuesThatHaveNoForm(t *testing.T) {
	f := &fakeDB{answer: func(string) ([][]driver.Value, error) {
		return [][]driver.Value{{int64(7), []byte("12.50"), "x", []int{1, 2}}}, nil
	}}
	table := orders()
	table.Columns = []sqlrows.Column{{ID: "id", Kind: value.KindNumber}, {ID: "price", Kind: value.KindNumber}, {ID: "n", Kind: value.KindNumber}, {ID: "list", Kind: value.KindText}}
	s := newSource(t, f, sqlrows.Options{Table: table})
	page, err := openView(t, s, rowsource.Query{}).Read(context.Background(), rowsource.Seek{Index: 0}, 1)
	require.NoError(t, err)
	row := page.Items[0]
	require.Equal(t, "7", s.ID(row))
	require.Equal(t, value.Float(12.5), row.Value("price"))
	require.Equal(t, value.Text("x"), row.Value("n"), "a text that is no number stays one")
	require.True(t, row.Value("gone").IsNull())
	require.Equal(t, value.Text("[1 2]"), row.Value("list"))
	require.ErrorContains(t, row.Err(), `column "list" of row "7": `)
	require.Positive(t, row.Size())
	require.Equal(t, []string{"id", "price", "n", "list"}, row.Columns())
}

func TestNewRefuses(t *testing.T) {
	_, err := sqlrows.New(sqlrows.Options{Table: orders(), Dialect: sqlrows.SQLite()})
	require.Error(t, err)
	db := openFake(t, &fakeDB{})
	noKey := orders()
	noKey.Key = nil
	_, err = sqlrows.New(sqlrows.Options{DB: db, Table: noKey, Dialect: sqlrows.SQLite()})
	require.ErrorContains(t, err, "the table has no key")
	s := newSource(t, &fakeDB{}, sqlrows.Options{ReadOnly: true})
	require.False(t, s.Features().Write)
	_, err = s.Open(context.Background(), rowsource.Query{Sort: sortBy("gone")})
	require.ErrorIs(t, err, rowsource.ErrNoColumn)
	_, err = s.Open(context.Background(), rowsource.Query{Filter: expr.Match{Columns: []string{"name"}, Initials: true}})
	require.ErrorIs(t, err, rowsource.ErrUnsupported)
}

func TestWatchByInterval(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newSource(t, &fakeDB{}, sqlrows.Options{Interval: time.Minute})
		ctx, cancel := context.WithTimeout(context.Background(), 150*time.Second)
		defer cancel()
		told := 0
		require.ErrorIs(t, s.Watch(ctx, func(c rowsource.Change) { told++ }), context.DeadlineExceeded)
		require.Equal(t, 2, told)
	})
}

func TestClassify(t *testing.T) {
	for _, c := range []struct {
		err  error
		want sqlrows.Class
	}{
		{nil, sqlrows.ClassUnknown}, {errors.New("?"), sqlrows.ClassUnknown}, {context.Canceled, sqlrows.ClassUnknown},
		{stateError("40001"), sqlrows.ClassRetry}, {fmt.Errorf("wrapped: %w", stateError("23505")), sqlrows.ClassExists},
		{stateError("23503"), sqlrows.ClassRefused}, {stateError("42P01"), sqlrows.ClassNoTable}, {stateError("42703"), sqlrows.ClassNoColumn},
		{stateError("53100"), sqlrows.ClassFull}, {stateError("25006"), sqlrows.ClassDenied}, {stateError("57P01"), sqlrows.ClassGone},
		{errors.New("Error 1213 (40001): Deadlock found"), sqlrows.ClassRetry}, {errors.New("Error 1062 (23000): Duplicate entry"), sqlrows.ClassExists},
		{errors.New("Error 1146 (42S02): Table 'a.b' doesn't exist"), sqlrows.ClassNoTable}, {errors.New("Error 1054 (42S22): Unknown column"), sqlrows.ClassNoColumn},
		{errors.New("Error 1114 (HY000): The table is full"), sqlrows.ClassFull}, {errors.New("database is locked (5) (SQLITE_BUSY)"), sqlrows.ClassRetry},
		{errors.New("constraint failed: UNIQUE constraint failed: t.id (1555)"), sqlrows.ClassExists}, {errors.New("NOT NULL constraint failed: t.a"), sqlrows.ClassRefused},
		{driver.ErrBadConn, sqlrows.ClassGone}, {errors.New("invalid connection"), sqlrows.ClassGone}, {errors.New("bad connection"), sqlrows.ClassGone},
	} {
		require.Equal(t, c.want, sqlrows.Classify(c.err), "%v", c.err)
	}
	require.Equal(t, "Class(99)", sqlrows.Class(99).String())
}
