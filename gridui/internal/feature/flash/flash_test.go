// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package flash_test

import (
	"slices"
	"testing"
	"time"

	"gioui.org/font/gofont"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestChangedCellsFlash(t *testing.T) {
	s, still := gridstage.NewFlashing(100)
	require.NoError(t, s.Grid.Apply(gridui.Changes[gridstage.Person]{Update: gridstage.OlderPeople(100, 2)[2:3]}))
	s.Settle()
	require.Equal(t, 1, gridstage.Tinted(s, still))
	at, ok := s.Wakeup()
	require.True(t, ok)
	require.Equal(t, 300*time.Millisecond, at.Sub(s.Now), "a full tint needs no frames")
	s.Advance(890 * time.Millisecond)
	require.Equal(t, 1, gridstage.Tinted(s, still))
	s.Advance(50 * time.Millisecond)
	require.Zero(t, gridstage.Tinted(s, still))
	at, ok = s.Wakeup()
	require.False(t, ok, at.Sub(s.Now))
	drawn := s.Frames()
	s.Advance(time.Hour)
	require.Equal(t, drawn, s.Frames())
}

func TestEveryWayToChangeRowsFlashes(t *testing.T) {
	for name, change := range map[string]func(g *gridui.Grid[gridstage.Person], rows []gridstage.Person){
		"SetRows": func(g *gridui.Grid[gridstage.Person], _ []gridstage.Person) {
			g.SetRows(gridstage.OlderPeople(100, 1, 3))
		},
		"Refresh": func(g *gridui.Grid[gridstage.Person], rows []gridstage.Person) {
			rows[1].Age, rows[3].Name = 1, "Ann"
			g.Refresh()
		},
		"Apply": func(g *gridui.Grid[gridstage.Person], _ []gridstage.Person) {
			_ = g.Apply(gridui.Changes[gridstage.Person]{Update: gridstage.OlderPeople(100, 1, 3)})
		},
		"sorted": func(g *gridui.Grid[gridstage.Person], _ []gridstage.Person) {
			g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "name"}}}
			g.SetRows(gridstage.OlderPeople(100, 3))
		},
	} {
		s, still := gridstage.NewFlashing(100)
		rows := gridstage.People(100)
		s.Grid.SetRows(rows)
		s.Settle()
		require.Zero(t, gridstage.Tinted(s, still), name)
		change(&s.Grid, rows)
		s.Settle()
		require.Positive(t, gridstage.Tinted(s, still), name)
	}
}

func TestWhatIsNoChangeDoesNotFlash(t *testing.T) {
	for name, act := range map[string]func(s *gridstage.Stage[gridstage.Person]){
		"scroll": func(s *gridstage.Stage[gridstage.Person]) { s.Wheel(100, 100, 0, 72) },
		"jump":   func(s *gridstage.Stage[gridstage.Person]) { s.Grid.ScrollToRow(60, option.AlignStart) },
		"sort": func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "age", Desc: true}}}
		},
		"filter": func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.Filtering = option.Filtering{Enabled: true, Quick: "Kim"}
		},
		"same": func(s *gridstage.Stage[gridstage.Person]) { s.Grid.SetRows(gridstage.People(100)) },
		"reordered": func(s *gridstage.Stage[gridstage.Person]) {
			p := gridstage.People(100)
			slices.Reverse(p)
			s.Grid.SetRows(p)
		},
		"columns": func(s *gridstage.Stage[gridstage.Person]) { s.Grid.Columns = gridstage.PeopleColumns()[1:] },
		"pins":    func(s *gridstage.Stage[gridstage.Person]) { s.Grid.ColumnPinning.Left = []string{"age"} },
		"others": func(s *gridstage.Stage[gridstage.Person]) {
			p := gridstage.People(300)
			s.Grid.SetRows(p[200:])
		},
	} {
		s, _ := gridstage.NewFlashing(100)
		act(s)
		s.Settle()
		_, ok := s.Wakeup()
		require.False(t, ok, name)
	}
}

func TestRowsAreKnownByPlaceWithoutIDs(t *testing.T) {
	s, still := gridstage.NewFlashing(100)
	s.Grid.RowID = nil
	s.Grid.Refresh()
	s.Settle()
	s.Advance(2 * time.Second)
	require.Zero(t, gridstage.Tinted(s, still))
	p := gridstage.People(100)
	p[0], p[1] = p[1], p[0]
	s.Grid.SetRows(p)
	s.Settle()
	// The texts of both rows have one tint a column, the ages rise and fall.
	require.Equal(t, 3+2, gridstage.Tinted(s, still))
}

func TestCellsBelowOneAnotherFlashInOnePiece(t *testing.T) {
	s, still := gridstage.NewFlashing(100)
	require.NoError(t, s.Grid.Apply(gridui.Changes[gridstage.Person]{Update: gridstage.OlderPeople(100, 1, 2, 3, 5)}))
	s.Settle()
	require.Equal(t, 2, gridstage.Tinted(s, still))
}

func TestChangesOffTheScreenAskForNoFrame(t *testing.T) {
	s, _ := gridstage.NewFlashing(100)
	s.Wheel(100, 100, 0, 1000)
	s.Grid.SetRows(gridstage.OlderPeople(100, 0, 1, 2))
	s.Settle()
	_, ok := s.Wakeup()
	require.False(t, ok)
	s.Wheel(100, 100, 0, -1000)
	_, ok = s.Wakeup()
	require.False(t, ok, "what changed off the screen does not flash later")

	s.Grid.SetRows(gridstage.People(100))
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
	s, _ := gridstage.NewFlashing(100)
	s.Grid.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "age"}}}
	s.Settle()
	s.Grid.ScrollToRow(99, option.AlignAuto)
	s.Settle()
	s.Grid.ScrollToOffset(0)
	s.Settle()
	p := gridstage.People(100)
	p[99].Age = 1
	require.NoError(t, s.Grid.Apply(gridui.Changes[gridstage.Person]{Update: p[99:]}))
	s.Settle()
	require.Equal(t, 40, gridstage.RowTop(t, s.Harness, "p99"))
	_, ok := s.Wakeup()
	require.True(t, ok)
}

func TestReducedMotionKeepsTheTintSteady(t *testing.T) {
	s, still := gridstage.NewFlashing(100)
	s.Style = func(st *gridui.Style) { st.ReducedMotion = true }
	s.Grid.SetRows(gridstage.OlderPeople(100, 1))
	s.Settle()
	drawn := s.Frames()
	s.Advance(890 * time.Millisecond)
	require.Equal(t, drawn, s.Frames())
	require.Equal(t, 1, gridstage.Tinted(s, still))
	s.Advance(50 * time.Millisecond)
	require.Equal(t, drawn+1, s.Frames())
	require.Zero(t, gridstage.Tinted(s, still))
}

func TestSettledFrameThatWatchesForChangesAllocatesNothing(t *testing.T) {
	s, _ := gridstage.NewFlashing(10_000)
	s.Values = map[string]any{gridtest.SemanticsKey: "rows"}
	s.Settle()
	require.Zero(t, s.Allocs(100, nil))
}

// TestAJumpMakesFewAllocationsForIDs jumps by 1,000 rows in each frame. The numbers of the rows are their ids.
func TestAJumpMakesFewAllocationsForIDs(t *testing.T) {
	jumps := func(flash bool) float64 {
		s, row := gridstage.NewNumbers(1_000_000, 3), 0
		require.Nil(t, s.Grid.RowID)
		s.Grid.Flash = flash
		s.Style = func(st *gridui.Style) { st.Faces = gofont.Collection() }
		s.Settle()
		return s.Allocs(200, func() {
			row += 1000
			s.Grid.ScrollToRow(row, option.AlignStart)
		})
	}
	require.LessOrEqual(t, jumps(true), jumps(false)+8, "each jump brings more than 20 rows")
}

// Rows that stay on the screen while others come and go are compared with what they showed before.
func TestCellsFlashAfterRowsHaveScrolled(t *testing.T) {
	s, still := gridstage.NewFlashing(100)
	rows := gridstage.People(100)
	s.Grid.SetRows(rows)
	tints := func() int { return gridstage.Tinted(s, still) }
	scroll := func() (without int) {
		for range 3 {
			s.Wheel(100, 100, 0, 36)
			s.Settle()
		}
		_, flashes := s.Wakeup()
		require.False(t, flashes)
		return tints()
	}
	without := scroll()
	rows[5].Age, rows[6].Age = 1, 1 // one below the other: one piece
	s.Grid.Refresh()
	s.Settle()
	require.Equal(t, 1, tints()-without)
	s.Advance(2 * time.Second)
	without = scroll()
	s.Grid.Columns = gridstage.PeopleColumns()
	s.Grid.Columns[1] = gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name + "." })
	s.Settle()
	require.Positive(t, tints()-without, "other texts of the same rows")
}
