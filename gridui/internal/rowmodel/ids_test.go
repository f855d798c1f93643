// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/giogrid/giogrid/gridui/internal/coord"
)

func TestIDsFindsWhatAMapFinds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ids := rapid.SliceOf(rapid.StringN(0, 3, -1)).Draw(t, "ids")
		id := func(i coord.Record) string { return ids[i] }
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
			require.EqualValues(t, i, got)
		}
		_, ok := table.Find("not there", id)
		require.False(t, ok)
		keys := append(ids, "not there")
		rows := make([]int32, len(keys))
		table.FindAll(keys, rows, new(Finding), idsBy(id))
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
	table.Build(n, decimal)
	require.LessOrEqual(t, len(table.slots)*4, n*11)
	var none IDs
	_, ok := none.Find("x", decimal)
	require.False(t, ok)
	rows := []int32{7}
	none.FindAll([]string{"x"}, rows, new(Finding), idsBy(decimal))
	require.Equal(t, []int32{-1}, rows)
}

// TestIDsBuiltForMoreRows adds as many rows as the table has room for, without growing it.
func TestIDsBuiltForMoreRows(t *testing.T) {
	const n, room = 1000, 3000
	var table IDs
	table.BuildFor(n, room, decimal)
	slots := len(table.slots)
	for row := coord.Record(n); row < room; row++ {
		table.Add(row, decimal)
	}
	require.Len(t, table.slots, slots)
	grown := table.Grown(decimal, func(int) {})
	require.Len(t, grown.slots, 2*slots)
	for row := range room {
		for _, ids := range []*IDs{&table, &grown} {
			got, ok := ids.Find(strconv.Itoa(row), decimal)
			require.True(t, ok)
			require.EqualValues(t, row, got)
		}
	}
}

func TestIDsFindsManyAtOnce(t *testing.T) {
	const n = 10_000
	var table IDs
	table.Build(n, decimal)
	keys, rows := make([]string, n), make([]int32, n)
	for i := range keys {
		keys[i] = strconv.Itoa(2 * i)
	}
	table.FindAll(keys, rows, new(Finding), idsBy(decimal))
	for i, row := range rows {
		want := 2 * i
		if want >= n {
			want = -1
		}
		require.EqualValues(t, want, row)
	}
}

// idsBy returns a function that calls id for each row.
func idsBy(id func(coord.Record) string) func(rows []int32, ids []string) {
	return func(rows []int32, ids []string) {
		for k, r := range rows {
			ids[k] = id(coord.Record(r))
		}
	}
}

// TestIDsFollowAdditions adds rows, some with the ids of others, with row numbers far above the
// number of ids, and compares the table with a map.
func TestIDsFollowAdditions(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		steps := rapid.SliceOfN(rapid.IntRange(1, 1<<20), 1, 80).Draw(t, "steps")
		ids, want := map[coord.Record]string{}, map[string]int{}
		id := func(i coord.Record) string { return ids[i] }
		var table IDs
		row := coord.Record(0)
		for k, step := range steps {
			row += coord.Record(step)
			ids[row] = strconv.Itoa(step % 50)
			table.Add(row, id)
			want[ids[row]] = int(row)
			if k%8 > 0 {
				continue
			}
			for s, i := range want {
				got, ok := table.Find(s, id)
				require.True(t, ok)
				require.EqualValues(t, i, got)
			}
			many, rows := []string{"50", ids[row]}, make([]int32, 2)
			table.FindAll(many, rows, new(Finding), idsBy(id))
			require.Equal(t, []int32{-1, int32(row)}, rows)
		}
	})
}

// TestIDsAdd adds ids to a table one by one, some of them again for another row.
func TestIDsAdd(t *testing.T) {
	rnd := rand.New(rand.NewPCG(3, 4))
	var table IDs
	var ids []string
	want := map[string]int{}
	id := func(row coord.Record) string { return ids[row] }
	for range 5000 {
		ids = append(ids, string(rune('a'+rnd.IntN(26)))+string(rune('a'+rnd.IntN(26)))+string(rune('a'+rnd.IntN(26))))
		want[ids[len(ids)-1]] = len(ids) - 1
		table.Add(coord.Record(len(ids)-1), id)
	}
	for key, row := range want {
		got, ok := table.Find(key, id)
		require.True(t, ok)
		require.EqualValues(t, row, got)
	}
	_, ok := table.Find("nobody", id)
	require.False(t, ok)
}

// decimal returns the number of a row as its id.
func decimal(row coord.Record) string { return strconv.Itoa(int(row)) }
