// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

import (
	"cmp"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// steps returns the cells of n steps from a cell.
func steps(w Walk, from Corner, way Way, n int) (all []Corner) {
	for range n {
		to, ok := w.Step(from, way)
		if !ok {
			return all
		}
		all = append(all, to)
		from = to
	}
	return all
}

func TestWalk(t *testing.T) {
	w := NewWalk([]Rect{rect(-1, 1, 3, 5), rect(5, 6, 0, 1)}, Skip{})
	first, last := Corner{-1, 3}, Corner{5, 0}
	assert.Equal(t, []Corner{{-1, 4}, {0, 3}, {0, 4}, last, first}, steps(w, first, Next, 5))
	assert.Equal(t, []Corner{last, {0, 4}, {0, 3}, {-1, 4}, first}, steps(w, first, Previous, 5))
	assert.Equal(t, []Corner{{0, 3}, {-1, 4}, {0, 4}, last, first}, steps(w, first, Down, 5))
	assert.Equal(t, []Corner{last, {0, 4}, {-1, 4}, {0, 3}, first}, steps(w, first, Up, 5))
	outside := Corner{9, 9}
	assert.Equal(t, []Corner{first}, steps(w, outside, Next, 1))
	assert.Equal(t, []Corner{last}, steps(w, outside, Up, 1))
	assert.Equal(t, []Corner{first}, steps(NewWalk([]Rect{rect(-1, 0, 3, 4)}, Skip{}), first, Down, 1), "a range of one cell")
	assert.Empty(t, steps(Walk{}, first, Next, 1))
	assert.Empty(t, steps(NewWalk([]Rect{{}}, Skip{}), first, Up, 1))
}

func TestWalkPassesOver(t *testing.T) {
	skip := Skip{Row: func(row int) bool { return row < 1_000_000 }, Col: func(col int) bool { return col == 1 }}
	w := NewWalk([]Rect{rect(0, 1_000_002, 0, 3), rect(5, 9, 0, 9)}, skip)
	a, b := 1_000_000, 1_000_001
	assert.Equal(t, []Corner{{a, 2}, {b, 0}, {b, 2}, {a, 0}}, steps(w, Corner{a, 0}, Next, 4))
	assert.Equal(t, []Corner{{b, 0}, {a, 2}, {b, 2}, {a, 0}}, steps(w, Corner{a, 0}, Down, 4))
	assert.Equal(t, []Corner{{a, 0}}, steps(w, Corner{5, 0}, Down, 1), "from a row that is passed over")
}

func TestWalkRandom(t *testing.T) {
	check(t, func(t *rapid.T) {
		rects, skip := drawRects(t), drawSkip(t)
		w := NewWalk(rects, skip)
		left := cellsIn(rects...).without(skip)
		order := wantOrder(rects, skip)
		if len(left) == 0 {
			require.Empty(t, steps(w, Corner{}, rapid.SampledFrom([]Way{Next, Previous, Down, Up}).Draw(t, "way"), 1))
			return
		}
		outside := Corner{1000, 1000}
		for _, way := range []Way{Next, Down} {
			all := steps(w, outside, way, len(left))
			require.Len(t, cellSetOf(all), len(left), "each cell once")
			for _, at := range all {
				require.True(t, left[at])
			}
			again, _ := w.Step(all[len(all)-1], way)
			require.Equal(t, all[0], again, "it wraps")
			back := steps(w, outside, way+1, len(left))
			slices.Reverse(back)
			require.Equal(t, all, back, "backward is the reverse")
			if order != nil {
				slices.SortStableFunc(order, func(a, b step) int { return a.compare(b, way) })
				for i, o := range order {
					require.Equal(t, o.at, all[i])
				}
			}
		}
	})
}

// step is a cell in a range.
type step struct {
	of int
	at Corner
}

func (s step) compare(o step, way Way) int {
	byRow, byCol := cmp.Compare(s.at.Row, o.at.Row), cmp.Compare(s.at.Col, o.at.Col)
	if way == Next {
		return cmp.Or(cmp.Compare(s.of, o.of), byRow, byCol)
	}
	return cmp.Or(cmp.Compare(s.of, o.of), byCol, byRow)
}

// wantOrder returns the cells of ranges that do not overlap, nil if they do.
func wantOrder(rects []Rect, skip Skip) (order []step) {
	if overlap(rects) {
		return nil
	}
	for i, r := range rects {
		for at := range cellsIn(r) {
			if !skip.skips(at) {
				order = append(order, step{i, at})
			}
		}
	}
	return order
}

func cellSetOf(cells []Corner) cellSet {
	in := cellSet{}
	for _, at := range cells {
		in[at] = true
	}
	return in
}
