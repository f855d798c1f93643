// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile

import "math"

// Intervals returns at most most bars for values from lo to hi, with round numbers or dates as bounds, as in a
// histogram. Their counts are 0: they are for values counted elsewhere. It returns nil for texts
// and truth values, and if a bound is not finite.
func Intervals(of Of, lo, hi float64, most int) []Bar {
	if !(lo <= hi) || math.IsInf(lo, 0) || math.IsInf(hi, 0) {
		return nil
	}
	var b bins
	switch of.Kind {
	case Numbers:
		b.scale = decimals{of.Whole}
	case Times:
		b.scale = calendar{}
	default:
		return nil
	}
	b.fit(lo, hi)
	return b.histogram(most)
}
