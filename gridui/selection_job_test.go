// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"image"
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
)

// gate holds goroutines up that are not the test's own.
type gate struct {
	shut  atomic.Bool
	open  chan struct{}
	asked atomic.Int64
}

// pass waits at a shut gate. Frames would hang if they did.
func (g *gate) pass() {
	g.asked.Add(1)
	if g.shut.Load() {
		<-g.open
	}
}

// newMillion is a grid of a million rows whose ids say nothing of their numbers.
func newMillion(set func(*gridui.Grid[int])) *stage[int] {
	return newStage(image.Pt(460, 400), func(g *gridui.Grid[int]) {
		g.Columns = []gridui.Column[int]{gridui.Field("n", "N", func(n int) int { return n }).Width(200)}
		g.RowID = func(n int) string { return "row" + strconv.Itoa(n) }
		g.Selection = multi()
		set(g)
		g.SetSource(counted(1_000_000))
	})
}

// counted are the numbers from 0.
type counted int

func (c counted) Len() int     { return int(c) }
func (c counted) At(i int) int { return i }

// atRest says that the grid asks for no more frames.
func (s *stage[T]) atRest() bool {
	_, waits := s.Wakeup()
	return !waits && s.Settled()
}

func TestSelectingAMillionRowsIsOneStep(t *testing.T) {
	s := newMillion(func(*gridui.Grid[int]) {})
	var asked int
	s.grid.RowID = func(n int) string { asked++; return "row" + strconv.Itoa(n) }
	small := newSelecting(100, multi())
	step := func(click func()) (int, gridtest.OpCount) {
		asked = 0
		click()
		s.Leave()
		return asked, gridtest.CountOps(s.Ops())
	}
	few, _ := step(func() { s.Click(boxX, 20) })
	require.Less(t, few, 500, "it asked for the ids of many rows")
	require.Equal(t, 1_000_000, s.grid.SelectedCount())
	few, ops := step(func() { s.Click(boxX, rowY(3)) })
	require.Less(t, few, 1000)
	require.Equal(t, 999_999, s.grid.SelectedCount(), "a toggle is counted at once")
	small.Click(boxX, 20)
	small.Click(boxX, rowY(3))
	small.Leave()
	require.Less(t, ops.Paint, gridtest.CountOps(small.Ops()).Paint+20)
	s.Click(boxX, 20)
	s.Click(boxX, 20)
	require.Zero(t, s.grid.SelectedCount())
	require.Zero(t, s.grid.Selection.Rows.ExceptionCount())
}

func TestFramesGoOnWhileIDsAreCollected(t *testing.T) {
	var g gate
	s := newMillion(func(gr *gridui.Grid[int]) {
		gr.Selectable = func(n int) bool {
			if n == 400_000 {
				g.pass()
			}
			return n != 7
		}
	})
	waitFor(s, func() bool { return g.asked.Load() > 0 && s.atRest() })
	s.kinds()
	g.open = make(chan struct{})
	g.shut.Store(true)
	s.Click(cellX, rowY(0))
	s.grid.ScrollToRow(500_000, gridui.ScrollStart)
	s.Settle()
	s.clickWith(cellX, rowY(0), key.ModShift)
	frames := s.Frames()
	for range 10 {
		s.Advance(60 * time.Millisecond)
	}
	require.Greater(t, s.Frames(), frames+5, "frames go on")
	require.Equal(t, 1, s.grid.SelectedCount())
	require.False(t, s.grid.Row("row5").IsSelected())
	// What is done meanwhile counts too.
	s.Click(boxX, rowY(4))
	require.True(t, s.grid.Row("row500004").IsSelected())
	g.shut.Store(false)
	close(g.open)
	waitFor(s, func() bool { return s.grid.SelectedCount() == 500_001 })
	require.True(t, s.grid.Row("row5").IsSelected())
	require.False(t, s.grid.Row("row7").IsSelected())
	require.True(t, s.grid.Row("row500004").IsSelected())
	var mirror idset.Set
	for _, ev := range s.events {
		if ev, ok := ev.(events.SelectionChanged); ok {
			ev.Apply(&mirror)
		}
	}
	require.True(t, mirror.Equal(s.grid.Selection.Rows), "the events say something else")
	require.True(t, s.Settle(), "the grid comes to rest")
}

func TestCallerOverridesWhatIsBeingCollected(t *testing.T) {
	s := newMillion(func(*gridui.Grid[int]) {})
	pick := func() {
		s.grid.ScrollToRow(0, gridui.ScrollStart)
		s.Settle()
		s.Click(cellX, rowY(0))
		s.Focus(s.grid.Tag())
		s.Keys("Ctrl+Shift+End")
	}
	pick()
	s.grid.Selection.Rows = idset.Of("row1")
	waitFor(s, s.atRest)
	require.Equal(t, 1, s.grid.SelectedCount())
	pick()
	s.grid.SetSource(counted(20_000))
	waitFor(s, s.atRest)
	require.LessOrEqual(t, s.grid.SelectedCount(), 1)
	pick()
	s.grid.ClearSelection()
	waitFor(s, s.atRest)
	require.Zero(t, s.grid.SelectedCount())
	pick()
	require.NoError(t, s.grid.Close())
}

func TestControlledRangesOfManyRows(t *testing.T) {
	s := newMillion(func(g *gridui.Grid[int]) { g.Selection.Controlled = true })
	s.grid.SetSource(counted(100_000))
	waitFor(s, s.atRest)
	s.on = func(ev events.Event) {
		if ev, ok := ev.(events.SelectionChanged); ok {
			ev.Apply(&s.grid.Selection.Rows)
		}
	}
	s.Click(cellX, rowY(0))
	s.Focus(s.grid.Tag())
	s.Keys("Ctrl+Shift+End")
	waitFor(s, func() bool { return s.grid.SelectedCount() == 100_000 })
	require.False(t, s.grid.Selection.Rows.IsAll())
	waitFor(s, s.atRest)
	s.Keys("Shift+Up")
	waitFor(s, func() bool { return s.grid.SelectedCount() == 99_999 })
}

func TestPanicsOfThePredicateAreReported(t *testing.T) {
	s := newMillion(func(g *gridui.Grid[int]) {
		g.Selectable = func(n int) bool {
			if n > 500 {
				panic("no answer")
			}
			return true
		}
	})
	waitFor(s, s.atRest)
	require.Contains(t, s.kinds(), "events.ConfigProblem")
}

func TestSettledFramesWithASelectionAllocateNothing(t *testing.T) {
	for name, set := range map[string]func(*gridui.Grid[int]){
		"ids":     func(g *gridui.Grid[int]) { g.RowID = func(n int) string { return ids[n&1023] } },
		"numbers": func(g *gridui.Grid[int]) { g.RowID = nil },
	} {
		t.Run(name, func(t *testing.T) {
			s := furnished()
			set(&s.grid)
			s.grid.Selection = multi()
			s.grid.Selectable = func(n int) bool { return n%5 != 0 }
			s.grid.Refresh()
			waitFor(s, s.atRest)
			s.Click(boxX, rowY(2)+36)
			s.Click(boxX, rowY(4)+36)
			s.Leave()
			waitFor(s, s.atRest)
			require.Zero(t, s.Allocs(100, nil))
		})
	}
}

// ids are made once, so that RowID allocates nothing.
var ids = func() (out [1024]string) {
	for i := range out {
		out[i] = "row" + strconv.Itoa(i)
	}
	return out
}()
