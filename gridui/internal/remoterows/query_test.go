// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"cmp"
	"math"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// cell is a row with one column.
type cell struct{ of value.Value }

func (c cell) Value(string) value.Value { return c.of }
func (c cell) Text(string) string       { return c.of.String() }

// Filters of times and of whole numbers pass the same values in memory and in a source.
func TestComparisonsPassTheSameValues(t *testing.T) {
	times := &column.Value[time.Time]{Get: func(rowdata.Row) (at time.Time, ok bool) { return at, false }}
	times.Begin("c", "C", column.TraitsOf[time.Time]())
	whole := &column.Value[int]{Get: func(rowdata.Row) (n int, ok bool) { return n, false }}
	whole.Begin("c", "C", column.TraitsOf[int]())
	field := &rowmodel.Field{}
	passes := func(f rowmodel.IntegerIs, n int64) bool {
		if f.Op == rowmodel.Between {
			return min(f.A, f.B) <= n && n <= max(f.A, f.B)
		}
		return f.Op.Holds(cmp.Compare(n, f.A))
	}
	walked := 0
	for _, d := range []*column.Def{times.Def, whole.Def} {
		tr := translation{columns: map[*rowmodel.Field]*column.Def{field: d}}
		of := func(n int64) value.Value {
			if d == times.Def {
				return value.Time(time.Unix(n, 999))
			}
			return value.Int(n)
		}
		for op := rowmodel.Equal; op <= rowmodel.Between; op++ {
			for _, a := range []int64{math.MinInt64, -1, 0, 5, math.MaxInt64} {
				for _, b := range []int64{-3, 0, 7} {
					f := rowmodel.IntegerIs{Field: field, Op: op, A: a, B: b}
					e, err := tr.expr(f)
					require.NoError(t, err)
					test, err := expr.Compile(e, nil)
					require.NoError(t, err)
					for n := int64(-9); n < 10; n++ {
						require.Equal(t, passes(f, n), test(cell{of(n)}), "%v %+v: %s", n, f, expr.Print(e))
						walked++
					}
					require.False(t, test(cell{}), "a row without a value: %+v", f)
				}
			}
		}
	}
	require.Equal(t, 2*7*5*3*19, walked)
}

// Sources compare the text of a cell, so they refuse filters by its single tags.
func TestFiltersByTagsAreRefused(t *testing.T) {
	tags := &column.Value[[]string]{Get: func(rowdata.Row) ([]string, bool) { return nil, false }}
	tags.Begin("c", "C", column.TraitsOf[[]string]())
	require.True(t, tags.TagsBy(column.TagOptions[[]string]{}))
	field := &rowmodel.Field{}
	tr := translation{columns: map[*rowmodel.Field]*column.Def{field: tags.Def}}
	for _, f := range []rowmodel.Filter{rowmodel.Parts{Field: field, Texts: []string{"a"}}, rowmodel.Not{Filter: rowmodel.Parts{Field: field, Texts: []string{"a"}}}} {
		_, err := tr.expr(f)
		require.ErrorIs(t, err, rowsource.ErrUnsupported)
		require.ErrorContains(t, err, "single tags")
	}
	e, err := tr.expr(rowmodel.OneOf{Field: field, Texts: map[string]bool{"a, b": true}})
	require.NoError(t, err)
	require.NotNil(t, e)
}
