// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package readycells_test

import (
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestBarsFollowTheValuesOfAllRows(t *testing.T) {
	for _, n := range []int{100, 20_000} {
		rows := things(n)
		for i := range rows {
			rows[i].Number = 1
		}
		s := show(rows, nil, number().Bar(option.Bar{TextHidden: true}))
		rest(s)
		was := gridtest.CountOps(s.Ops()).Paint
		row := rows[n-1]
		row.Number = -1
		require.NoError(t, s.Grid.Apply(gridui.Changes[thing]{Update: []thing{row}}))
		s.Settle()
		rest(s)
		require.Greater(t, gridtest.CountOps(s.Ops()).Paint, was, "an axis")
	}
}

// TestBarsFollowRowsThatChangeAsAJobEnds changes rows while a job that reads the values of all rows is held: the frame
// that finds that the job has ended makes the change, too.
func TestBarsFollowRowsThatChangeAsAJobEnds(t *testing.T) {
	rows, held, ended := things(20_000), make(chan struct{}), make(chan struct{}, 100)
	for i := range rows {
		rows[i].Number = 1
	}
	var holds, waits atomic.Bool
	value := gridui.Field("cell", "Cell", func(t thing) float64 {
		if t.ID == 15_000 && holds.Load() {
			waits.Store(true)
			<-held
		}
		return t.Number
	})
	s := show(rows, func(g *gridui.Grid[thing]) { g.Invalidate = func() { ended <- struct{}{} } }, value.Bar(option.Bar{TextHidden: true}))
	change := func() {
		require.NoError(t, s.Grid.Apply(gridui.Changes[thing]{Update: rows[15_000:15_001]}))
		s.Frame()
	}
	change() // builds the index of ids
	rest(s)
	was := gridtest.CountOps(s.Ops()).Paint
	holds.Store(true)
	change()
	s.Until(waits.Load)
	rows[15_000].Number = -1
	change()
	for len(ended) > 0 {
		<-ended
	}
	close(held)
	<-ended
	s.Frame()
	_, asks := s.Wakeup()
	require.True(t, asks, "no frame comes for the values of the changed rows")
	rest(s)
	require.Greater(t, gridtest.CountOps(s.Ops()).Paint, was, "an axis")
}
