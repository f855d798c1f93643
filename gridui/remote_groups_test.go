// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
)

// groupedByCity groups people by city, and adds up ages.
func groupedByCity(g *gridui.Grid[person]) {
	g.Columns[2] = gridui.Field("age", "Age", func(p person) int { return p.Age }).Aggregate(option.AggregateSum)
	g.Grouping.By = []string{"city"}
}

func TestRemoteGroups(t *testing.T) {
	overRemotePeople(t, groupedByCity, func(r *remoteStage[person]) {
		require.Empty(t, r.problems())
		t.Log(strings.Join(r.rowTexts(), "\n"))
		r.grid.Expansion.Rows = idset.Of(`__group__:["City 1"]`)
		r.Frame()
		r.pass()
		t.Log(strings.Join(r.rowTexts(), "\n"))
	})
}

// A grid over a source shows the groups, the aggregates and the rows that one in memory shows, whatever
// they are grouped, sorted and filtered by, and whichever groups are open.
func TestRemoteGroupsAndGroupsInMemoryAgree(t *testing.T) {
	rng := rand.New(rand.NewPCG(15, 3))
	rows := newSamples(rng, 60)
	aggregates := []option.Aggregate{
		option.AggregateNone, option.AggregateSum, option.AggregateMin, option.AggregateMax, option.AggregateAverage,
		option.AggregateCount, option.AggregateFirst, option.AggregateLast, option.AggregateDistinct,
	}
	columns := func(n, f option.Aggregate) []gridui.Column[specimen] {
		cols := sampleColumns()
		cols[3] = gridui.Field("f", "F", func(r specimen) float64 { return r.f }).Aggregate(f)
		cols[0] = gridui.Field("id", "ID", func(r specimen) int { return r.id }).Aggregate(n)
		return cols
	}
	s := newFiltered(rows)
	s.Size.Y = 6000
	remotely(t, func(t *testing.T) {
		r := &remoteStage[specimen]{fake: &sourcetest.Fake[specimen]{Source: sampleSource(t, rows)}}
		r.fake.Before = r.calls.Hold
		r.remote = gridui.NewRemote(r.fake, gridui.RemoteOptions[specimen]{})
		r.stage = newFiltered(nil)
		r.grid.SetSource(r.remote)
		r.Harness = newHarness(s.Size, r.layout)
		defer r.end()
		r.pass()
		lines := 0
		for range rounds.Of(60) {
			o := &s.grid.Options
			o.Sorting.Mode, o.Sorting.Keys, o.Filtering.Columns = option.SortMulti, nil, nil
			o.Grouping.By = [][]string{{"text"}, {"on"}, {"on", "text"}, {"text", "n"}, {"n"}, nil}[rng.IntN(6)]
			o.Grouping.Total = option.TotalRow(rng.IntN(3))
			for _, id := range append(slices.Clone(o.Grouping.By), []string{"id", "f"}[rng.IntN(2)]) {
				o.Sorting.Keys = append(o.Sorting.Keys, option.SortKey{ColumnID: id, Desc: rng.IntN(2) == 0})
			}
			n, f := aggregates[rng.IntN(len(aggregates))], aggregates[rng.IntN(len(aggregates))]
			o.Sorting.Missing = []option.MissingOrder{option.MissingLast, option.MissingFirst}[rng.IntN(2)]
			for _, col := range []string{"n", "f"} {
				if c := randomCondition(rng, col); rng.IntN(3) == 0 && c.Op != filter.OpCustom {
					o.Filtering.Columns = append(o.Filtering.Columns, filter.Column{ColumnID: col, Filter: filter.Filter{First: c}})
				}
			}
			o.Expansion = option.Expansion{Depth: rng.IntN(3)}
			s.grid.Columns, r.grid.Columns = columns(n, f), columns(n, f)
			r.grid.Sorting, r.grid.Filtering, r.grid.Grouping, r.grid.Expansion = o.Sorting, o.Filtering, o.Grouping, o.Expansion
			for i := range 3 {
				s.Settle()
				r.Frame()
				r.pass()
				require.NoError(t, r.remote.Err())
				require.Equal(t, s.grid.Shown(), r.grid.Shown())
				require.Equal(t, cells(s), cells(r.stage), "%+v %+v %+v %d %d", o.Grouping, o.Sorting, o.Filtering, n, f)
				lines += s.grid.Shown()
				if at := rng.IntN(max(s.grid.Shown(), 1)); i < 2 && s.grid.Shown() > 0 {
					s.toggleLine(at)
					r.stage.toggleLine(at)
				}
			}
		}
		require.Greater(t, lines, 100)
	})
}

// toggleLine opens or closes the group on a line by a key.
func (s *stage[T]) toggleLine(at int) {
	s.grid.FocusCell(at, gridui.GroupColumn)
	s.Focus(s.grid.Tag())
	s.Frame()
	s.Keys("Enter")
}

// The source orders groups by an aggregate.
func TestRemoteGroupsByAnAggregate(t *testing.T) {
	overRemotePeople(t, groupedByCity, func(r *remoteStage[person]) {
		for _, desc := range []bool{false, true} {
			r.grid.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: desc}}
			r.Frame()
			r.pass()
			var sums []int
			for _, row := range cells(r.stage) {
				sum, err := strconv.Atoi(strings.Split(row, "|")[3])
				require.NoError(t, err)
				sums = append(sums, sum)
			}
			require.Len(t, sums, 7)
			if desc {
				slices.Reverse(sums)
			}
			require.IsIncreasing(t, sums)
		}
	})
}
