// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package statusbar

import (
	"math"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
	"github.com/giogrid/giogrid/gridui/option"
)

// figures returns the figures for the program.
func (c *counter) figures() option.StatusFigures {
	s := &c.stats
	if c.of.from == fromNothing {
		return option.StatusFigures{Finished: true}
	}
	out := option.StatusFigures{
		Cells: c.cells, Count: s.Count, Numbers: s.Numbers, Dates: s.Times,
		Earliest: s.Earliest, Latest: s.Latest, Finished: c.finished,
	}
	if s.Numbers > 0 {
		sum := s.Sum()
		out.Sum, out.Average, out.Min, out.Max = sum.Float, s.Average().Float, s.Min().Float, s.Max().Float
		out.SumText = sum.Digits(exact.Scale)
	}
	return out
}

// appendNumber appends a number in the format of the column if all numbers are from one column, or else in
// groups of three digits with at most the given decimals.
func (f format) appendNumber(dst []byte, n exact.Number, decimals int) []byte {
	if f.number != nil {
		if out := f.number.AppendFigure(dst, n); len(out) > len(dst) {
			return out
		}
	}
	return textfmt.AppendGroupedDigits(dst, n.Digits(decimals))
}

// appendTime appends a time in the format of the first column of times.
func (f format) appendTime(dst []byte, at time.Time) []byte {
	if f.time == nil {
		return dst
	}
	return f.time.AppendTime(dst, at)
}

// averageDecimals returns the number of decimals for displaying an average: two, or enough for three digits
// after leading zeros.
func averageDecimals(n exact.Number) int {
	const least, most = 2, exact.Scale
	v := math.Abs(n.Float)
	if v >= 1 || !(v > 0) {
		return least
	}
	return min(most, least-int(math.Floor(math.Log10(v))))
}
