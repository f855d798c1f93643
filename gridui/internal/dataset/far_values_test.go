// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset_test

import (
	"cmp"
	"fmt"
	"image"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// far is a row with values outside the range of int64: times in nanoseconds, and large numbers.
type far struct {
	ID string
	At time.Time
	N  uint64
}

// farRows returns rows in the order of both columns. Each value is in two rows, each time in two
// zones.
func farRows() (rows []far) {
	zone := time.FixedZone("", 9*3600)
	for i, year := range []int{
		-290_000, -102_177, -9999, -1, 1, 500, 1677, 1678, 2024, 2261, 2262, 9999, 10_000, 71_660, 102_176, 102_177, 102_178, 290_000,
	} {
		for k := range 3 {
			at := time.Date(year, 3, 1, 0, 0, k, k, time.UTC)
			n := uint64(i*3 + k)
			if i > 8 {
				n += math.MaxInt64 - 30
			}
			rows = append(rows, far{fmt.Sprint(year, " ", k), at, n}, far{fmt.Sprint(year, " ", k, " again"), at.In(zone), n})
		}
	}
	return rows
}

func TestValuesBeyondInt64(t *testing.T) {
	rows := farRows()
	shuffled := slices.Clone(rows)
	rand.New(rand.NewPCG(1, 1)).Shuffle(len(rows), func(i, j int) { shuffled[i], shuffled[j] = shuffled[j], shuffled[i] })
	var s gridstage.Stage[far]
	g := &s.Grid
	g.RowID = func(r far) string { return r.ID }
	g.Columns = []gridui.Column[far]{
		gridui.Field("id", "ID", func(r far) string { return r.ID }),
		gridui.Time("at", "At", func(r far) time.Time { return r.At }).Layout("2006").Aggregate(option.AggregateDistinct),
		gridui.Field("n", "N", func(r far) uint64 { return r.N }).Aggregate(option.AggregateDistinct),
	}
	g.Sorting.Mode, g.Filtering.Enabled = option.SortMulti, true
	g.SetRows(shuffled)
	h := s.Show(image.Pt(900, 6000))
	h.Settle()
	for _, id := range []string{"at", "n"} {
		for _, desc := range []bool{false, true} {
			t.Run(fmt.Sprint("sort ", id, " ", desc), func(t *testing.T) {
				g.Sorting.Keys = []option.SortKey{{ColumnID: id, Desc: desc}}
				h.Settle()
				order := func(a, b far) int { return cmp.Compare(a.N, b.N) }
				if id == "at" {
					order = func(a, b far) int { return a.At.Compare(b.At) }
				}
				var got []far
				for i := range g.Shown() {
					row, _ := g.RowAt(i)
					got = append(got, row)
				}
				if desc {
					slices.Reverse(got)
				}
				require.Len(t, got, len(rows))
				require.True(t, slices.IsSortedFunc(got, order))
			})
		}
		g.Sorting.Keys = nil
		t.Run("groups of "+id, func(t *testing.T) {
			g.Grouping.By = []string{id}
			h.Settle()
			require.Equal(t, len(rows)/2, g.Shown())
			require.NoError(t, g.Apply(gridui.Changes[far]{Update: shuffled[:9]})) // groups are updated
			h.Settle()
			require.Equal(t, len(rows)/2, g.Shown())
			g.Grouping.By = nil
		})
	}
	t.Run("rows alone", func(t *testing.T) {
		require.NoError(t, g.Apply(gridui.Changes[far]{Remove: []string{"-290000 0 again", "290000 2 again"}}))
		g.Column("n").SetFilter(filter.Filter{First: filter.Condition{Op: filter.Unique}})
		h.Settle()
		require.Equal(t, 2, g.Shown())
	})
	g.ClearFilters()
	g.SetRows(shuffled)
	g.Grouping.Total = option.TotalRowBottom
	h.Settle()
	total, ok := h.Find("bottom row 1: Total")
	require.True(t, ok)
	for _, cell := range total.Children[1:] {
		require.Equal(t, fmt.Sprint(len(rows)/2), cell.Label, "distinct values")
	}
}
