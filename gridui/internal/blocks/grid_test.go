// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks_test

import (
	"fmt"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/blocks"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// grid uses a cache in its frames as a grid does.
type grid struct {
	frames
	cache  *blocks.Cache[record]
	before map[int64]string // the ids of the rows on the screen in the last frame
}

// inBubble runs a test with a grid over n rows, and checks that no goroutine and no view is left.
func inBubble(t *testing.T, n int, test func(g *grid)) {
	t.Helper()
	source := newRecordSource(newRecords(n))
	synctest.Test(t, func(t *testing.T) {
		g := new(grid)
		g.begin(t, source, 30, g.frame)
		g.cache = blocks.New(blocks.Options[record]{Source: g.fake, Wake: func() { g.woken.Store(true) }})
		g.cache.SetQuery(rowsource.Query{}, "")
		defer g.end()
		defer func() { g.cache.Close() }() // the latest one
		test(g)
	})
}

// frame runs one frame: it keeps the screen at its rows, and checks that none of them moved.
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

// swapped scrolls to the new index of the row to stay at.
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

// look checks that rows on the screen neither move nor disappear except in a swap.
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

// names returns the waiting calls: the method, and where it reads.
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

// want returns the ids of the rows of a query, read from the slice.
func (g *grid) want(q rowsource.Query) []string {
	ids := []string{}
	for _, row := range g.records(q) {
		ids = append(ids, g.source.ID(row))
	}
	return ids
}

func byMixed() rowsource.Query {
	return rowsource.Query{Sort: []rowsource.Order{{Column: "mixed"}}}
}

func below(n int64) rowsource.Query {
	return rowsource.Query{Filter: expr.Compare{Column: "id", Op: expr.OpLess, Value: value.Int(n)}}
}
