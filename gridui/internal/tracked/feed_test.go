// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracked_test

import (
	"context"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/await"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/stockstage"
	"github.com/giogrid/giogrid/tracking"
)

// A window that is woken while it draws may miss the call: the feed wakes it again until the posted
// changes are taken.
func TestAFeedWakesAWindowThatDidNotHear(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := gridstage.NewPeople(3)
		var woken atomic.Int32
		s.Grid.Invalidate = func() { woken.Add(1) }
		f := s.Grid.Feed()
		s.Settle()
		require.NoError(t, f.Post(gridui.Changes[gridstage.Person]{Update: []gridstage.Person{{ID: "p1", Name: "Posted"}}}))
		require.EqualValues(t, 1, woken.Load())
		after := func(d time.Duration) int32 {
			time.Sleep(d)
			synctest.Wait()
			return woken.Load()
		}
		require.EqualValues(t, 2, after(60*time.Millisecond))
		s.Settle()
		require.Contains(t, s.Dump(), "Posted")
		require.EqualValues(t, 2, after(time.Hour))
		require.NoError(t, s.Grid.Close())
	})
}

// No window is woken for ever, and none after the grid was closed.
func TestAFeedThatNobodyReadsRests(t *testing.T) {
	for closed, times := range map[bool]int32{false: 7, true: 1} {
		synctest.Test(t, func(t *testing.T) {
			s := gridstage.NewPeople(3)
			var woken atomic.Int32
			s.Grid.Invalidate = func() { woken.Add(1) }
			f := s.Grid.Feed()
			if closed {
				require.NoError(t, s.Grid.Close())
			}
			require.NoError(t, f.Post(gridui.Changes[gridstage.Person]{Remove: []string{"p1"}}))
			require.EqualValues(t, 1, woken.Load())
			time.Sleep(time.Hour)
			synctest.Wait()
			require.Equal(t, times, woken.Load(), closed)
		})
	}
}

// The results of background work show even if waking the window has no effect and there is no
// input.
func TestWorkIsSeenThoughNobodyIsWoken(t *testing.T) {
	s := stockstage.NewTracked(3, func(g *gridui.ChangeTrackingGrid[stockstage.Stock]) { g.Invalidate = func() {} })
	require.True(t, s.Grid.DeleteRow("p1"))
	s.Settle()
	require.NoError(t, s.Grid.Commit(context.Background(), "there", tracking.CommitOptions{
		Fetcher: func(context.Context, tracking.Request) (tracking.Response, error) {
			return tracking.Response{Status: 200}, nil
		},
	}))
	s.Settle()
	await.Until(func() bool {
		s.Advance(1e9)
		return len(gridstage.TakeEvents[events.ChangesCommitted](&s.Events)) > 0
	})
	frames := s.Frames()
	s.Advance(60e9)
	require.Equal(t, frames, s.Frames(), "an idle grid asks for no frame")
}
