// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
)

func self(s string) string { return s }

func ExampleReorder() {
	rows := []string{"a", "b", "c", "d"}
	fmt.Println(gridui.Reorder[string]{RowIDs: []string{"d", "a"}, TargetRowID: "b", Where: option.RowAfter, RowID: self}.Of(rows))
	// Output: [b d a c]
}

func ExampleTransfer_one() {
	src, dst := gridui.Transfer[string]{RowIDs: []string{"a"}, RowID: self, Index: 1}.Move([]string{"a", "b"}, []string{"x", "y"})
	fmt.Println(src, dst)
	// Output: [b] [x a y]
}

func ExampleTransfer() {
	src, dst := gridui.Transfer[string]{RowIDs: []string{"c", "a"}, RowID: self}.Move([]string{"a", "b", "c"}, []string{"x"})
	fmt.Println(src, dst)
	// Output: [b] [c a x]
}

func ExampleTransfer_Copy() {
	fmt.Println(gridui.Transfer[string]{RowIDs: []string{"b"}, RowID: self, Index: -1}.Copy([]string{"a", "b"}, []string{"x"}))
	// Output: [x b]
}

func TestMoveRows(t *testing.T) {
	rows := []string{"a", "b", "c", "d"}
	for _, test := range []struct {
		name   string
		ids    []string
		target string
		where  option.RowPlace
		want   string
	}{
		{"before", []string{"d"}, "b", option.RowBefore, "adbc"},
		{"after", []string{"a"}, "c", option.RowAfter, "bcad"},
		{"inside is after", []string{"a"}, "c", option.RowInside, "bcad"},
		{"to the end", []string{"a"}, "", option.RowEnd, "bcda"},
		{"several in their order", []string{"c", "a"}, "d", option.RowBefore, "bcad"},
		{"beside itself", []string{"b", "c"}, "c", option.RowAfter, "abcd"},
		{"beside nothing", []string{"a"}, "z", option.RowBefore, "bcda"},
		{"ids of nothing", []string{"z"}, "a", option.RowBefore, "abcd"},
		{"an id twice", []string{"a", "a"}, "b", option.RowAfter, "bacd"},
		{"none", nil, "a", option.RowBefore, "abcd"},
	} {
		got := ""
		for _, r := range (gridui.Reorder[string]{RowIDs: test.ids, TargetRowID: test.target, Where: test.where, RowID: self}).Of(rows) {
			got += r
		}
		require.Equal(t, test.want, got, test.name)
		require.Equal(t, []string{"a", "b", "c", "d"}, rows, "%s: the rows given changed", test.name)
	}
}

func TestTransfersLoseNothing(t *testing.T) {
	src, dst := gridui.Transfer[string]{RowIDs: []string{"b", "a"}, RowID: self, Index: 99}.Move([]string{"a", "b"}, []string{"b", "x"})
	require.Equal(t, []string{"b"}, src, "a row that is there already stays")
	require.Equal(t, []string{"b", "x", "a"}, dst)
	dst = gridui.Transfer[string]{RowIDs: []string{"b", "a"}, RowID: self}.Copy([]string{"a", "b"}, []string{"b"})
	require.Equal(t, []string{"a", "b"}, dst)
	src, dst = gridui.Transfer[string]{RowIDs: []string{"a"}, RowID: self}.Move(nil, nil)
	require.Empty(t, src)
	require.Empty(t, dst)
}

// slowMove moves rows one by one.
func slowMove(rows, ids []string, target string, where option.RowPlace) []string {
	if slices.Contains(ids, target) {
		return rows
	}
	var taken []string
	for _, id := range ids {
		if i := slices.Index(rows, id); i >= 0 {
			taken = append(taken, id)
			rows = slices.Delete(slices.Clone(rows), i, i+1)
		}
	}
	at := len(rows)
	if i := slices.Index(rows, target); i >= 0 && where != option.RowEnd {
		at = i
		if where != option.RowBefore {
			at = i + 1
		}
	}
	for _, id := range slices.Backward(taken) {
		rows = slices.Insert(slices.Clone(rows), at, id)
	}
	return rows
}

func TestRandomMovesAndTransfers(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	some := func(n int) (ids []string) {
		for range r.IntN(n) {
			ids = append(ids, strconv.Itoa(r.IntN(12)))
		}
		return ids
	}
	distinct := func(n int) []string {
		ids := some(n)
		slices.Sort(ids)
		ids = slices.Compact(ids)
		r.Shuffle(len(ids), func(i, j int) { ids[i], ids[j] = ids[j], ids[i] })
		return ids
	}
	for range 3000 {
		rows, ids, target := distinct(10), some(6), strconv.Itoa(r.IntN(12))
		where := option.RowPlace(r.IntN(3))
		require.Equal(t, fmt.Sprint(slowMove(rows, ids, target, where)), fmt.Sprint(gridui.Reorder[string]{RowIDs: ids, TargetRowID: target, Where: where, RowID: self}.Of(rows)))

		dst, index := distinct(8), r.IntN(12)-1
		was, wasDst := slices.Clone(rows), slices.Clone(dst)
		newSrc, newDst := gridui.Transfer[string]{RowIDs: ids, RowID: self, Index: index}.Move(rows, dst)
		require.Equal(t, was, rows)
		require.Equal(t, wasDst, dst)
		at, place := index, len(dst)
		if at >= 0 && at <= len(dst) {
			place = at
		}
		wantSrc, wantDst := slices.Clone(rows), slices.Clone(dst)
		for _, id := range ids {
			i := slices.Index(wantSrc, id)
			if i < 0 || slices.Contains(dst, id) {
				continue
			}
			wantSrc = slices.Delete(wantSrc, i, i+1)
			wantDst = slices.Insert(wantDst, place, id)
			place++
		}
		require.Equal(t, fmt.Sprint(wantSrc), fmt.Sprint(newSrc))
		require.Equal(t, fmt.Sprint(wantDst), fmt.Sprint(newDst))
		require.Equal(t, fmt.Sprint(wantDst), fmt.Sprint(gridui.Transfer[string]{RowIDs: ids, RowID: self, Index: index}.Copy(rows, dst)))
	}
}
