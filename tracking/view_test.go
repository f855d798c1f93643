// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/tracking"
)

func TestChangesAreInTheOrderOfFirstChange(t *testing.T) {
	tr := newTracker(t)
	for _, key := range []string{"c", "a", "b"} {
		update(t, tr, key, setQty(9))
	}
	tr.Delete("a")
	tr.Delete("c")
	require.Equal(t, []string{"c", "a"}, keys(tr.Deleted()))
	tr.Undo("c")
	update(t, tr, "c", setQty(9)) // it was unchanged: now it is the newest change
	require.Equal(t, []string{"b", "c"}, keys(tr.Edited()))
}

func TestVersionsAreOfEachView(t *testing.T) {
	tr := newTracker(t)
	versions := func() [4]uint64 {
		return [4]uint64{tr.Rows().Version(), tr.Added().Version(), tr.Edited().Version(), tr.Deleted().Version()}
	}
	was := versions()
	update(t, tr, "a", setQty(9))
	now := versions()
	require.NotEqual(t, was[0], now[0])
	require.NotEqual(t, was[2], now[2])
	require.Equal(t, [2]uint64{was[1], was[3]}, [2]uint64{now[1], now[3]})
	_, err := tr.Update("a", setQty(9))
	require.NoError(t, err)
	tr.Undo("b")
	_, err = tr.Add(item{ID: "a"})
	require.Error(t, err)
	require.Equal(t, now, versions())
}

func TestLoopsThatChangeRows(t *testing.T) {
	tr := newTracker(t)
	for _, key := range []string{"a", "b", "c"} {
		update(t, tr, key, setQty(9))
	}
	var seen []string
	for key := range tr.Edited().All() {
		require.True(t, tr.Undo(key))
		seen = append(seen, key)
	}
	require.Equal(t, []string{"a", "b", "c"}, seen)
	for key := range tr.Rows().All() {
		tr.Delete(key)
		break
	}
	require.Equal(t, []string{"a"}, keys(tr.Deleted()))
	for range tr.Deleted().All() {
		break
	}
}

func TestSlicesAreCopies(t *testing.T) {
	tr := newTracker(t)
	tr.Rows().Slice()[0].Qty = 99
	cells := newTracker(t, func(c *tracking.Config[item]) { c.EditedCells = true })
	update(t, cells, "a", setQty(9))
	clear(cells.EditedCells())
	require.Equal(t, map[string]bool{"a_qty": true}, cells.EditedCells())
	require.Equal(t, items(), tr.Rows().Slice())
}

func TestEditedCells(t *testing.T) {
	without := newTracker(t)
	update(t, without, "a", setQty(9))
	require.Empty(t, without.EditedCells())
	require.False(t, without.CellEdited("a", "qty"))

	tr := newTracker(t, func(c *tracking.Config[item]) { c.EditedCells = true })
	update(t, tr, "a", setQty(9))
	update(t, tr, "b", setName("x"))
	update(t, tr, "b", setQty(9))
	add(t, tr, item{ID: "n", Qty: 1})
	require.Equal(t, map[string]bool{"a_qty": true, "b_name": true, "b_qty": true}, tr.EditedCells())
	require.False(t, tr.CellEdited("n", "qty"), "added rows have none")
	require.False(t, tr.CellEdited("a", "none"))
	tr.Delete("a")
	tr.Undo("b")
	require.Empty(t, tr.EditedCells())
}

func TestSnapshotInit(t *testing.T) {
	calls := 0
	newTracker(t, func(c *tracking.Config[item]) { c.OnSnapshotInit = func() { calls++ } })
	require.Equal(t, 1, calls)
}

func TestNamesOfKinds(t *testing.T) {
	require.Equal(t, []string{"both edited", "edited, removed", "deleted, edited", "both added", ""}, []string{
		tracking.BothEdited.String(), tracking.EditedRemoved.String(), tracking.DeletedEdited.String(), tracking.BothAdded.String(),
		tracking.ConflictKind(9).String(),
	})
	for s, name := range map[tracking.RowStatus]string{
		tracking.Unchanged: "", tracking.Added: "row-added", tracking.Edited: "row-edited", tracking.Deleted: "row-deleted", 77: "",
	} {
		require.Equal(t, name, s.ClassName(tracking.ByStatus[string]{}))
	}
}
