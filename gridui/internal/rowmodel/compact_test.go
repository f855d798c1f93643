// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
)

// renumber removes rows from the data and renumbers the others.
func (t *regrouped) renumber(kept []int32) {
	for to, from := range kept {
		t.city[to], t.year[to], t.price[to] = t.city[from], t.year[from], t.price[from]
	}
	n := len(kept)
	t.city, t.year, t.price, t.gone = t.city[:n], t.year[:n], t.price[:n], map[int32]bool{}
}

// TestCompactionKeepsWhatShows compacts a model repeatedly, and compares it with a new model of the
// remaining rows.
func TestCompactionKeepsWhatShows(t *testing.T) {
	compacted := 0
	for seed := range rounds.Seeds(200) {
		test := newRegrouped(rand.New(rand.NewPCG(seed, 5)), 150)
		if seed%3 == 0 {
			test.shape = Shape{}
		}
		test.set(&test.model)
		require.NoError(t, test.model.Refresh())
		for step := range 20 {
			require.NoError(t, test.apply())
			at := fmt.Sprintf("seed %d, step %d, %d levels, %d keys, %+v", seed, step, len(test.shape.Groups), len(test.keys), test.shape.By)
			if c := test.model.Compact(nil); c != nil && step%4 == 0 {
				before := shown(&test.model)
				require.True(t, test.model.Busy())
				require.False(t, test.model.AdoptCompaction(c), "the job has not run")
				require.NoError(t, c.Job.Run())
				require.True(t, test.model.AdoptCompaction(c))
				test.renumber(c.Kept)
				for i, item := range before {
					if item >= 0 {
						before[i] = c.Moved[item]
					}
				}
				require.Equal(t, before, shown(&test.model), at)
				compacted++
			} else if c != nil {
				c.Job.Cancel()
			}
			require.Nil(t, test.model.Prepare(), "a job is to do what was done")
			test.compare(t, at)
			test.toggle()
		}
	}
	require.Positive(t, compacted)
}

// compare compares the model with a fresh one.
func (t *regrouped) compare(tt *testing.T, at string) {
	want := t.fresh()
	require.Equal(tt, shown(want), shown(&t.model), at)
	require.Equal(tt, want.Passing().Count(), t.model.Passing().Count(), at)
	if want.Groups() == nil {
		return
	}
	require.Equal(tt, want.Groups().List, t.model.Groups().List, at)
	require.Equal(tt, want.Groups().Rows, t.model.Groups().Rows, at)
	require.Equal(tt, want.Groups().Results, t.model.Groups().Results, at)
	require.Equal(tt, want.Groups().Picked, t.model.Groups().Picked, at)
	for a := range want.Groups().Values {
		require.InDeltaSlice(tt, want.Groups().Values[a], t.model.Groups().Values[a], 0, "%s, aggregate %d", at, a)
	}
	if o := want.Outline(); o != nil {
		for row := range t.city {
			require.Equal(tt, o.Place(coord.Record(row)), t.model.Outline().Place(coord.Record(row)), at)
		}
	}
}

// TestCompactionOfOtherRowsIsDropped changes the wanted state while a compaction runs.
func TestCompactionOfOtherRowsIsDropped(t *testing.T) {
	var m Model
	m.Reset(10)
	require.NoError(t, m.Refresh())
	require.Nil(t, m.Compact(nil), "no row was removed")
	require.NoError(t, m.Apply(Changes{Removed: []int32{0, 1, 2}}))
	c := m.Compact(nil)
	require.NoError(t, c.Job.Run())
	m.SetFilter(passes(func(row int32) bool { return row%2 == 0 }))
	require.False(t, m.AdoptCompaction(c))
	require.NoError(t, m.Refresh())
	require.False(t, m.AdoptCompaction(c))
	require.Equal(t, []int32{4, 6, 8}, shown(&m))
	c = m.Compact(nil)
	require.NoError(t, c.Job.Run())
	require.True(t, m.AdoptCompaction(c))
	require.Equal(t, []int32{3, 4, 5, 6, 7, 8, 9}, c.Kept)
	require.Equal(t, []int32{1, 3, 5}, shown(&m))
	require.Equal(t, 7, m.want.n)
}

// TestCompactionKeepsKeys compacts sorted rows with so many changes that their keys are kept.
func TestCompactionKeepsKeys(t *testing.T) {
	test := newRegrouped(rand.New(rand.NewPCG(2, 7)), 2*keptLeast)
	test.shape, test.filter = Shape{}, nil
	test.keys = []SortKey{{Field: &Field{Numbers: func(dst []float64, rows []int32) {
		test.reads += len(rows)
		for i, r := range rows {
			dst[i] = test.price[r]
		}
	}}}}
	test.set(&test.model)
	require.NoError(t, test.model.Refresh())
	for step := range 12 {
		var c Changes
		for range 600 {
			row := int32(test.rng.IntN(len(test.city)))
			test.change(row)
			c.Updated = append(c.Updated, row)
		}
		for range 200 {
			row := int32(test.rng.IntN(len(test.city)))
			test.gone[row] = true
			c.Removed = append(c.Removed, row)
			test.add()
			c.Added++
		}
		test.reads = 0
		require.NoError(t, test.model.Apply(c))
		if step > 0 {
			require.Less(t, test.reads, 2000, "the keys of all rows were read again")
		}
		if step%3 == 1 {
			compaction := test.model.Compact(nil)
			require.NoError(t, compaction.Job.Run())
			require.True(t, test.model.AdoptCompaction(compaction))
			test.renumber(compaction.Kept)
		}
		test.compare(t, fmt.Sprintf("step %d", step))
	}
}

// TestAGrownTableFindsTheSameRows doubles a table on another goroutine before it is full.
func TestAGrownTableFindsTheSameRows(t *testing.T) {
	var table IDs
	row := coord.Record(0)
	for ; !table.Crowded(); row++ {
		table.Add(row, decimal)
	}
	next := table.Grown(decimal, func(int) {})
	require.False(t, next.Crowded())
	require.Len(t, next.slots, 2*len(table.slots))
	for i := range row {
		for _, of := range []*IDs{&table, &next} {
			found, ok := of.Find(strconv.Itoa(int(i)), decimal)
			require.True(t, ok)
			require.Equal(t, i, found)
		}
	}
}
