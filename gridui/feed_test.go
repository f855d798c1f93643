// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"strconv"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
)

func TestFeedTakesChangesFromAnyGoroutine(t *testing.T) {
	// The feed's clock, which wakes a window that has not heard, stands still.
	synctest.Test(t, func(t *testing.T) {
		s := gridstage.NewPeople(100)
		var woken atomic.Int32
		s.Grid.Invalidate = func() { woken.Add(1) }
		feed := s.Grid.Feed()
		var all sync.WaitGroup
		for worker := range 4 {
			all.Go(func() {
				for i := range 250 {
					p := gridstage.People(100)[worker*25+i%25]
					p.Age = 1000 + i
					assert.NoError(t, feed.Post(gridui.Changes[gridstage.Person]{Update: []gridstage.Person{p}}))
				}
			})
		}
		all.Wait()
		require.EqualValues(t, 1000, woken.Load())
		s.Settle()
		for i := range 100 {
			row, _ := s.Grid.RowAt(i)
			require.Equal(t, 1000+225+i%25, row.Age)
		}
	})
}

func TestFeedKeepsTheLastChangeOfARow(t *testing.T) {
	row := func(id string, age int) []gridstage.Person { return []gridstage.Person{{ID: id, Age: age}} }
	type changes = gridui.Changes[gridstage.Person]
	for name, c := range map[string]struct {
		posts []changes
		want  map[string]int
	}{
		"last value":          {[]changes{{Update: row("p0", 1)}, {Update: row("p0", 2)}}, map[string]int{"p0": 2, "p1": 21}},
		"added, updated":      {[]changes{{Add: row("x", 1)}, {Update: row("x", 2)}}, map[string]int{"p0": 20, "p1": 21, "x": 2}},
		"added, removed":      {[]changes{{Add: row("x", 1)}, {Remove: []string{"x"}}}, map[string]int{"p0": 20, "p1": 21}},
		"removed, updated":    {[]changes{{Remove: []string{"p0"}}, {Update: row("p0", 2)}}, map[string]int{"p1": 21}},
		"removed, added":      {[]changes{{Remove: []string{"p0"}}, {Add: row("p0", 2)}}, map[string]int{"p0": 2, "p1": 21}},
		"one of each at once": {[]changes{{Add: row("x", 1), Update: row("x", 2), Remove: []string{"p1"}}}, map[string]int{"p0": 20, "x": 2}},
	} {
		s := gridstage.NewPeople(2)
		for _, post := range c.posts {
			require.NoError(t, s.Grid.Feed().Post(post))
		}
		s.Settle()
		got := map[string]int{}
		for i := range s.Grid.Shown() {
			p, _ := s.Grid.RowAt(i)
			got[p.ID] = p.Age
		}
		require.Equal(t, c.want, got, name)
		require.Empty(t, s.TakeKinds(), name)
	}
}

func TestFeedNeedsIDsAndASlice(t *testing.T) {
	s := gridstage.NewNumbers(10, 1)
	require.ErrorIs(t, s.Grid.Feed().Post(gridui.Changes[int]{Update: []int{1}}), gridui.ErrNoRowID)
	n := gridstage.NewNumbers(10, 1)
	n.Grid.RowID = strconv.Itoa
	require.NoError(t, n.Grid.Feed().Post(gridui.Changes[int]{Update: []int{1}}))
	n.Settle()
	require.Equal(t, []string{"events.ProblemFound"}, n.TakeKinds())
}

func TestAFeedGoesOnAfterRowIDPanicked(t *testing.T) {
	s := gridstage.NewPeople(3)
	s.Grid.RowID = func(p gridstage.Person) string {
		if p.Name == "bad" {
			panic("bad row")
		}
		return p.ID
	}
	s.Settle()
	f := s.Grid.Feed()
	require.Panics(t, func() {
		_ = f.Post(gridui.Changes[gridstage.Person]{Update: []gridstage.Person{{ID: "p0", Name: "half"}, {Name: "bad"}}})
	})
	require.NoError(t, f.Post(gridui.Changes[gridstage.Person]{Update: []gridstage.Person{{ID: "p1", Name: "Good"}}}))
	s.Settle()
	require.Contains(t, s.Dump(), "Good")
	require.NotContains(t, s.Dump(), "half")
	require.Empty(t, s.Problems())
}
