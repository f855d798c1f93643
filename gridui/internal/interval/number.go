// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package interval

import (
	"math"
	"strconv"
)

// DefaultStep is the width of the steps of numbers where none is given, or one that is no width.
const DefaultStep = 100

// Step is a width of steps that can be used: finite and above 0.
func Step(width float64) float64 {
	if width > 0 && !math.IsInf(width, 1) {
		return width
	}
	return DefaultStep
}

// OfNumber is the number of the step that a value is in: that from n·width on, less than
// (n+1)·width. NaN and infinities are their own steps.
func OfNumber(v, width float64) float64 {
	n := math.Floor(v / width)
	switch { // a quotient rounds
	case round(n*width) > v:
		n--
	case round((n+1)*width) <= v:
		n++
	}
	return n + 0 // no -0
}

// Bounds are the ends of a step by its number, as decimals that a reader expects.
func Bounds(n, width float64) (from, to string) {
	return decimal(n * width), decimal((n + 1) * width)
}

// round drops the digits that only binary fractions have.
func round(v float64) float64 {
	if math.IsInf(v, 0) || math.IsNaN(v) {
		return v
	}
	r, _ := strconv.ParseFloat(strconv.FormatFloat(v, 'g', 14, 64), 64)
	return r
}

func decimal(v float64) string { return strconv.FormatFloat(round(v), 'f', -1, 64) }
