// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// spans returns spans given as pairs of First and End.
func spans(pairs ...int) (s []Span) {
	for i := 0; i < len(pairs); i += 2 {
		s = append(s, Span{pairs[i], pairs[i+1]})
	}
	return s
}

func TestLayout(t *testing.T) {
	for name, test := range map[string]struct {
		rects []Rect
		want  []Table
	}{
		"none":      {nil, []Table{}},
		"one":       {[]Rect{rect(-1, 2, 0, 3)}, []Table{{spans(-1, 2), spans(0, 3)}}},
		"same rows": {[]Rect{rect(1, 3, 4, 6), rect(1, 3, 0, 2)}, []Table{{spans(1, 3), spans(0, 2, 4, 6)}}},
		"same columns, touching": {
			[]Rect{rect(4, 6, 1, 3), rect(6, 9, 1, 3), rect(0, 2, 1, 3)},
			[]Table{{spans(0, 2, 4, 9), spans(1, 3)}},
		},
		"a grid of four": {
			[]Rect{rect(0, 1, 0, 1), rect(0, 1, 2, 3), rect(5, 6, 0, 1), rect(5, 6, 2, 3)},
			[]Table{{spans(0, 1, 5, 6), spans(0, 1, 2, 3)}},
		},
		"one in another": {[]Rect{rect(0, 5, 0, 5), rect(1, 2, 1, 2), {}}, []Table{{spans(0, 5), spans(0, 5)}}},
		"only some rows shared": {
			[]Rect{rect(2, 4, 3, 4), rect(0, 3, 0, 1)},
			[]Table{{spans(2, 4), spans(3, 4)}, {spans(0, 3), spans(0, 1)}},
		},
		"nothing shared": {
			[]Rect{rect(0, 1, 0, 1), rect(1, 2, 1, 2)},
			[]Table{{spans(0, 1), spans(0, 1)}, {spans(1, 2), spans(1, 2)}},
		},
		"overlapping corners": {
			[]Rect{rect(0, 2, 0, 2), rect(1, 3, 1, 3)},
			[]Table{{spans(0, 2), spans(0, 2)}, {spans(1, 3), spans(1, 3)}},
		},
	} {
		assert.Equal(t, test.want, Layout(test.rects), name)
	}
	for row := range (Table{Rows: spans(3, 9)}).EachRow() {
		assert.Equal(t, 3, row)
		break
	}
	assert.Equal(t, Size{Rows: 5, Cols: 4}, Table{spans(0, 2, 4, 7), spans(0, 2, 4, 6)}.Size())
}

// The number of cells cannot distinguish a table from blocks if it does not fit in 64 bits.
func TestLayoutOfHugeRanges(t *testing.T) {
	half := math.MaxInt / 2
	assert.Len(t, Layout([]Rect{rect(-half, half, -half, 0), rect(-half, half, 5, half)}), 1)
	assert.Len(t, Layout([]Rect{rect(-half, half, -half, 0), rect(-half, half-1, 5, half)}), 2)
}

func TestLayoutRandom(t *testing.T) {
	check(t, func(t *rapid.T) {
		rects := drawRects(t)
		tables := Layout(rects)
		all := cellSet{}
		for _, table := range tables {
			n := 0
			for row := range table.EachRow() {
				for col := range table.EachCol() {
					all[Corner{row, col}] = true
					n++
				}
			}
			require.Equal(t, n, table.Size().Rows*table.Size().Cols)
		}
		require.Equal(t, cellsIn(rects...), all)
		require.Equal(t, len(all) > 0 && sameColumns(all), len(tables) == 1)
	})
}

// sameColumns reports whether all rows with a cell have cells in the same columns.
func sameColumns(cells cellSet) bool {
	for a := range cells {
		for b := range cells {
			if !cells[Corner{a.Row, b.Col}] {
				return false
			}
		}
	}
	return true
}
