// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package interval

import (
	"math"
	"strconv"
)

// DefaultStep is the width of the steps of numbers if no width, or an invalid one, is given.
const DefaultStep = 100

// Step returns width if it is valid, which means finite and above 0, else DefaultStep.
func Step(width float64) float64 {
	if width > 0 && !math.IsInf(width, 1) {
		return width
	}
	return DefaultStep
}

// OfNumber returns the number n of the step that contains a value: at least n·width and less than
// (n+1)·width. For NaN and infinities it returns the value itself.
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

// Bounds returns the ends of a step by its number, as short decimals.
func Bounds(n, width float64) (from, to string) {
	return decimal(n * width), decimal((n + 1) * width)
}

// round removes digits that result from binary fractions.
func round(v float64) float64 {
	if math.IsInf(v, 0) || math.IsNaN(v) {
		return v
	}
	r, _ := strconv.ParseFloat(strconv.FormatFloat(v, 'g', 14, 64), 64)
	return r
}

func decimal(v float64) string { return strconv.FormatFloat(round(v), 'f', -1, 64) }
