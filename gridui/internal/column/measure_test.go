// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rangestats"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// price is a decimal type of a program.
type price string

func (p price) String() string { return string(p) }

// columnOf makes a column with its values as rows.
func columnOf[V any](missing func(v V) bool) *Def {
	t := &Value[V]{Get: func(row rowdata.Row) (V, bool) {
		v := *rowdata.Ptr[V](row)
		return v, missing == nil || !missing(v)
	}}
	t.Begin("v", "V", TraitsOf[V]())
	return t.Def
}

// measured adds up a column of values.
func measured[V any](d *Def, count bool, values ...V) (s rangestats.Stats) {
	rows := &rowdata.SliceOf[V]{Rows: values}
	at := make([]coord.Record, len(values))
	for i := range at {
		at[i] = coord.Record(i)
	}
	measure := d.Measure()
	if count {
		measure = d.MeasureCount()
	}
	measure(&s, rows, rowdata.Block{List: at})
	return s
}

// Values read without a function in between have the same figures as those read one by one, however the rows
// are stored and whichever are read.
func TestMeasureOfAccessors(t *testing.T) {
	values := make([]float64, 3000)
	ints := make([]int, len(values))
	for i := range values {
		values[i], ints[i] = float64(i*i%977)/8, i*i%977-100
	}
	values[5], values[700], values[2900] = math.NaN(), 1.0/3, 1e300
	floats := columnOf(func(v float64) bool { return v != v })
	of := func(v float64) float64 { return v }
	for name, rows := range map[string]rowdata.Slice{
		"slice": &rowdata.SliceOf[float64]{Rows: values}, "chunks": (&rowdata.SliceOf[float64]{Rows: values[:900]}).With(&rowdata.SliceOf[float64]{Rows: values[900:]}),
	} {
		for _, at := range []rowdata.Block{{N: len(values)}, {First: 17, N: 600}, {}, {List: []coord.Record{9, 2, 700, 5}}} {
			var one, many rangestats.Stats
			floats.Measure()(&one, rows, at)
			MeasureFloats(of)(&many, rows, at)
			require.Equal(t, one, many, name)
		}
	}
	var one, many rangestats.Stats
	all := rowdata.Block{N: len(ints)}
	columnOf[int](nil).Measure()(&one, &rowdata.SliceOf[int]{Rows: ints}, all)
	MeasureInts(func(v int) int { return v })(&many, &rowdata.SliceOf[int]{Rows: ints}, all)
	require.Equal(t, one, many)
	require.Equal(t, len(ints), many.Numbers)
}

func TestMeasuresOfColumns(t *testing.T) {
	d := columnOf[price](func(p price) bool { return p == "-" })
	d.Kind = option.KindNumber
	require.Equal(t, MeasureNumber, d.MeasureKind())
	s := measured[price](d, false, "0.1", "0.2", "-", "?", "12345678901234567.89")
	require.Equal(t, 4, s.Count)
	require.Equal(t, 3, s.Numbers)
	require.Equal(t, "12345678901234568.19", s.Sum().Digits(18))
	s = measured[price](d, true, "0.1", "-", "")
	require.Equal(t, 1, s.Count)

	s = measured(columnOf[string](nil), false, "a", "", "c")
	require.Equal(t, 2, s.Count, "an empty text is blank")
	s = measured(columnOf[bool](nil), false, false, true)
	require.Equal(t, 2, s.Count)
	require.Zero(t, s.Numbers)
	s = measured[uint64](columnOf[uint64](nil), false, math.MaxUint64, math.MaxInt64, 3)
	require.Equal(t, "27670116110564327425", s.Sum().Digits(0))
	s = measured[float32](columnOf[float32](nil), false, 0.1, 0.2)
	require.Equal(t, "0.3", s.Sum().Digits(18))
	s = measured(columnOf[any](nil), false, any("x"), nil, any(""))
	require.Equal(t, 1, s.Count)
}

// BenchmarkMeasure adds up a million numbers, next to a loop that reads them by the column's accessor.
func BenchmarkMeasure(b *testing.B) {
	const n = 1_000_000
	floats := func(unit float64) *rowdata.SliceOf[float64] {
		rows := make([]float64, n)
		for i := range rows {
			rows[i] = float64(i) / unit
		}
		return &rowdata.SliceOf[float64]{Rows: rows}
	}
	ints := make([]int, n)
	for i := range ints {
		ints[i] = i
	}
	float := columnOf(func(v float64) bool { return v != v })
	benchMeasure(b, "int", columnOf[int](nil), &rowdata.SliceOf[int]{Rows: ints})
	benchMeasure(b, "decimal", float, floats(100))
	benchMeasure(b, "float", float, floats(3))
}

func benchMeasure(b *testing.B, name string, d *Def, rows rowdata.Source) {
	at := make([]coord.Record, rows.Len())
	for i := range at {
		at[i] = coord.Record(i)
	}
	b.Run(name+"/loop", func(b *testing.B) {
		sum := 0.0
		for b.Loop() {
			for _, r := range at {
				if v, ok := d.Number(rows.At(int(r))); ok {
					sum += v
				}
			}
		}
	})
	b.Run(name+"/measure", func(b *testing.B) {
		measure := d.Measure()
		b.ReportAllocs()
		for b.Loop() {
			var s rangestats.Stats
			measure(&s, rows, rowdata.Block{List: at})
		}
	})
}
