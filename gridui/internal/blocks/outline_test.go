// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks_test

import (
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/blocks"
	"github.com/giogrid/giogrid/storage/rowsource"
)

func TestOpenGroupsReserveTheirLines(t *testing.T) {
	inOutline(t, 1000, byHundred(), func(g *outlineGrid) {
		require.Zero(t, g.outline.Count())
		g.settle()
		require.Equal(t, rowsource.Count{N: 10, Exact: true}, g.outline.Count())
		require.Equal(t, "+[1] 100[]", g.text(1))
		require.False(t, g.outline.IsOpen(path(1)))

		g.toggle(true, path(1))
		require.True(t, g.outline.IsOpen(path(1)))
		require.Equal(t, int64(110), g.outline.Count().N, "before anything was read")
		g.frame()
		require.Equal(t, "-[1] 100[]", g.text(1))
		require.Equal(t, "… in [1]", g.text(2))
		require.Equal(t, "… in [1]", g.text(101))
		require.Equal(t, "+[2] 100[]", g.text(102))
		require.Equal(t, []string{"Open [1]"}, g.names())
		g.release(nil)
		require.Equal(t, []string{"Read [1] 0+256"}, g.names())
		g.release(nil)
		require.Equal(t, "100 in [1]", g.text(2))
		require.Equal(t, 1, g.outline.Line(2).Depth)
		require.Equal(t, int64(1), g.outline.Header(50))
		require.Equal(t, int64(-1), g.outline.Header(1))
		require.Equal(t, blocks.Place{Path: path(1), ID: "100"}, g.outline.Place(2))
		require.Equal(t, blocks.Place{Path: path(2)}, g.outline.Place(102))
		require.Empty(t, g.names(), "the number of rows is known")

		g.toggle(false, path(1))
		require.Equal(t, int64(10), g.outline.Count().N)
		require.Equal(t, "+[1] 100[]", g.text(1))
	})
}

func TestGroupsInsideGroups(t *testing.T) {
	inOutline(t, 1000, byHundredAndParity(), func(g *outlineGrid) {
		g.settle()
		g.toggle(true, path(3))
		g.toggle(true, path(3, "홀"))
		require.Equal(t, "… group", g.text(4))
		require.Equal(t, int64(11), g.outline.Count().N, "one line until the number of groups is known")
		g.settle()
		open := map[string]bool{`[3]`: true, `[3,"홀"]`: true}
		want := g.flat(byHundredAndParity(), open)
		require.Equal(t, int64(len(want)), g.outline.Count().N)
		require.Equal(t, want[:20], g.lines())
		require.Equal(t, []rowsource.Path{path(3), path(3, "홀")}, g.outline.ExpandedPaths())

		g.toggle(false, path(3))
		require.Equal(t, int64(10), g.outline.Count().N)
		g.toggle(true, path(3))
		g.settle()
		require.Equal(t, want[:20], g.lines(), "what is inside is open as it was")
	})
}

func TestPathsAreOpenedWhenTheyAreRead(t *testing.T) {
	inOutline(t, 1000, byHundredAndParity(), func(g *outlineGrid) {
		g.make(0)
		for _, p := range []rowsource.Path{path(0), path(0, nil), path(2), path(77)} {
			g.outline.OpenGroup(p)
		}
		g.outline.SetQuery(byHundredAndParity(), blocks.Place{})
		g.settle()
		require.Equal(t, 1, g.swaps)
		require.Equal(t, g.flat(byHundredAndParity(), map[string]bool{"[0]": true, "[0,null]": true, "[2]": true})[:20], g.lines())
		require.Len(t, g.outline.ExpandedPaths(), 4)
	})
}

func TestTheFirstLineStays(t *testing.T) {
	inOutline(t, 3000, byHundredAndParity(), func(g *outlineGrid) {
		g.settle()
		g.toggle(true, path(20))
		g.settle()
		g.scrollTo(22)
		g.settle()
		first := g.text(22)
		require.Equal(t, `+[20,"짝"] 50[2098]`, g.text(21))

		g.outline.OpenGroup(path(20, "짝")) // above the first line
		g.frame()
		require.Equal(t, int64(50), g.shifted)
		require.Equal(t, first, g.text(g.top))
		g.outline.CloseGroup(path(20, "짝"))
		g.frame()
		require.Equal(t, int64(22), g.top)
		g.outline.OpenGroup(path(20, "홀")) // and directly below it
		g.outline.OpenGroup(path(5))       // whose number of groups is not known yet
		g.before[0] = "-" + g.before[0][1:]
		g.settle()
		require.Equal(t, int64(25), g.top, "one line first, then three groups")
		require.Equal(t, `-[20,"홀"] 40[2097]`, g.text(g.top))

		g.scrollTo(g.top + 30) // inside
		g.settle()
		require.Contains(t, g.text(g.top), `in [20,"홀"]`)
		g.toggle(false, path(20)) // with everything in it
		g.frame()
		require.Equal(t, `+[20] 100[2099]`, g.text(g.top), "the group that was closed")
	})
}

func TestOpenGroupsStayOpen(t *testing.T) {
	inOutline(t, 3000, byHundredAndParity(), func(g *outlineGrid) {
		g.settle()
		g.toggle(true, path(7))
		g.toggle(true, path(7, "짝"))
		g.settle()
		g.scrollTo(12)
		g.settle()
		g.keeping = g.top + g.screen/2
		kept := g.text(g.keeping)
		require.Contains(t, kept, `in [7,"짝"]`)

		sorted := byHundredAndParity()
		sorted.Sort = []rowsource.Order{{Column: "hundred", Descending: true}, {Column: "mixed"}}
		g.query(sorted)
		require.True(t, g.outline.Pending())
		for g.swaps < 2 {
			require.Equal(t, kept, g.text(g.top+g.screen/2), "the old lines stay")
			g.frame()
			g.release(nil)
		}
		require.Equal(t, kept, g.text(g.top+g.screen/2), "the row stays where it was on the screen")
		g.settle()
		want := g.flat(sorted, map[string]bool{"[7]": true, `[7,"짝"]`: true})
		require.Equal(t, want[g.top:g.top+g.screen], g.lines())

		g.query(byHundred())
		g.settle()
		require.Equal(t, []rowsource.Path{path(7)}, g.outline.ExpandedPaths(), "what is grouped no longer is forgotten")
		g.query(rowsource.Query{Group: []string{"parity"}})
		g.settle()
		require.Empty(t, g.outline.ExpandedPaths())
		require.Equal(t, int64(3), g.outline.Count().N)
		g.query(rowsource.Query{})
		g.settle()
		require.Equal(t, int64(3000), g.outline.Count().N, "without groups")
		require.Equal(t, "0 in []", g.text(0))
	})
}

// A row keeps its position on the screen when its groups are removed.
func TestRowsStayWithoutTheirGroups(t *testing.T) {
	inOutline(t, 3000, byHundred(), func(g *outlineGrid) {
		g.settle()
		g.toggle(true, path(20))
		g.settle()
		g.scrollTo(60)
		g.settle()
		kept := g.outline.Place(g.top + g.screen/2).ID
		require.NotEmpty(t, kept)
		g.query(rowsource.Query{Sort: []rowsource.Order{{Column: "mixed"}}})
		g.settle()
		require.Equal(t, 2, g.swaps)
		require.Equal(t, kept, g.outline.Place(g.top+g.screen/2).ID)
		require.Equal(t, rowsource.Count{N: 3000, Exact: true}, g.outline.Count())
		require.NoError(t, g.outline.CountErr())
	})
}

func TestGroupsThatFailSayWhyAndAreTriedAgain(t *testing.T) {
	inOutline(t, 1000, byHundred(), func(g *outlineGrid) {
		g.frame()
		g.release(errServer)
		require.ErrorIs(t, g.outline.QueryErr(), errServer)
		require.False(t, g.outline.Pending())
		g.outline.Retry()
		g.settle()
		require.NoError(t, g.outline.QueryErr())

		for _, at := range []string{"Open", "Read"} {
			g.toggle(true, path(1))
			g.frame()
			if at == "Read" {
				g.release(nil)
			}
			g.release(errServer)
			require.Equal(t, blocks.Failed, g.outline.Line(2).State, at)
			require.ErrorIs(t, g.outline.Err(2), errServer)
			require.NoError(t, g.outline.Err(1))
			require.Equal(t, "-[1] 100[]", g.text(1))
			g.settle()
			require.Equal(t, blocks.Failed, g.outline.Line(2).State, "nobody asked to try again")
			g.outline.Retry()
			g.settle()
			require.Equal(t, "100 in [1]", g.text(2))
			g.toggle(false, path(1))
			g.settle()
		}
		g.query(byHundredAndParity())
		g.frame()
		g.release(errServer)
		require.ErrorIs(t, g.outline.QueryErr(), errServer)
		require.Equal(t, "+[1] 100[]", g.text(1), "the old lines stay")
	})
}

func TestGroupsThatAreClosedAreCancelled(t *testing.T) {
	inOutline(t, 1000, byHundred(), func(g *outlineGrid) {
		g.settle()
		g.toggle(true, path(1))
		g.toggle(true, path(2))
		g.frame()
		g.toggle(false, path(1))
		synctest.Wait()
		g.frame()
		g.screen = 200
		g.scrollTo(0)
		require.Equal(t, []string{"Open [2]"}, g.names())
		g.settle()
		require.Equal(t, g.flat(byHundred(), map[string]bool{"[2]": true}), g.lines())
	})
}

func TestLinesFarAwayAreCancelled(t *testing.T) {
	inOutline(t, 100_000, byHundred(), func(g *outlineGrid) {
		g.settle()
		g.toggle(true, path(3))
		g.toggle(true, path(6))
		g.scrollTo(1)
		require.Equal(t, []string{"Open [3]"}, g.names())
		g.scrollTo(150) // two screens away from the first lines, not from the end of it
		g.scrollTo(160)
		g.after(time.Second)
		require.NotContains(t, g.names(), "Open [3]")
		g.settle()
		require.Equal(t, g.flat(byHundred(), map[string]bool{"[3]": true, "[6]": true})[g.top:g.top+g.screen], g.lines())
	})
}

func TestOutlineMemoryAndViewsAreBounded(t *testing.T) {
	inOutline(t, 10_000, byHundred(), func(g *outlineGrid) {
		const limit = 20 * 100 * 16
		g.make(limit)
		for i := range 100 {
			g.outline.OpenGroup(path(i))
		}
		g.outline.SetQuery(byHundred(), blocks.Place{})
		g.settle()
		want := g.flat(byHundred(), allOpen(100))
		require.Equal(t, int64(len(want)), g.outline.Count().N)
		for top := int64(0); top < g.outline.Count().N; top += 15 {
			g.scrollTo(top)
			g.settle()
			require.Equal(t, want[top:min(top+20, int64(len(want)))], g.lines())
			require.LessOrEqual(t, g.outline.Bytes(), limit+256*128)
			require.LessOrEqual(t, g.fake.OpenResults(), 20)
		}
		g.scrollTo(0)
		g.settle()
		require.Equal(t, want[:20], g.lines())
	})
}

func allOpen(n int) map[string]bool {
	open := map[string]bool{}
	for i := range n {
		open[path(i).ID()] = true
	}
	return open
}

func TestOutlineReloadStays(t *testing.T) {
	inOutline(t, 3000, byHundred(), func(g *outlineGrid) {
		g.settle()
		g.toggle(true, path(9))
		g.settle()
		g.scrollTo(40)
		g.settle()
		var rows []record
		for _, r := range newRecords(3000) {
			if r.id >= 350 && r.id%3 > 0 {
				rows = append(rows, r)
			}
		}
		require.NoError(t, g.source.SetRows(rows))
		g.keeping = g.top + 11 // 941
		kept := g.text(g.keeping)
		g.outline.Reload(g.outline.Place(g.keeping))
		g.settle()
		require.Equal(t, 2, g.swaps)
		require.Equal(t, kept, g.text(g.top+11))
		want := g.flat(byHundred(), map[string]bool{"[9]": true})
		require.Equal(t, want[g.top:g.top+g.screen], g.lines())
	})
}

func TestSettledOutlinesAllocNothing(t *testing.T) {
	inOutline(t, 10_000, byHundred(), func(g *outlineGrid) {
		for i := range 100 {
			g.outline.OpenGroup(path(i))
		}
		g.settle()
		g.scrollTo(5000)
		g.settle()
		var rows int64
		allocs := testing.AllocsPerRun(100, func() {
			g.outline.Sync()
			g.outline.Want(g.now, g.top, g.top+g.screen)
			for i := g.top; i < g.top+g.screen; i++ {
				rows += g.outline.Line(i).Row.id + g.outline.Header(i)
			}
		})
		require.Zero(t, allocs)
		require.NotZero(t, rows)
	})
}

func TestClosedOutlinesDoNothing(t *testing.T) {
	inOutline(t, 1000, byHundred(), func(g *outlineGrid) {
		g.settle()
		g.toggle(true, path(1))
		g.frame()
		g.outline.Close()
		g.frame()
		g.outline.SetQuery(byHundredAndParity(), blocks.Place{})
		g.outline.OpenGroup(path(2))
		g.outline.Reload(blocks.Place{})
		g.outline.Retry()
		g.frame()
		require.Zero(t, g.outline.Count())
	})
}

// A closed group is found without a request, so that nothing arrives: Wake is called all the same.
func TestWakesWhereNothingArrives(t *testing.T) {
	inOutline(t, 1000, byHundred(), func(g *outlineGrid) {
		g.settle()
		g.outline.Reload(blocks.Place{Path: path(3), ID: "345"})
		g.frame()
		for len(g.names()) > 0 {
			g.release(nil)
		}
		for range 3 {
			if g.woken.Load() {
				g.frame()
			}
		}
		require.False(t, g.outline.Pending())
		require.Equal(t, 2, g.swaps)
	})
}
