// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"image"
	"slices"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
)

// shrinking is a source that loses its rows while somebody reads them, against the
// rule.
type shrinking struct{ left atomic.Int64 }

func (s *shrinking) Len() int { return int(s.left.Load()) }

func (s *shrinking) At(i int) part {
	return make([]part, s.left.Load())[i]
}

func TestRowsThatVanishDuringAJob(t *testing.T) {
	source := new(shrinking)
	source.left.Store(20_000)
	s := newStage(image.Pt(400, 300), func(g *gridui.Grid[part]) {
		g.Columns = []gridui.Column[part]{gridui.Field("cost", "Cost", func(p part) float64 {
			source.left.Store(50)
			return p.Cost
		}).Text(func(p part) string { return p.Name })}
		g.Sorting = option.Sorting{Mode: option.SortSingle}
		g.SetSource(source)
	})
	s.grid.Sorting.Keys = []option.SortKey{{ColumnID: "cost"}}
	s.Settle()
	waitFor(s, func() bool { _, busy := s.Wakeup(); return !busy })
	require.Equal(t, 50, s.grid.Shown(), "a grid shows rows that are no more")
	require.NotEmpty(t, names(s))
}

// TestSliceChangedDuringAJob changes and cuts the slice that was given: the order
// may be any, but each row shows once.
func TestSliceChangedDuringAJob(t *testing.T) {
	rows := make([]part, 15_000)
	for i := range rows {
		rows[i] = part{ID: itoa(i), Cost: float64(i * 31 % 97)}
	}
	s := newStage(image.Pt(400, 300), func(g *gridui.Grid[part]) {
		g.Columns = []gridui.Column[part]{
			gridui.Field("id", "ID", func(p part) string { return p.ID }),
			gridui.Field("cost", "Cost", func(p part) float64 { return p.Cost }),
		}
		g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "cost"}}}
		g.SetRows(rows)
	})
	slices.Reverse(rows[:100:100])
	rows = rows[:10]
	s.grid.Refresh()
	s.Settle()
	waitFor(s, func() bool { _, busy := s.Wakeup(); return !busy })
	require.Equal(t, 15_000, s.grid.Shown())
	seen := map[string]bool{}
	for i := range s.grid.Shown() {
		p, ok := s.grid.RowAt(i)
		require.True(t, ok)
		seen[p.ID] = true
	}
	require.Len(t, seen, 15_000)
	require.Len(t, rows, 10)
}
