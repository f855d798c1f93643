// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series

import "github.com/giogrid/giogrid/gridui/internal/exact"

// mostTrend is the largest number of values n with n(n²-1) in an int64.
const mostTrend = 2_000_000

// trend finds the straight line with the least squares of distances to the numbers. It computes with
// fractions of integers, so that rounding to integers finds the true halves. ok is false if that overflows.
//
// With u = 2x-n+1 for the number at x, which is centered on 0, the line is (S(n²-1) + 3uT) / n(n²-1), where S
// is the sum of the numbers and T the sum of u times the numbers.
func (d *decimals) trend(o *Options) (progression, Rule, bool) {
	n := int64(len(d.values))
	if n > mostTrend {
		return nil, RuleTrend, false
	}
	sum, moment := checked{fits: true}, checked{fits: true}
	for i := range d.values {
		units, ok := d.at(i)
		sum.fits = sum.fits && ok
		sum.add(units, 1)
		moment.add(units, 2*int64(i)-n+1)
	}
	// The nearest number has u = ±(n-1), and each cell away from it adds ±2.
	base, step := checked{fits: true}, checked{fits: true}
	base.add(sum.Int, n*n-1)
	base.add(moment.Int, o.toward(3*(n-1)))
	step.add(moment.Int, o.toward(6))
	line := newLine(base.Int, step.Int, uint64(n*(n*n-1)), d.places, o)
	return line, RuleTrend, sum.fits && moment.fits && base.fits && step.fits
}

// checked is a sum of products that records whether all of them fit.
type checked struct {
	exact.Int
	fits bool
}

func (c *checked) add(n exact.Int, times int64) {
	product, small := n.Times(times)
	sum, fits := c.Int.Add(product)
	c.Int, c.fits = sum, c.fits && small && fits
}
