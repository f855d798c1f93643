// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

// outside returns the first of the numbers from, from±1, …, to that is in none of the spans, which are
// ascending and disjoint.
func outside(spans []Span, from, to int) (i int, ok bool) {
	if from > to {
		return outsideBelow(spans, from, to)
	}
	for _, s := range spans {
		if s.First > from {
			break
		}
		if s.Has(from) {
			from = s.End
		}
	}
	return from, from <= to
}

// outsideBelow implements outside for from > to.
func outsideBelow(spans []Span, from, to int) (i int, ok bool) {
	for k := len(spans) - 1; k >= 0; k-- {
		if spans[k].Has(from) {
			from = spans[k].First - 1
		}
	}
	return from, from >= to
}
