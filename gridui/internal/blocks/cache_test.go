// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks_test

import (
	"errors"
	"math/rand/v2"
	"runtime"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/blocks"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
)

var errServer = errors.New("the server is gone")

func TestRequestsAreTwoAtATimeAndNoneTwice(t *testing.T) {
	inBubble(t, 10_000, func(g *grid) {
		g.frame()
		require.Equal(t, []string{"Open"}, g.names())
		g.release(nil)
		require.Equal(t, []string{"Read 0+256"}, g.names())
		g.release(nil)
		require.Equal(t, 1, g.swaps)
		require.Equal(t, "0", g.cache.ID(0))
		require.Equal(t, []string{"Count"}, g.names(), "rows on the screen first, then their number")
		require.Equal(t, rowsource.Count{N: 257}, g.cache.Count())
		g.release(nil)
		require.Equal(t, rowsource.Count{N: 10_000, Exact: true}, g.cache.Count())
		require.Empty(t, g.names())

		g.screen = 1000
		g.scrollTo(0)
		require.Equal(t, []string{"Read 256+256", "Read 512+256"}, g.names())
		g.frame()
		require.Len(t, g.names(), 2)
		g.calls.Release(1, nil) // the later one arrives first
		synctest.Wait()
		g.frame()
		require.Equal(t, []string{"Read 256+256", "Read 768+256"}, g.names())
		row, state := g.cache.Row(600)
		require.Equal(t, blocks.Loaded, state)
		require.Equal(t, int64(600), row.id)
		_, state = g.cache.Row(300)
		require.Equal(t, blocks.Loading, state)
		g.settle()
		for i := range int64(2000) { // one screen ahead
			require.NotEmpty(t, g.cache.ID(i))
		}
		g.scrollTo(500)
		require.Equal(t, []string{"Read 2048+256", "Read 2304+256"}, g.names())
	})
}

func TestNothingIsAskedForWhileRowsFly(t *testing.T) {
	inBubble(t, 200_000, func(g *grid) {
		g.screen = 200
		g.settle()
		for i := range 20 {
			g.now = g.now.Add(20 * time.Millisecond)
			g.scrollTo(5000 * int64(i+1))
			require.Empty(t, g.names())
			require.Equal(t, g.now.Add(40*time.Millisecond), g.again)
		}
		g.after(39 * time.Millisecond)
		require.Empty(t, g.names())
		g.scrollTo(g.top - 1) // a wheel that goes on after a jump is no jump
		require.Empty(t, g.names())
		g.after(time.Millisecond)
		require.Equal(t, []string{"Read 99840+256", "Read 100096+256"}, g.names())
		require.True(t, g.again.IsZero())
		g.settle()
		g.scrollTo(g.top + 199)
		g.scrollTo(g.top + 199)
		require.Equal(t, []string{"Read 100608+256"}, g.names(), "rows that scroll steadily are asked for at once")
	})
}

func TestBlocksFarAwayAreCancelled(t *testing.T) {
	inBubble(t, 100_000, func(g *grid) {
		g.screen = 256
		g.settle()
		g.calls.Late = true
		g.scrollTo(200)
		g.scrollTo(400)
		for top := int64(600); top <= 1200; top += 200 {
			g.scrollTo(top)
			require.Equal(t, []string{"Read 512+256", "Read 768+256"}, g.names())
		}
		g.scrollTo(1400) // 512+256 is more than two screens away now
		g.release(nil)   // and its server notices
		require.Empty(t, g.cache.ID(512))
		require.Equal(t, []string{"Read 768+256", "Read 1280+256"}, g.names())
		g.release(nil)
		require.NotEmpty(t, g.cache.ID(768), "within two screens")
	})
}

func TestCancelledBlocksHaveNotFailed(t *testing.T) {
	inBubble(t, 100_000, func(g *grid) {
		g.settle()
		g.calls.Late = true
		g.scrollTo(50_000)
		g.after(50 * time.Millisecond)
		require.Equal(t, []string{"Read 49920+256"}, g.names())
		g.scrollTo(0)
		g.scrollTo(50_000)
		g.release(nil)
		require.NoError(t, g.cache.Err(50_000))
		g.settle()
		require.Equal(t, "50000", g.cache.ID(50_000))
	})
}

func TestBlocksThatWereWantedLastStay(t *testing.T) {
	inBubble(t, 100_000, func(g *grid) {
		g.cache.Close()
		g.cache = blocks.New(blocks.Options[record]{Source: g.fake, MaxBytes: 4 * blocks.BlockRows * 16})
		g.cache.SetQuery(rowsource.Query{}, "")
		places := []int64{100, 10_100, 20_100, 30_100, 100, 40_100}
		for _, top := range places {
			g.scrollTo(top)
			g.settle()
		}
		for _, top := range places {
			require.Equal(t, top != 10_100, g.cache.ID(top) != "", "row %d", top)
		}
		require.Equal(t, 4*blocks.BlockRows*16, g.cache.Bytes())
	})
}

func TestByDefaultRowsTake48MB(t *testing.T) {
	inBubble(t, 100_000, func(g *grid) {
		const limit, kept = 48 << 20, 4
		g.cache.Close()
		g.cache = blocks.New(blocks.Options[record]{Source: g.fake, Size: func(record) int { return limit / kept / blocks.BlockRows }})
		g.cache.SetQuery(rowsource.Query{}, "")
		for _, top := range []int64{100, 10_100, 20_100, 30_100, 40_100, 50_100} {
			g.scrollTo(top)
			g.settle()
		}
		require.Equal(t, limit, g.cache.Bytes())
	})
}

func TestOldRowsStayUntilNewOnesAreThere(t *testing.T) {
	inBubble(t, 10_000, func(g *grid) {
		g.settle()
		g.scrollTo(20)
		g.settle()
		kept := g.cache.ID(g.top + g.screen/2)
		g.query(byMixed())
		require.True(t, g.cache.Pending())
		for _, name := range []string{"Open", "Locate", "Read"} {
			g.frame()
			require.Contains(t, g.names()[0], name)
			require.Equal(t, kept, g.cache.ID(g.top+g.screen/2))
			require.Equal(t, 1, g.swaps)
			g.release(nil)
		}
		require.False(t, g.cache.Pending())
		require.Equal(t, 2, g.swaps)
		require.Equal(t, kept, g.cache.ID(g.top+g.screen/2), "the row stays where it was on the screen")
		g.query(byMixed())
		require.False(t, g.cache.Pending(), "the same query changes nothing")
	})
}

func TestQueriesThatAreReplacedAreCancelled(t *testing.T) {
	inBubble(t, 10_000, func(g *grid) {
		g.screen = 256
		g.settle()
		g.scrollTo(200)
		require.NotEmpty(t, g.names())
		for i := range int64(20) {
			g.query(below(20 + i))
			g.frame()
			require.Equal(t, []string{"Open"}, g.names(), "all others are cancelled")
		}
		g.settle()
		require.Equal(t, 2, g.swaps)
		require.Equal(t, rowsource.Count{N: 39, Exact: true}, g.cache.Count())
	})
}

func TestSlowServersAreNotFlooded(t *testing.T) {
	inBubble(t, 10_000, func(g *grid) {
		g.settle()
		g.calls.Late = true
		for i := range int64(20) {
			g.query(below(20 + i))
			g.frame()
			require.LessOrEqual(t, len(g.names()), 2)
		}
		g.settle()
		require.Equal(t, int64(39), g.cache.Count().N)
	})
}

func TestARowThatIsGoneLeavesTheTop(t *testing.T) {
	inBubble(t, 10_000, func(g *grid) {
		g.settle()
		g.scrollTo(200)
		g.settle()
		g.query(below(100))
		g.settle()
		require.Equal(t, int64(0), g.top)
		require.Equal(t, "0", g.cache.ID(0))
	})
}

func TestReloadStays(t *testing.T) {
	for _, c := range []struct {
		name      string
		remain    func(record) bool
		top       int64
		wantTop   int64
		wantFirst string
	}{
		{"at its row, with rows before it gone", func(r record) bool { return r.id >= 100 }, 5000, 4900, "5000"},
		{"where it was, with the row gone", func(r record) bool { return r.id != 5015 }, 5000, 5000, "5000"},
		{"at the end, with all rows from there gone", func(r record) bool { return r.id < 3000 }, 5000, 2999, "2999"},
	} {
		t.Run(c.name, func(t *testing.T) {
			inBubble(t, 10_000, func(g *grid) {
				g.settle()
				g.scrollTo(c.top)
				g.settle()
				var rows []record
				for _, r := range newRecords(10_000) {
					if c.remain(r) {
						rows = append(rows, r)
					}
				}
				require.NoError(t, g.source.SetRows(rows))
				g.keeping = g.top + 15
				g.cache.Reload(g.cache.ID(g.keeping))
				g.settle()
				require.Equal(t, 2, g.swaps)
				require.Equal(t, c.wantTop, g.top)
				require.Equal(t, c.wantFirst, g.cache.ID(g.top))
				require.Equal(t, int64(len(rows)), g.cache.Count().N)
			})
		})
	}
}

func TestFailedBlocksSayWhyAndAreTriedAgain(t *testing.T) {
	inBubble(t, 100_000, func(g *grid) {
		g.settle()
		g.scrollTo(50_000)
		g.after(50 * time.Millisecond)
		g.release(errServer)
		_, state := g.cache.Row(50_000)
		require.Equal(t, blocks.Failed, state)
		require.ErrorIs(t, g.cache.Err(50_000), errServer)
		require.NoError(t, g.cache.Err(0))
		g.settle()
		_, state = g.cache.Row(50_000)
		require.Equal(t, blocks.Failed, state, "nobody asked to try again")
		g.cache.Retry()
		g.settle()
		require.Equal(t, "50000", g.cache.ID(50_000))

		g.scrollTo(70_000)
		g.after(50 * time.Millisecond)
		g.release(errServer)
		g.scrollTo(0)
		g.scrollTo(70_000)
		g.settle()
		require.Equal(t, "70000", g.cache.ID(70_000), "blocks far away are forgotten with their errors")
	})
}

func TestAQueryThatFailsLeavesTheOldRows(t *testing.T) {
	for _, at := range []string{"Open", "Locate", "Read"} {
		t.Run(at, func(t *testing.T) {
			inBubble(t, 10_000, func(g *grid) {
				g.settle()
				g.query(byMixed())
				for {
					g.frame()
					if g.names()[0][:4] == at[:4] {
						break
					}
					g.release(nil)
				}
				g.release(errServer)
				require.ErrorIs(t, g.cache.QueryErr(), errServer)
				require.False(t, g.cache.Pending())
				g.scrollTo(1000)
				g.settle()
				require.Equal(t, "1000", g.cache.ID(1000), "the old rows can still be read")
				g.cache.Retry()
				require.NoError(t, g.cache.QueryErr())
				g.settle()
				require.Equal(t, 2, g.swaps)
			})
		})
	}
}

func TestBetterCountsMoveNoRow(t *testing.T) {
	inBubble(t, 50_000, func(g *grid) {
		counts := []rowsource.Count{{N: 100_000}, {N: 20_000}, {N: 100}, {N: 50_000, Exact: true}}
		g.fake.Count = func(rowsource.Query, int64) rowsource.Count {
			c := counts[0]
			counts = counts[1:]
			return c
		}
		g.settle()
		require.Equal(t, rowsource.Count{N: 100_000}, g.cache.Count())
		g.scrollTo(19_990)
		g.settle()
		g.now = g.again // requested again after a second, then after two
		g.settle()
		require.Equal(t, rowsource.Count{N: 20_225}, g.cache.Count(), "rows that are there count")
		require.Equal(t, "19990", g.cache.ID(g.top))
		pause := g.again.Sub(g.now)
		require.Greater(t, pause, time.Second)
		g.now = g.again
		g.settle()
		require.Equal(t, int64(20_225), g.cache.Count().N)
		g.now = g.again
		g.settle()
		require.Equal(t, rowsource.Count{N: 50_000, Exact: true}, g.cache.Count())
		require.True(t, g.again.IsZero(), "nothing is to be done")
		require.Equal(t, int64(19_990), g.top)
	})
}

func TestTheEndIsFoundByReading(t *testing.T) {
	inBubble(t, 600, func(g *grid) {
		g.fake.Count = func(_ rowsource.Query, n int64) rowsource.Count { return rowsource.Count{N: 3000} }
		g.settle()
		g.scrollTo(2000)
		g.settle()
		require.False(t, g.cache.Count().Exact)
		require.Equal(t, int64(1792), g.cache.Count().N, "the end is before the block that was read")
		g.now = g.again
		g.settle()
		require.Equal(t, int64(1792), g.cache.Count().N, "whatever the source says")
		g.scrollTo(580)
		g.settle()
		require.Equal(t, rowsource.Count{N: 600, Exact: true}, g.cache.Count())
	})
	inBubble(t, 600, func(g *grid) { // before the number of rows arrives
		g.fake.Count = func(_ rowsource.Query, n int64) rowsource.Count { return rowsource.Count{N: 3000} }
		g.screen = 500
		g.frame()
		g.release(nil)
		g.release(nil)
		require.Equal(t, []string{"Count", "Read 512+256"}, g.names())
		g.calls.Release(1, nil)
		synctest.Wait()
		g.frame()
		g.release(nil)
		require.Equal(t, rowsource.Count{N: 600, Exact: true}, g.cache.Count())
	})
}

func TestNoRows(t *testing.T) {
	inBubble(t, 0, func(g *grid) {
		_, state := g.cache.Row(0)
		require.Equal(t, blocks.Loading, state)
		g.settle()
		require.Equal(t, rowsource.Count{Exact: true}, g.cache.Count())
		g.cache.Reload("7")
		g.settle()
		require.Empty(t, g.cache.ID(0))
	})
}

func TestClosedCachesDoNothing(t *testing.T) {
	inBubble(t, 1000, func(g *grid) {
		g.frame()
		g.cache.Close()
		g.cache.SetQuery(byMixed(), "")
		g.frame()
		require.Empty(t, g.names())
		g.cache.Retry()
		g.cache.Reload("")
	})
	inBubble(t, 1000, func(g *grid) { // the view is opened, and abandoned
		g.calls.Late = true
		g.frame()
		g.calls.Release(0, nil)
		synctest.Wait()
	})
}

func TestWakes(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		wakes := make(chan bool, 10)
		cache := blocks.New(blocks.Options[record]{Source: newRecordSource(newRecords(10)), Wake: func() { wakes <- true }})
		require.False(t, cache.Sync().Changed)
		cache.SetQuery(rowsource.Query{}, "")
		cache.Want(time.Unix(0, 0), 0, 10)
		<-wakes
		require.True(t, cache.Sync().Changed)
		require.Equal(t, "9", cache.ID(9))
		cache.Close()
	})
}

// The cache keeps only a part of 100,000,000 rows.
func TestMemoryIsBounded(t *testing.T) {
	const n, limit = 100_000_000, 1 << 20
	type wide struct {
		index int64
		_     [120]byte
	}
	computed := sourcetest.Computed[wide]{N: n, Row: func(i int64) wide { return wide{index: i} }, Index: func(r wide) int64 { return r.index }}
	synctest.Test(t, func(t *testing.T) {
		cache := blocks.New(blocks.Options[wide]{Source: computed, MaxBytes: limit})
		defer cache.Close()
		cache.SetQuery(rowsource.Query{}, "")
		now, rng := time.Unix(0, 0), rand.New(rand.NewPCG(1, 2))
		used := func() int64 {
			runtime.GC()
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			return int64(m.HeapAlloc)
		}
		start := used()
		for step := range 3000 {
			first := rng.Int64N(n - 50)
			for range 4 { // a jump, and rest
				now = now.Add(40 * time.Millisecond)
				cache.Sync()
				cache.Want(now, first, first+50)
				synctest.Wait()
			}
			cache.Sync()
			if step > 0 {
				row, state := cache.Row(first + 25)
				require.Equal(t, blocks.Loaded, state)
				require.Equal(t, first+25, row.index)
			}
			require.LessOrEqual(t, cache.Bytes(), limit+4*blocks.BlockRows*128)
		}
		require.Less(t, used()-start, int64(3*limit))
	})
}

func TestSettledFramesAllocNothing(t *testing.T) {
	inBubble(t, 10_000, func(g *grid) {
		g.settle()
		var rows int64
		allocs := testing.AllocsPerRun(100, func() {
			g.cache.Sync()
			g.cache.Want(g.now, g.top, g.top+g.screen)
			for i := g.top; i < g.top+g.screen; i++ {
				row, _ := g.cache.Row(i)
				rows += row.id
			}
		})
		require.Zero(t, allocs)
		require.NotZero(t, rows)
	})
}
