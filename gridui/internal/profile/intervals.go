// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile

import "math"

// Intervals are at most so many bars for values from lo to hi, with bounds that are round numbers or
// dates, as those of a histogram. Their counts are 0: they are for values that are counted elsewhere. There
// are none of texts and truth values, nor where a bound is no finite number.
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
