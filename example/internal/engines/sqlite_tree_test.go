// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package engines_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/engines/enginetest"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// folderRow is a row of the table of folders.
type folderRow struct {
	id, up  int64
	entries int64
}

// treeSources returns a table of folders in SQLite, and the same rows in memory.
func treeSources(t *testing.T) (*sqlrows.Source, *rowsource.Slice[folderRow]) {
	db := enginetest.SQLite(t)
	_, err := db.Exec("CREATE TABLE folders (id INTEGER PRIMARY KEY, up INTEGER REFERENCES folders, name TEXT, entries INTEGER)")
	require.NoError(t, err)
	rows := make([]folderRow, 500)
	for i := range rows {
		rows[i].id = int64(i + 1)
		if i >= 5 {
			rows[i].up = int64(i)/4 + 1
			rows[rows[i].up-1].entries++
		}
	}
	for _, r := range rows {
		up := any(r.up)
		if r.up == 0 {
			up = nil
		}
		_, err = db.Exec("INSERT INTO folders VALUES (?, ?, ?, ?)", r.id, up, fmt.Sprint("folder ", r.id), r.entries)
		require.NoError(t, err)
	}
	s, err := sqlrows.New(sqlrows.Options{DB: db, Dialect: sqlrows.SQLite(), Table: sqlrows.Table{
		Name: []string{"folders"}, Key: []string{"id"}, Parent: "up", Children: "entries",
		Columns: []sqlrows.Column{{ID: "id", Kind: value.KindNumber}, {ID: "up", Kind: value.KindNumber}, {ID: "name", Kind: value.KindText}, {ID: "entries", Kind: value.KindNumber}},
	}})
	require.NoError(t, err)
	slice, err := rowsource.NewSlice(rowsource.SliceOptions[folderRow]{
		Rows: rows, Key: []string{"id"}, Parent: func(r folderRow) string { return strconv.FormatInt(r.up, 10) },
		Columns: []rowsource.Column[folderRow]{
			{ID: "id", Value: func(r folderRow) value.Value { return value.Int(r.id) }},
			{ID: "name", Value: func(r folderRow) value.Value { return value.Text(fmt.Sprint("folder ", r.id)) }},
		},
	})
	require.NoError(t, err)
	return s, slice
}

// idsOf returns the ids of all rows of a query.
func idsOf[T any](t *testing.T, s rowsource.Source[T], q rowsource.Query) (ids []string) {
	t.Helper()
	v, err := s.Open(context.Background(), q)
	require.NoError(t, err)
	defer v.Close()
	page, err := v.Read(context.Background(), rowsource.Seek{}, 1000)
	require.NoError(t, err)
	for _, row := range page.Items {
		ids = append(ids, s.ID(row))
	}
	return ids
}

// Each level of a tree in SQLite has the rows that it has in memory, also with a filter.
func TestTreesInSQLiteAndInMemoryAgree(t *testing.T) {
	s, slice := treeSources(t)
	require.True(t, s.Features().Tree)
	rng := rand.New(rand.NewPCG(7, 7))
	for range 200 {
		q := rowsource.Query{Tree: true}
		if rng.IntN(4) > 0 {
			q.Parent = strconv.Itoa(1 + rng.IntN(130))
		}
		if rng.IntN(2) == 0 {
			q.Filter = expr.Match{Columns: []string{"name"}, Text: strconv.Itoa(rng.IntN(100))}
		}
		if rng.IntN(2) == 0 {
			q.Sort = []rowsource.Order{{Column: "id", Descending: true}}
		}
		require.Equal(t, idsOf(t, slice, q), idsOf(t, s, q), "%+v", q)
	}
}

func TestATreeInSQLiteKnowsItsBranches(t *testing.T) {
	s, slice := treeSources(t)
	v, err := s.Open(context.Background(), rowsource.Query{Columns: []string{"name", "entries"}})
	require.NoError(t, err)
	defer v.Close()
	page, err := v.Read(context.Background(), rowsource.Seek{}, 1000)
	require.NoError(t, err)
	require.Len(t, page.Items, 500)
	for i, row := range page.Items {
		require.Equal(t, slice.Branch(slice.Rows()[i]), s.Branch(row))
		want, err := slice.Above(context.Background(), s.ID(row))
		require.NoError(t, err)
		got, err := s.Above(context.Background(), s.ID(row))
		require.NoError(t, err)
		require.Equal(t, want, got)
	}
	_, err = s.Above(context.Background(), "501")
	require.ErrorIs(t, err, rowsource.ErrNoRow)
}

// Rows of a type of the program tell as well which of them have children.
func TestAMappedTreeKnowsItsBranches(t *testing.T) {
	s, slice := treeSources(t)
	m := sqlrows.Map(s, func(r sqlrows.Row) folderRow {
		id, _ := r.Value("id").AsInt()
		return folderRow{id: id}
	}, func(r folderRow) string { return strconv.FormatInt(r.id, 10) })
	for _, parent := range []string{"", "2", "125"} {
		v, err := m.Open(context.Background(), rowsource.Query{Tree: true, Parent: parent})
		require.NoError(t, err)
		page, err := v.Read(context.Background(), rowsource.Seek{}, 1000)
		require.NoError(t, err)
		require.NotEmpty(t, page.Items)
		for _, row := range page.Items {
			require.Equal(t, slice.Branch(row), rowsource.BranchOf(m, row))
		}
		require.NoError(t, v.Close())
	}
	require.Equal(t, rowsource.BranchUnknown, rowsource.BranchOf(m, folderRow{id: 600}))
}
