// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/tracking"
)

// state is everything that is visible of the row "x".
type state struct {
	There                  bool
	Status                 tracking.RowStatus
	Qty                    int
	Original               int // −1: none
	Added, Edited, Deleted int // the views that contain it
	Changes                bool
}

var (
	absent    = state{Original: -1}
	unchanged = state{There: true, Qty: 1, Original: 1}
	added     = state{There: true, Status: tracking.Added, Qty: 5, Original: -1, Added: 1, Changes: true}
	edited    = state{There: true, Status: tracking.Edited, Qty: 2, Original: 1, Edited: 1, Changes: true}
	deleted   = state{There: true, Status: tracking.Deleted, Qty: 1, Original: 1, Deleted: 1, Changes: true}
)

func (s state) with(change func(*state)) state { change(&s); return s }

func stateOf(tr *tracking.Tracker[item]) (s state) {
	s.Original = -1
	row, there := tr.Row("x")
	s.There, s.Status, s.Qty, s.Changes = there, tr.Status("x"), row.Qty, tr.HasChanges()
	if o, ok := tr.Original("x"); ok && there {
		s.Original = o.Qty
	}
	s.Added, s.Edited, s.Deleted = tr.Added().Len(), tr.Edited().Len(), tr.Deleted().Len()
	return s
}

// TestTransitions applies each operation to the row "x" in each state.
func TestTransitions(t *testing.T) {
	data := []item{{ID: "w"}, {ID: "x", Qty: 1}, {ID: "y"}}
	edit := func(n int) func(*testing.T, *tracking.Tracker[item]) {
		return func(t *testing.T, tr *tracking.Tracker[item]) { update(t, tr, "x", setQty(n)) }
	}
	from := map[string]func(*testing.T, *tracking.Tracker[item]){
		"absent":    func(*testing.T, *tracking.Tracker[item]) {},
		"unchanged": func(*testing.T, *tracking.Tracker[item]) {},
		"added":     func(t *testing.T, tr *tracking.Tracker[item]) { add(t, tr, item{ID: "x", Qty: 5}) },
		"edited":    edit(2),
		"deleted":   func(t *testing.T, tr *tracking.Tracker[item]) { require.True(t, tr.Delete("x")) },
		"edited, deleted": func(t *testing.T, tr *tracking.Tracker[item]) {
			update(t, tr, "x", setQty(2))
			require.True(t, tr.Delete("x"))
		},
	}
	editedDeleted := deleted.with(func(s *state) { s.Qty = 2 })

	const (
		addRow   = "addRow"
		update9  = "updateRow to 9"
		update1  = "updateRow to 1"
		noUpdate = "updateRow to the same"
		rowGone  = "deleteRow"
		undoRow  = "undoRow"
		reset    = "resetChanges"
		accept   = "accept"
	)
	operations := map[string]func(*tracking.Tracker[item]) (bool, error){
		addRow: func(tr *tracking.Tracker[item]) (bool, error) {
			key, err := tr.Add(item{ID: "x", Qty: 5})
			return key == "x", err
		},
		update9:  func(tr *tracking.Tracker[item]) (bool, error) { return tr.Update("x", setQty(9)) },
		update1:  func(tr *tracking.Tracker[item]) (bool, error) { return tr.Update("x", setQty(1)) },
		noUpdate: func(tr *tracking.Tracker[item]) (bool, error) { return tr.Update("x", func(*item) {}) },
		rowGone:  func(tr *tracking.Tracker[item]) (bool, error) { return tr.Delete("x"), nil },
		undoRow:  func(tr *tracking.Tracker[item]) (bool, error) { return tr.Undo("x"), nil },
		reset:    func(tr *tracking.Tracker[item]) (bool, error) { tr.Reset(); return true, nil },
		accept:   func(tr *tracking.Tracker[item]) (bool, error) { tr.Accept(); return true, nil },
	}
	accepted := func(qty int) state { return unchanged.with(func(s *state) { s.Qty, s.Original = qty, qty }) }
	nine := func(s state) state { return s.with(func(s *state) { s.Qty = 9 }) }
	for _, tc := range []struct {
		from, operation string
		did             bool
		err             error
		to              state
	}{
		{"absent", addRow, true, nil, added},
		{"absent", update9, false, tracking.ErrNoRow, absent},
		{"absent", noUpdate, false, tracking.ErrNoRow, absent},
		{"absent", rowGone, false, nil, absent},
		{"absent", undoRow, false, nil, absent},
		{"absent", reset, true, nil, absent},
		{"absent", accept, true, nil, absent},

		{"unchanged", addRow, false, tracking.ErrDuplicateKey, unchanged},
		{"unchanged", update9, true, nil, nine(edited)},
		{"unchanged", update1, false, nil, unchanged},
		{"unchanged", noUpdate, false, nil, unchanged},
		{"unchanged", rowGone, true, nil, deleted},
		{"unchanged", undoRow, false, nil, unchanged},
		{"unchanged", reset, true, nil, unchanged},
		{"unchanged", accept, true, nil, unchanged},

		{"added", addRow, false, tracking.ErrDuplicateKey, added},
		{"added", update9, true, nil, nine(added)},
		{"added", noUpdate, false, nil, added},
		{"added", rowGone, true, nil, absent},
		{"added", undoRow, true, nil, absent},
		{"added", reset, true, nil, absent},
		{"added", accept, true, nil, accepted(5)},

		{"edited", addRow, false, tracking.ErrDuplicateKey, edited},
		{"edited", update9, true, nil, nine(edited)},
		{"edited", update1, true, nil, unchanged},
		{"edited", noUpdate, false, nil, edited},
		{"edited", rowGone, true, nil, editedDeleted},
		{"edited", undoRow, true, nil, unchanged},
		{"edited", reset, true, nil, unchanged},
		{"edited", accept, true, nil, accepted(2)},

		{"deleted", addRow, false, tracking.ErrDuplicateKey, deleted},
		{"deleted", update9, false, tracking.ErrDeleted, deleted},
		{"deleted", noUpdate, false, tracking.ErrDeleted, deleted},
		{"deleted", rowGone, false, nil, deleted},
		{"deleted", undoRow, true, nil, unchanged},
		{"deleted", reset, true, nil, unchanged},
		{"deleted", accept, true, nil, absent},

		{"edited, deleted", addRow, false, tracking.ErrDuplicateKey, editedDeleted},
		{"edited, deleted", update9, false, tracking.ErrDeleted, editedDeleted},
		{"edited, deleted", rowGone, false, nil, editedDeleted},
		{"edited, deleted", undoRow, true, nil, unchanged},
		{"edited, deleted", reset, true, nil, unchanged},
		{"edited, deleted", accept, true, nil, absent},
	} {
		t.Run(tc.from+": "+tc.operation, func(t *testing.T) {
			tr := newTracker(t, func(c *tracking.Config[item]) {
				c.Data = data
				if tc.from == "absent" || tc.from == "added" {
					c.Data = []item{data[0], data[2]}
				}
			})
			from[tc.from](t, tr)
			version, was := tr.Rows().Version(), stateOf(tr)
			did, err := operations[tc.operation](tr)
			require.ErrorIs(t, err, tc.err)
			require.Equal(t, tc.did, did)
			require.Equal(t, tc.to, stateOf(tr))
			if was == tc.to {
				require.Equal(t, version, tr.Rows().Version(), "nothing changed")
			} else {
				require.NotEqual(t, version, tr.Rows().Version())
			}
		})
	}
	require.Equal(t, item{ID: "x", Qty: 1}, data[1], "the data is never changed")
}

func TestReviveDeletedRow(t *testing.T) {
	for _, tc := range []struct {
		qty int
		to  state
	}{
		{5, edited.with(func(s *state) { s.Qty = 5 })},
		{1, unchanged},
	} {
		tr := newTracker(t, func(c *tracking.Config[item]) {
			c.Data, c.Revive = []item{{ID: "x", Qty: 1}}, true
		})
		require.True(t, tr.Delete("x"))
		require.Equal(t, "x", add(t, tr, item{ID: "x", Qty: tc.qty}))
		require.Equal(t, tc.to, stateOf(tr))
		_, err := tr.Add(item{ID: "x"})
		require.ErrorIs(t, err, tracking.ErrDuplicateKey)
	}
}

func TestRowsThatWereAddedCanBePutBack(t *testing.T) {
	type row struct{ ID, Name string }
	tr, err := tracking.New(tracking.Config[row]{
		Data: []row{{"a", "x"}, {"b", "y"}}, RowKey: func(r row) string { return r.ID },
	})
	require.NoError(t, err)
	key, err := tr.AddAt(row{Name: "new"}, tracking.Place{Before: "b"})
	require.NoError(t, err)
	require.True(t, tr.Delete(key))

	require.NoError(t, tr.Restore(key, row{Name: "new"}, tracking.Place{Before: "b"}))
	require.Equal(t, key, tr.Rows().Key(1))
	require.Equal(t, tracking.Added, tr.Status(key))
	require.ErrorIs(t, tr.Restore(key, row{}, tracking.Place{}), tracking.ErrDuplicateKey)
	require.ErrorIs(t, tr.Restore("a", row{}, tracking.Place{}), tracking.ErrDuplicateKey)
	require.ErrorContains(t, tr.Restore("", row{}, tracking.Place{}), "empty key")

	other, err := tr.Add(row{})
	require.NoError(t, err)
	require.NotEqual(t, key, other, "keys are made once")
}

// An added row gets its former key back, even if RowKey returns another one.
func TestUpdateAs(t *testing.T) {
	tr := newTracker(t, func(c *tracking.Config[item]) { c.Data = []item{{ID: "w"}} })
	made, err := tr.Add(item{})
	require.NoError(t, err)
	first := add(t, tr, item{ID: "x", Qty: 5})
	changed, err := tr.Update(made, func(row *item) { row.ID = "y" })
	require.NoError(t, err)
	require.True(t, changed)

	changed, err = tr.UpdateAs("y", made, func(row *item) { row.ID = "" })
	require.NoError(t, err)
	require.True(t, changed)
	require.Equal(t, []string{"w", made, first}, []string{tr.Rows().Key(0), tr.Rows().Key(1), tr.Rows().Key(2)})
	require.Equal(t, made, tr.Added().Key(0), "it was the first to be added")

	for key, want := range map[string]error{"w": tracking.ErrKeyChanged, "no": tracking.ErrNoRow, "x": tracking.ErrDuplicateKey} {
		_, err = tr.UpdateAs(key, made, func(row *item) { row.Qty = 9 })
		require.ErrorIs(t, err, want, key)
	}
	changed, err = tr.UpdateAs("w", "w", func(row *item) { row.Qty = 9 })
	require.NoError(t, err)
	require.True(t, changed)
}
