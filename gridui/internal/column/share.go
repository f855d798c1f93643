// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"math"
	"strconv"
	"unicode/utf8"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// appendShare appends the share in percent, with one decimal.
func (s Aggregate) appendShare(dst []byte) []byte {
	if math.IsNaN(s.Share) || math.IsInf(s.Share, 0) {
		return dst
	}
	from := len(dst)
	dst = strconv.AppendFloat(dst, math.Round(s.Share*1000)/10+0, 'f', 1, 64)
	if s.Decimal != 0 && s.Decimal != '.' {
		at := len(dst) - 2
		last := dst[at+1]
		dst = append(utf8.AppendRune(dst[:max(at, from)], s.Decimal), last)
	}
	return append(dst, '%')
}

// shareValue returns the share as a raw value, nil if there is none.
func (s Aggregate) shareValue() any {
	if math.IsNaN(s.Share) || math.IsInf(s.Share, 0) {
		return nil
	}
	return s.Share
}

// Summing is a column with its current aggregate, which users may have chosen.
type Summing struct {
	Def      *Def
	Function option.Aggregate
}

// Aggregation returns Def.Aggregation for the current aggregate.
func (su Summing) Aggregation(rows rowdata.Source) (rowmodel.Aggregate, error) {
	d := su.Def
	if d.Aggregate != su.Function {
		c := *d
		c.Aggregate = su.Function
		d = &c
	}
	return d.Aggregation(rows)
}

// Possible reports whether the values of the column support the aggregate.
func (su Summing) Possible() bool {
	_, err := su.Aggregation(nil)
	return err == nil
}

// Figure returns the number of an aggregate for computing shares, NaN if there is none.
func (su Summing) Figure(s Aggregate) (n float64) {
	switch count, counts := s.Count.(int64); {
	case counts:
		return float64(count)
	case s.Exact != nil && s.Function == option.AggregateAverage:
		return s.Exact.FloatMean()
	case s.Exact != nil:
		return s.Exact.Float()
	case su.Def.picks(s.Function):
		n = math.NaN()
		s.read(func(row rowdata.Row) { n = su.Own(row) })
		return n
	}
	return s.Number
}

// Own returns the number that a row adds to the aggregate, NaN if it adds none.
func (su Summing) Own(row rowdata.Row) float64 {
	d, a := su.Def, su.Function
	switch {
	case a == option.AggregateDistinct || d.Missing != nil && d.Missing(row):
		return math.NaN()
	case a == option.AggregateCount:
		return 1
	case d.Number != nil:
		if n, ok := d.Number(row); ok {
			return n
		}
		return math.NaN()
	}
	if read, _ := d.Sums.exact(); read != nil {
		var sum exact.Sum
		if n, ok := read(row); ok {
			sum.Add(n)
			return sum.Float()
		}
	}
	return math.NaN()
}
