// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/restrows"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

func TestConforms(t *testing.T) {
	slice := newSlice(newPeople(60))
	got := connect(t, &restrows.Handler[person]{Source: slice})
	for name, q := range map[string]rowsource.Query{
		"all rows": {},
		"sorted":   {Sort: []rowsource.Order{{Column: "score", Descending: true, NullsFirst: true}, {Column: "name"}}},
		"filtered": {Filter: expr.And{
			expr.Not{Of: expr.Null{Column: "score"}},
			expr.Or{expr.Compare{Column: "score", Op: expr.OpGreater, Value: value.Float(0.5)}, expr.Match{Columns: []string{"name"}, Text: "ㅎㄴ", Initials: true}},
			expr.In{Column: "city", Values: []value.Value{value.Text("서울"), value.Text(""), {}}},
		}},
		"grouped": {
			Group: []string{"city", "score"}, Sort: []rowsource.Order{{Column: "score"}, {Column: "city", Descending: true}},
			Aggregates: []rowsource.Agg{{}, {Func: rowsource.AggSum, Column: "score"}, {Func: rowsource.AggLast, Column: "name"}},
		},
		"below a group, some columns": {Group: []string{"score", "city"}, Path: rowsource.Path{{}}, Columns: []string{"id", "name"}},
		"no rows":                     {Filter: expr.Or{}},
	} {
		t.Run(name, func(t *testing.T) {
			require.NoError(t, sourcetest.Conformance[person]{
				Got: got, Want: slice, Rand: rand.New(rand.NewPCG(1, 2)),
				Matches: []expr.Match{{Columns: []string{"name", "city"}, Text: "an"}, {Columns: []string{"name"}, Text: "<b>", Case: true}},
			}.Check(q))
		})
	}
}

func TestFeatures(t *testing.T) {
	slice := newSlice(nil)
	got := connect(t, &restrows.Handler[person]{Source: slice}).Features()
	want := slice.Features()
	want.Write, want.Snapshot = false, false
	require.Equal(t, want, got, "nobody writes unless the handler has a writer")
	require.True(t, connect(t, &restrows.Handler[person]{Source: slice, Writer: slice}).Features().Write)
}

func TestErrorsOfTheSourceArrive(t *testing.T) {
	s := connect(t, &restrows.Handler[person]{Source: newSlice(newPeople(3))})
	ctx := t.Context()
	read := func(q rowsource.Query, at rowsource.Seek) error {
		v, err := s.Open(ctx, q)
		require.NoError(t, err)
		defer v.Close()
		_, err = v.Read(ctx, at, 1)
		return err
	}
	require.ErrorIs(t, read(rowsource.Query{Sort: []rowsource.Order{{Column: "age"}}}, rowsource.Seek{Index: 0}), rowsource.ErrNoColumn)
	require.ErrorIs(t, read(rowsource.Query{}, rowsource.Cursor{value.Int(1), value.Int(2)}.After()), rowsource.ErrCursor)
	require.ErrorContains(t, read(rowsource.Query{}, rowsource.Cursor(nil).After()), "at: one of index, after and before")
	_, err := open(t, s).Locate(ctx, "7")
	require.ErrorIs(t, err, rowsource.ErrNoRow)
	require.ErrorContains(t, err, `status 404 Not Found: rowsource: no such row: "7"`)
	_, err = s.Open(ctx, rowsource.Query{Path: rowsource.Path{{}}})
	require.ErrorContains(t, err, "a path of 1 values in 0 groups")
	require.ErrorContains(t, read(rowsource.Query{Group: []string{"\xff"}}, rowsource.Seek{Index: 0}), "no valid UTF-8")
}

func TestWrites(t *testing.T) {
	slice := newSlice(newPeople(3))
	s := connect(t, &restrows.Handler[person]{Source: slice, Writer: slice})
	ctx := t.Context()
	name := func(id, to string, version int64) rowsource.Edit {
		return rowsource.Edit{ID: id, Set: []rowsource.Field{{Column: "name", Value: value.Text(to)}}, Version: value.Int(version)}
	}
	out, err := s.Write(ctx, []rowsource.Edit{
		name("0", "하늘", 0),
		{Kind: rowsource.EditInsert, Set: []rowsource.Field{{Column: "id", Value: value.Int(9)}}},
		{Kind: rowsource.EditDelete, ID: "2", Old: []rowsource.Field{{Column: "score", Value: value.Float(0.5)}}},
	})
	require.NoError(t, err)
	require.Equal(t, rowsource.Outcome{Rows: []rowsource.Written{
		{ID: "0", Version: value.Int(1)}, {ID: "9", Version: value.Int(1)}, {ID: "2"},
	}}, out)
	require.Len(t, slice.Rows(), 3)

	out, err = s.Write(ctx, []rowsource.Edit{name("1", "x", 5), name("7", "y", 0)})
	require.NoError(t, err)
	require.Equal(t, rowsource.Outcome{Conflicts: []rowsource.Conflict{
		{Edit: 0, Kind: rowsource.ConflictChanged, ID: "1", Current: []rowsource.Field{{Column: "name", Value: value.Text("Ann")}}},
		{Edit: 1, Kind: rowsource.ConflictGone, ID: "7"},
	}}, out)

	_, err = s.Write(ctx, []rowsource.Edit{name("1", "x", 0), {ID: "1", Set: []rowsource.Field{{Column: "city", Value: value.Text("x")}}}})
	var edit *rowsource.EditError
	require.ErrorAs(t, err, &edit)
	require.Equal(t, 1, edit.Edit)
	require.Equal(t, "city", edit.Column)
	_, err = s.Write(ctx, []rowsource.Edit{{Kind: 7}})
	require.ErrorAs(t, err, &edit)
	_, err = connect(t, &restrows.Handler[person]{Source: slice}).Write(ctx, nil)
	require.ErrorIs(t, err, rowsource.ErrUnsupported)
}
