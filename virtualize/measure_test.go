// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package virtualize

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"
)

// screen holds the positions of the visible rows of a frame, by id.
type screen map[int]int

// layout measures a frame and checks its invariants.
func (m *rowModel) layout(t *testing.T, s *Scroll[int], view int) (screen, Range, int) {
	t.Helper()
	asked := map[int]bool{}
	r, top := s.Measure(&m.axis, view, func(i int) int {
		require.False(t, asked[i], "item %d is measured once", i)
		asked[i] = true
		return m.rows[i].size
	})
	require.LessOrEqual(t, top, 0)
	seen, y := screen{}, top
	for i := r.First; i < r.Last; i++ {
		require.Equal(t, m.rows[i].size, m.axis.Size(i), "no item is shown at a guessed size")
		seen[m.rows[i].id] = y
		y += m.rows[i].size
	}
	if y < view {
		require.Equal(t, Range{0, len(m.rows)}, r, "blank only if all fits")
		require.Zero(t, top)
	}
	// The measured items are the visible ones, except for items without size.
	r2, top2 := s.Visible(&m.axis, view)
	require.Equal(t, top, top2)
	for i := r.First; i < r2.First; i++ {
		require.Zero(t, m.rows[i].size)
	}
	require.LessOrEqual(t, r2.Last, r.Last)
	s.Hold(m.key)
	return seen, r, y
}

// In a list of guessed sizes that is scrolled back and forth, visible rows move exactly by the scrolled
// distance.
func TestMeasureNothingJumps(t *testing.T) {
	rnd := rand.New(rand.NewPCG(5, 6))
	const view = 300
	for round := range 40 {
		m := newRowModel(400, 36)
		for i := range m.rows {
			m.rows[i].size = rnd.IntN(10 + round*10)
		}
		var s Scroll[int]
		s.ToItem(&m.axis, view, rnd.IntN(400), Start)
		seen, _, _ := m.layout(t, &s, view)
		for step := range 200 {
			moved, changed := 0, -1
			switch rnd.IntN(6) {
			case 0, 1:
				moved = s.By(&m.axis, view, float32(rnd.IntN(2*view+1)-view))
			case 2:
				moved = s.By(&m.axis, view, -float32(rnd.IntN(80)))
			case 3: // a row changes its size: only rows after it move
				changed = rnd.IntN(len(m.rows))
				m.rows[changed].size = rnd.IntN(200)
			case 4:
				m.insert(rnd.IntN(len(m.rows)), rnd.IntN(4), func() int { return rnd.IntN(100) })
				s.Restore(&m.axis, view, m.find)
			case 5:
				moved = s.By(&m.axis, view, float32(rnd.IntN(40)))
				m.insert(0, rnd.IntN(4), func() int { return rnd.IntN(100) })
				s.Restore(&m.axis, view, m.find)
			}
			top := s.mark
			now, r, bottom := m.layout(t, &s, view)
			atEnd := r.First == 0 && s.Anchor.Inside == 0 || r.Last == len(m.rows) && bottom == view
			if was, ok := seen[top.Key]; ok && changed < 0 && !atEnd {
				if y, ok := now[top.Key]; ok && m.rows[s.Anchor.Item].size > 0 {
					require.Equal(t, was-moved, y, "round %d step %d: by %d", round, step, moved)
				}
			}
			seen = now
		}
	}
}

func TestMeasureScrollingUpIntoUnmeasured(t *testing.T) {
	m := newRowModel(200, 36)
	for i := range m.rows {
		m.rows[i].size = 100 + i%7*40
	}
	var s Scroll[int]
	s.ToItem(&m.axis, 500, 150, Start)
	seen, _, _ := m.layout(t, &s, 500)
	for s.Offset(&m.axis) > 0 {
		id := m.key(s.Anchor.Item)
		moved := s.By(&m.axis, 500, -33)
		now, _, _ := m.layout(t, &s, 500)
		require.Equal(t, seen[id]-moved, now[id])
		seen = now
	}
	require.Zero(t, s.Anchor.Item)
}

func TestMeasureAlignsByTrueSizes(t *testing.T) {
	const view = 300
	m := newRowModel(100, 36)
	for i := range m.rows {
		m.rows[i].size = 50 + i
	}
	m.rows[77].size = 400
	y := func(align Align, item int) int {
		for i := range m.rows {
			m.axis.Unset(i)
		}
		var s Scroll[int]
		s.ToItem(&m.axis, view, item, align)
		seen, _, _ := m.layout(t, &s, view)
		return seen[m.key(item)]
	}
	require.Equal(t, 0, y(Start, 60))
	require.Equal(t, view-110, y(End, 60))
	require.Equal(t, view-110, y(Nearest, 60))
	require.Equal(t, (view-110)/2, y(Center, 60))
	require.Equal(t, 0, y(Nearest, 77), "larger than the viewport")
	require.Equal(t, view-400, y(End, 77))
	require.Equal(t, view-149, y(Start, 99))
	require.Equal(t, 0, y(Nearest, 0))
}

// The end of the content is the end of the last item, whatever its guessed size.
func TestMeasureTheVeryEnd(t *testing.T) {
	for _, size := range []int{1, 5, 36, 100, 1000} {
		m := newRowModel(500, 36)
		for i := range m.rows {
			m.rows[i].size = size
		}
		var s Scroll[int]
		s.ToOffset(&m.axis, 250, math.MaxInt64)
		_, r, bottom := m.layout(t, &s, 250)
		require.Equal(t, 500, r.Last)
		require.Equal(t, 250, bottom)
		_, after := s.Remaining(&m.axis, 250)
		require.Zero(t, after)

		// Shrinking items bring others in; growing ones can be scrolled to.
		for i := 400; i < 500; i++ {
			m.rows[i].size = (size + 1) / 2
		}
		_, r, bottom = m.layout(t, &s, 250)
		require.Equal(t, 500, r.Last)
		require.Equal(t, 250, bottom)
		m.rows[499].size += 77
		m.layout(t, &s, 250)
		require.Positive(t, s.By(&m.axis, 250, 1e6))
		_, r, bottom = m.layout(t, &s, 250)
		require.Equal(t, 500, r.Last)
		require.Equal(t, 250, bottom)
	}
}

func TestMeasureScrollsToBothEnds(t *testing.T) {
	m := newRowModel(300, 36)
	for i := range m.rows {
		m.rows[i].size = i % 90
	}
	var s Scroll[int]
	m.layout(t, &s, 200)
	for range 2000 {
		s.By(&m.axis, 200, 40)
		m.layout(t, &s, 200)
	}
	require.EqualValues(t, m.start(300)-200, s.Offset(&m.axis))
	m.axis.Reset(300, 36)
	for range 2000 {
		s.By(&m.axis, 200, -40)
		m.layout(t, &s, 200)
	}
	require.Zero(t, s.Offset(&m.axis))
}

// Items without size must not hang a frame, and negative sizes must not break it.
func TestMeasureBadSizes(t *testing.T) {
	for _, size := range []int{0, -5, math.MinInt, math.MaxInt} {
		a := uniform(maxLen, 36)
		var s Scroll[int]
		asked := 0
		for _, view := range []int{1, 100, 0, -1} {
			for _, off := range []int64{0, 5000, math.MaxInt64} {
				s.ToOffset(a, view, off)
				r, top := s.Measure(a, view, func(int) int { asked++; return size })
				require.LessOrEqual(t, top, 0)
				require.True(t, r.First >= 0 && r.Last <= a.Len())
			}
		}
		require.Less(t, asked, 20*maxEmpty)
	}
	a := uniform(50, 10)
	var s Scroll[int]
	r, _ := s.Measure(a, 100, nil)
	require.Equal(t, Range{0, 10}, r)
	s.Anchor.Item = 70 // there are fewer now
	r, top := s.Measure(a, 100, func(int) int { return 30 })
	require.Equal(t, Range{46, 50}, r)
	require.Equal(t, -20, top)
	r, top = s.Measure(a, math.MaxInt, func(int) int { return 30 })
	require.Equal(t, Range{0, 50}, r)
	require.Zero(t, top)
}

// If the held item cannot keep its place at the end, it still determines the position.
func TestMeasureAfterRestoreAtTheEnd(t *testing.T) {
	m := newRowModel(50, 36)
	for i := range m.rows {
		m.rows[i].size = 100
	}
	var s Scroll[int]
	s.ToItem(&m.axis, 300, 40, Start)
	m.layout(t, &s, 300)
	held := m.key(40)
	m.remove(42, 8)
	s.Restore(&m.axis, 300, m.find)
	seen, r, _ := m.layout(t, &s, 300)
	require.Equal(t, Range{39, 42}, r)
	require.Equal(t, 100, seen[held])
}
