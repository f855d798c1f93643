// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile

import (
	"math"

	"github.com/giogrid/giogrid/gridui/internal/exact"
)

// moments holds count, sum, spread and bounds of finite numbers.
type moments struct {
	n   int64
	sum exact.Floats
	// mean and squares are the mean and the sum of the squared distances from it.
	mean, squares float64
	min, max      float64
}

// add adds finite numbers, at least one. It reads them twice, which is exact where a single pass with squares
// would cancel.
func (m *moments) add(values []float64) {
	lo, hi, sum := bounds(values)
	mean := sum / float64(len(values))
	if mean-mean != 0 { // infinite, or the sum of infinite parts
		mean = halved(values)
	}
	part := moments{n: int64(len(values)), mean: mean, squares: squaresFrom(values, mean), min: lo, max: hi}
	part.sum.Add(sum)
	m.merge(&part)
}

// halved returns the mean of numbers whose sum overflows.
func halved(values []float64) (mean float64) {
	for _, v := range values {
		mean += v / float64(len(values))
	}
	return mean
}

// bounds returns the least and the greatest number, and the sum of all. The four partial sums do not depend
// on each other, which lets the processor compute them in parallel.
func bounds(values []float64) (lo, hi, sum float64) {
	lo, hi = values[0], values[0]
	var a, b, c, d float64
	i := 0
	for ; i+4 <= len(values); i += 4 {
		v := values[i : i+4 : i+4]
		a, b, c, d = a+v[0], b+v[1], c+v[2], d+v[3]
		least, most := v[0], v[0]
		if v[1] < least {
			least = v[1]
		} else {
			most = v[1]
		}
		low, high := v[2], v[2]
		if v[3] < low {
			low = v[3]
		} else {
			high = v[3]
		}
		lo, hi = lower(lo, lower(least, low)), upper(hi, upper(most, high))
	}
	for _, v := range values[i:] {
		a += v
		lo, hi = lower(lo, v), upper(hi, v)
	}
	return lo, hi, (a + b) + (c + d)
}

// lower and upper return the minimum and the maximum without a check for NaN.
func lower(a, b float64) float64 {
	if b < a {
		return b
	}
	return a
}

func upper(a, b float64) float64 {
	if b > a {
		return b
	}
	return a
}

// squaresFrom returns the sum of the squared distances from a number.
func squaresFrom(values []float64, mean float64) float64 {
	var a, b, c, d float64
	i := 0
	for ; i+4 <= len(values); i += 4 {
		v := values[i : i+4 : i+4]
		p, q, r, s := v[0]-mean, v[1]-mean, v[2]-mean, v[3]-mean
		a, b, c, d = a+p*p, b+q*q, c+r*r, d+s*s
	}
	for _, v := range values[i:] {
		a += (v - mean) * (v - mean)
	}
	return (a + b) + (c + d)
}

// merge adds the numbers of other moments.
func (m *moments) merge(o *moments) {
	if o.n == 0 {
		return
	}
	if m.n == 0 {
		*m = *o
		return
	}
	n, apart := float64(m.n+o.n), o.mean-m.mean
	m.squares += o.squares + apart*apart*(float64(m.n)/n)*float64(o.n)
	if math.IsInf(apart, 0) {
		m.mean = m.mean*(float64(m.n)/n) + o.mean*(float64(o.n)/n)
	} else {
		m.mean += apart * (float64(o.n) / n)
	}
	m.sum.Join(o.sum)
	m.n += o.n
	m.min, m.max = lower(m.min, o.min), upper(m.max, o.max)
}

// average returns the mean, NaN if there are no numbers. If the sum overflows, it returns the running mean.
func (m *moments) average() float64 {
	if m.n == 0 {
		return math.NaN()
	}
	if mean := m.sum.Sum() / float64(m.n); !math.IsInf(mean, 0) && !math.IsNaN(mean) {
		return m.within(mean)
	}
	return m.within(m.mean)
}

// within returns a mean within the bounds, from which rounding may have moved it.
func (m *moments) within(mean float64) float64 { return min(max(mean, m.min), m.max) }

// deviation returns the standard deviation of all the numbers, NaN if there are none.
func (m *moments) deviation() float64 {
	if m.n == 0 {
		return math.NaN()
	}
	return math.Sqrt(m.squares / float64(m.n))
}
