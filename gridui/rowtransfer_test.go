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

func ExampleRowMove() {
	rows := []string{"a", "b", "c", "d"}
	fmt.Println(gridui.RowMove[string]{RowIDs: []string{"d", "a"}, TargetRowID: "b", Where: option.RowAfter, RowID: self}.Within(rows))
	// Output: [b d a c]
}

func ExampleRowMove_Between() {
	src, dst := gridui.RowMove[string]{RowIDs: []string{"a"}, TargetRowID: "y", RowID: self}.Between([]string{"a", "b"}, []string{"x", "y"})
	fmt.Println(src, dst)
	// Output: [b] [x a y]
}

func ExampleRowMove_Between_several() {
	src, dst := gridui.RowMove[string]{RowIDs: []string{"c", "a"}, TargetRowID: "x", RowID: self}.Between([]string{"a", "b", "c"}, []string{"x"})
	fmt.Println(src, dst)
	// Output: [b] [c a x]
}

func ExampleRowMove_Copy() {
	fmt.Println(gridui.RowMove[string]{RowIDs: []string{"b"}, Where: option.RowEnd, RowID: self}.Copy([]string{"a", "b"}, []string{"x"}))
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
		for _, r := range (gridui.RowMove[string]{RowIDs: test.ids, TargetRowID: test.target, Where: test.where, RowID: self}).Within(rows) {
			got += r
		}
		require.Equal(t, test.want, got, test.name)
		require.Equal(t, []string{"a", "b", "c", "d"}, rows, "%s: the rows given changed", test.name)
	}
}

func TestTransfersLoseNothing(t *testing.T) {
	src, dst := gridui.RowMove[string]{RowIDs: []string{"b", "a"}, TargetRowID: "gone", RowID: self}.Between([]string{"a", "b"}, []string{"b", "x"})
	require.Equal(t, []string{"b"}, src, "a row that is there already stays")
	require.Equal(t, []string{"b", "x", "a"}, dst)
	dst = gridui.RowMove[string]{RowIDs: []string{"b", "a"}, TargetRowID: "b", RowID: self}.Copy([]string{"a", "b"}, []string{"b"})
	require.Equal(t, []string{"a", "b"}, dst)
	src, dst = gridui.RowMove[string]{RowIDs: []string{"a"}, RowID: self}.Between(nil, nil)
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
		require.Equal(t, fmt.Sprint(slowMove(rows, ids, target, where)), fmt.Sprint(gridui.RowMove[string]{RowIDs: ids, TargetRowID: target, Where: where, RowID: self}.Within(rows)))

		dst, end := distinct(8), r.IntN(4) == 0
		if end {
			where = option.RowEnd
		}
		was, wasDst := slices.Clone(rows), slices.Clone(dst)
		newSrc, newDst := gridui.RowMove[string]{RowIDs: ids, TargetRowID: target, Where: where, RowID: self}.Between(rows, dst)
		require.Equal(t, was, rows)
		require.Equal(t, wasDst, dst)
		place := len(dst)
		if at := slices.Index(dst, target); at >= 0 && !end {
			place = at
			if where != option.RowBefore {
				place++
			}
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
		require.Equal(t, fmt.Sprint(wantDst), fmt.Sprint(gridui.RowMove[string]{RowIDs: ids, TargetRowID: target, Where: where, RowID: self}.Copy(rows, dst)))
	}
}
