// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks_test

import (
	"context"
	"fmt"
	"math"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/blocks"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// record is a row: its number, and a number that sorts and filters otherwise.
type record struct{ id, mixed int64 }

func newRecords(n int) []record {
	rows := make([]record, n)
	for i := range rows {
		rows[i] = record{int64(i), int64(i) * 7919 % int64(n)}
	}
	return rows
}

func newRecordSource(t testing.TB, rows []record) *rowsource.Slice[record] {
	s, err := rowsource.NewSlice(rowsource.SliceOptions[record]{
		Rows: rows, Key: []string{"id"},
		Columns: []rowsource.Column[record]{
			{ID: "id", Value: func(r record) value.Value { return value.Int(r.id) }},
			{ID: "mixed", Value: func(r record) value.Value { return value.Int(r.mixed) }},
		},
	})
	require.NoError(t, err)
	return s
}

// grid is what a grid does with a cache in its frames, with the calls of the source under the control
// of the test.
type grid struct {
	t       *testing.T
	source  *rowsource.Slice[record]
	fake    *sourcetest.Fake[record]
	calls   sourcetest.Scheduler
	cache   *blocks.Cache[record]
	now     time.Time
	again   time.Time
	woken   atomic.Bool // since the last frame
	top     int64       // the first row on the screen
	screen  int64
	keeping int64 // where the row to stay at stood in the old rows
	swaps   int
	resized bool             // since the last swap, so that more may show than was asked for
	before  map[int64]string // the ids of the rows on the screen in the last frame
}

// inBubble runs a test with a grid over n rows. At the end no goroutine and no view is left.
func inBubble(t *testing.T, n int, test func(g *grid)) {
	t.Helper()
	source := newRecordSource(t, newRecords(n))
	synctest.Test(t, func(t *testing.T) {
		g := &grid{t: t, source: source, now: time.Unix(0, 0), screen: 30}
		g.fake = &sourcetest.Fake[record]{Source: source, Before: g.calls.Hold}
		g.cache = blocks.New(blocks.Options[record]{Source: g.fake, Wake: func() { g.woken.Store(true) }})
		g.cache.SetQuery(rowsource.Query{}, "")
		defer func() {
			g.cache.Close()
			g.releaseAll()
			synctest.Wait()
			require.Zero(t, g.fake.OpenViews(), "views are left open")
		}()
		test(g)
	})
}

// frame is one frame: it keeps the screen at its rows, and checks that none of them moved.
func (g *grid) frame() {
	g.t.Helper()
	g.woken.Store(false)
	u := g.cache.Sync()
	if u.Swapped {
		g.swapped(u)
	}
	g.again = g.cache.Want(g.now, g.top, g.top+g.screen)
	synctest.Wait()
	g.look(u.Swapped)
}

// swapped scrolls to where the row to stay at is now.
func (g *grid) swapped(u blocks.Update) {
	g.t.Helper()
	g.swaps++
	offset := g.keeping - g.top
	if u.Kept == "" || offset < 0 || offset >= g.screen {
		offset = 0
	}
	g.top = max(u.Anchor-offset, 0)
	if u.Kept != "" {
		require.Equal(g.t, u.Kept, g.cache.ID(u.Anchor), "the row to stay at is not where the cache says")
		require.LessOrEqual(g.t, u.Anchor-g.top, g.screen)
	}
	if last := g.cache.Count().N; last > 0 && !g.resized { // no skeletons after a swap
		for i := g.top; i < min(g.top+g.screen, last-1); i++ {
			require.NotEmpty(g.t, g.cache.ID(i), "row %d shows a skeleton after the swap", i)
		}
	}
	g.resized = false
}

// look checks that rows on the screen neither move nor go away but by a swap.
func (g *grid) look(swapped bool) {
	g.t.Helper()
	now := map[int64]string{}
	for i := g.top; i < g.top+g.screen; i++ {
		if id := g.cache.ID(i); id != "" {
			now[i] = id
		}
		if was := g.before[i]; was != "" && !swapped {
			require.Equal(g.t, was, now[i], "row %d is another one", i)
		}
	}
	g.before = now
}

func (g *grid) after(d time.Duration) {
	g.t.Helper()
	g.now = g.now.Add(d)
	g.frame()
}

func (g *grid) scrollTo(top int64) {
	g.t.Helper()
	g.top = top
	g.frame()
}

// query replaces the query, and stays at the row in the middle of the screen.
func (g *grid) query(q rowsource.Query) {
	g.keeping = g.top + g.screen/2
	g.cache.SetQuery(q, g.cache.ID(g.keeping))
}

// names are the calls that wait: the method, and where it reads.
func (g *grid) names() []string {
	names := []string{}
	for _, c := range g.calls.Waiting() {
		name := c.Method
		if name == "Read" {
			name = fmt.Sprintf("Read %d+%d", c.Seek.Index, c.N)
		}
		names = append(names, name)
	}
	return names
}

// release lets the first call go on or fail, and has a frame.
func (g *grid) release(err error) {
	g.t.Helper()
	g.calls.Release(0, err)
	synctest.Wait()
	g.frame()
}

func (g *grid) releaseAll() {
	for range 1000 {
		synctest.Wait()
		if len(g.calls.Waiting()) == 0 {
			return
		}
		g.calls.Release(0, nil)
	}
	g.t.Fatal("calls without end")
}

// settle has frames until nothing is to be done.
func (g *grid) settle() {
	g.t.Helper()
	for range 1000 {
		g.after(50 * time.Millisecond)
		if len(g.calls.Waiting()) > 0 {
			g.release(nil)
		} else if !g.woken.Load() && (g.again.IsZero() || g.again.Sub(g.now) > 50*time.Millisecond) {
			return
		}
	}
	g.t.Fatal("frames without end")
}

// want are the ids of rows of a query, as the slice has them.
func (g *grid) want(q rowsource.Query) []string {
	v, err := g.source.Open(context.Background(), q)
	require.NoError(g.t, err)
	page, err := v.Read(context.Background(), rowsource.At(0), math.MaxInt)
	require.NoError(g.t, err)
	ids := make([]string, len(page.Items))
	for i, row := range page.Items {
		ids[i] = g.source.ID(row)
	}
	return ids
}

func byMixed() rowsource.Query {
	return rowsource.Query{Sort: []rowsource.Order{{Column: "mixed"}}}
}

func below(n int64) rowsource.Query {
	return rowsource.Query{Filter: expr.Compare{Column: "id", Op: expr.OpLess, Value: value.Int(n)}}
}
