// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/tracking"
)

// item is a row of most tests.
type item struct {
	ID   string   `json:"id"`
	Name string   `json:"name"`
	Qty  int      `json:"qty"`
	Tags []string `json:"tags"`
}

func itemKey(i item) string { return i.ID }

func items() []item {
	return []item{{ID: "a", Name: "ann", Qty: 1}, {ID: "b", Name: "bob", Qty: 2}, {ID: "c", Name: "cat", Qty: 3}}
}

func newTracker(t testing.TB, with ...func(*tracking.Config[item])) *tracking.Tracker[item] {
	t.Helper()
	c := tracking.Config[item]{Data: items(), RowKey: itemKey}
	for _, w := range with {
		w(&c)
	}
	tr, err := tracking.New(c)
	require.NoError(t, err)
	return tr
}

func setQty(n int) func(*item) { return func(i *item) { i.Qty = n } }

func setName(name string) func(*item) { return func(i *item) { i.Name = name } }

func update[T any](t testing.TB, tr *tracking.Tracker[T], key string, edit func(*T)) {
	t.Helper()
	changed, err := tr.Update(key, edit)
	require.NoError(t, err)
	require.True(t, changed)
}

func add[T any](t testing.TB, tr *tracking.Tracker[T], row T) string {
	t.Helper()
	key, err := tr.Add(row)
	require.NoError(t, err)
	return key
}

// keys returns the keys of a view, in order.
func keys[T any](v tracking.Rows[T]) []string {
	all := []string{}
	for i := range v.Len() {
		all = append(all, v.Key(i))
	}
	return all
}

func payload[T any](t testing.TB, tr *tracking.Tracker[T]) string {
	t.Helper()
	text, err := tr.ChangeSet().Payload()
	require.NoError(t, err)
	return string(text)
}
