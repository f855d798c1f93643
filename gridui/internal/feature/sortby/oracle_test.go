// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sortby_test

import (
	"cmp"
	"fmt"
	"image"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
)

// sample is a row of the tests; nil and NaN are missing values.
type sample struct {
	ID    string
	Size  *string
	Sum   float64
	Count *int64
	Wait  time.Duration
	Big   uint64
}

var sizes = []string{"S", "M", "L", "XL", "small 2", "small 10", ""}

func samplesOf(rng *rand.Rand, n int) []sample {
	out := make([]sample, n)
	for i := range out {
		out[i] = sampleOf(rng, i)
	}
	return out
}

func sampleOf(rng *rand.Rand, i int) sample {
	s := sample{ID: fmt.Sprint(i), Sum: float64(rng.IntN(9)-4) / 2, Wait: time.Duration(rng.IntN(7)-3) * time.Minute, Big: uint64(rng.IntN(3))}
	if rng.IntN(5) > 0 {
		size := sizes[rng.IntN(len(sizes))]
		s.Size = &size
	}
	if rng.IntN(5) > 0 {
		count := [...]int64{-3, -2, 0, 2, 3, math.MinInt64, math.MaxInt64, math.MinInt64 + 1}[rng.IntN(8)]
		s.Count = &count
	}
	if rng.IntN(8) == 0 {
		s.Big = math.MaxUint64 - uint64(rng.IntN(2))
	}
	switch rng.IntN(10) {
	case 0:
		s.Sum = math.NaN()
	case 1:
		s.Sum = math.Inf(rng.IntN(2)*2 - 1)
	}
	return s
}

func columns() []gridui.Column[sample] {
	return []gridui.Column[sample]{
		gridui.Field("id", "ID", func(s sample) string { return s.ID }),
		gridui.Func("size", "Size", func(s sample) (string, bool) { return at(s.Size) }),
		gridui.Field("sum", "Sum", func(s sample) float64 { return s.Sum }),
		gridui.Func("count", "Count", func(s sample) (int64, bool) { return at(s.Count) }),
		gridui.Field("wait", "Wait", func(s sample) time.Duration { return s.Wait }),
		gridui.Field("big", "Big", func(s sample) uint64 { return s.Big }),
	}
}

// at returns what a pointer points to, and whether it points to anything.
func at[V any](p *V) (v V, ok bool) {
	if p == nil {
		return v, false
	}
	return *p, true
}

// missing reports whether a row has no value in a column.
func missing(s sample, id string) bool {
	switch id {
	case "size":
		return s.Size == nil
	case "sum":
		return math.IsNaN(s.Sum)
	case "count":
		return s.Count == nil
	}
	return false
}

// number returns the value of a column of numbers, and its magnitude.
func number(s sample, id string) (v, magnitude float64, exact uint64) {
	abs := func(i int64) uint64 {
		if i < 0 {
			return -uint64(i)
		}
		return uint64(i)
	}
	switch id {
	case "sum":
		return s.Sum, math.Abs(s.Sum), 0
	case "count":
		return float64(*s.Count), 0, abs(*s.Count)
	case "wait":
		return float64(s.Wait), 0, abs(int64(s.Wait))
	}
	return float64(s.Big), 0, s.Big
}

func text(s sample, id string) string {
	if id == "size" {
		return *s.Size
	}
	v, _, _ := number(s, id)
	return fmt.Sprint(v)
}

// compareKey compares two rows by a key, from its definition.
func compareKey(a, b sample, k option.SortKey) int {
	if x, y := missing(a, k.ColumnID), missing(b, k.ColumnID); x || y {
		return gone(x, y)
	}
	turn := 1
	if k.Desc {
		turn = -1
	}
	value := func() int {
		if k.ColumnID == "size" {
			return turn * order(text(a, "size"), text(b, "size"))
		}
		x, _, _ := number(a, k.ColumnID)
		y, _, _ := number(b, k.ColumnID)
		if k.ColumnID == "big" {
			return turn * cmp.Compare(a.Big, b.Big)
		}
		if k.ColumnID == "count" {
			return turn * cmp.Compare(*a.Count, *b.Count)
		}
		return turn * cmp.Compare(x, y)
	}
	switch k.By {
	case option.SortByMagnitude:
		_, x, m := number(a, k.ColumnID)
		_, y, n := number(b, k.ColumnID)
		return turn * cmp.Or(cmp.Compare(x, y), cmp.Compare(m, n))
	case option.SortByList:
		list := k.List.Texts()
		x, y := slices.Index(list, text(a, k.ColumnID)), slices.Index(list, text(b, k.ColumnID))
		if x >= 0 && y >= 0 && x != y {
			return turn * (x - y)
		}
		return cmp.Or(gone(x < 0, y < 0), value())
	}
	return value()
}

// order is the natural order of the few texts of the tests.
func order(a, b string) int {
	natural := []string{"", "L", "M", "S", "small 2", "small 10", "XL"}
	return slices.Index(natural, a) - slices.Index(natural, b)
}

func gone(x, y bool) int {
	switch {
	case x == y:
		return 0
	case x:
		return 1
	}
	return -1
}

// inOrder returns the ids of rows in the order of the keys; rows of equal values keep theirs.
func inOrder(rows []sample, keys []option.SortKey) string {
	sorted := slices.Clone(rows)
	slices.SortStableFunc(sorted, func(a, b sample) int {
		for _, k := range keys {
			if c := compareKey(a, b, k); c != 0 {
				return c
			}
		}
		return 0
	})
	ids := make([]string, len(sorted))
	for i, s := range sorted {
		ids[i] = s.ID
	}
	return strings.Join(ids, " ")
}

func shown(s *gridstage.Stage[sample], n int) string {
	ids := make([]string, n)
	for i := range ids {
		row, _ := s.Grid.RowAt(i)
		ids[i] = row.ID
	}
	return strings.Join(ids, " ")
}

// someKeys returns up to three keys at random, of different columns.
func someKeys(rng *rand.Rand) (keys []option.SortKey) {
	ids := []string{"size", "sum", "count", "wait", "big"}
	rng.Shuffle(len(ids), func(i, j int) { ids[i], ids[j] = ids[j], ids[i] })
	for _, id := range ids[:1+rng.IntN(3)] {
		k := option.SortKey{ColumnID: id, Desc: rng.IntN(2) == 0}
		switch by := rng.IntN(3); {
		case by == 1 && id == "size":
			list := slices.Clone(sizes)
			rng.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
			k.By, k.List = option.SortByList, option.ListOf(list[:1+rng.IntN(len(list))]...)
		case by == 1 && id == "sum":
			k.By, k.List = option.SortByList, option.ListOf("1", "-1", "0", "7")
		case by == 2 && id != "size":
			k.By = option.SortByMagnitude
		}
		keys = append(keys, k)
	}
	return keys
}

// TestOrdersAgainstAnOracle sorts random rows by random keys, and changes, adds and removes rows.
func TestOrdersAgainstAnOracle(t *testing.T) {
	for seed := range uint64(rounds.Of(40)) {
		rng := rand.New(rand.NewPCG(seed, 146))
		rows := samplesOf(rng, 1+rng.IntN(60))
		s := gridstage.New(image.Pt(500, 400), func(g *gridui.Grid[sample]) {
			g.Columns, g.RowID = columns(), func(s sample) string { return s.ID }
			g.Sorting.Mode = option.SortMulti
			g.SetRows(rows)
		})
		for range 8 {
			switch rng.IntN(3) {
			case 0:
				s.Grid.Sorting.Keys = someKeys(rng)
			case 1:
				keys := slices.Clone(s.Grid.Sorting.Keys)
				for i := range keys {
					keys[i].Desc = !keys[i].Desc
				}
				s.Grid.Sorting.Keys = keys
			case 2:
				i := rng.IntN(len(rows))
				rows = slices.Clone(rows)
				id := rows[i].ID
				rows[i] = sampleOf(rng, i)
				rows[i].ID = id
				require.NoError(t, s.Grid.Apply(gridui.Changes[sample]{Update: rows[i : i+1]}))
			}
			s.Settle()
			require.Equal(t, inOrder(rows, s.Grid.Sorting.Keys), shown(s, len(rows)), "seed %d: %+v", seed, s.Grid.Sorting.Keys)
		}
	}
}
