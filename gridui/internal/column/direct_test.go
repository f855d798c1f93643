// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// overSlices runs a test over rows in a slice, and over the same rows in chunks, which are read one by one.
func overSlices[T any](values []T, test func(rows rowdata.Slice)) {
	test(&rowdata.SliceOf[T]{Rows: values})
	test((&rowdata.SliceOf[T]{Rows: values[:1]}).With(&rowdata.SliceOf[T]{Rows: values[1:]}))
}

func asIs[V any](v V) V { return v }

// Values read directly equal those read one by one, however the rows are stored.
func TestDirectReads(t *testing.T) {
	at := []int32{2, 0, 1, 2}
	overSlices([]int{7, -3, 1 << 60}, func(rows rowdata.Slice) {
		d := columnOf[int](nil)
		d.Direct = DirectInts(asIs[int])
		got := make([]int64, len(at))
		FilterField(rows, d).Integers(got, at)
		require.Equal(t, []int64{1 << 60, 7, -3, 1 << 60}, got)
	})
	overSlices([]float64{0.5, math.Inf(-1), math.NaN()}, func(rows rowdata.Slice) {
		d := columnOf(func(v float64) bool { return v != v })
		d.Direct = DirectFloats(asIs[float64])
		got := make([]float64, len(at))
		FilterField(rows, d).Numbers(got, at)
		require.True(t, math.IsNaN(got[0]) && math.IsNaN(got[3]))
		require.Equal(t, []float64{0.5, math.Inf(-1)}, got[1:3])
	})
	overSlices([]string{"가", "", "c"}, func(rows rowdata.Slice) {
		d := columnOf[string](nil)
		d.Direct = DirectTexts(asIs[string])
		for _, f := range []*rowmodel.Field{FilterField(rows, d), SortField(rows, d)} {
			got := make([]string, len(at))
			f.Texts(got, at)
			require.Equal(t, []string{"c", "가", "", "c"}, got)
		}
	})
}
