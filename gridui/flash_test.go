// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/option"
)

// newFlashing is a grid of people whose changes flash, and the paint operations of
// its frame while nothing does.
func newFlashing(n int) (s *stage[person], still int) {
	s = newPeople(n)
	s.grid.Flash.Enabled = true
	s.Leave()
	s.Settle()
	return s, fills(s)
}

// fills is how many pieces the frame fills, text apart.
func fills[T any](s *stage[T]) int {
	n := gridtest.CountOps(s.Ops())
	return n.Paint - n.Path
}

// tinted is how many pieces the frame fills beside those of a still one.
func tinted(s *stage[person], still int) int { return fills(s) - still }

// older is the people with another age for some of them.
func older(n int, which ...int) []person {
	out := people(n)
	for _, i := range which {
		out[i].Age++
	}
	return out
}

func TestChangedCellsFlash(t *testing.T) {
	s, still := newFlashing(100)
	require.NoError(t, s.grid.Apply(gridui.Changes[person]{Update: older(100, 2)[2:3]}))
	s.Settle()
	require.Equal(t, 1, tinted(s, still))
	at, ok := s.Wakeup()
	require.True(t, ok)
	require.Equal(t, 300*time.Millisecond, at.Sub(s.Now), "a full tint needs no frames")
	s.Advance(890 * time.Millisecond)
	require.Equal(t, 1, tinted(s, still))
	s.Advance(50 * time.Millisecond)
	require.Zero(t, tinted(s, still))
	at, ok = s.Wakeup()
	require.False(t, ok, at.Sub(s.Now))
	drawn := s.Frames()
	s.Advance(time.Hour)
	require.Equal(t, drawn, s.Frames())
}

func TestEveryWayToChangeRowsFlashes(t *testing.T) {
	for name, change := range map[string]func(g *gridui.Grid[person], rows []person){
		"SetRows": func(g *gridui.Grid[person], _ []person) { g.SetRows(older(100, 1, 3)) },
		"Refresh": func(g *gridui.Grid[person], rows []person) {
			rows[1].Age, rows[3].Name = 1, "Ann"
			g.Refresh()
		},
		"Apply": func(g *gridui.Grid[person], _ []person) {
			_ = g.Apply(gridui.Changes[person]{Update: older(100, 1, 3)})
		},
		"sorted": func(g *gridui.Grid[person], _ []person) {
			g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "name"}}}
			g.SetRows(older(100, 3))
		},
	} {
		s, still := newFlashing(100)
		rows := people(100)
		s.grid.SetRows(rows)
		s.Settle()
		require.Zero(t, tinted(s, still), name)
		change(&s.grid, rows)
		s.Settle()
		require.Positive(t, tinted(s, still), name)
	}
}

func TestWhatIsNoChangeDoesNotFlash(t *testing.T) {
	for name, act := range map[string]func(s *stage[person]){
		"scroll": func(s *stage[person]) { s.Wheel(100, 100, 0, 72) },
		"jump":   func(s *stage[person]) { s.grid.ScrollToRow(60, gridui.ScrollStart) },
		"sort": func(s *stage[person]) {
			s.grid.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "age", Desc: true}}}
		},
		"filter": func(s *stage[person]) {
			s.grid.Filtering = option.Filtering{Enabled: true, Quick: "Kim"}
		},
		"same":      func(s *stage[person]) { s.grid.SetRows(people(100)) },
		"reordered": func(s *stage[person]) { p := people(100); slices.Reverse(p); s.grid.SetRows(p) },
		"columns":   func(s *stage[person]) { s.grid.Columns = peopleColumns()[1:] },
		"pins":      func(s *stage[person]) { s.grid.ColumnPinning.Left = []string{"age"} },
		"others": func(s *stage[person]) {
			p := people(300)
			s.grid.SetRows(p[200:])
		},
	} {
		s, _ := newFlashing(100)
		act(s)
		s.Settle()
		_, ok := s.Wakeup()
		require.False(t, ok, name)
	}
}

func TestRowsAreKnownByPlaceWithoutIDs(t *testing.T) {
	s, still := newFlashing(100)
	s.grid.RowID = nil
	s.grid.Refresh()
	s.Settle()
	s.Advance(2 * time.Second)
	require.Zero(t, tinted(s, still))
	p := people(100)
	p[0], p[1] = p[1], p[0]
	s.grid.SetRows(p)
	s.Settle()
	// The texts of both rows have one tint a column, the ages rise and fall.
	require.Equal(t, 3+2, tinted(s, still))
}

func TestCellsBelowOneAnotherFlashInOnePiece(t *testing.T) {
	s, still := newFlashing(100)
	require.NoError(t, s.grid.Apply(gridui.Changes[person]{Update: older(100, 1, 2, 3, 5)}))
	s.Settle()
	require.Equal(t, 2, tinted(s, still))
}

func TestChangesOffTheScreenAskForNoFrame(t *testing.T) {
	s, _ := newFlashing(100)
	s.Wheel(100, 100, 0, 1000)
	s.grid.SetRows(older(100, 0, 1, 2))
	s.Settle()
	_, ok := s.Wakeup()
	require.False(t, ok)
	s.Wheel(100, 100, 0, -1000)
	_, ok = s.Wakeup()
	require.False(t, ok, "what changed off the screen does not flash later")

	s.grid.SetRows(people(100))
	s.Settle()
	_, ok = s.Wakeup()
	require.True(t, ok)
	s.Wheel(100, 100, 0, 1000)
	s.Settle()
	s.Advance(400 * time.Millisecond)
	drawn := s.Frames()
	s.Advance(time.Second)
	require.Equal(t, drawn, s.Frames())
}

func TestARowThatItsChangeBringsOntoTheScreenFlashes(t *testing.T) {
	s, _ := newFlashing(100)
	s.grid.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "age"}}}
	s.Settle()
	s.grid.ScrollToRow(99, gridui.ScrollNearest)
	s.Settle()
	s.grid.ScrollToOffset(0)
	s.Settle()
	p := people(100)
	p[99].Age = 1
	require.NoError(t, s.grid.Apply(gridui.Changes[person]{Update: p[99:]}))
	s.Settle()
	require.Equal(t, 40, rowTop(t, s.Harness, "p99"))
	_, ok := s.Wakeup()
	require.True(t, ok)
}

func TestReducedMotionKeepsTheTintSteady(t *testing.T) {
	s, still := newFlashing(100)
	s.style = func(st *gridui.Style) { st.ReducedMotion = true }
	s.grid.SetRows(older(100, 1))
	s.Settle()
	drawn := s.Frames()
	s.Advance(890 * time.Millisecond)
	require.Equal(t, drawn, s.Frames())
	require.Equal(t, 1, tinted(s, still))
	s.Advance(50 * time.Millisecond)
	require.Equal(t, drawn+1, s.Frames())
	require.Zero(t, tinted(s, still))
}

func TestSettledFrameThatWatchesForChangesAllocatesNothing(t *testing.T) {
	s, _ := newFlashing(10_000)
	s.Values = map[string]any{gridtest.SemanticsKey: "rows"}
	s.Settle()
	require.Zero(t, s.Allocs(100, nil))
}
