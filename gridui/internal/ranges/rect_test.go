// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

import (
	"math"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// rect returns rows r0 … r1-1 of columns c0 … c1-1.
func rect(r0, r1, c0, c1 int) Rect { return Rect{Rows: Span{r0, r1}, Cols: Span{c0, c1}} }

func TestSpan(t *testing.T) {
	assert.Equal(t, Span{-2, 4}, Between(3, -2))
	assert.Equal(t, Between(-2, 3), Between(3, -2))
	assert.Equal(t, 6, Between(3, -2).Len())
	assert.True(t, Between(3, 3).Has(3))
	assert.Zero(t, Span{5, 3}.Len())
	assert.True(t, Span{5, 5}.Empty() && Span{}.Empty())
	assert.Zero(t, Span{0, 3}.Intersect(Span{3, 9}), "they only touch")
	assert.True(t, Span{0, 3}.Covers(Span{9, 9}), "an empty span is in all")
	assert.Equal(t, []int{0, 2, 0}, []int{Span{0, 3}.clamp(-7), Span{0, 3}.clamp(7), Span{}.clamp(7)})
}

func TestRect(t *testing.T) {
	r := rect(-2, 3, 1, 4)
	assert.Equal(t, r, Spanning(Corner{2, 1}, Corner{-2, 3}))
	assert.True(t, r.Contains(Corner{-2, 1}) && r.Contains(Corner{2, 3}))
	assert.False(t, r.Contains(Corner{3, 1}) || r.Contains(Corner{2, 4}) || r.Contains(Corner{-3, 1}))
	assert.Equal(t, rect(0, 3, 2, 4), r.Intersect(rect(0, 9, 2, 9)))
	assert.Equal(t, Rect{}, r.Intersect(rect(0, 9, 4, 9)), "rows are shared, columns are not")
	assert.True(t, r.Covers(rect(0, 1, 1, 4)) && r.Covers(Rect{}) && !r.Covers(rect(0, 4, 1, 4)))
	assert.True(t, rect(0, 0, 0, 5).Empty() && Rect{}.Empty())
	assert.Equal(t, rect(-2, 9, 0, 4), r.Union(rect(5, 9, 0, 1)), "with what is between")
	assert.Equal(t, r, r.Union(rect(7, 7, 0, 9)), "an empty rectangle is nowhere")
	assert.Equal(t, r, Rect{}.Union(r))
	assert.Equal(t, Size{Rows: 5, Cols: 3}, r.Size())
}

func TestSubtract(t *testing.T) {
	r := rect(0, 4, 0, 4)
	for name, test := range map[string]struct {
		hole Rect
		want []Rect
	}{
		"middle":  {rect(1, 2, 1, 2), []Rect{rect(0, 1, 0, 4), rect(1, 2, 0, 1), rect(1, 2, 2, 4), rect(2, 4, 0, 4)}},
		"corner":  {rect(-3, 1, -3, 1), []Rect{rect(0, 1, 1, 4), rect(1, 4, 0, 4)}},
		"all":     {rect(-1, 9, -1, 9), nil},
		"beside":  {rect(0, 4, 4, 9), []Rect{r}},
		"empty":   {Rect{}, []Rect{r}},
		"a row":   {rect(2, 3, -9, 9), []Rect{rect(0, 2, 0, 4), rect(3, 4, 0, 4)}},
		"columns": {rect(-9, 9, 1, 3), []Rect{rect(0, 4, 0, 1), rect(0, 4, 3, 4)}},
	} {
		assert.Equal(t, test.want, r.Subtract(nil, test.hole), name)
	}
	assert.Nil(t, Rect{}.Subtract(nil, r))
}

func TestSubtractRandom(t *testing.T) {
	check(t, func(t *rapid.T) {
		a, b := drawRect(t, "a"), drawRect(t, "b")
		left := a.Subtract(nil, b)
		require.LessOrEqual(t, len(left), 4)
		require.Equal(t, cellsIn(a).minus(cellsIn(b)), cellsIn(left...))
		requireDisjoint(t, left)
		require.Equal(t, len(cellsIn(a)) == 0, a.Empty())
		require.Equal(t, b.Covers(a), len(left) == 0)
		require.Equal(t, !a.Intersect(b).Empty(), a.Overlaps(b))
		require.Len(t, cellsIn(a.Intersect(b)), len(cellsIn(a))-len(cellsIn(left...)))
	})
}

// requireDisjoint fails if a cell is in two rectangles, or a rectangle is empty.
func requireDisjoint(t require.TestingT, rects []Rect) {
	n := 0
	for _, r := range rects {
		require.False(t, r.Empty())
		n += len(cellsIn(r))
	}
	require.Len(t, cellsIn(rects...), n)
}

func TestCover(t *testing.T) {
	assert.Empty(t, Cover(nil, nil))
	apart := []Rect{rect(0, 2, 0, 2), rect(5, 6, 0, 9)}
	assert.Equal(t, apart, Cover(nil, apart), "disjoint rectangles stay as they are")
	a := rect(0, 3, 0, 3)
	assert.Equal(t, []Rect{a}, Cover(nil, []Rect{a, a, rect(1, 2, 1, 2)}))
	assert.Equal(t, []Rect{a, rect(2, 3, 3, 5), rect(3, 5, 2, 5)}, Cover(nil, []Rect{a, rect(2, 5, 2, 5)}))
	assert.Equal(t, []Rect{apart[0], a}, Cover(apart[:1:1], []Rect{a}), "it appends, whatever is there already")
}

func TestCoverRandom(t *testing.T) {
	check(t, func(t *rapid.T) {
		rects := drawRects(t)
		cover := Cover(nil, rects)
		requireDisjoint(t, cover)
		require.Equal(t, cellsIn(rects...), cellsIn(cover...))
		require.EqualValues(t, len(cellsIn(rects...)), Count(cover))
	})
}

func TestCount(t *testing.T) {
	most := Span{math.MinInt, math.MaxInt}
	assert.Zero(t, Count(nil))
	assert.EqualValues(t, 12, Count([]Rect{rect(-2, 1, 0, 2), rect(0, 1, 0, 6), {}}), "cells of both count twice")
	assert.EqualValues(t, uint64(12_000_000_000), Rect{Rows: Span{0, 1_000_000_000}, Cols: Span{0, 12}}.Count())
	if strconv.IntSize == 64 {
		full := Rect{Rows: most, Cols: Span{0, 1}}
		assert.Equal(t, uint64(math.MaxUint64), full.Count())
		assert.Equal(t, uint64(math.MaxUint64), Count([]Rect{full, full}), "more than 64 bits")
		assert.Equal(t, uint64(math.MaxUint64), Rect{Rows: most, Cols: most}.Count())
	}
}
