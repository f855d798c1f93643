// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport_test

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
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/treestage"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
)

// stuckLaid is a sticky row of the oracle, with its place in the body.
type stuckLaid struct {
	row, top, bottom, high int
}

// stacking computes the sticky rows at an offset by their definition, from all rows.
//
// The sticky rows so far end at a height. An open row of the next level, below the last sticky one,
// needs room. The outermost rows make room, each as a whole: as many as necessary, so that the
// remaining ones end at a height. All move up while the row scrolls in, a pixel for each pixel,
// until they end there. They move down again while the end of the row's descendants scrolls up,
// early enough to be in their old places when it is at the top. The descendants of the row need
// more room in the same way. Of several rows the one with the largest distance counts. The row at
// the resulting end becomes sticky there. It ends before its descendants do. A row that is higher
// than the room is clipped, but not before as much of it has scrolled up.
type stacking struct {
	rows         []treestage.LaidRow
	offset, room int
	chain        []stuckLaid
}

func stack(rows []treestage.LaidRow, offset, room int) []stuckLaid {
	s := &stacking{rows: rows, offset: offset, room: room}
	end, more := 0, 0
	for {
		way, found := s.way(end), -1
		for _, i := range s.below() {
			if r := rows[i]; r.Start-offset < end-way-more && r.End-offset > end-way-more {
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

// below returns the open rows of the level below the last sticky row.
func (s *stacking) below() (out []int) {
	first, last, depth := 0, len(s.rows), len(s.chain)
	if depth > 0 {
		first = s.chain[depth-1].row + 1
		last = first + s.rows[first-1].Subtree
	}
	for i := first; i < last; i++ {
		if s.rows[i].Depth == depth && s.rows[i].Subtree > 0 {
			out = append(out, i)
		}
	}
	return out
}

// way returns the distance that the sticky rows must move up for all rows below the last of them.
func (s *stacking) way(end int) (way int) {
	for _, i := range s.below() {
		way = max(way, s.wayFor(i, end))
	}
	return way
}

// wayFor returns that distance for one row and its descendants, own for only the row.
func (s *stacking) wayFor(i, end int) int {
	way := s.own(s.rows[i], end)
	if r := s.rows[i]; r.Start-s.offset < end-way && r.End > s.offset {
		s.chain = append(s.chain, s.at(i, end-way))
		way += s.way(s.chain[len(s.chain)-1].bottom)
		s.chain = s.chain[:len(s.chain)-1]
	}
	return way
}

func (s *stacking) own(r treestage.LaidRow, end int) int {
	start, last := r.Start-s.offset, r.End-s.offset
	if start >= end || last <= 0 {
		return 0
	}
	high, stay := min(r.Height, s.room), 0
	for i := len(s.chain) - 1; i >= 0 && stay+s.chain[i].high+high <= s.room; i-- {
		stay += s.chain[i].high
	}
	goes := max(end-stay, 0)
	back := max(end-goes+high, goes) - last
	return max(min(goes, end-start, goes-max(back, 0)), 0)
}

// at returns a row that is sticky at a height.
func (s *stacking) at(i, top int) stuckLaid {
	r := s.rows[i]
	l := stuckLaid{row: i, top: top, high: min(r.Height, s.room)}
	l.bottom = top + l.high
	if r.Height > s.room {
		l.bottom = max(l.bottom, r.Start+r.Height-s.offset)
	}
	l.bottom = min(l.bottom, r.End-s.offset)
	return l
}

// stripsAt returns the visible strips at an offset: sticky rows, each below the previous one, and
// below them the other rows in place.
func stripsAt(rows []treestage.LaidRow, offset, view int) (strips []treestage.StickyStrip) {
	floor := 0
	var stuck []int
	for _, s := range stack(rows, offset, view/2) {
		stuck = append(stuck, s.row)
		if s.bottom > floor {
			strips = append(strips, treestage.StickyStrip{Id: rows[s.row].Id, Top: floor, End: min(s.bottom, view)})
			floor = s.bottom
		}
	}
	for i, r := range rows {
		s := treestage.StickyStrip{Id: r.Id, Top: max(r.Start-offset, floor), End: min(r.Start+r.Height-offset, view)}
		if s.Top < s.End && !slices.Contains(stuck, i) {
			strips = append(strips, s)
		}
	}
	return strips
}

// requireTiled checks that strips are placed one below the other without gaps.
func requireTiled(t *testing.T, strips []treestage.StickyStrip, view int) {
	t.Helper()
	y := 0
	for _, s := range strips {
		require.Equal(t, y, s.Top, s.Id)
		require.Greater(t, s.End, s.Top, s.Id)
		y = s.End
	}
	require.Equal(t, view, y)
}

func TestAncestorsStickAsAnOracleHasThem(t *testing.T) {
	for seed := range rounds.Seeds(4) {
		rnd := rand.New(rand.NewPCG(1, seed))
		rows := treestage.Thicket(rnd, "r", 4)
		var heights map[string]int
		if seed%2 == 1 {
			heights = map[string]int{}
			var name func([]treestage.Part)
			name = func(rows []treestage.Part) {
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
		w := treestage.NewWoods(image.Pt(400, treestage.WoodsHead+500), rows, heights)
		ids := []string{}
		for _, r := range w.Lay(rows, 0, nil) {
			ids = append(ids, r.Id)
		}
		stuck := 0
		for range 400 {
			switch rnd.IntN(6) {
			case 0:
				id := ids[rnd.IntN(len(ids))]
				w.Grid.Row(id).SetExpanded(!w.Grid.Expansion.Rows.Has(id))
				w.Settle()
			case 1:
				w.Grid.ScrollToOffset(rnd.Int64N(20_000))
				w.Settle()
			default:
				w.Wheel(100, 300, 0, float32(rnd.IntN(160)-70))
			}
			all := w.Lay(rows, 0, nil)
			if last := all[len(all)-1]; last.Start+last.Height < 500 {
				continue
			}
			_, y := w.Grid.ScrollOffset()
			want := stripsAt(all, int(y), 500)
			require.Equal(t, want, w.Strips(t), "seed %d at %d", seed, y)
			requireTiled(t, want, 500)
			if want[0].Id != all[0].Id {
				stuck++
			}
		}
		require.Greater(t, stuck, 20)
	}
}

// TestTallRowsStickAndNothingJumps scrolls trees of rows of all heights, one of them higher than
// the body, pixel by pixel. It compares each frame with the oracle, and checks that no row jumps.
func TestTallRowsStickAndNothingJumps(t *testing.T) {
	const view = 400
	for seed := range rounds.Seeds(4) {
		rnd := rand.New(rand.NewPCG(7, seed))
		rows := treestage.Thicket(rnd, "r", 3+int(seed))
		heights := map[string]int{}
		var name func([]treestage.Part)
		name = func(rows []treestage.Part) {
			for _, p := range rows {
				heights[p.ID] = []int{20, 36, 50, 90, 150, 230}[rnd.IntN(6)]
				name(p.Parts)
			}
		}
		name(rows)
		if rows[1].Parts == nil {
			rows[1].Parts = treestage.Thicket(rnd, rows[1].ID, 2)
			name(rows[1].Parts)
		}
		heights[rows[1].ID] = view + 50
		w := treestage.NewWoods(image.Pt(400, treestage.WoodsHead+view), rows, heights)
		all := w.Lay(rows, 0, nil)
		first := all[slices.IndexFunc(all, func(l treestage.LaidRow) bool { return l.Id == rows[1].ID })].Start - 300
		var before []treestage.StickyStrip
		clipped, whole := 0, 0
		for y := max(first, 0); y < min(all[len(all)-1].End-view, first+2500); y++ {
			w.Grid.ScrollToOffset(int64(y))
			w.Frame()
			strips := w.Strips(t)
			require.Equal(t, stripsAt(all, y, view), strips, "seed %d at %d", seed, y)
			requireTiled(t, strips, view)
			if before != nil {
				requireNoJump(t, before, strips, view, 4+int(seed), fmt.Sprint("seed ", seed, " at ", y))
			}
			before = strips
			for _, s := range stack(all, y, view/2) {
				if all[s.row].Height > view/2 && s.bottom == view/2 {
					clipped++
				}
			}
			if strips[0].Id != all[0].Id && strips[0].End-strips[0].Top == heights[strips[0].Id] {
				whole++
			}
		}
		require.Positive(t, clipped, "seed %d", seed)
		require.Positive(t, whole, "seed %d", seed)
	}
}

// requireNoJump checks that rows have moved by at most a pixel for each level since the previous
// pixel of scrolling, because rows of all levels may move up at the same time.
func requireNoJump(t *testing.T, before, after []treestage.StickyStrip, view, most int, where string) {
	t.Helper()
	was := map[string]treestage.StickyStrip{}
	for _, s := range before {
		was[s.Id] = s
	}
	for _, s := range after {
		b, ok := was[s.Id]
		delete(was, s.Id)
		if !ok {
			require.LessOrEqual(t, s.End-s.Top, most, "%s comes %s: %v", s.Id, where, after)
		} else if s.End < view && b.End < view {
			require.InDelta(t, b.End, s.End, float64(most), "%s %s: %v", s.Id, where, after)
		}
	}
	for id, b := range was {
		require.LessOrEqual(t, b.End-b.Top, most, "%s goes %s", id, where)
	}
}

// TestNothingJumpsWhereMoreWouldStickThanThereIsRoom scrolls a deep tree pixel by pixel. A row
// moves by at most three pixels, because two rows may push it at the same time.
func TestNothingJumpsWhereMoreWouldStickThanThereIsRoom(t *testing.T) {
	rnd := rand.New(rand.NewPCG(2, 2))
	rows := treestage.Thicket(rnd, "r", 9)
	for _, view := range []int{200, 260, 500} {
		w := treestage.NewWoods(image.Pt(400, treestage.WoodsHead+view), rows, nil)
		w.Grid.ScrollToOffset(3000)
		w.Settle()
		full := 0
		before := map[string]treestage.StickyStrip{}
		for step := range 1500 {
			w.Wheel(100, 200, 0, 1)
			strips := w.Strips(t)
			requireTiled(t, strips, view)
			after := map[string]treestage.StickyStrip{}
			for _, s := range strips {
				after[s.Id] = s
				if was, ok := before[s.Id]; ok && s.End < view && was.End < view {
					require.InDelta(t, was.End, s.End, 3, "%s at step %d: %v", s.Id, step, strips)
				}
			}
			// A row that was sticky a pixel ago still shows, or only a line of it showed.
			for id, was := range before {
				if _, ok := after[id]; !ok {
					require.LessOrEqual(t, was.End-was.Top, 3, "%s at step %d", id, step)
				}
			}
			if strings.Count(strips[0].Id, ".") > 1 {
				full++
			}
			before = after
		}
		require.Positive(t, full, "view %d", view)
	}
}

func TestStickyRowsTakeHalfOfTheBodyAtMost(t *testing.T) {
	rows := treestage.Thicket(rand.New(rand.NewPCG(2, 2)), "r", 9)
	for view, most := range map[int]int{70: 0, 90: 1, 110: 1, 260: 3, 400: 5} {
		w := treestage.NewWoods(image.Pt(400, treestage.WoodsHead+view), rows, nil)
		for y := int64(2000); y < 2600; y += 7 {
			w.Grid.ScrollToOffset(y)
			w.Settle()
			all := w.Lay(rows, 0, nil)
			stuck := 0
			for _, s := range w.Strips(t) {
				at := slices.IndexFunc(all, func(l treestage.LaidRow) bool { return l.Id == s.Id })
				if natural := all[at].Start + treestage.WoodsRow - int(y); natural != s.End && s.End < view {
					stuck += s.End - s.Top
				}
			}
			require.LessOrEqual(t, stuck, most*treestage.WoodsRow, "view %d", view)
		}
	}
}

// TestStickyRowsAreClicked clicks a sticky row: it gets the focus, and the sheet scrolls to its
// place.
func TestStickyRowsAreClicked(t *testing.T) {
	rows := treestage.Thicket(rand.New(rand.NewPCG(1, 0)), "r", 4)
	w := treestage.NewWoods(image.Pt(400, treestage.WoodsHead+500), rows, nil)
	all := w.Lay(rows, 0, nil)
	// A row two levels down with descendants.
	at := slices.IndexFunc(all, func(l treestage.LaidRow) bool { return l.Depth == 2 && l.Subtree > 2 })
	deep := all[at]
	w.Grid.ScrollToOffset(int64(deep.Start))
	w.Settle()
	require.Equal(t, stripsAt(all, deep.Start, 500), w.Strips(t))
	require.Equal(t, deep.Id, w.Strips(t)[2].Id)

	w.Click(150, treestage.WoodsHead+2*treestage.WoodsRow+10)
	require.Equal(t, deep.Id, w.Grid.Focused().RowID)
	require.Contains(t, w.TakeKinds(), "gridui.CellClicked[github.com/giogrid/giogrid/gridui/internal/gridstage/treestage.Part]")
	_, y := w.Grid.ScrollOffset()
	require.Equal(t, int64(deep.Start-2*treestage.WoodsRow), y, "it lies right below those that it is in")

	// The row above it: its mark closes it, and it is then placed below the sticky one.
	w.Grid.ScrollToOffset(int64(deep.Start))
	w.Settle()
	up := w.Strips(t)[1]
	w.Click(8+18+8, treestage.WoodsHead+treestage.WoodsRow+18)
	require.False(t, w.Grid.Expansion.Rows.Has(up.Id))
	require.Equal(t, treestage.StickyStrip{Id: up.Id, Top: treestage.WoodsRow, End: 2 * treestage.WoodsRow}, w.Strips(t)[1])
	require.Equal(t, stripsAt(w.Lay(rows, 0, nil), int(treestage.ScrollTo(w)), 500), w.Strips(t))
}

// TestFocusIsNotUnderStickyRows moves the focus by keys: after each key the focused row is
// completely visible, and no row is skipped.
func TestFocusIsNotUnderStickyRows(t *testing.T) {
	rnd := rand.New(rand.NewPCG(3, 3))
	rows := treestage.Thicket(rnd, "r", 7)
	for _, heights := range []bool{false, true} {
		w := treestage.NewWoods(image.Pt(400, treestage.WoodsHead+400), rows, nil)
		if heights {
			w.Grid.RowHeight = func(p treestage.Part) unit.Dp { return unit.Dp(20 + len(p.ID)%3*8) }
		}
		w.Grid.FocusCell(0, "cost")
		w.Focus(w.Grid.Tag())
		w.Settle()
		for step := range 600 {
			k := []string{"Up", "Down", "PageUp", "PageDown", "Ctrl+End", "Down", "Up", "Up"}[rnd.IntN(8)]
			if rnd.IntN(5) == 0 {
				w.Wheel(100, 300, 0, float32(rnd.IntN(600)-300))
			}
			was := w.Grid.Focused()
			w.Keys(k)
			if w.Grid.Focused() == was {
				continue // at the end
			}
			if w.Grid.Focused().Band.String() == "head" {
				w.Keys("Down")
			}
			f := w.Grid.Focused()
			all := w.Strips(t)
			at := slices.IndexFunc(all, func(s treestage.StickyStrip) bool { return s.Id == f.RowID })
			require.GreaterOrEqual(t, at, 0, "step %d after %s: %s is not on the screen", step, k, f.RowID)
			height := treestage.WoodsRow
			if heights {
				height = 20 + len(f.RowID)%3*8
			}
			require.Equal(t, height, all[at].End-all[at].Top, "step %d after %s: %v", step, k, all)
		}
	}
}

func TestPageDownLeavesNoRowOut(t *testing.T) {
	rows := treestage.Thicket(rand.New(rand.NewPCG(3, 3)), "r", 7)
	w := treestage.NewWoods(image.Pt(400, treestage.WoodsHead+400), rows, nil)
	all := w.Lay(rows, 0, nil)
	w.Grid.FocusCell(0, "cost")
	w.Focus(w.Grid.Tag())
	w.Settle()
	seen := map[string]bool{}
	for range 2 * len(all) / 5 {
		for _, s := range w.Strips(t) {
			seen[s.Id] = seen[s.Id] || s.End-s.Top == treestage.WoodsRow
		}
		w.Keys("PageDown")
	}
	require.Equal(t, len(all)-1, w.Grid.Focused().Row)
	for _, l := range all {
		require.True(t, seen[l.Id], l.Id)
	}
}

func TestStickyRowsOfGroups(t *testing.T) {
	s := gridstage.New(image.Pt(700, 40+300), func(g *gridui.Grid[treestage.Sale]) {
		g.Columns = treestage.SaleColumns()
		g.Grouping.By = []string{"city", "shop"}
		g.Expansion.Sticky = true
		g.ExpandAll()
		var rows []treestage.Sale
		for range 20 {
			rows = append(rows, treestage.Sales()...)
		}
		g.SetRows(rows)
	})
	s.Grid.ScrollToOffset(5 * 36)
	s.Settle()
	require.Contains(t, gridstage.RowCells(s)[0], "Seoul (60)")
	require.Contains(t, gridstage.RowCells(s)[1], "A (40)")
	require.Equal(t, image.Rect(0, 40, 688, 76), s.FindAll("row ")[0].Bounds)
	s.Move(100, 50)
	s.Click(300, 50)
	require.Contains(t, s.TakeKinds(), "events.GroupClicked")
}

func TestStickyRowsAllocateNothing(t *testing.T) {
	rows := treestage.Thicket(rand.New(rand.NewPCG(2, 2)), "r", 9)
	w := treestage.NewWoods(image.Pt(400, treestage.WoodsHead+500), rows, nil)
	w.Values = map[string]any{gridtest.SemanticsKey: "rows"}
	w.Style = func(st *gridui.Style) { st.GuideLines = true }
	w.Grid.Selection.Mode = option.SelectMulti
	w.Grid.ScrollToOffset(3000)
	w.Settle()
	require.Zero(t, w.Allocs(100, nil))
	y, d := int64(3000), int64(1)
	step := func() {
		if y+d > 3400 || y+d < 2900 {
			d = -d
		}
		y += d
		w.Grid.ScrollToOffset(y)
	}
	for range 2000 {
		step()
		w.Frame()
	}
	require.Zero(t, w.Allocs(1000, step))
}
