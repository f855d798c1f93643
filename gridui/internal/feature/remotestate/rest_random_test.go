// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remotestate_test

import (
	"fmt"
	"math/rand/v2"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/remotestage"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
)

// TestRemoteGridsNeedNoOtherFrames does random things in a window that draws a frame only if the grid requests one, or if
// a source wakes it. Once nothing is left to do, another frame must find nothing to ask the source for.
func TestRemoteGridsNeedNoOtherFrames(t *testing.T) {
	for seed := range rounds.Seeds(64) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) { synctest.Test(t, func(t *testing.T) { needNoOtherFrames(t, seed) }) })
	}
}

// people is a grid of people over a source.
type people = remotestage.RemoteStage[gridstage.Person]

// remoteDeeds holds what programs and users do.
var remoteDeeds = []func(r *people, n int){
	func(r *people, n int) { r.Grid.ScrollToRow(n*37, option.AlignStart) },
	func(r *people, n int) { r.Wheel(200, 200, 0, float32(n*20-400)) },
	func(r *people, n int) { r.Click(200, gridstage.RowY(n%8)) },
	func(r *people, n int) { r.Click(float32(30+n*4), 20) },
	func(r *people, n int) { r.Keys("Ctrl+End"); r.Keys("Ctrl+Home") },
	func(r *people, n int) {
		r.Grid.Grouping.By = [][]string{nil, {"city"}, {"city", "age"}}[n%3]
	},
	func(r *people, n int) { r.Grid.ExpandTo(n%4 - 1) },
	func(r *people, n int) {
		r.Grid.Column("age").SetFilter(filter.Filter{First: filter.Condition{Op: filter.Greater, A: fmt.Sprint(20 + n)}})
	},
	func(r *people, n int) {
		r.Grid.Filtering.Quick = []string{"", "p1", "서울"}[n%3]
	},
	func(r *people, n int) {
		r.Grid.Sorting.Keys = []option.SortKey{{ColumnID: []string{"name", "age", "city"}[n%3], Desc: n%2 == 0}}
	},
	func(r *people, n int) {
		r.Grid.Grouping.Total = option.TotalRow(n % 3)
	},
	func(r *people, n int) { r.Grid.SelectAll() },
	func(r *people, n int) { r.Grid.Refresh() },
	func(r *people, n int) { r.Size.Y = 150 + 10*n },
	func(r *people, n int) {
		r.Grid.Paging = option.Paging{Enabled: n%2 == 0, Size: 5 + n}
	},
	func(r *people, n int) { r.Grid.Column("city").OpenFilter() },
	func(r *people, n int) { r.Keys("Escape") },
}

func needNoOtherFrames(t *testing.T, seed uint64) {
	const steps = 25
	rnd := rand.New(rand.NewPCG(seed, 36))
	var woken atomic.Bool
	r := remotestage.NewRemoteStage(t, remotestage.PeopleSource(t, 3000), func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = gridstage.PeopleColumns()
		remotestage.TotalAges(g)
		g.Sorting.Mode, g.Selection.Mode = option.SortMulti, option.SelectMulti
		g.Filtering.Enabled, g.Filtering.Row = true, true
		g.Invalidate = func() { woken.Store(true) }
	})
	defer r.Close()
	var done []string
	for range steps {
		deed, n := rnd.IntN(len(remoteDeeds)), rnd.IntN(60)
		done = append(done, fmt.Sprint(deed, ", ", n))
		remoteDeeds[deed](r, n)
		r.Frame()
		r.Leave()
		drawRequested(r, &woken)
		r.Advance(time.Second)
		r.Frame()
		at, asks := r.Wakeup()
		require.False(t, asks && at.After(r.Now), "a job began in a frame that nothing led to, seed %d:\n%v", seed, done)
		synctest.Wait()
		require.Empty(t, r.Calls.Waiting(), "the source was asked in a frame that nothing led to, seed %d:\n%v", seed, done)
		drawRequested(r, &woken)
	}
}

// drawRequested draws the frames that are requested, and lets the calls of the source return, until neither is left.
func drawRequested(r *people, woken *atomic.Bool) {
	for {
		synctest.Wait()
		at, asks := r.Wakeup()
		switch {
		case woken.Swap(false) || asks && !at.After(r.Now):
			r.Frame()
		case len(r.Calls.Waiting()) > 0:
			r.Calls.Release(0, nil)
		case asks:
			r.Advance(at.Sub(r.Now))
		default:
			return
		}
	}
}
