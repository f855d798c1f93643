// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource_test

import (
	"context"
	"errors"
	"slices"
	"sync"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

func set(column string, v value.Value) []rowsource.Field {
	return []rowsource.Field{{Column: column, Value: v}}
}

func TestSliceWrites(t *testing.T) {
	ctx := context.Background()
	s := newSlice(t, fixedItems())
	before := open(t, s, rowsource.Query{})
	outcome, err := s.Write(ctx, []rowsource.Edit{
		{ID: "1", Set: set("name", value.Text("first")), Old: set("name", value.Text("item10"))},
		{ID: "1", Set: set("qty", value.Value{}), Version: value.Int(1)},
		{Kind: rowsource.EditDelete, ID: "2"},
		{Kind: rowsource.EditInsert, Set: append(set("id", value.Int(9)), set("city", value.Text("Jeju"))...)},
		{ID: "3", Set: set("id", value.Int(30))},
	})
	require.NoError(t, err)
	require.Equal(t, rowsource.Outcome{Rows: []rowsource.Written{{ID: "1", Version: value.Int(1)}, {ID: "1", Version: value.Int(2)}, {ID: "2"}, {ID: "9", Version: value.Int(1)}, {ID: "30", Version: value.Int(1)}}}, outcome)
	require.Equal(t, []int{1, 4, 5, 9, 30}, shown(t, open(t, s, rowsource.Query{})))
	require.Equal(t, []int{1, 2, 3, 4, 5}, shown(t, before), "a view is a snapshot")
	rows := s.Rows()
	at := slices.IndexFunc(rows, func(r item) bool { return r.id == 1 })
	require.Equal(t, item{id: 1, name: "first", city: value.Text("Seoul"), version: 2}, rows[at])
}

func TestSliceConflicts(t *testing.T) {
	ctx := context.Background()
	name := set("name", value.Text("x"))
	for _, c := range []struct {
		name string
		edit rowsource.Edit
		want rowsource.Conflict
	}{
		{"old value", rowsource.Edit{ID: "1", Set: name, Old: set("name", value.Text("other"))}, rowsource.Conflict{Edit: 1, ID: "1", Current: set("name", value.Text("item10"))}},
		{"version", rowsource.Edit{ID: "1", Set: name, Version: value.Int(7)}, rowsource.Conflict{Edit: 1, ID: "1", Current: set("name", value.Text("item10"))}},
		{"gone", rowsource.Edit{ID: "77", Set: name}, rowsource.Conflict{Edit: 1, Kind: rowsource.ConflictGone, ID: "77"}},
		{"deletion", rowsource.Edit{Kind: rowsource.EditDelete, ID: "1", Old: set("qty", value.Int(4))}, rowsource.Conflict{Edit: 1, ID: "1", Current: set("qty", value.Int(5))}},
		{"insertion", rowsource.Edit{Kind: rowsource.EditInsert, Set: set("id", value.Int(1))}, rowsource.Conflict{Edit: 1, Kind: rowsource.ConflictExists, ID: "1", Current: set("id", value.Int(1))}},
		{"key", rowsource.Edit{ID: "3", Set: set("id", value.Int(1))}, rowsource.Conflict{Edit: 1, Kind: rowsource.ConflictExists, ID: "1", Current: set("id", value.Int(1))}},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := newSlice(t, fixedItems())
			outcome, err := s.Write(ctx, []rowsource.Edit{{Kind: rowsource.EditDelete, ID: "5"}, c.edit})
			require.NoError(t, err)
			require.Equal(t, rowsource.Outcome{Conflicts: []rowsource.Conflict{c.want}}, outcome)
			require.ElementsMatch(t, fixedItems(), s.Rows(), "nothing is written")
		})
	}
}

func TestSliceRefusesEdits(t *testing.T) {
	ctx := context.Background()
	for name, e := range map[string]rowsource.Edit{
		"kind of value": {ID: "1", Set: set("name", value.Int(1))}, "column": {ID: "1", Set: set("gone", value.Int(1))}, "old column": {ID: "1", Old: set("gone", value.Int(1))},
		"kind": {Kind: 9}, "null key": {Kind: rowsource.EditInsert, Set: set("id", value.Value{})},
	} {
		s := newSlice(t, fixedItems())
		_, err := s.Write(ctx, []rowsource.Edit{{Kind: rowsource.EditDelete, ID: "5"}, e})
		var wrong *rowsource.EditError
		require.ErrorAs(t, err, &wrong, name)
		require.Equal(t, 1, wrong.Edit)
		require.Len(t, s.Rows(), 5)
	}
	cancelled, cancel := context.WithCancel(ctx)
	cancel()
	_, err := newSlice(t, nil).Write(cancelled, nil)
	require.ErrorIs(t, err, context.Canceled)
}

func TestSliceTellsOfChanges(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		s := newSlice(t, fixedItems())
		var told []rowsource.Change
		var ended error
		var done sync.WaitGroup
		done.Go(func() {
			ended = s.Watch(ctx, func(c rowsource.Change) { told = append(told, c) })
		})
		synctest.Wait()
		write := func(edits ...rowsource.Edit) {
			_, err := s.Write(ctx, edits)
			require.NoError(t, err)
		}
		write(rowsource.Edit{ID: "1", Set: set("id", value.Int(10))}, rowsource.Edit{Kind: rowsource.EditDelete, ID: "2"})
		write(rowsource.Edit{ID: "77"})
		synctest.Wait()
		require.Equal(t, []rowsource.Change{{IDs: []string{"10", "1", "2"}}}, told)
		require.Error(t, s.SetRows(make([]item, 2)))
		require.NoError(t, s.SetRows(fixedItems()[:1]))
		synctest.Wait()
		write(rowsource.Edit{ID: "1", Set: set("name", value.Text("x"))})
		synctest.Wait()
		require.Nil(t, told[1].IDs, "after SetRows any row may be another")
		many := make([]rowsource.Edit, 2000)
		for i := range many {
			many[i] = rowsource.Edit{Kind: rowsource.EditInsert, Set: set("id", value.Int(int64(100+i)))}
		}
		write(many...)
		synctest.Wait()
		require.Equal(t, []string{"1"}, told[2].IDs)
		require.Nil(t, told[3].IDs, "too many to name")
		cancel()
		done.Wait()
		require.True(t, errors.Is(ended, context.Canceled))
	})
}
