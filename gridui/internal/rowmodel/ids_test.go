// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func TestIDsFindsWhatAMapFinds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ids := rapid.SliceOf(rapid.StringN(0, 3, -1)).Draw(t, "ids")
		id := func(i int) string { return ids[i] }
		var table IDs
		table.Build(len(ids), id)
		want := map[string]int{}
		dups := 0
		for i, s := range ids {
			if _, ok := want[s]; ok {
				dups++
				continue
			}
			want[s] = i
		}
		for s, i := range want {
			got, ok := table.Find(s, id)
			require.True(t, ok, s)
			require.Equal(t, i, got)
		}
		_, ok := table.Find("not there", id)
		require.False(t, ok)
		keys := append(ids, "not there")
		rows := make([]int32, len(keys))
		table.FindAll(keys, rows, id)
		for i, s := range ids {
			require.EqualValues(t, want[s], rows[i], s)
		}
		require.EqualValues(t, -1, rows[len(ids)])
		require.Len(t, table.Duplicates(), min(dups, maxDuplicates))
	})
}

func TestIDsMemory(t *testing.T) {
	const n = 100_000
	var table IDs
	table.Build(n, strconv.Itoa)
	require.LessOrEqual(t, len(table.slots)*4, n*11)
	var none IDs
	_, ok := none.Find("x", strconv.Itoa)
	require.False(t, ok)
	rows := []int32{7}
	none.FindAll([]string{"x"}, rows, strconv.Itoa)
	require.Equal(t, []int32{-1}, rows)
}

func TestIDsFindsManyAtOnce(t *testing.T) {
	const n = 10_000
	var table IDs
	table.Build(n, strconv.Itoa)
	keys, rows := make([]string, n), make([]int32, n)
	for i := range keys {
		keys[i] = strconv.Itoa(2 * i)
	}
	table.FindAll(keys, rows, strconv.Itoa)
	for i, row := range rows {
		want := 2 * i
		if want >= n {
			want = -1
		}
		require.EqualValues(t, want, row)
	}
}
