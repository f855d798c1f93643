// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile

import (
	"math"

	"github.com/giogrid/giogrid/gridui/internal/interval"
)

// scale divides values into bins of equal size. Higher levels have larger bins: each bin of a level is a
// whole number of bins of the level below, so that counts move from level to level without loss.
type scale interface {
	// level returns the lowest level at which values from lo to hi fit in at most most bins.
	level(lo, hi float64, most int64) int
	// index returns the bin of a value, start the least value of a bin.
	index(level int, v float64) int64
	start(level int, index int64) float64
	// above returns the bin of the next level that contains a bin.
	above(level int, index int64) int64
	// steps returns the sizes of bars in rising order, from a level.
	steps(level int) []step
}

// step is the size of a bar: a number of bins of a level.
type step struct {
	level int
	bins  int64
	// shift moves the beginning of bars by a number of bins.
	shift int64
}

// decimals is the scale of numbers: a bin of level k has the width 10^k. With whole, no bin is narrower than
// 1.
type decimals struct{ whole bool }

// lowestLevel is the finest level: 10^-300 is still far from the least number.
const lowestLevel = -300

// significantDigits is the number of digits of a number that distinguish bins.
const significantDigits = 15

func (d decimals) level(lo, hi float64, most int64) int {
	least := lowestLevel
	if large := max(math.Abs(lo), math.Abs(hi)); large > 0 {
		least = max(least, int(math.Floor(math.Log10(large)))-significantDigits)
	}
	if d.whole {
		least = max(least, 0)
	}
	k := least
	if hi > lo {
		// For numbers near 0 the width may underflow to 0: they are in one bin of the finest level.
		if width := (hi/2 - lo/2) / float64(most) * 2; width > 0 {
			k = max(k, int(math.Floor(math.Log10(width)))-1)
		}
	} else if lo != 0 {
		k = max(k, int(math.Floor(math.Log10(math.Abs(lo))))-3)
	} else {
		k = max(k, 0)
	}
	for d.index(k, hi)-d.index(k, lo) >= most {
		k++
	}
	return k
}

func (decimals) index(level int, v float64) int64 {
	if level > 0 {
		w := math.Pow10(level)
		return exactBin(level, v, floor(v/w))
	}
	return exactBin(level, v, floor(v*math.Pow10(-level)))
}

// exactBin corrects the bin of a value, which rounding may have missed by one.
func exactBin(level int, v float64, i int64) int64 {
	var d decimals
	if v < d.start(level, i) {
		return i - 1
	}
	if v >= d.start(level, i+1) {
		return i + 1
	}
	return i
}

// floor returns the greatest integer not above a number.
func floor(x float64) int64 {
	i := int64(x)
	if float64(i) > x {
		i--
	}
	return i
}

// start divides by a power of ten if possible: that gives the number as which the digits are parsed.
func (decimals) start(level int, index int64) float64 {
	switch {
	case index == 0:
		return 0 // even if a bin is wider than the range of numbers
	case level > 0:
		return float64(index) * math.Pow10(level)
	}
	return float64(index) / math.Pow10(-level)
}

func (decimals) above(_ int, index int64) int64 { return interval.FloorDiv(index, 10) }

func (decimals) steps(level int) []step {
	var out []step
	for k := level; k < level+5; k++ {
		out = append(out, step{k, 1, 0}, step{k, 2, 0}, step{k, 5, 0})
	}
	return out
}
