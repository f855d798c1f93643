// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package scrollmarks_test

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
)

// More rows than are listed are selected, spread over all rows or in one stretch, in their own order and in
// others: each mark is where a plain count of rows by pixels has it.
func TestScrollMarksOfManySelectedRowsStandWhereRowsDo(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 5))
	for range rounds.Of(12) {
		n := 9000 + rng.IntN(1000) // few enough to be counted in the frame
		s := gridstage.NewPeople(n)
		s.Grid.Selection.Mode = option.SelectMulti
		chosen := map[int]bool{}
		if rng.IntN(2) == 0 {
			for first := rng.IntN(n / 3); len(chosen) < 5000; first++ {
				chosen[first] = true
			}
			chosen[n-1] = true
		} else {
			for len(chosen) < 4500 {
				chosen[rng.IntN(n)] = true
			}
		}
		var ids []string
		for i := range chosen {
			ids = append(ids, "p"+strconv.Itoa(i))
		}
		s.Grid.Selection.Rows = idset.Of(ids...)
		on := option.ScrollMarks{Selection: true}
		require.Equal(t, runsOf(chosen, n), stageMarks(s, on), "%d rows", n)

		s.Grid.Sorting = option.Sorting{Mode: option.SortMulti, Keys: []option.SortKey{{ColumnID: "age", Desc: true}}}
		s.Settle()
		places := map[int]bool{}
		for i := range n {
			row, _ := s.Grid.RowAt(i)
			at, _ := strconv.Atoi(row.ID[1:])
			if chosen[at] {
				places[i] = true
			}
		}
		require.Equal(t, runsOf(places, n), stageMarks(s, on), "%d rows, sorted", n)
	}
}

// The last rows of a long list are marked as the first ones are.
func TestScrollMarksOfManySelectedRowsReachTheEnd(t *testing.T) {
	s := gridstage.NewPeople(9990)
	s.Grid.Selection.Mode = option.SelectMulti
	var ids []string
	for i := range 5000 {
		ids = append(ids, "p"+strconv.Itoa(i))
	}
	on := option.ScrollMarks{Selection: true}
	s.Grid.Selection.Rows = idset.Of(ids...)
	require.Equal(t, 1, stageMarks(s, on))
	s.Grid.Selection.Rows = idset.Of(append(ids, "p7000", "p9989")...)
	require.Equal(t, 3, stageMarks(s, on))
	s.Grid.Selection.Rows = idset.Of("p7000", "p9989")
	require.Equal(t, 2, stageMarks(s, on), "few rows after many")
	s.Grid.Selection.Rows = idset.All(ids...)
	require.Equal(t, 1, stageMarks(s, on), "all but many")
}

// Closed groups carry the marks of their rows, pinned rows have none.
func TestScrollMarksOfManySelectedRowsInGroups(t *testing.T) {
	s := gridstage.NewPeople(10_000)
	s.Grid.Selection.Mode = option.SelectMulti
	var ids []string
	for i, row := range gridstage.People(10_000) {
		if i%7 >= 3 && i%7 < 6 {
			ids = append(ids, row.ID)
		}
	}
	require.Greater(t, len(ids), 4096)
	s.Grid.Selection.Rows = idset.Of(ids...)
	s.Grid.Grouping.By = []string{"city"}
	on := option.ScrollMarks{Selection: true}
	require.Equal(t, 3, stageMarks(s, on), "three closed groups")
	s.Grid.Grouping = option.Grouping{}
	many := stageMarks(s, on)
	require.Positive(t, many)
	s.Grid.RowPins.Top = []string{ids[0]}
	require.Positive(t, stageMarks(s, on))
}

// Of a million rows some are looked at in each frame.
func TestScrollMarksOfManySelectedRowsOfAMillion(t *testing.T) {
	s := gridstage.NewMillion(func(g *gridui.Grid[int]) {
		g.Selection.Mode = option.SelectMulti
		g.ScrollMarks.Selection = true
	})
	ids := []string{"row500000", "row999999"}
	for i := range 5000 {
		ids = append(ids, "row"+strconv.Itoa(i))
	}
	s.Grid.Selection.Rows = idset.Of(ids...)
	s.Frame()
	s.Until(s.AtRest) // a background job counts them
	require.Equal(t, 3, stageMarks(s, option.ScrollMarks{Selection: true}))
}

func TestScrollMarksOfManySelectedRowsAllocateNothing(t *testing.T) {
	s := gridstage.NewPeople(9990)
	s.Grid.Selection.Mode = option.SelectMulti
	var ids []string
	for i := range 4900 {
		ids = append(ids, "p"+strconv.Itoa(2*i))
	}
	s.Grid.Selection.Rows = idset.Of(ids...)
	s.Grid.ScrollMarks = option.ScrollMarks{Selection: true}
	s.Settle()
	s.Advance(1e9)
	s.Settle()
	require.LessOrEqual(t, s.Allocs(100, nil), gridstage.RouterAllocs())
}
