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
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
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

// stuckLaid is a row of the oracle that sticks: where it is in the body.
type stuckLaid struct {
	row, top, bottom, high int
}

// stacking is the rule of what sticks at an offset, in which each row is looked at:
//
// What sticks so far ends somewhere. An open row of the next level, below the last that
// sticks, needs room for itself. The outermost rows make room, each whole: as many as it
// takes, so that those that stay end at a height. All move up as the row comes, a pixel
// for each, until they end there, and move down again as the end of what is below it goes
// up, early enough to be where they were when it is at the top. What is below the row
// needs more room in the same way. Of several rows the one counts that they give way to
// most. The row in which they then end sticks there. It ends before what is below it
// does. One higher than the room is cut to it, but not before so much of it has come up.
type stacking struct {
	rows         []laid
	offset, room int
	chain        []stuckLaid
}

func stack(rows []laid, offset, room int) []stuckLaid {
	s := &stacking{rows: rows, offset: offset, room: room}
	end, more := 0, 0
	for {
		way, found := s.way(end), -1
		for _, i := range s.below() {
			if r := rows[i]; r.start-offset < end-way-more && r.end-offset > end-way-more {
				found = i
			}
		}
		by := way
		if found >= 0 {
			by = s.own(rows[found], end)
			more += way - s.wayFor(found, end)
		}
		s.move(by)
		if found < 0 {
			s.move(more)
			return s.chain
		}
		s.chain = append(s.chain, s.at(found, end-by))
		end = s.chain[len(s.chain)-1].bottom
	}
}

func (s *stacking) move(by int) {
	for i := range s.chain {
		s.chain[i].top, s.chain[i].bottom = s.chain[i].top-by, s.chain[i].bottom-by
	}
}

// below are the open rows of the level below the last that sticks.
func (s *stacking) below() (out []int) {
	first, last, depth := 0, len(s.rows), len(s.chain)
	if depth > 0 {
		first = s.chain[depth-1].row + 1
		last = first + s.rows[first-1].subtree
	}
	for i := first; i < last; i++ {
		if s.rows[i].depth == depth && s.rows[i].subtree > 0 {
			out = append(out, i)
		}
	}
	return out
}

// way is how far those that stick have to move up for all below the last of them.
func (s *stacking) way(end int) (way int) {
	for _, i := range s.below() {
		way = max(way, s.wayFor(i, end))
	}
	return way
}

// wayFor is way for one row and what is below it, own for the row alone.
func (s *stacking) wayFor(i, end int) int {
	way := s.own(s.rows[i], end)
	if r := s.rows[i]; r.start-s.offset < end-way && r.end > s.offset {
		s.chain = append(s.chain, s.at(i, end-way))
		way += s.way(s.chain[len(s.chain)-1].bottom)
		s.chain = s.chain[:len(s.chain)-1]
	}
	return way
}

func (s *stacking) own(r laid, end int) int {
	start, last := r.start-s.offset, r.end-s.offset
	if start >= end || last <= 0 {
		return 0
	}
	high, stay := min(r.height, s.room), 0
	for i := len(s.chain) - 1; i >= 0 && stay+s.chain[i].high+high <= s.room; i-- {
		stay += s.chain[i].high
	}
	goes := max(end-stay, 0)
	back := max(end-goes+high, goes) - last
	return max(min(goes, end-start, goes-max(back, 0)), 0)
}

// at is a row that sticks at a height.
func (s *stacking) at(i, top int) stuckLaid {
	r := s.rows[i]
	l := stuckLaid{row: i, top: top, high: min(r.height, s.room)}
	l.bottom = top + l.high
	if r.height > s.room {
		l.bottom = max(l.bottom, r.start+r.height-s.offset)
	}
	l.bottom = min(l.bottom, r.end-s.offset)
	return l
}

// stripsAt is what shows at an offset: rows that stick, each below the one before, and
// below them the others where they stand.
func stripsAt(rows []laid, offset, view int) (strips []strip) {
	floor := 0
	var stuck []int
	for _, s := range stack(rows, offset, view/2) {
		stuck = append(stuck, s.row)
		if s.bottom > floor {
			strips = append(strips, strip{rows[s.row].id, floor, min(s.bottom, view)})
			floor = s.bottom
		}
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
	for seed := range rounds.Seeds(4) {
		rnd := rand.New(rand.NewPCG(1, seed))
		rows := thicket(rnd, "r", 4)
		var heights map[string]int
		if seed%2 == 1 {
			heights = map[string]int{}
			var name func([]part)
			name = func(rows []part) {
				for _, p := range rows {
					heights[p.ID] = 20 + rnd.IntN(16)
					if rnd.IntN(4) == 0 {
						heights[p.ID] = 60 + rnd.IntN(500)
					}
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
				w.grid.Row(id).SetExpanded(!w.grid.Expansion.Rows.Has(id))
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

// TestTallRowsStickAndNothingJumps scrolls trees of rows of all heights, one of them
// higher than the body, by a pixel, compares each frame with the oracle, and checks that
// no row jumps.
func TestTallRowsStickAndNothingJumps(t *testing.T) {
	const view = 400
	for seed := range rounds.Seeds(4) {
		rnd := rand.New(rand.NewPCG(7, seed))
		rows := thicket(rnd, "r", 3+int(seed))
		heights := map[string]int{}
		var name func([]part)
		name = func(rows []part) {
			for _, p := range rows {
				heights[p.ID] = []int{20, 36, 50, 90, 150, 230}[rnd.IntN(6)]
				name(p.Parts)
			}
		}
		name(rows)
		if rows[1].Parts == nil {
			rows[1].Parts = thicket(rnd, rows[1].ID, 2)
			name(rows[1].Parts)
		}
		heights[rows[1].ID] = view + 50
		w := newWoods(image.Pt(400, woodsHead+view), rows, heights)
		all := w.lay(rows, 0, nil)
		first := all[slices.IndexFunc(all, func(l laid) bool { return l.id == rows[1].ID })].start - 300
		var before []strip
		clipped, whole := 0, 0
		for y := max(first, 0); y < min(all[len(all)-1].end-view, first+2500); y++ {
			w.grid.ScrollToOffset(int64(y))
			w.Frame()
			strips := w.strips(t)
			require.Equal(t, stripsAt(all, y, view), strips, "seed %d at %d", seed, y)
			requireTiled(t, strips, view)
			if before != nil {
				requireNoJump(t, before, strips, view, 4+int(seed), fmt.Sprint("seed ", seed, " at ", y))
			}
			before = strips
			for _, s := range stack(all, y, view/2) {
				if all[s.row].height > view/2 && s.bottom == view/2 {
					clipped++
				}
			}
			if strips[0].id != all[0].id && strips[0].end-strips[0].top == heights[strips[0].id] {
				whole++
			}
		}
		require.Positive(t, clipped, "seed %d", seed)
		require.Positive(t, whole, "seed %d", seed)
	}
}

// requireNoJump checks that rows are where they were a pixel of scrolling ago, but for a
// pixel for each level: so it is where rows of all levels give way at once.
func requireNoJump(t *testing.T, before, after []strip, view, most int, where string) {
	t.Helper()
	was := map[string]strip{}
	for _, s := range before {
		was[s.id] = s
	}
	for _, s := range after {
		b, ok := was[s.id]
		delete(was, s.id)
		if !ok {
			require.LessOrEqual(t, s.end-s.top, most, "%s comes %s: %v", s.id, where, after)
		} else if s.end < view && b.end < view {
			require.InDelta(t, b.end, s.end, float64(most), "%s %s: %v", s.id, where, after)
		}
	}
	for id, b := range was {
		require.LessOrEqual(t, b.end-b.top, most, "%s goes %s", id, where)
	}
}

// TestNothingJumpsWhereMoreWouldStickThanThereIsRoom scrolls a deep tree by a pixel:
// a row moves by three at most, as it does where two rows push it at once.
func TestNothingJumpsWhereMoreWouldStickThanThereIsRoom(t *testing.T) {
	rnd := rand.New(rand.NewPCG(2, 2))
	rows := thicket(rnd, "r", 9)
	for _, view := range []int{200, 260, 500} {
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

func TestStickyRowsTakeHalfOfTheBodyAtMost(t *testing.T) {
	rows := thicket(rand.New(rand.NewPCG(2, 2)), "r", 9)
	for view, most := range map[int]int{70: 0, 90: 1, 110: 1, 260: 3, 400: 5} {
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
	require.Contains(t, s.kinds(), "events.GroupClicked")
}

func TestStickyRowsAllocateNothing(t *testing.T) {
	rows := thicket(rand.New(rand.NewPCG(2, 2)), "r", 9)
	w := newWoods(image.Pt(400, woodsHead+500), rows, nil)
	w.Values = map[string]any{gridtest.SemanticsKey: "rows"}
	w.style = func(st *gridui.Style) { st.GuideLines = true }
	w.grid.Selection.Mode = option.SelectMulti
	w.grid.ScrollToOffset(3000)
	w.Settle()
	require.Zero(t, w.Allocs(100, nil))
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
	require.Zero(t, w.Allocs(1000, step))
}
