// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset_test

import (
	"image"
	"slices"
	"strconv"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/treestage"
	"github.com/giogrid/giogrid/gridui/option"
)

// shrinking is a source that loses rows while they are read, against the rules.
type shrinking struct{ left atomic.Int64 }

func (s *shrinking) Len() int { return int(s.left.Load()) }

func (s *shrinking) At(i int) treestage.Part {
	return make([]treestage.Part, s.left.Load())[i]
}

func TestRowsThatVanishDuringAJob(t *testing.T) {
	source := new(shrinking)
	source.left.Store(20_000)
	s := gridstage.New(image.Pt(400, 300), func(g *gridui.Grid[treestage.Part]) {
		g.Columns = []gridui.Column[treestage.Part]{gridui.Field("cost", "Cost", func(p treestage.Part) float64 {
			source.left.Store(50)
			return p.Cost
		}).Text(func(p treestage.Part) string { return p.Name })}
		g.Sorting = option.Sorting{Mode: option.SortSingle}
		g.SetSource(source)
	})
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "cost"}}
	s.Settle()
	s.Until(func() bool { _, busy := s.Wakeup(); return !busy })
	require.Equal(t, 50, s.Grid.Shown(), "a grid shows rows that are no more")
	require.NotEmpty(t, gridstage.FirstColumn(s))
}

// TestSliceChangedDuringAJob changes and shortens the given slice during a job: any order is valid,
// but each row shows only once.
func TestSliceChangedDuringAJob(t *testing.T) {
	rows := make([]treestage.Part, 15_000)
	for i := range rows {
		rows[i] = treestage.Part{ID: strconv.Itoa(i), Cost: float64(i * 31 % 97)}
	}
	s := gridstage.New(image.Pt(400, 300), func(g *gridui.Grid[treestage.Part]) {
		g.Columns = []gridui.Column[treestage.Part]{
			gridui.Field("id", "ID", func(p treestage.Part) string { return p.ID }),
			gridui.Field("cost", "Cost", func(p treestage.Part) float64 { return p.Cost }),
		}
		g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "cost"}}}
		g.SetRows(rows)
	})
	slices.Reverse(rows[:100:100])
	rows = rows[:10]
	s.Grid.Refresh()
	s.Settle()
	s.Until(func() bool { _, busy := s.Wakeup(); return !busy })
	require.Equal(t, 15_000, s.Grid.Shown())
	seen := map[string]bool{}
	for i := range s.Grid.Shown() {
		p, ok := s.Grid.RowAt(i)
		require.True(t, ok)
		seen[p.ID] = true
	}
	require.Len(t, seen, 15_000)
	require.Len(t, rows, 10)
}
