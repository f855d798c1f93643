// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/tracking"
)

type known struct {
	ID, Name string
	Age      int
}

func newKnown(t *testing.T) *tracking.Tracker[known] {
	tr, err := tracking.New(tracking.Config[known]{RowKey: func(k known) string { return k.ID }, EditedCells: true})
	require.NoError(t, err)
	return tr
}

func rename(to string) func(*known) { return func(k *known) { k.Name = to } }

func TestKnownRowsAreTrackedLikeData(t *testing.T) {
	tr := newKnown(t)
	require.ErrorContains(t, tr.Know("", known{}), "empty key")
	require.NoError(t, tr.Know("1", known{"1", "Kim", 20}))
	require.False(t, tr.HasChanges())
	changed, err := tr.Update("1", rename("Lee"))
	require.True(t, changed)
	require.NoError(t, err)
	require.Equal(t, tracking.Edited, tr.Status("1"))
	require.True(t, tr.CellEdited("1", "Name"))
	was, ok := tr.Original("1")
	require.True(t, ok)
	require.Equal(t, "Kim", was.Name)
	require.Len(t, tr.ChangeSet().Updated, 1)
	require.True(t, tr.Undo("1"))
	require.False(t, tr.HasChanges())
	require.True(t, tr.Delete("1"))
	require.Equal(t, tracking.Deleted, tr.Status("1"))
}

func TestNewerKnownRowsKeepChanges(t *testing.T) {
	tr := newKnown(t)
	require.NoError(t, tr.Know("1", known{"1", "Kim", 20}))
	_, err := tr.Update("1", rename("Lee"))
	require.NoError(t, err)
	require.NoError(t, tr.Know("1", known{"1", "Kim", 30}))
	row, _ := tr.Row("1")
	require.Equal(t, known{"1", "Lee", 30}, row)
	require.Empty(t, tr.Conflicts())
	require.NoError(t, tr.Know("1", known{"1", "Park", 30}))
	c, ok := tr.Conflict("1")
	require.True(t, ok)
	require.Equal(t, []string{"Name"}, c.Fields)
	require.NoError(t, tr.Know("1", known{"1", "Lee", 30}))
	require.False(t, tr.HasChanges(), "both made the same change")
}

func TestKnownToBeGone(t *testing.T) {
	tr := newKnown(t)
	for _, id := range []string{"1", "2", "3", "4"} {
		require.NoError(t, tr.Know(id, known{id, "Kim", 20}))
	}
	_, err := tr.Update("1", rename("Lee"))
	require.NoError(t, err)
	_, err = tr.Update("2", rename("Lee"))
	require.NoError(t, err)
	tr.Delete("3")
	require.True(t, tr.KnowGone("1", true))
	require.Equal(t, tracking.Added, tr.Status("1"))
	require.True(t, tr.KnowGone("2", false))
	require.True(t, tr.KnowGone("3", true))
	require.True(t, tr.KnowGone("4", true))
	require.False(t, tr.KnowGone("5", true))
	require.False(t, tr.KnowGone("1", false), "the server never had it")
	require.Equal(t, 1, tr.Rows().Len())
}

func TestKnownAsAnotherKey(t *testing.T) {
	tr := newKnown(t)
	key, err := tr.Add(known{Name: "Kim"})
	require.NoError(t, err)
	set := func(k *known) error { k.ID, k.Age = "7", 1; return nil }
	require.ErrorIs(t, tr.KnowAs(key, "7", set), tracking.ErrNoRow, "nobody has it yet")
	tr.Accept()
	_, err = tr.Update(key, rename("Lee"))
	require.NoError(t, err)
	require.ErrorContains(t, tr.KnowAs(key, "7", func(*known) error { return errors.New("no") }), "no")
	require.NoError(t, tr.Know("7", known{"7", "Kim", 0}))
	require.NoError(t, tr.KnowAs(key, "7", set))
	row, ok := tr.Row("7")
	require.True(t, ok)
	require.Equal(t, known{"7", "Lee", 1}, row)
	require.Equal(t, tracking.Edited, tr.Status("7"))
	was, _ := tr.Original("7")
	require.Equal(t, known{"7", "Kim", 1}, was)
	require.Equal(t, 1, tr.Rows().Len())

	require.NoError(t, tr.Know("8", known{"8", "Kim", 0}))
	require.ErrorIs(t, tr.KnowAs("8", "7", set), tracking.ErrDuplicateKey)

	held, err := tracking.New(tracking.Config[known]{Data: []known{{ID: "1"}}, RowKey: func(k known) string { return k.ID }})
	require.NoError(t, err)
	require.ErrorIs(t, held.KnowAs("1", "2", set), tracking.ErrKeyChanged)
}
