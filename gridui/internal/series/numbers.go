// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series

import (
	"math"

	"github.com/giogrid/giogrid/gridui/internal/exact"
)

// findNumbers finds the line through numbers: a step of 1 from one number, or else the equal steps between
// them, or else a trend.
func findNumbers(values []Value, o *Options) (progression, Rule) {
	for i := range values {
		if n := &values[i].Number; !n.Exact && (math.IsNaN(n.Float) || math.IsInf(n.Float, 0)) {
			return nil, RuleRepeat
		}
	}
	if line, rule, ok := findDecimals(values, o); ok {
		return line, rule
	}
	return findFloats(values, o)
}

// decimals holds exact numbers as integers, in units of the last decimal of any of them.
type decimals struct {
	values []Value
	places uint8
}

// asDecimals returns the numbers as decimals; ok is false if a number is not exact.
func asDecimals(values []Value) (d decimals, ok bool) {
	d.values = values
	for i := range values {
		n := &values[i].Number
		if !n.Exact {
			return d, false
		}
		d.places = max(d.places, n.Decimals)
	}
	return d, true
}

func (d *decimals) at(i int) (units exact.Int, ok bool) { return d.values[i].Number.In(d.places) }

// step returns the step from number i to the next one.
func (d *decimals) step(i int) (step exact.Int, ok bool) {
	from, ok := d.at(i)
	to, fits := d.at(i + 1)
	step, small := to.Sub(from)
	return step, ok && fits && small
}

// findDecimals finds the line through exact numbers. ok is false if there are others, or if computing
// overflows.
func findDecimals(values []Value, o *Options) (progression, Rule, bool) {
	d, ok := asDecimals(values)
	if !ok {
		return nil, RuleRepeat, false
	}
	if len(values) == 1 {
		one, _ := exact.Whole(exact.OfInt64(1)).In(d.places)
		return d.steps(one, o)
	}
	if step, ok := equalSteps(len(values), d.step); ok {
		return d.steps(step, o)
	}
	return d.trend(o)
}

// steps returns the progression that adds a step to the nearest number.
func (d *decimals) steps(step exact.Int, o *Options) (progression, Rule, bool) {
	base, ok := o.nearest(d.values).Number.In(d.places)
	step, fits := step.Times(o.toward(1))
	return newLine(base, step, 1, d.places, o), RuleSteps, ok && fits
}
