// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// sheet is the writable part in these tests.
var sheet = rect(0, 10, 0, 8)

func size(rows, cols int) Size { return Size{Rows: rows, Cols: cols} }

func TestPlanPaste(t *testing.T) {
	for name, test := range map[string]struct {
		table   Size
		into    []Rect
		targets []Rect
		dropped Size
	}{
		"one cell into one":           {size(1, 1), []Rect{rect(2, 3, 2, 3)}, []Rect{rect(2, 3, 2, 3)}, Size{}},
		"one cell fills a range":      {size(1, 1), []Rect{rect(2, 6, 2, 7)}, []Rect{rect(2, 6, 2, 7)}, Size{}},
		"one cell fills all, once":    {size(1, 1), []Rect{rect(0, 2, 0, 2), rect(1, 3, 0, 2)}, []Rect{rect(0, 2, 0, 2), rect(2, 3, 0, 2)}, Size{}},
		"tiled both ways":             {size(2, 3), []Rect{rect(0, 6, 0, 6)}, []Rect{rect(0, 6, 0, 6)}, Size{}},
		"a row tiled downward":        {size(1, 3), []Rect{rect(0, 7, 2, 5)}, []Rect{rect(0, 7, 2, 5)}, Size{}},
		"a whole column":              {size(2, 1), []Rect{rect(0, 10, 3, 4)}, []Rect{rect(0, 10, 3, 4)}, Size{}},
		"past a focused cell":         {size(2, 3), []Rect{rect(4, 5, 4, 5)}, []Rect{rect(4, 6, 4, 7)}, Size{}},
		"rows do not divide":          {size(2, 3), []Rect{rect(0, 5, 0, 6)}, []Rect{rect(0, 2, 0, 3)}, Size{}},
		"columns do not divide":       {size(2, 3), []Rect{rect(0, 4, 0, 4)}, []Rect{rect(0, 2, 0, 3)}, Size{}},
		"larger than the range":       {size(4, 4), []Rect{rect(0, 2, 0, 2)}, []Rect{rect(0, 4, 0, 4)}, Size{}},
		"past the end":                {size(4, 5), []Rect{rect(8, 9, 6, 7)}, []Rect{rect(8, 10, 6, 8)}, size(2, 3)},
		"same rows, as one table":     {size(2, 3), []Rect{rect(0, 2, 4, 6), rect(0, 2, 0, 1)}, []Rect{rect(0, 2, 4, 6), rect(0, 2, 0, 1)}, Size{}},
		"several of their own size":   {size(2, 1), []Rect{rect(0, 2, 0, 1), rect(5, 7, 3, 4)}, []Rect{rect(0, 2, 0, 1), rect(5, 7, 3, 4)}, Size{}},
		"a range beyond what shows":   {size(1, 1), []Rect{rect(8, 99, 0, 1), rect(99, 100, 0, 1)}, []Rect{rect(8, 10, 0, 1)}, Size{}},
		"one of two beyond":           {size(3, 1), []Rect{rect(99, 100, 0, 1), rect(2, 3, 0, 1)}, []Rect{rect(2, 5, 0, 1)}, Size{}},
		"more columns than there are": {size(1, 9), []Rect{rect(3, 4, 0, 1)}, []Rect{rect(3, 4, 0, 8)}, size(0, 1)},
	} {
		p, err := PlanPaste(test.table, test.into, sheet, Skip{})
		require.NoError(t, err, name)
		assert.Equal(t, test.targets, p.Targets, name)
		assert.Equal(t, test.dropped, p.Dropped, name)
	}
}

func TestPasteSources(t *testing.T) {
	source := func(p Paste, row, col int) [3]int {
		r, c, ok := p.Source(Corner{row, col})
		if !ok {
			return [3]int{-1, -1, 0}
		}
		return [3]int{r, c, 1}
	}
	tiled, err := PlanPaste(size(2, 3), []Rect{rect(2, 6, 2, 8)}, sheet, Skip{})
	require.NoError(t, err)
	assert.Equal(t, [3]int{0, 0, 1}, source(tiled, 2, 2))
	assert.Equal(t, [3]int{1, 2, 1}, source(tiled, 5, 7))
	assert.Equal(t, [3]int{0, 1, 1}, source(tiled, 4, 6))
	assert.Equal(t, [3]int{-1, -1, 0}, source(tiled, 6, 2))

	one, err := PlanPaste(size(2, 3), []Rect{rect(0, 2, 4, 6), rect(0, 2, 0, 1)}, sheet, Skip{})
	require.NoError(t, err)
	assert.Equal(t, [3]int{1, 0, 1}, source(one, 1, 0), "columns of one table go by their order on the screen")
	assert.Equal(t, [3]int{1, 2, 1}, source(one, 1, 5))
	assert.Equal(t, [3]int{-1, -1, 0}, source(one, 1, 2), "between the ranges")

	each, err := PlanPaste(size(2, 1), []Rect{rect(0, 2, 0, 1), rect(5, 7, 3, 4)}, sheet, Skip{})
	require.NoError(t, err)
	assert.Equal(t, [3]int{1, 0, 1}, source(each, 6, 3))
}

// Group rows and utility columns receive nothing and use no line of the table.
func TestPastePassesOver(t *testing.T) {
	skip := Skip{
		Row: func(row int) bool { return row%3 == 0 },
		Col: func(col int) bool { return col == 1 },
	}
	p, err := PlanPaste(size(3, 2), []Rect{rect(0, 1, 0, 1), rect(1, 2, 0, 1)}, sheet, skip)
	require.NoError(t, err, "the first range has no cell of data")
	assert.Equal(t, []Rect{rect(1, 5, 0, 3)}, p.Targets)
	var got [][2]int
	for row, line := range p.Blocks[0].EachRow() {
		if got = append(got, [2]int{row, line}); len(got) == 3 {
			break
		}
	}
	assert.Equal(t, [][2]int{{1, 0}, {2, 1}, {4, 2}}, got)
	row, col, ok := p.Source(Corner{4, 2})
	assert.Equal(t, [3]int{2, 1, 1}, [3]int{row, col, map[bool]int{true: 1}[ok]})
	_, _, ok = p.Source(Corner{3, 2})
	assert.False(t, ok)

	p, err = PlanPaste(size(2, 2), []Rect{rect(0, 6, 0, 3)}, sheet, skip)
	require.NoError(t, err)
	assert.Equal(t, []Rect{rect(0, 6, 0, 3)}, p.Targets, "tiled: four rows and two columns of data")
	p, err = PlanPaste(size(5, 1), []Rect{rect(4, 5, 0, 1)}, sheet, skip)
	require.NoError(t, err)
	assert.Equal(t, size(1, 0), p.Dropped, "rows 4, 5, 7 and 8 take one each")
}

func TestPasteErrors(t *testing.T) {
	for name, test := range map[string]struct {
		table Size
		into  []Rect
		want  string
	}{
		"no range":      {size(1, 1), nil, "gridui: there is no cell to paste into"},
		"beyond":        {size(1, 1), []Rect{rect(99, 100, 0, 1)}, "gridui: there is no cell to paste into"},
		"no line":       {size(0, 1), []Rect{sheet}, "gridui: there is no cell to paste into"},
		"an empty line": {size(1, 0), []Rect{sheet}, "gridui: there is no cell to paste into"},
		"other sizes": {
			size(2, 2), []Rect{rect(0, 2, 0, 2), rect(5, 6, 0, 3)},
			"gridui: 2×2 cells do not fit into 2 ranges, of which one has 1×3: several ranges take one cell or exactly their own size",
		},
		"multiples of its size": {
			size(1, 2), []Rect{rect(0, 2, 0, 2), rect(5, 7, 0, 2)},
			"gridui: 1×2 cells do not fit into 2 ranges, of which one has 2×2: several ranges take one cell or exactly their own size",
		},
		"overlapping": {
			size(2, 2), []Rect{rect(0, 2, 0, 2), rect(1, 3, 1, 3)},
			"gridui: 2×2 cells cannot be pasted into 2 ranges that overlap",
		},
	} {
		_, err := PlanPaste(test.table, test.into, sheet, Skip{})
		assert.EqualError(t, err, test.want, name)
	}
}

func TestPasteRandom(t *testing.T) {
	check(t, func(t *rapid.T) {
		rects, skip := drawRects(t), drawSkip(t)
		table := size(rapid.IntRange(1, 4).Draw(t, "rows"), rapid.IntRange(1, 4).Draw(t, "columns"))
		if rapid.Bool().Draw(t, "one range") {
			rects = []Rect{drawRect(t, "range")}
		}
		p, err := PlanPaste(table, rects, field, skip)
		require.Equal(t, canPaste(table, rects, skip), err == nil, "%v", err)
		if err != nil {
			return
		}
		got := map[Corner]Corner{}
		for i := range p.Blocks {
			for row, line := range p.Blocks[i].EachRow() {
				for col, field := range p.Blocks[i].EachCol() {
					require.NotContains(t, got, Corner{row, col}, "a cell is written to twice")
					got[Corner{row, col}] = Corner{line, field}
				}
			}
		}
		requireSources(t, &p, got, skip)
		requirePasteRule(t, table, rects, got, skip, p.Dropped)
	})
}

// canPaste reports whether a table may be pasted into ranges.
func canPaste(table Size, rects []Rect, skip Skip) bool {
	var shown []Rect
	each, n, rows, cols := true, 0, map[int]bool{}, map[int]bool{}
	for _, r := range rects {
		r = r.Intersect(field)
		has := dense(skip, Corner{r.Rows.First, r.Cols.First}, Corner{r.Rows.End, r.Cols.End})
		if has.Row*has.Col == 0 {
			continue
		}
		shown = append(shown, r)
		each = each && size(has.Row, has.Col) == table
		n += has.Row * has.Col
		for at := range cellsIn(r) {
			if !skip.skips(at) {
				rows[at.Row], cols[at.Col] = true, true
			}
		}
	}
	union := cellsIn(shown...)
	switch {
	case len(shown) < 2 || table == size(1, 1):
		return len(shown) > 0
	case each:
		return n == len(union.without(skip))
	}
	return sameColumns(union) && size(len(rows), len(cols)) == table
}

// requireSources compares Source and Targets with the blocks.
func requireSources(t *rapid.T, p *Paste, got map[Corner]Corner, skip Skip) {
	for at := range cellsIn(field) {
		row, col, ok := p.Source(at)
		want, in := got[at]
		require.Equal(t, in, ok)
		require.Equal(t, want, Corner{row, col})
		if in {
			require.False(t, skip.skips(at))
		}
	}
	targets := cellsIn(p.Targets...).without(skip)
	require.Len(t, got, len(targets))
	for at := range targets {
		require.Contains(t, got, at)
	}
}

// dense maps data cells to their positions if only data were numbered.
func dense(skip Skip, from Corner, to Corner) Corner {
	var d Corner
	for row := from.Row; row < to.Row; row++ {
		if skip.Row == nil || !skip.Row(row) {
			d.Row++
		}
	}
	for col := from.Col; col < to.Col; col++ {
		if skip.Col == nil || !skip.Col(col) {
			d.Col++
		}
	}
	return d
}

// requirePasteRule checks a plan for one range, or for one cell, against the rules.
func requirePasteRule(t *rapid.T, table Size, rects []Rect, got map[Corner]Corner, skip Skip, dropped Size) {
	data := cellsIn(rects...).without(skip)
	for at := range data {
		if !field.Contains(at) {
			delete(data, at)
		}
	}
	if table == size(1, 1) {
		require.Len(t, got, len(data))
		return
	}
	if len(rects) != 1 {
		return
	}
	r := rects[0].Intersect(field)
	first := Corner{r.Rows.First, r.Cols.First}
	has := dense(skip, first, Corner{r.Rows.End, r.Cols.End})
	room := dense(skip, first, Corner{field.Rows.End, field.Cols.End})
	tiled := has.Row%table.Rows == 0 && has.Col%table.Cols == 0
	if tiled {
		require.Len(t, got, len(data))
		require.Zero(t, dropped)
	} else {
		require.Equal(t, size(max(table.Rows-room.Row, 0), max(table.Cols-room.Col, 0)), dropped)
		require.Len(t, got, min(table.Rows, room.Row)*min(table.Cols, room.Col))
	}
	for at, source := range got {
		d := dense(skip, first, at)
		require.Equal(t, Corner{d.Row % table.Rows, d.Col % table.Cols}, source)
		require.True(t, tiled || d.Row < table.Rows && d.Col < table.Cols)
	}
}
