// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func TestFill(t *testing.T) {
	odd := Skip{Row: func(row int) bool { return row%2 != 0 }}
	for name, test := range map[string]struct {
		r    Rect
		skip Skip
		want Fill
		ok   bool
	}{
		"the first row into the rest": {rect(1, 5, 2, 4), Skip{}, Fill{1, rect(2, 5, 2, 4)}, true},
		"one row from above":          {rect(1, 2, 2, 4), Skip{}, Fill{0, rect(1, 2, 2, 4)}, true},
		"above are pinned rows":       {rect(0, 1, 2, 4), Skip{}, Fill{-1, rect(0, 1, 2, 4)}, true},
		"nothing is above":            {rect(-2, -1, 2, 4), Skip{}, Fill{}, false},
		"empty":                       {Rect{}, Skip{}, Fill{}, false},
		"beyond what shows":           {rect(5, 99, 5, 99), Skip{}, Fill{5, rect(6, 7, 5, 6)}, true},
		"rows are passed over":        {rect(1, 6, 0, 1), odd, Fill{2, rect(4, 6, 0, 1)}, true},
		"one row of data, from above": {rect(1, 4, 0, 1), odd, Fill{0, rect(2, 3, 0, 1)}, true},
		"no row of data above":        {rect(-2, 0, 0, 1), odd, Fill{}, false},
		"no row of data":              {rect(1, 2, 0, 1), odd, Fill{}, false},
	} {
		got, ok := FillDown(test.r, field, test.skip)
		assert.Equal(t, test.ok, ok, name)
		assert.Equal(t, test.want, got, name)
		got, ok = FillRight(test.r.transposed(), field.transposed(), test.skip.transposed())
		assert.Equal(t, test.ok, ok, name)
		assert.Equal(t, Fill{test.want.From, test.want.To.transposed()}, got, name)
	}
}

func TestFillRandom(t *testing.T) {
	check(t, func(t *rapid.T) {
		r, skip := drawRect(t, "range"), drawSkip(t)
		f, ok := FillDown(r, field, skip)
		in := r.Intersect(field)
		var rows []int
		for row := in.Rows.First; row < in.Rows.End; row++ {
			if skip.Row == nil || !skip.Row(row) {
				rows = append(rows, row)
			}
		}
		if !ok {
			require.Zero(t, f)
			return
		}
		require.True(t, in.Covers(f.To))
		require.Less(t, f.From, f.To.Rows.First)
		require.True(t, field.Rows.Has(f.From))
		require.True(t, skip.Row == nil || !skip.Row(f.From))
		if len(rows) > 1 {
			require.Equal(t, rows[0], f.From)
			require.Equal(t, Span{rows[1], in.Rows.End}, f.To.Rows)
		} else {
			require.Equal(t, Between(rows[0], rows[0]), f.To.Rows)
		}
	})
}
