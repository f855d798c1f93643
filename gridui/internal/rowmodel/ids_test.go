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
}
