// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
)

// thicket makes trees of a number of levels with some rows on each.
func thicket(rnd *rand.Rand, up string, levels int) []part {
	var out []part
	for i := range 2 + rnd.IntN(5) {
		p := part{ID: fmt.Sprintf("%s.%d", up, i)}
		p.Name = "part " + p.ID
		if levels > 1 && rnd.IntN(3) > 0 {
			p.Parts = thicket(rnd, p.ID, levels-1)
		}
		out = append(out, p)
	}
	return out
}

// woods is a tree whose ancestors stick, with heights of rows by id.
type woods struct {
	*stage[part]
	heights map[string]int
}

const (
	woodsHead = 40
	woodsRow  = 36
)

func newWoods(size image.Point, rows []part, heights map[string]int) *woods {
	w := &woods{heights: heights}
	w.stage = newStage(size, func(g *gridui.Grid[part]) {
		g.Columns = partColumns()
		g.RowID = func(p part) string { return p.ID }
		g.Tree = gridui.Tree[part]{Children: func(p part) []part { return p.Parts }}
		g.Expansion.Sticky = true
		if heights != nil {
			g.RowHeight = func(p part) unit.Dp { return unit.Dp(heights[p.ID]) }
		}
		g.ExpandAll()
		g.SetRows(rows)
	})
	return w
}

// laid is a row of the oracle: where it is in the content, and where what is below it
// ends.
type laid struct {
	id              string
	depth           int
	start, end      int
	height, subtree int // subtree is the number of rows below
}

// lay is all rows that show, in their order.
func (w *woods) lay(rows []part, depth int, to []laid) []laid {
	for _, p := range rows {
		at := len(to)
		l := laid{id: p.ID, depth: depth, height: woodsRow}
		if w.heights != nil {
			l.height = w.heights[p.ID]
		}
		if at > 0 {
			l.start = to[at-1].start + to[at-1].height
		}
		to = append(to, l)
		if w.grid.Expansion.Rows.Has(p.ID) {
			to = w.lay(p.Parts, depth+1, to)
		}
		last := to[len(to)-1]
		to[at].end, to[at].subtree = last.start+last.height, len(to)-1-at
	}
	return to
}

// strip is where a row shows, in pixels of the body.
type strip struct {
	id       string
	top, end int
}

// stripsAt is what shows at an offset, found row by row: a row with others below it
// sticks below those that are above it, until the end of those below it pushes it
// out. It is for as many levels as there is room for.
func stripsAt(rows []laid, offset, view int) (strips []strip) {
	floor := 0
	var stuck []int
	for i, r := range rows {
		slot := 0
		for _, up := range stuck {
			if i <= up+rows[up].subtree {
				slot += rows[up].height
			}
		}
		if r.subtree == 0 || r.start-offset >= slot || r.end-offset <= slot {
			continue
		}
		stuck = append(stuck, i)
		top := min(slot, r.end-offset-r.height)
		strips = append(strips, strip{r.id, max(top, floor), top + r.height})
		floor = top + r.height
	}
	for i, r := range rows {
		s := strip{r.id, max(r.start-offset, floor), min(r.start+r.height-offset, view)}
		if s.top < s.end && !slices.Contains(stuck, i) {
			strips = append(strips, s)
		}
	}
	return strips
}

// strips are the rows that the screen has, and where they show.
func (w *woods) strips(t *testing.T) (out []strip) {
	t.Helper()
	for _, n := range w.FindAll("row ") {
		_, name, ok := strings.Cut(n.Label, ": part ")
		require.True(t, ok, n.Label)
		out = append(out, strip{name, n.Bounds.Min.Y - woodsHead, n.Bounds.Max.Y - woodsHead})
	}
	return out
}

// requireTiled checks that strips lie one below the other with no gap.
func requireTiled(t *testing.T, strips []strip, view int) {
	t.Helper()
	y := 0
	for _, s := range strips {
		require.Equal(t, y, s.top, s.id)
		require.Greater(t, s.end, s.top, s.id)
		y = s.end
	}
	require.Equal(t, view, y)
}

func TestAncestorsStickAsAnOracleHasThem(t *testing.T) {
	for seed := range uint64(4) {
		rnd := rand.New(rand.NewPCG(1, seed))
		rows := thicket(rnd, "r", 4)
		var heights map[string]int
		if seed%2 == 1 {
			heights = map[string]int{}
			var name func([]part)
			name = func(rows []part) {
				for _, p := range rows {
					heights[p.ID] = 20 + rnd.IntN(16)
					name(p.Parts)
				}
			}
			name(rows)
		}
		w := newWoods(image.Pt(400, woodsHead+500), rows, heights)
		ids := []string{}
		for _, r := range w.lay(rows, 0, nil) {
			ids = append(ids, r.id)
		}
		stuck := 0
		for range 400 {
			switch rnd.IntN(6) {
			case 0:
				id := ids[rnd.IntN(len(ids))]
				w.grid.SetExpanded(id, !w.grid.Expansion.Rows.Has(id))
				w.Settle()
			case 1:
				w.grid.ScrollToOffset(rnd.Int64N(20_000))
				w.Settle()
			default:
				w.Wheel(100, 300, 0, float32(rnd.IntN(160)-70))
			}
			all := w.lay(rows, 0, nil)
			if last := all[len(all)-1]; last.start+last.height < 500 {
				continue
			}
			_, y := w.grid.ScrollOffset()
			want := stripsAt(all, int(y), 500)
			require.Equal(t, want, w.strips(t), "seed %d at %d", seed, y)
			requireTiled(t, want, 500)
			if want[0].id != all[0].id {
				stuck++
			}
		}
		require.Greater(t, stuck, 20)
	}
}

// TestNothingJumpsWhereMoreWouldStickThanThereIsRoom scrolls a deep tree by a pixel:
// a row moves by three at most, as it does where two rows push it at once.
func TestNothingJumpsWhereMoreWouldStickThanThereIsRoom(t *testing.T) {
	rnd := rand.New(rand.NewPCG(2, 2))
	rows := thicket(rnd, "r", 9)
	for _, view := range []int{260, 500, 1000} {
		w := newWoods(image.Pt(400, woodsHead+view), rows, nil)
		w.grid.ScrollToOffset(3000)
		w.Settle()
		full := 0
		before := map[string]strip{}
		for step := range 1500 {
			w.Wheel(100, 200, 0, 1)
			strips := w.strips(t)
			requireTiled(t, strips, view)
			after := map[string]strip{}
			for _, s := range strips {
				after[s.id] = s
				if was, ok := before[s.id]; ok && s.end < view && was.end < view {
					require.InDelta(t, was.end, s.end, 3, "%s at step %d: %v", s.id, step, strips)
				}
			}
			// What stuck a pixel ago shows still, or shows no more than a line of it did.
			for id, was := range before {
				if _, ok := after[id]; !ok {
					require.LessOrEqual(t, was.end-was.top, 3, "%s at step %d", id, step)
				}
			}
			if strings.Count(strips[0].id, ".") > 1 {
				full++
			}
			before = after
		}
		require.Positive(t, full, "view %d", view)
	}
}

func TestStickyRowsTakeAThirdOfTheBodyAtMost(t *testing.T) {
	rows := thicket(rand.New(rand.NewPCG(2, 2)), "r", 9)
	for view, most := range map[int]int{90: 0, 110: 1, 260: 2, 1000: 5} {
		w := newWoods(image.Pt(400, woodsHead+view), rows, nil)
		for y := int64(2000); y < 2600; y += 7 {
			w.grid.ScrollToOffset(y)
			w.Settle()
			all := w.lay(rows, 0, nil)
			stuck := 0
			for _, s := range w.strips(t) {
				at := slices.IndexFunc(all, func(l laid) bool { return l.id == s.id })
				if natural := all[at].start + woodsRow - int(y); natural != s.end && s.end < view {
					stuck += s.end - s.top
				}
			}
			require.LessOrEqual(t, stuck, most*woodsRow, "view %d", view)
		}
	}
}

// TestStickyRowsAreClicked clicks a row that sticks: the focus goes to it and the
// sheet to where it is.
func TestStickyRowsAreClicked(t *testing.T) {
	rows := thicket(rand.New(rand.NewPCG(1, 0)), "r", 4)
	w := newWoods(image.Pt(400, woodsHead+500), rows, nil)
	all := w.lay(rows, 0, nil)
	// A row two levels down with some below it.
	at := slices.IndexFunc(all, func(l laid) bool { return l.depth == 2 && l.subtree > 2 })
	deep := all[at]
	w.grid.ScrollToOffset(int64(deep.start))
	w.Settle()
	require.Equal(t, stripsAt(all, deep.start, 500), w.strips(t))
	require.Equal(t, deep.id, w.strips(t)[2].id)

	w.Click(150, woodsHead+2*woodsRow+10)
	require.Equal(t, deep.id, w.grid.Focused().RowID)
	require.Contains(t, w.kinds(), "gridui.CellClicked[github.com/giogrid/giogrid/gridui_test.part]")
	_, y := w.grid.ScrollOffset()
	require.Equal(t, int64(deep.start-2*woodsRow), y, "it lies right below those that it is in")

	// The row above it: its mark closes it, and it comes to lie below the one that sticks.
	w.grid.ScrollToOffset(int64(deep.start))
	w.Settle()
	up := w.strips(t)[1]
	w.Click(8+18+8, woodsHead+woodsRow+18)
	require.False(t, w.grid.Expansion.Rows.Has(up.id))
	require.Equal(t, strip{up.id, woodsRow, 2 * woodsRow}, w.strips(t)[1])
	require.Equal(t, stripsAt(w.lay(rows, 0, nil), int(scrolledTo(w)), 500), w.strips(t))
}

func scrolledTo(w *woods) int64 {
	_, y := w.grid.ScrollOffset()
	return y
}

// TestFocusIsNotUnderStickyRows walks with keys: the focused row shows whole after
// each, and none that is walked over is left out.
func TestFocusIsNotUnderStickyRows(t *testing.T) {
	rnd := rand.New(rand.NewPCG(3, 3))
	rows := thicket(rnd, "r", 7)
	for _, heights := range []bool{false, true} {
		w := newWoods(image.Pt(400, woodsHead+400), rows, nil)
		if heights {
			w.grid.RowHeight = func(p part) unit.Dp { return unit.Dp(20 + len(p.ID)%3*8) }
		}
		w.grid.FocusCell(0, "cost")
		w.Focus(w.grid.Tag())
		w.Settle()
		for step := range 600 {
			k := []string{"Up", "Down", "PageUp", "PageDown", "Ctrl+End", "Down", "Up", "Up"}[rnd.IntN(8)]
			if rnd.IntN(5) == 0 {
				w.Wheel(100, 300, 0, float32(rnd.IntN(600)-300))
			}
			was := w.grid.Focused()
			w.Keys(k)
			if w.grid.Focused() == was {
				continue // at the end
			}
			if w.grid.Focused().Band.String() == "head" {
				w.Keys("Down")
			}
			f := w.grid.Focused()
			all := w.strips(t)
			at := slices.IndexFunc(all, func(s strip) bool { return s.id == f.RowID })
			require.GreaterOrEqual(t, at, 0, "step %d after %s: %s is not on the screen", step, k, f.RowID)
			height := woodsRow
			if heights {
				height = 20 + len(f.RowID)%3*8
			}
			require.Equal(t, height, all[at].end-all[at].top, "step %d after %s: %v", step, k, all)
		}
	}
}

func TestPageDownLeavesNoRowOut(t *testing.T) {
	rows := thicket(rand.New(rand.NewPCG(3, 3)), "r", 7)
	w := newWoods(image.Pt(400, woodsHead+400), rows, nil)
	all := w.lay(rows, 0, nil)
	w.grid.FocusCell(0, "cost")
	w.Focus(w.grid.Tag())
	w.Settle()
	seen := map[string]bool{}
	for range 2 * len(all) / 5 {
		for _, s := range w.strips(t) {
			seen[s.id] = seen[s.id] || s.end-s.top == woodsRow
		}
		w.Keys("PageDown")
	}
	require.Equal(t, len(all)-1, w.grid.Focused().Row)
	for _, l := range all {
		require.True(t, seen[l.id], l.id)
	}
}

func TestStickyRowsOfGroups(t *testing.T) {
	s := newStage(image.Pt(700, 40+300), func(g *gridui.Grid[sale]) {
		g.Columns = saleColumns()
		g.Grouping.By = []string{"city", "shop"}
		g.Expansion.Sticky = true
		g.ExpandAll()
		var rows []sale
		for range 20 {
			rows = append(rows, sales()...)
		}
		g.SetRows(rows)
	})
	s.grid.ScrollToOffset(5 * 36)
	s.Settle()
	require.Contains(t, cells(s)[0], "Seoul (60)")
	require.Contains(t, cells(s)[1], "A (40)")
	require.Equal(t, image.Rect(0, 40, 688, 76), s.FindAll("row ")[0].Bounds)
	s.Move(100, 50)
	s.Click(300, 50)
	require.Contains(t, s.kinds(), "gridui.GroupClicked")
}

func TestStickyRowsAllocateNothing(t *testing.T) {
	rows := thicket(rand.New(rand.NewPCG(2, 2)), "r", 9)
	w := newWoods(image.Pt(400, woodsHead+500), rows, nil)
	w.Values = map[string]any{gridtest.SemanticsKey: "rows"}
	w.style = func(st *gridui.Style) { st.GuideLines = true }
	w.grid.Selection.Mode = gridui.SelectMulti
	w.grid.ScrollToOffset(3000)
	w.Settle()
	require.Zero(t, w.Allocs(100, nil)-routerAllocs())
	y, d := int64(3000), int64(1)
	step := func() {
		if y+d > 3400 || y+d < 2900 {
			d = -d
		}
		y += d
		w.grid.ScrollToOffset(y)
	}
	for range 2000 {
		step()
		w.Frame()
	}
	require.Zero(t, w.Allocs(1000, step)-routerAllocs())
}

func ExampleExpansion_sticky() {
	var g gridui.Grid[part]
	g.Columns = partColumns()
	g.RowID = func(p part) string { return p.ID }
	g.Tree = gridui.Tree[part]{Children: func(p part) []part { return p.Parts }}
	g.Expansion.Sticky = true
	g.ExpandAll()
	g.SetRows([]part{{ID: "bike", Name: "Bicycle", Parts: make([]part, 50)}})
	h := show(&g, nil)
	g.ScrollToRow(20, gridui.ScrollStart)
	h.Settle()
	fmt.Println(h.FindAll("row ")[0].Label)
	// Output:
	// row 1 of 51: Bicycle
}

func ExampleStyle_guideLines() {
	var g gridui.Grid[part]
	th := newTheme()
	style := gridui.New(th, &g)
	style.GuideLines = true
	fmt.Println(style.GuideLines)
	// Output:
	// true
}
