// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/tracking"
)

func TestRebase(t *testing.T) {
	edit := func(change func(*item)) func(*tracking.Tracker[item]) {
		return func(tr *tracking.Tracker[item]) { update(t, tr, "b", change) }
	}
	remove := func(tr *tracking.Tracker[item]) { tr.Delete("b") }
	server := func(change func(*item)) []item { data := items(); change(&data[1]); return data }
	gone := []item{items()[0], items()[2]}
	for name, tc := range map[string]struct {
		change    func(*tracking.Tracker[item])
		data      []item
		conflicts []tracking.Conflict
		status    tracking.RowStatus
		row       item
	}{
		"untouched": {func(*tracking.Tracker[item]) {}, server(setQty(9)), nil, tracking.Unchanged, item{ID: "b", Name: "bob", Qty: 9}},
		"edited, as before": {
			edit(setQty(5)), items(), nil, tracking.Edited, item{ID: "b", Name: "bob", Qty: 5},
		},
		"edited in other fields": {
			edit(setQty(5)), server(setName("new")), nil, tracking.Edited, item{ID: "b", Name: "new", Qty: 5},
		},
		"edited in the same field": {
			edit(setQty(5)), server(setQty(9)), []tracking.Conflict{{Key: "b", Kind: tracking.BothEdited, Fields: []string{"qty"}}},
			tracking.Edited, item{ID: "b", Name: "bob", Qty: 5},
		},
		"edited alike": {edit(setQty(9)), server(setQty(9)), nil, tracking.Unchanged, item{ID: "b", Name: "bob", Qty: 9}},
		"edited, removed": {
			edit(setQty(5)), gone, []tracking.Conflict{{Key: "b", Kind: tracking.EditedRemoved}}, tracking.Edited, item{ID: "b", Name: "bob", Qty: 5},
		},
		"deleted, edited": {
			remove, server(setQty(9)), []tracking.Conflict{{Key: "b", Kind: tracking.DeletedEdited, Fields: []string{"qty"}}},
			tracking.Deleted, item{ID: "b", Name: "bob", Qty: 9},
		},
		"deleted, as before": {remove, items(), nil, tracking.Deleted, items()[1]},
		"deleted by both":    {remove, gone, nil, tracking.Unchanged, item{}},
		"added by both": {
			func(tr *tracking.Tracker[item]) { add(t, tr, item{ID: "n", Qty: 1}) }, append(items(), item{ID: "n", Qty: 2}),
			[]tracking.Conflict{{Key: "n", Kind: tracking.BothAdded, Fields: []string{"qty"}}}, tracking.Unchanged, items()[1],
		},
		"added by both alike": {
			func(tr *tracking.Tracker[item]) { add(t, tr, item{ID: "n", Qty: 1}) }, append(items(), item{ID: "n", Qty: 1}),
			nil, tracking.Unchanged, items()[1],
		},
	} {
		t.Run(name, func(t *testing.T) {
			tr := newTracker(t)
			tc.change(tr)
			conflicts, err := tr.Rebase(tc.data)
			require.NoError(t, err)
			require.Equal(t, tc.conflicts, conflicts)
			require.Equal(t, tc.status, tr.Status("b"))
			row, _ := tr.Row("b")
			require.Equal(t, tc.row, row)
			for _, c := range conflicts {
				one, ok := tr.Conflict(c.Key)
				require.True(t, ok)
				require.Equal(t, c, one)
			}
			tr.Reset()
			require.Empty(t, tr.Conflicts())
			require.Equal(t, tc.data, tr.Rows().Slice(), "the newer data is what Reset returns to")
		})
	}
}

// A row that the server has removed is never unchanged, whatever its values are.
func TestARemovedRowThatIsEditedBackStaysInConflict(t *testing.T) {
	tr := newTracker(t)
	update(t, tr, "b", setQty(5))
	gone := []item{items()[0], items()[2]}
	conflict := []tracking.Conflict{{Key: "b", Kind: tracking.EditedRemoved}}
	conflicts, err := tr.Rebase(gone)
	require.NoError(t, err)
	require.Equal(t, conflict, conflicts)
	update(t, tr, "b", setQty(2))
	require.Equal(t, tracking.Edited, tr.Status("b"))
	require.Equal(t, conflict, tr.Conflicts())
	require.Len(t, tr.ChangeSet().Updated, 1)

	conflicts, err = tr.Rebase(gone)
	require.NoError(t, err)
	require.Equal(t, conflict, conflicts)
	_, err = tr.Commit(t.Context(), "", tracking.CommitOptions{Fetcher: (&answer{status: 200}).fetch})
	require.NoError(t, err)
	require.False(t, tr.HasChanges())
	require.Equal(t, []string{"a", "b", "c"}, keys(tr.Rows()))
}

// A commit ends the conflicts of the rows that it sent, even if they were edited since.
func TestACommitEndsConflicts(t *testing.T) {
	for name, data := range map[string][]item{
		"edited":  {items()[0], {ID: "b", Name: "bob", Qty: 9}, items()[2]},
		"removed": {items()[0], items()[2]},
	} {
		t.Run(name, func(t *testing.T) {
			tr := newTracker(t)
			update(t, tr, "b", setQty(5))
			conflicts, err := tr.Rebase(data)
			require.NoError(t, err)
			require.Len(t, conflicts, 1)
			o := tracking.CommitOptions{Fetcher: (&answer{status: 200}).fetch}
			require.NoError(t, flight(t, tr, o, func() { update(t, tr, "b", setName("later")) }))
			require.Equal(t, tracking.Edited, tr.Status("b"))
			require.Empty(t, tr.Conflicts())
		})
	}
}

func TestRebaseRefusesBadData(t *testing.T) {
	tr := newTracker(t)
	update(t, tr, "a", setQty(9))
	version := tr.Rows().Version()
	for _, data := range [][]item{{{ID: ""}}, {{ID: "a"}, {ID: "a"}}} {
		_, err := tr.Rebase(data)
		require.Error(t, err)
	}
	require.Equal(t, version, tr.Rows().Version())
	require.Equal(t, []string{"a", "b", "c"}, keys(tr.Rows()))
	require.Equal(t, tracking.Edited, tr.Status("a"))
}

func TestRebaseKeepsPlaces(t *testing.T) {
	tr := newTracker(t)
	for key, place := range map[string]tracking.Place{"top": tracking.Place{Top: true}, "end": tracking.Place{}, "mid": tracking.Place{Before: "b"}} {
		_, err := tr.AddAt(item{ID: key}, place)
		require.NoError(t, err)
	}
	update(t, tr, "b", setQty(9))
	_, err := tr.Rebase([]item{{ID: "x"}, {ID: "a"}, {ID: "y"}, {ID: "c"}, {ID: "z"}})
	require.NoError(t, err)
	require.Equal(t, []string{"top", "x", "a", "y", "mid", "b", "c", "z", "end"}, keys(tr.Rows()))
}

func TestRebaseOfRowsThatCannotBeSet(t *testing.T) {
	name := tracking.Field[item]{Name: "name", Get: func(i item) any { return i.Name }}
	for _, set := range []func(*item, any) error{nil, func(*item, any) error { return errors.New("no") }, func(*item, any) error { panic("no") }} {
		tr := newTracker(t, func(c *tracking.Config[item]) {
			c.Fields = []tracking.Field[item]{name, {Name: "qty", Get: func(i item) any { return i.Qty }, Set: set}}
		})
		update(t, tr, "a", setQty(9))
		_, err := tr.Rebase([]item{{ID: "a", Name: "new", Qty: 1}})
		require.NoError(t, err)
		row, _ := tr.Row("a")
		require.Equal(t, item{ID: "a", Name: "ann", Qty: 9}, row, "the row stays as it is locally")
	}
}

func TestRebaseOfMaps(t *testing.T) {
	type row = map[string]any
	key := func(r row) string { s, _ := r["id"].(string); return s }
	tr, err := tracking.New(tracking.Config[row]{Data: []row{{"id": "a", "x": 1, "y": 1}}, RowKey: key})
	require.NoError(t, err)
	update(t, tr, "a", func(r *row) { delete(*r, "x"); (*r)["z"] = 1 })
	conflicts, err := tr.Rebase([]row{{"id": "a", "x": 2, "y": 2}})
	require.NoError(t, err)
	require.Equal(t, []tracking.Conflict{{Key: "a", Kind: tracking.BothEdited, Fields: []string{"x"}}}, conflicts)
	now, _ := tr.Row("a")
	require.Equal(t, row{"id": "a", "y": 2, "z": 1}, now)
}
