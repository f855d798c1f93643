// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series

import (
	"math"

	"github.com/giogrid/giogrid/gridui/internal/exact"
)

// floatLine holds the numbers (base + distance·step)·2^exponent in floats, for numbers that are not exact.
// The exponent keeps the numbers near 1 while the line is found, so that no intermediate result overflows.
type floatLine struct {
	base, step float64
	exponent   int
	whole      bool // numbers are rounded to integers
}

func (l *floatLine) at(distance int64) Value {
	return Value{Kind: KindNumber, Number: l.number(distance)}
}

// number returns the number at a distance. Numbers beyond the largest float are clamped to it.
func (l *floatLine) number(distance int64) exact.Number {
	f := math.Ldexp(l.base+l.step*float64(distance), l.exponent)
	f = max(-math.MaxFloat64, min(f, math.MaxFloat64))
	if l.whole {
		f = math.Round(f)
		if f >= math.MinInt64 && f < math.MaxInt64 {
			return exact.Whole(exact.OfInt64(int64(f)))
		}
	}
	return exact.Number{Float: f}
}

// findFloats finds the line through numbers as floats.
func findFloats(values []Value, o *Options) (progression, Rule) {
	f := asFloats(values)
	l := &floatLine{exponent: f.exponent, whole: o.Integer}
	if len(values) == 1 {
		l.base, l.step = f.at(0), math.Ldexp(float64(o.toward(1)), -f.exponent)
		return l, RuleSteps
	}
	l.base = f.at(len(values) - 1)
	if o.Backward {
		l.base = f.at(0)
	}
	if step, ok := equalSteps(len(values), f.step); ok {
		l.step = float64(o.toward(1)) * step
		return l, RuleSteps
	}
	l.base, l.step = f.trend(o)
	return l, RuleTrend
}

// floats holds numbers as floats between -1 and 1, times 2^exponent.
type floats struct {
	values   []Value
	exponent int
}

func asFloats(values []Value) floats {
	f, most := floats{values: values}, 0.0
	if len(values) == 1 {
		most = 1 // the step, which must not overflow either
	}
	for i := range values {
		most = max(most, math.Abs(values[i].Number.Near()))
	}
	_, f.exponent = math.Frexp(most)
	return f
}

func (f *floats) at(i int) float64 { return math.Ldexp(f.values[i].Number.Near(), -f.exponent) }

func (f *floats) step(i int) (step float64, ok bool) { return f.at(i+1) - f.at(i), true }

// trend returns the number nearest to the source on the line of decimals.trend, and the step away from it.
func (f *floats) trend(o *Options) (base, step float64) {
	n := float64(len(f.values))
	sum, moment := 0.0, 0.0
	for i := range f.values {
		sum += f.at(i)
		moment += (2*float64(i) - n + 1) * f.at(i)
	}
	step = 6 * moment / (n * (n*n - 1)) * float64(o.toward(1))
	return sum/n + step*(n-1)/2, step
}
