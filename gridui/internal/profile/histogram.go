// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile

import "github.com/giogrid/giogrid/gridui/internal/interval"

// Bar is the number of values from Lo up to Hi, excluding Hi. Bounds of times are seconds of their clock
// since 1970-01-01 00:00.
type Bar struct {
	Lo, Hi float64
	Count  int64
	// Unit is the unit of time at which bounds begin, UnitNone for numbers.
	Unit Unit
}

// Unit is a unit of time.
type Unit uint8

// Units of time.
const (
	UnitNone Unit = iota
	UnitSecond
	UnitMinute
	UnitHour
	UnitDay
	UnitMonth
	UnitYear
)

// histogram returns at most most bars over all values, with bounds that are round numbers or dates.
func (b *bins) histogram(most int) []Bar {
	if len(b.counts) == 0 {
		return nil
	}
	steps := b.scale.steps(b.level)
	for _, s := range steps {
		lo, hi := b.barOf(s, b.first), b.barOf(s, b.first+int64(len(b.counts))-1)
		if hi-lo < int64(max(most, 1)) {
			return b.bars(s, lo, hi)
		}
	}
	s := steps[len(steps)-1]
	return b.bars(s, b.barOf(s, b.first), b.barOf(s, b.first+int64(len(b.counts))-1))
}

// barOf returns the bar of a step that contains a bin.
func (b *bins) barOf(s step, bin int64) int64 {
	for k := b.level; k < s.level; k++ {
		bin = b.scale.above(k, bin)
	}
	return interval.FloorDiv(bin+s.shift, s.bins)
}

// bars returns the bars of a step from first to last.
func (b *bins) bars(s step, first, last int64) []Bar {
	out := make([]Bar, last-first+1)
	unit := UnitNone
	if _, ok := b.scale.(calendar); ok {
		unit = min(Unit(s.level)+UnitSecond, UnitYear)
	}
	for i := range out {
		at := (first+int64(i))*s.bins - s.shift
		out[i] = Bar{Lo: b.scale.start(s.level, at), Hi: b.scale.start(s.level, at+s.bins), Unit: unit}
	}
	for i, n := range b.counts {
		if n > 0 {
			out[b.barOf(s, b.first+int64(i))-first].Count += int64(n)
		}
	}
	return out
}
