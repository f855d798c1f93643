// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/blocks"
	"github.com/giogrid/giogrid/storage/rowsource"
)

// guessing is a source that reads at an approximate index and does not know the index of a page.
type guessing struct {
	rowsource.Source[record]
	// place returns the start of a page that is requested at an index; nil: the source cannot read at an
	// index above 0, nor before a row.
	place func(i int64) int64
	// index returns the index that the source reports for a page at an index; nil: none.
	index func(i int64) (int64, bool)
}

func (s *guessing) Features() rowsource.Features {
	f := s.Source.Features()
	f.Index = false
	return f
}

func (s *guessing) Open(ctx context.Context, q rowsource.Query) (rowsource.Result[record], error) {
	v, err := s.Source.Open(ctx, q)
	if err != nil {
		return nil, err
	}
	return guessingView{v, s}, nil
}

type guessingView struct {
	rowsource.Result[record]
	source *guessing
}

func (v guessingView) Read(ctx context.Context, at rowsource.Seek, n int) (page rowsource.Page[record], err error) {
	if v.source.place == nil && (at.Index > 0 || at.Before) {
		return page, fmt.Errorf("%w: only forward", rowsource.ErrUnsupported)
	}
	if at.Cursor == nil && at.Index > 0 {
		at.Index = v.source.place(at.Index)
	}
	page, err = v.Result.Read(ctx, at, n)
	at.Index, page.Index, page.Exact = page.Index, -1, false
	if v.source.index != nil {
		page.Index, page.Exact = v.source.index(at.Index)
	}
	return page, err
}

func (v guessingView) Locate(context.Context, string) (int64, error) { panic("not exact") }

// chainGrid is a grid over a source that guesses.
type chainGrid struct {
	*grid
	guess   *guessing
	shifted int64
	first   string // the first row on the screen in the last frame
}

func inChain(t *testing.T, n int, test func(g *chainGrid)) {
	t.Helper()
	inBubble(t, n, func(g *grid) {
		c := &chainGrid{grid: g, guess: &guessing{place: func(i int64) int64 { return i }}}
		g.fake.Source, c.guess.Source = c.guess, g.source
		test(c)
	})
}

// frame keeps the first row on the screen in place, and checks that no row on the screen is skipped.
func (g *chainGrid) frame() {
	g.t.Helper()
	g.woken.Store(false)
	u := g.cache.Sync()
	if u.Swapped {
		require.Zero(g.t, u.Shift)
		g.swaps++
		offset := g.keeping - g.top
		if u.Kept == "" || offset < 0 || offset >= g.screen {
			offset = 0
		}
		g.top, g.first = max(u.Anchor-offset, 0), ""
		if u.Kept != "" {
			require.Equal(g.t, u.Kept, g.cache.ID(u.Anchor))
		}
	}
	g.top += u.Shift
	g.shifted += u.Shift
	require.GreaterOrEqual(g.t, g.top, int64(0))
	if g.first != "" {
		require.Equal(g.t, g.first, g.cache.ID(g.top), "the first row moved")
	}
	g.again = g.cache.Want(g.now, g.top, g.top+g.screen)
	synctest.Wait()
	for i := g.top; i < g.top+g.screen-1; i++ {
		a, okA := g.cache.Row(i)
		b, okB := g.cache.Row(i + 1)
		if okA == blocks.Loaded && okB == blocks.Loaded {
			require.Equal(g.t, a.id+1, b.id, "rows are left out after %d", i)
		}
	}
	g.first = g.cache.ID(g.top)
}

func (g *chainGrid) scrollTo(top int64) {
	g.t.Helper()
	g.top, g.first = top, ""
	g.frame()
}

func (g *chainGrid) release(err error) {
	g.t.Helper()
	g.calls.Release(0, err)
	synctest.Wait()
	g.frame()
}

func (g *chainGrid) settle() {
	g.t.Helper()
	for range 2000 {
		g.now = g.now.Add(50 * time.Millisecond)
		g.frame()
		if len(g.calls.Waiting()) > 0 {
			g.release(nil)
		} else if !g.woken.Load() && (g.again.IsZero() || g.again.Sub(g.now) > 50*time.Millisecond) {
			return
		}
	}
	g.t.Fatalf("frames without end: %v", g.names())
}

func TestCursorsAloneReadForward(t *testing.T) {
	inChain(t, 3000, func(g *chainGrid) {
		g.guess.place = nil
		g.fake.Count = func(rowsource.Query, int64) rowsource.Count { return rowsource.Count{N: 5000} }
		g.settle()
		require.Equal(t, "0", g.cache.ID(0))
		require.Equal(t, rowsource.Count{N: 5000}, g.cache.Count())
		g.scrollTo(4000) // every block on the way is read
		g.settle()
		require.Equal(t, rowsource.Count{N: 3000, Exact: true}, g.cache.Count(), "the end is found by reading")
		g.scrollTo(2970)
		g.settle()
		require.Equal(t, "2970", g.cache.ID(2970))
		require.Zero(t, g.shifted, "rows that are counted from the start stand where they are")

		g.keeping = 2980
		g.cache.Reload(g.cache.ID(g.keeping))
		g.settle()
		require.Equal(t, "2980", g.cache.ID(g.top+10))
		g.scrollTo(0) // the rows before are read from the start again
		g.settle()
		require.Equal(t, "0", g.cache.ID(0))
	})
}

func TestOnePageIsTheStartOfAChain(t *testing.T) {
	inChain(t, 100_000, func(g *chainGrid) {
		g.screen = 1100
		g.settle()
		g.scrollTo(1100)
		g.settle()
		g.scrollTo(2200)
		g.settle()
		g.scrollTo(6400)
		g.now = g.now.Add(50 * time.Millisecond)
		g.frame()
		require.Equal(t, []string{"Read 0+256"}, g.names(), "near enough to be read in a row")
		g.scrollTo(2200)
		g.settle()
		g.scrollTo(7000)
		g.now = g.now.Add(50 * time.Millisecond)
		g.frame()
		require.Equal(t, []string{"Read 6912+256"}, g.names())
		g.scrollTo(3800) // two screens from there, where rows are
		require.NotEmpty(t, g.cache.ID(3800))
		g.release(nil)
		require.Equal(t, "3800", g.cache.ID(3800), "they stay")
	})
}

func TestTheFirstBlockIsReadAgain(t *testing.T) {
	inChain(t, 100_000, func(g *chainGrid) {
		g.guess.place = nil
		g.cache.Close()
		g.cache = blocks.New(blocks.Options[record]{Source: g.fake, MaxBytes: 3 * blocks.BlockRows * 16})
		g.cache.SetQuery(rowsource.Query{}, "")
		for top := int64(0); top < 2500; top += 20 {
			g.scrollTo(top)
			g.settle()
		}
		require.Empty(t, g.cache.ID(10))
		g.scrollTo(262)
		g.settle()
		require.Equal(t, "262", g.cache.ID(262))
		require.Equal(t, "250", g.cache.ID(250), "a screen ahead")
		require.Zero(t, g.shifted)
	})
}

func TestEstimatesMoveNoRow(t *testing.T) {
	inChain(t, 100_000, func(g *chainGrid) {
		g.guess.place = func(i int64) int64 { return i * 2 } // the estimate is half of the truth
		counts := []rowsource.Count{{N: 50_000}, {N: 100_000}}
		g.fake.Count = func(rowsource.Query, int64) rowsource.Count {
			c := counts[0]
			counts = counts[min(1, len(counts)-1):]
			return c
		}
		g.settle()
		g.scrollTo(25_600)
		g.settle()
		first := g.cache.ID(g.top)
		require.Equal(t, "51200", first)
		require.Equal(t, int64(25_600), g.top)
		g.now = g.again // a better number of rows
		g.settle()
		require.Equal(t, rowsource.Count{N: 100_000}, g.cache.Count())
		require.Equal(t, int64(51_200), g.top, "where it belongs")
		require.Equal(t, first, g.cache.ID(g.top))
	})
}

func TestTheSourceSaysWhereItsPagesAre(t *testing.T) {
	for _, exact := range []bool{false, true} {
		inChain(t, 100_000, func(g *chainGrid) {
			g.guess.place = func(i int64) int64 { return i + 1000 }
			g.guess.index = func(i int64) (int64, bool) { return i, exact }
			g.settle()
			g.scrollTo(50_000)
			g.settle()
			require.Equal(t, fmt.Sprint(g.top), g.cache.ID(g.top))
			require.Equal(t, int64(1000), g.shifted)
		})
	}
}

func TestTheStartIsReached(t *testing.T) {
	for name, place := range map[string]int64{"too soon": 9300, "too late": 2000} {
		t.Run(name, func(t *testing.T) {
			inChain(t, 20_000, func(g *chainGrid) {
				g.guess.place = func(int64) int64 { return place }
				g.settle()
				g.scrollTo(5120)
				g.settle()
				require.Equal(t, fmt.Sprint(place), g.cache.ID(5120))
				for range 400 { // up, a screen at a time
					g.scrollTo(max(g.top-g.screen, 0))
					g.settle()
				}
				require.Equal(t, "0", g.cache.ID(0))
				require.Equal(t, int64(0), g.top)
				require.Equal(t, "15", g.cache.ID(15))
				g.scrollTo(place)
				g.settle()
				require.Equal(t, fmt.Sprint(place), g.cache.ID(place), "the rows stand where they are")
			})
		})
	}
}

func TestTheEndIsReached(t *testing.T) {
	inChain(t, 20_000, func(g *chainGrid) {
		g.guess.place = func(i int64) int64 { return 17_900 }
		g.settle()
		g.scrollTo(18_944)
		g.settle()
		for range 100 {
			g.scrollTo(min(g.top+g.screen, g.cache.Count().N-g.screen))
			g.settle()
		}
		require.Equal(t, rowsource.Count{N: 20_000, Exact: true}, g.cache.Count())
		require.Equal(t, "19999", g.cache.ID(19_999))
	})
}

func TestChainsThatBreakSayWhy(t *testing.T) {
	inChain(t, 3000, func(g *chainGrid) {
		g.settle()
		g.scrollTo(1500)
		for range 2 {
			g.now = g.now.Add(50 * time.Millisecond)
			g.frame()
		}
		require.Equal(t, []string{"Read 0+256"}, g.names(), "after the first block")
		g.release(errServer)
		_, state := g.cache.Row(1500)
		require.Equal(t, blocks.Failed, state)
		require.ErrorIs(t, g.cache.Err(1500), errServer)
		g.settle()
		_, state = g.cache.Row(1500)
		require.Equal(t, blocks.Failed, state, "nobody asked to try again")
		g.cache.Retry()
		g.settle()
		require.Equal(t, "1500", g.cache.ID(1500))

		g.scrollTo(2500)
		g.now = g.now.Add(50 * time.Millisecond)
		g.frame()
		g.release(errServer)
		require.ErrorIs(t, g.cache.Err(2500), errServer)
		g.scrollTo(1000)
		g.settle()
		g.scrollTo(2900) // having been elsewhere
		g.settle()
		require.Equal(t, "2900", g.cache.ID(2900))
	})
	inChain(t, 100_000, func(g *chainGrid) { // a jump
		g.settle()
		g.scrollTo(50_000)
		g.now = g.now.Add(50 * time.Millisecond)
		g.frame()
		g.release(errServer)
		_, state := g.cache.Row(50_000)
		require.Equal(t, blocks.Failed, state)
		require.ErrorIs(t, g.cache.Err(50_000), errServer)
		g.scrollTo(0)
		g.scrollTo(50_000)
		g.settle()
		require.Equal(t, "50000", g.cache.ID(50_000))
	})
}

func TestChainsReload(t *testing.T) {
	for _, top := range []int64{300, 50_000} {
		inChain(t, 100_000, func(g *chainGrid) {
			g.settle()
			g.scrollTo(top)
			g.settle()
			g.keeping = g.top + 7
			kept := g.cache.ID(g.keeping)
			g.cache.Reload(kept)
			g.settle()
			require.Equal(t, 2, g.swaps)
			require.Equal(t, kept, g.cache.ID(g.top+7))
		})
	}
	inChain(t, 10_000, func(g *chainGrid) {
		g.settle()
		g.scrollTo(300)
		g.settle()
		require.NoError(t, g.source.SetRows(newRecords(10_000)[100:]))
		g.keeping = 307
		g.cache.Reload("307")
		g.settle()
		require.Equal(t, int64(200), g.top, "near the start rows are counted again")
		require.Equal(t, "300", g.cache.ID(200))
	})
}

// TestRandomUseOfChains scrolls and jumps in a grid over a source that guesses, while calls return late, out
// of order, or with errors. In each frame the first row stays, and no row on the screen is skipped.
func TestRandomUseOfChains(t *testing.T) {
	steps := 10_000
	if testing.Short() {
		steps = 1250
	}
	const each, rows = 250, 20_000
	for seed := range uint64(steps / each) {
		inChain(t, rows, func(g *chainGrid) {
			rng := rand.New(rand.NewPCG(seed, 13))
			inspect := inspector{calls: &g.calls}
			p := &player{grid: g.grid, rng: rng, inspect: inspector{calls: &g.calls}}
			g.fake.Before, g.fake.Count = inspect.hold, p.count
			g.calls.Late = seed%2 == 1
			switch skew := 0.5 + rng.Float64(); seed % 3 {
			case 0:
				g.guess.place = nil
			case 1:
				g.guess.place = func(i int64) int64 { return min(int64(float64(i)*skew), rows-1) }
				g.guess.index = func(i int64) (int64, bool) { return i + i%1000, false }
			default:
				g.guess.place = func(i int64) int64 { return min(int64(float64(i)*skew), rows-1) }
			}
			defer func() {
				if t.Failed() {
					t.Logf("seed %d", seed)
				}
			}()
			for step := range each {
				g.randomStep(p)
				inspect.mu.Lock()
				require.NoError(t, inspect.wrong)
				inspect.mu.Unlock()
				if step%50 == 49 {
					g.cache.Retry()
					g.settle()
					g.scrollTo(min(g.top, max(g.cache.Count().N-g.screen, 0)))
					g.settle()
					g.scrollTo(min(g.top, max(g.cache.Count().N-g.screen, 0)))
					g.settle()
					for i := g.top; i < min(g.top+g.screen, g.cache.Count().N-1); i++ {
						require.NotEmpty(t, g.cache.ID(i), "row %d of %v", i, g.cache.Count())
					}
				}
			}
		})
	}
}

func (g *chainGrid) randomStep(p *player) {
	g.t.Helper()
	n := g.cache.Count().N
	switch p.draw(20) {
	case 0, 1, 2, 3, 4:
		g.scrollTo(min(max(g.top+int64(p.draw(401))-200, 0), max(n-g.screen, 0)))
	case 5:
		g.scrollTo(int64(p.draw(int(n) + 1)))
	case 6:
		g.screen = 10 + int64(p.draw(300))
	case 7:
		g.keeping = g.top + g.screen/2
		g.cache.Reload(g.cache.ID(g.keeping))
	case 8:
		g.cache.Retry()
	case 9, 10, 11, 12, 13, 14, 15:
		p.answer()
	default:
		g.now = g.now.Add(time.Duration(p.draw(60)) * time.Millisecond)
	}
	g.frame()
}
