// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package virtualize

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

func uniform(n, size int) *Axis {
	a := new(Axis)
	a.Reset(n, size)
	return a
}

func TestScrollZeroValue(t *testing.T) {
	var s Scroll[int]
	var a Axis
	require.Zero(t, s.By(&a, 100, 50))
	s.Page(&a, 100, 1)
	s.ToOffset(&a, 100, 50)
	s.ToItem(&a, 100, 5, Center)
	s.Clamp(&a, 100)
	s.Restore(&a, 100, func(int) (int, bool) { return 5, true })
	r, top := s.Visible(&a, 100)
	require.Equal(t, Range{}, r)
	require.Zero(t, top)
	r, top = s.Measure(&a, 100, func(int) int { return 5 })
	require.Equal(t, Range{}, r)
	require.Zero(t, top)
	require.Zero(t, s.Anchor)
}

func TestScrollBy(t *testing.T) {
	for _, tc := range []struct {
		name string
		by   []float32
		want int64
	}{
		{"forward", []float32{35}, 35},
		{"back again", []float32{35, -10}, 25},
		{"not before the start", []float32{35, -50}, 0},
		{"not beyond the end", []float32{5000}, 900},
		{"to the end", []float32{float32(math.Inf(1))}, 900},
		{"and to the start", []float32{500, float32(math.Inf(-1))}, 0},
		{"not a number", []float32{40, float32(math.NaN())}, 40},
		{"parts add up", []float32{.25, .25, .25, .25}, 1},
		{"and back", []float32{10, -.5, -.5}, 9},
		{"and cancel out", []float32{10, .75, -.75}, 10},
		{"none kept at the start", []float32{-.75, .5, .5}, 1},
		{"none kept at the end", []float32{900, .75, -.5, -.5}, 899},
		{"huge", []float32{math.MaxFloat32, -1}, 899},
	} {
		t.Run(tc.name, func(t *testing.T) {
			a := uniform(100, 10)
			var s Scroll[int]
			moved := 0
			for _, px := range tc.by {
				moved += s.By(a, 100, px)
			}
			require.Equal(t, tc.want, s.Offset(a))
			require.EqualValues(t, tc.want, moved)
			require.EqualValues(t, tc.want, s.Anchor.Item*10+s.Anchor.Inside)
			before, after := s.Remaining(a, 100)
			require.Equal(t, tc.want, before)
			require.Equal(t, 900-tc.want, after)
		})
	}
}

// At the far end of a billion large items a pixel is still exact.
func TestScrollByIsExactFarOut(t *testing.T) {
	a := uniform(1e9, 1e5)
	var s Scroll[int]
	s.ToOffset(a, 1000, math.MaxInt64)
	require.Equal(t, a.Total()-1000, s.Offset(a))
	require.Equal(t, -1, s.By(a, 1000, -1))
	require.Equal(t, Anchor[int]{Item: 1e9 - 1, Inside: 1e5 - 1001}, s.Anchor)
	_, after := s.Remaining(a, 1000)
	require.EqualValues(t, 1, after)
	require.Equal(t, 1, s.By(a, 1000, 40))
	s.Page(a, 100_000, math.MinInt)
	require.Zero(t, s.Offset(a))
	s.Page(a, 100_000, math.MaxInt)
	require.Equal(t, a.Total()-100_000, s.Offset(a))
}

func TestScrollPage(t *testing.T) {
	a := uniform(100, 10)
	var s Scroll[int]
	s.Page(a, 95, 2)
	require.EqualValues(t, 190, s.Offset(a))
	s.Page(a, 95, -1)
	require.EqualValues(t, 95, s.Offset(a))
	s.Page(a, 95, -5)
	require.Zero(t, s.Offset(a))
}

func TestScrollClamp(t *testing.T) {
	for _, tc := range []struct {
		name string
		from Anchor[int]
		view int
		want Anchor[int]
	}{
		{"stays", Anchor[int]{Item: 5, Inside: 3}, 40, Anchor[int]{Item: 5, Inside: 3}},
		{"before the start", Anchor[int]{Item: -5, Inside: -3}, 50, Anchor[int]{}},
		{"inside is cut", Anchor[int]{Item: 5, Inside: 99}, 20, Anchor[int]{Item: 6}},
		{"beyond the end", Anchor[int]{Item: 50}, 55, Anchor[int]{Item: 4, Inside: 5}},
		{"all fits", Anchor[int]{Item: 5, Inside: 5}, 500, Anchor[int]{}},
		{"no view", Anchor[int]{Item: 50}, 0, Anchor[int]{Item: 9, Inside: 9}},
		{"no item of size zero", Anchor[int]{Item: 2}, 0, Anchor[int]{Item: 3}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			a := uniform(10, 10)
			if tc.from.Item == 2 {
				a.Set(2, 0)
			}
			s := Scroll[int]{Anchor: tc.from}
			s.Clamp(a, tc.view)
			require.Equal(t, tc.want, s.Anchor)
		})
	}
}

func TestScrollToItem(t *testing.T) {
	for _, tc := range []struct {
		name  string
		from  int64
		item  int
		align Align
		want  int64
	}{
		{"shown", 100, 12, Nearest, 100},
		{"above", 100, 3, Nearest, 30},
		{"below", 100, 30, Nearest, 210},
		{"cut at the top", 105, 10, Nearest, 100},
		{"cut at the bottom", 105, 20, Nearest, 110},
		{"large, from above", 0, 40, Nearest, 400},
		{"large, filling", 450, 40, Nearest, 450},
		{"large, from below", 800, 40, Nearest, 400},
		{"start", 0, 30, Start, 300},
		{"end", 0, 30, End, 210},
		{"center", 0, 30, Center, 255},
		{"large at start", 0, 40, Start, 400},
		{"large at end", 0, 40, End, 500},
		{"large centered", 0, 40, Center, 400},
		{"start near the end", 0, 99, Start, 1090},
		{"end near the start", 500, 2, End, 0},
		{"center near the start", 500, 2, Center, 0},
		{"before the first", 500, -7, Start, 0},
		{"beyond the last", 500, 777, Nearest, 1090},
		{"unknown align", 0, 30, 77, 300},
	} {
		t.Run(tc.name, func(t *testing.T) {
			a := uniform(100, 10)
			a.Set(40, 200)
			var s Scroll[int]
			s.ToOffset(a, 100, tc.from)
			s.ToItem(a, 100, tc.item, tc.align)
			require.Equal(t, tc.want, s.Offset(a))
		})
	}
}

func TestScrollVisible(t *testing.T) {
	a := uniform(100, 10)
	a.Set(5, 0)
	var s Scroll[int]
	for _, tc := range []struct {
		off       int64
		view      int
		want      Range
		top       int
		wantEmpty bool
	}{
		{0, 50, Range{0, 5}, 0, false},
		{0, 51, Range{0, 7}, 0, false},
		{9, 2, Range{0, 2}, -9, false},
		{50, 10, Range{6, 7}, 0, false},
		{985, 500, Range{50, 100}, 0, false},
		{0, 5000, Range{0, 100}, 0, false},
		{42, 0, Range{4, 4}, -2, true},
		{42, -9, Range{4, 4}, -2, true},
		{42, math.MaxInt, Range{0, 100}, 0, false},
	} {
		s.ToOffset(a, tc.view, tc.off)
		r, top := s.Visible(a, tc.view)
		require.Equal(t, tc.want, r, "%+v", tc)
		require.Equal(t, tc.top, top, "%+v", tc)
		require.Equal(t, tc.wantEmpty, r.Empty())
	}
}

func TestScrollTakesUpASavedAnchor(t *testing.T) {
	a := uniform(100, 10)
	find := func(k string) (int, bool) { return 42, k == "r42" }

	var s Scroll[string]
	s.Restore(a, 50, find)
	require.Zero(t, s.Anchor, "nothing was held")

	s.Anchor = Anchor[string]{Key: "r42", Item: 7, Inside: 3}
	s.Restore(a, 50, find)
	require.Equal(t, Anchor[string]{Key: "r42", Item: 42, Inside: 3}, s.Anchor)

	s.Anchor = Anchor[string]{Key: "gone", Item: 7, Inside: 3}
	s.Restore(a, 50, find)
	require.Equal(t, Anchor[string]{Item: 7}, s.Anchor)

	s.Anchor = Anchor[string]{Item: 9, Inside: 4}
	require.Equal(t, -94, s.By(a, 50, -200))
}

func TestScrollRestoreFollowsWhatWasScrolled(t *testing.T) {
	a := uniform(100, 10)
	var s Scroll[int]
	s.ToOffset(a, 50, 300)
	s.Hold(func(item int) int { return item })
	s.By(a, 50, 25) // beyond the held item
	require.Zero(t, s.Anchor.Key, "not known yet")
	a.Insert(0, 8)
	s.Restore(a, 50, func(k int) (int, bool) { return k + 8, true })
	require.EqualValues(t, 300+25+80, s.Offset(a))
	require.Equal(t, Anchor[int]{Item: 40, Inside: 5}, s.Anchor)
}

func TestScrollRestoreClearsAKeyThatNamesAnother(t *testing.T) {
	a := uniform(10, 10)
	s := Scroll[string]{Anchor: Anchor[string]{Item: 5}}
	s.Hold(func(int) string { return "e" })
	s.Restore(a, 50, func(string) (int, bool) { return 8, true }) // item 8 cannot move up that far
	require.Equal(t, Anchor[string]{Item: 5}, s.Anchor)
}

// row is an item of the models below: its name, and its real size.
type row struct{ id, size int }

type rowModel struct {
	rows []row
	next int
	axis Axis
}

func newRowModel(n, size int) *rowModel {
	m := new(rowModel)
	m.axis.Reset(0, size)
	m.insert(0, n, func() int { return size })
	return m
}

func (m *rowModel) insert(i, n int, size func() int) {
	for range n {
		m.next++
		m.rows = slices.Insert(m.rows, i, row{id: m.next, size: size()})
	}
	m.axis.Insert(i, n)
}

func (m *rowModel) remove(i, n int) {
	m.rows = slices.Delete(m.rows, i, i+n)
	m.axis.Remove(i, n)
}

func (m *rowModel) set(i, size int) {
	m.rows[i].size = size
	m.axis.Set(i, size)
}

func (m *rowModel) find(id int) (int, bool) {
	i := slices.IndexFunc(m.rows, func(r row) bool { return r.id == id })
	return i, i >= 0
}

func (m *rowModel) key(item int) int { return m.rows[item].id }

func (m *rowModel) start(i int) (off int64) {
	for _, r := range m.rows[:i] {
		off += int64(r.size)
	}
	return off
}

// Whatever changes around it, the anchored item stays in place to the pixel, unless it is removed or the ends
// prevent it.
func TestScrollHoldsStill(t *testing.T) {
	rnd := rand.New(rand.NewPCG(3, 4))
	m := newRowModel(300, 20)
	size := func() int { return 20 }
	var s Scroll[int]
	const view = 200
	held := 0
	for step := range 10_000 {
		if len(m.rows) == 0 {
			m.insert(0, 50, size)
			s.Clamp(&m.axis, view)
		}
		s.Hold(m.key)
		was, i := s.Anchor, rnd.IntN(len(m.rows))
		switch rnd.IntN(8) {
		case 0, 1, 2:
			requireScrolls(t, &s, m, view, (rnd.Float32()-.5)*600)
			continue
		case 3:
			m.set(i, rnd.IntN(60))
			s.Clamp(&m.axis, view)
		case 4:
			m.set(i, rnd.IntN(60))
			s.Restore(&m.axis, view, m.find)
		case 5:
			m.insert(i, rnd.IntN(9), size)
			s.Restore(&m.axis, view, m.find)
		case 6:
			m.remove(i, rnd.IntN(min(10, len(m.rows)-i)+1))
			s.Restore(&m.axis, view, m.find)
		case 7:
			moved := m.rows[i]
			m.remove(i, 1)
			to := rnd.IntN(len(m.rows) + 1)
			m.insert(to, 1, size)
			m.rows[to].id = moved.id
			m.set(to, moved.size)
			s.Restore(&m.axis, view, m.find)
		}
		off, end := s.Offset(&m.axis), max(m.axis.Total()-view, 0)
		want := min(m.start(min(was.Item, len(m.rows))), end) // the item with its number now
		if now, ok := m.find(was.Key); ok {
			want = m.start(now) + int64(min(was.Inside, m.rows[now].size))
			if want >= 0 && want <= end {
				held++
			}
			if was.Inside < m.rows[now].size && want <= end {
				require.Equal(t, Anchor[int]{was.Key, now, was.Inside}, s.Anchor, "step %d", step)
			}
		}
		require.Equal(t, min(max(want, 0), end), off, "step %d", step)
		requireNormal(t, &s, m)
	}
	require.Greater(t, held, 4000)
}

func requireNormal(t *testing.T, s *Scroll[int], m *rowModel) {
	t.Helper()
	if m.axis.Total() == 0 {
		return
	}
	require.GreaterOrEqual(t, s.Anchor.Inside, 0)
	require.Less(t, s.Anchor.Inside, m.axis.Size(s.Anchor.Item))
	if s.Anchor.Key != 0 {
		require.Equal(t, m.key(s.Anchor.Item), s.Anchor.Key)
	}
}

func requireScrolls(t *testing.T, s *Scroll[int], m *rowModel, view int, px float32) {
	t.Helper()
	was, rest := s.Offset(&m.axis), s.rest
	moved := s.By(&m.axis, view, px)
	now, end := s.Offset(&m.axis), max(m.axis.Total()-int64(view), 0)
	require.EqualValues(t, moved, now-was)
	require.True(t, now >= 0 && now <= end)
	if now > 0 && now < end {
		require.InDelta(t, rest+float64(px), float64(moved)+s.rest, 1e-4)
	}
	requireNormal(t, s, m)
}

func TestScrollDoesNotAllocate(t *testing.T) {
	a := measuredAxis(1_000_000, 5000)
	var s Scroll[string]
	require.Zero(t, testing.AllocsPerRun(100, func() {
		s.By(a, 900, 333.3)
		r, top := s.Visible(a, 900)
		sink += r.Len() + top
		s.Hold(func(int) string { return "key" })
		s.Restore(a, 900, func(string) (int, bool) { return 500, true })
	}))
	require.Zero(t, testing.AllocsPerRun(100, func() {
		s.By(a, 900, 11)
		r, _ := s.Measure(a, 900, func(i int) int { return 30 + i%20 })
		s.By(a, 900, -11)
		sink += r.Len()
	}))
}

func BenchmarkScrollFrame(b *testing.B) {
	for name, a := range map[string]*Axis{"uniform 1e9": uniform(1e9, 36), "1e6 measured": measuredAxis(1e6, 1e6)} {
		b.Run(name, func(b *testing.B) {
			var s Scroll[int]
			b.ReportAllocs()
			for b.Loop() {
				s.By(a, 1000, 17.5)
				r, _ := s.Visible(a, 1000)
				sink += r.First
				s.Hold(func(item int) int { return item })
			}
		})
	}
}
