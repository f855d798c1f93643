// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

// Splices implements [Moves] for a change that removed and inserted rows and kept the order of all
// others. It needs neither ids nor a list of rows, and takes time linear in the number of spans. A
// moved row counts as removed and inserted, so a corner does not follow it: use [Lookup] if rows
// move.
type Splices struct {
	// Before and Now are the row numbers that showed before the change and that show after it.
	Before, Now Span
	// Removed are row numbers before the change, Inserted row numbers after it. Both are ascending
	// and disjoint.
	Removed, Inserted []Span
}

// Survivor returns the present number of the first row that was not removed.
func (s Splices) Survivor(from, to int) (now int, ok bool) {
	was, ok := outside(s.Removed, from, to)
	if !ok || !s.Before.Has(was) {
		return 0, false
	}
	now = s.Now.First + was - s.Before.First
	for _, r := range s.Removed {
		if r.First > was {
			break
		}
		now -= r.Len()
	}
	for _, r := range s.Inserted {
		if r.First > now {
			break
		}
		now += r.Len()
	}
	return now, true
}

// outside returns the first of the numbers from, from±1, …, to that is in none of the spans, which
// are ascending and disjoint.
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

// outsideBelow is outside for from > to.
func outsideBelow(spans []Span, from, to int) (i int, ok bool) {
	for k := len(spans) - 1; k >= 0; k-- {
		if spans[k].Has(from) {
			from = spans[k].First - 1
		}
	}
	return from, from >= to
}
