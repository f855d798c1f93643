// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package selection_test

import (
	"strconv"
	"sync/atomic"
	"testing"
	"time"

	"gioui.org/io/key"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// gate blocks goroutines other than the test's.
type gate struct {
	shut  atomic.Bool
	open  chan struct{}
	asked atomic.Int64
}

// pass waits while the gate is shut. Frames that call it would hang.
func (g *gate) pass() {
	g.asked.Add(1)
	if g.shut.Load() {
		<-g.open
	}
}

func TestSelectingAMillionRowsIsOneStep(t *testing.T) {
	s := gridstage.NewMillion(func(*gridui.Grid[int]) {})
	var asked int
	s.Grid.RowID = func(n int) string { asked++; return "row" + strconv.Itoa(n) }
	small := gridstage.NewSelecting(100, gridstage.MultiSelection())
	step := func(click func()) (int, gridtest.OpCount) {
		asked = 0
		click()
		s.Leave()
		return asked, gridtest.CountOps(s.Ops())
	}
	few, _ := step(func() { s.Click(gridstage.BoxX, 20) })
	require.Less(t, few, 500, "it asked for the ids of many rows")
	require.Equal(t, 1_000_000, s.Grid.SelectedCount())
	few, ops := step(func() { s.Click(gridstage.BoxX, gridstage.RowY(3)) })
	require.Less(t, few, 1000)
	require.Equal(t, 999_999, s.Grid.SelectedCount(), "a toggle is counted at once")
	small.Click(gridstage.BoxX, 20)
	small.Click(gridstage.BoxX, gridstage.RowY(3))
	small.Leave()
	require.Less(t, ops.Paint, gridtest.CountOps(small.Ops()).Paint+20)
	s.Click(gridstage.BoxX, 20)
	s.Click(gridstage.BoxX, 20)
	require.Zero(t, s.Grid.SelectedCount())
	require.Zero(t, s.Grid.Selection.Rows.ExceptionCount())
}

func TestFramesGoOnWhileIDsAreCollected(t *testing.T) {
	var g gate
	s := gridstage.NewMillion(func(gr *gridui.Grid[int]) {
		gr.Selectable = func(n int) bool {
			if n == 400_000 {
				g.pass()
			}
			return n != 7
		}
	})
	s.Until(func() bool { return g.asked.Load() > 0 && s.AtRest() })
	s.TakeKinds()
	g.open = make(chan struct{})
	g.shut.Store(true)
	s.Click(gridstage.CellX, gridstage.RowY(0))
	s.Grid.ScrollToRow(500_000, option.AlignStart)
	s.Settle()
	s.ClickWith(gridstage.CellX, gridstage.RowY(0), key.ModShift)
	frames := s.Frames()
	for range 10 {
		s.Advance(60 * time.Millisecond)
	}
	require.Greater(t, s.Frames(), frames+5, "frames go on")
	require.Equal(t, 1, s.Grid.SelectedCount())
	require.False(t, s.Grid.Row("row5").IsSelected())
	// Changes in the meantime count too.
	s.Click(gridstage.BoxX, gridstage.RowY(4))
	require.True(t, s.Grid.Row("row500004").IsSelected())
	g.shut.Store(false)
	close(g.open)
	s.Until(func() bool { return s.Grid.SelectedCount() == 500_001 })
	require.True(t, s.Grid.Row("row5").IsSelected())
	require.False(t, s.Grid.Row("row7").IsSelected())
	require.True(t, s.Grid.Row("row500004").IsSelected())
	var mirror option.Options
	for _, ev := range s.Events {
		if ev, ok := ev.(events.SelectionChanged); ok {
			ev.Apply(&mirror)
		}
	}
	require.True(t, mirror.Selection.Rows.Equal(s.Grid.Selection.Rows), "the events say something else")
	require.True(t, s.Settle(), "the grid comes to rest")
}

func TestCallerOverridesWhatIsBeingCollected(t *testing.T) {
	s := gridstage.NewMillion(func(*gridui.Grid[int]) {})
	pick := func() {
		s.Grid.ScrollToRow(0, option.AlignStart)
		s.Settle()
		s.Click(gridstage.CellX, gridstage.RowY(0))
		s.Focus(s.Grid.Tag())
		s.Keys("Ctrl+Shift+End")
	}
	pick()
	s.Grid.Selection.Rows = idset.Of("row1")
	s.Until(s.AtRest)
	require.Equal(t, 1, s.Grid.SelectedCount())
	pick()
	s.Grid.SetSource(gridstage.Counted(20_000))
	s.Until(s.AtRest)
	require.LessOrEqual(t, s.Grid.SelectedCount(), 1)
	pick()
	s.Grid.ClearSelection()
	s.Until(s.AtRest)
	require.Zero(t, s.Grid.SelectedCount())
	pick()
	require.NoError(t, s.Grid.Close())
}

func TestControlledRangesOfManyRows(t *testing.T) {
	s := gridstage.NewMillion(func(g *gridui.Grid[int]) { g.Selection.Controlled = true })
	s.Grid.SetSource(gridstage.Counted(100_000))
	s.Until(s.AtRest)
	s.On = func(ev events.Event) {
		if ev, ok := ev.(events.SelectionChanged); ok {
			ev.Apply(&s.Grid.Options)
		}
	}
	s.Click(gridstage.CellX, gridstage.RowY(0))
	s.Focus(s.Grid.Tag())
	s.Keys("Ctrl+Shift+End")
	s.Until(func() bool { return s.Grid.SelectedCount() == 100_000 })
	require.False(t, s.Grid.Selection.Rows.IsAll())
	s.Until(s.AtRest)
	s.Keys("Shift+Up")
	s.Until(func() bool { return s.Grid.SelectedCount() == 99_999 })
}

func TestPanicsOfThePredicateAreReported(t *testing.T) {
	s := gridstage.NewMillion(func(g *gridui.Grid[int]) {
		g.Selectable = func(n int) bool {
			if n > 500 {
				panic("no answer")
			}
			return true
		}
	})
	s.Until(s.AtRest)
	require.Contains(t, s.TakeKinds(), "events.ProblemFound")
}

func TestSettledFramesWithASelectionAllocateNothing(t *testing.T) {
	for name, set := range map[string]func(*gridui.Grid[int]){
		"ids":     func(g *gridui.Grid[int]) { g.RowID = func(n int) string { return ids[n&1023] } },
		"numbers": func(g *gridui.Grid[int]) { g.RowID = nil },
	} {
		t.Run(name, func(t *testing.T) {
			s := gridstage.NewFurnished()
			set(&s.Grid)
			s.Grid.Selection = gridstage.MultiSelection()
			s.Grid.Selectable = func(n int) bool { return n%5 != 0 }
			s.Grid.Refresh()
			s.Until(s.AtRest)
			s.Click(gridstage.BoxX, gridstage.RowY(2)+36)
			s.Click(gridstage.BoxX, gridstage.RowY(4)+36)
			s.Leave()
			s.Until(s.AtRest)
			require.Zero(t, s.Allocs(100, nil))
		})
	}
}

// ids are prepared, so that RowID does not allocate.
var ids = func() (out [1024]string) {
	for i := range out {
		out[i] = "row" + strconv.Itoa(i)
	}
	return out
}()

// A stream of changed rows does not keep the count of selected rows from finishing.
func TestSelectedRowsAreCountedUnderAFeed(t *testing.T) {
	rows := make([]int, 1_000_000)
	for i := range rows {
		rows[i] = i
	}
	var g gate
	s := gridstage.NewMillion(func(grid *gridui.Grid[int]) {
		grid.StatusBar.Enabled = true
		grid.Selectable = func(n int) bool {
			if n == 900_000 {
				g.pass()
			}
			return true
		}
	})
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Grid.SetRows(rows)
	s.Until(s.AtRest)
	feed, added := s.Grid.Feed(), 2_000_000
	post := func() {
		added++
		require.NoError(t, feed.Post(gridui.Changes[int]{Add: []int{added}}))
		s.Advance(16 * time.Millisecond)
	}
	shows := func(text string) bool { _, ok := s.Find(text); return ok }
	s.Grid.Select("row1")
	s.Until(func() bool { post(); return shows("1 selected") })
	s.Until(s.AtRest)
	g.open = make(chan struct{})
	g.shut.Store(true)
	asked := g.asked.Load()
	for range 20 {
		post()
		require.True(t, shows("1 selected"), "it is known, and counted again")
	}
	require.LessOrEqual(t, g.asked.Load(), asked+1, "each change begins anew")
	g.shut.Store(false)
	close(g.open)
	s.Grid.Select("row1", "row2")
	s.Until(func() bool { post(); return shows("2 selected") })
}

// A row that is not selected loses its box while a count is held: the frame that finds that the count has ended makes
// the change, too. The box of all rows is then full.
func TestSelectedRowsAreCountedAgainAsACountEnds(t *testing.T) {
	g := gate{open: make(chan struct{})}
	rows := gridstage.People(20_000)
	s := gridstage.NewSelecting(0, gridstage.MultiSelection())
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Grid.Selectable = func(p gridstage.Person) bool {
		if p.ID == rows[15_000].ID {
			g.pass()
		}
		return p.Age >= 0
	}
	ended := make(chan struct{}, 100)
	s.Grid.Invalidate = func() { ended <- struct{}{} }
	s.Grid.SetRows(rows)
	s.Grid.SelectAll()
	s.Grid.Deselect(rows[7].ID)
	s.Settle()
	s.Until(s.AtRest)
	change := func(p gridstage.Person) {
		require.NoError(t, s.Grid.Apply(gridui.Changes[gridstage.Person]{Update: []gridstage.Person{p}}))
		s.Frame()
	}
	change(rows[0]) // builds the index of ids
	s.Until(s.AtRest)
	asked := g.asked.Load()
	g.shut.Store(true)
	all := idset.All()
	all.Set(rows[7].ID, false)
	s.Grid.Selection.Rows = all
	s.Frame()
	s.Until(func() bool { return g.asked.Load() > asked })
	rows[7].Age = -1
	change(rows[7])
	for len(ended) > 0 {
		<-ended
	}
	close(g.open)
	<-ended
	s.Frame()
	require.False(t, s.AtRest(), "no frame comes for the count of the changed rows")
	s.Until(s.AtRest)
	box, _ := s.Find("Select all")
	require.True(t, box.Selected, s.Dump())
}
