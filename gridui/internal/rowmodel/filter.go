// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/coord"
)

// Filter determines which rows pass. Filters are immutable values of the types of this package:
// TextIs, NumberIs, IntegerIs, Blank, OneOf, Repeated, Quick, Func, All, Any and Not.
type Filter interface {
	// match appends the rows that pass to dst, in order. rows is ascending and within one batch;
	// dst must not overlap it.
	match(s *scan, rows, dst []int32) []int32
	// narrows reports whether only rows that passed old can pass. It may return false for a filter
	// that does narrow.
	narrows(old Filter) bool
}

// scan is the state of one goroutine that filters.
type scan struct {
	reader
	n    int  // number of rows
	few  bool // too few rows are read to fill caches
	free [][]int32
	// coders holds the readers of codes by table, codes the caches used by the filter.
	coders map[any]any
	codes  []interface{ scanned() }
}

// list returns an empty list with room for a batch, to be released with done.
func (s *scan) list() []int32 {
	if k := len(s.free); k > 0 {
		l := s.free[k-1]
		s.free = s.free[:k-1]
		return l[:0]
	}
	return make([]int32, 0, batch)
}

// done releases a list.
func (s *scan) done(l []int32) { s.free = append(s.free, l) }

// All passes the rows that pass each of its filters; all rows if there are none.
type All []Filter

func (f All) match(s *scan, rows, dst []int32) []int32 {
	if len(f) == 0 {
		return append(dst, rows...)
	}
	for i, g := range f[:len(f)-1] {
		next := g.match(s, rows, s.list())
		if i > 0 {
			s.done(rows)
		}
		rows = next
		if len(rows) == 0 {
			s.done(rows)
			return dst
		}
	}
	dst = f[len(f)-1].match(s, rows, dst)
	if len(f) > 1 {
		s.done(rows)
	}
	return dst
}

func (f All) narrows(old Filter) bool {
	return slices.ContainsFunc(f, func(g Filter) bool { return narrows(g, old) })
}

// Any passes the rows that pass at least one filter of the list. An empty Any passes no row.
type Any []Filter

func (f Any) match(s *scan, rows, dst []int32) []int32 {
	passed, rest := s.list(), rows
	for i, g := range f {
		hits := g.match(s, rest, s.list())
		if i+1 < len(f) {
			left := except(rest, hits, s.list())
			if i > 0 {
				s.done(rest)
			}
			rest = left
		}
		if i == 0 {
			s.done(passed)
			passed = hits
			continue
		}
		both := union(passed, hits, s.list())
		s.done(passed)
		s.done(hits)
		passed = both
	}
	if len(f) > 1 {
		s.done(rest)
	}
	dst = append(dst, passed...)
	s.done(passed)
	return dst
}

// union appends the elements of two disjoint ascending lists, in order. It has no branches that
// depend on the rows, because these would be predicted badly.
func union(a, b, dst []int32) []int32 {
	n := len(dst)
	dst = slices.Grow(dst, len(a)+len(b))[:n+len(a)+len(b)]
	i, k := 0, 0
	for i < len(a) && k < len(b) {
		x, y := a[i], b[k]
		dst[n] = min(x, y)
		n++
		if x < y {
			i++
		}
		if x > y {
			k++
		}
	}
	n += copy(dst[n:], a[i:])
	n += copy(dst[n:], b[k:])
	return dst[:n]
}

func (f Any) narrows(old Filter) bool {
	for _, g := range f {
		if !narrows(g, old) {
			return false
		}
	}
	return true
}

// Not passes the rows that do not pass its filter.
type Not struct{ Filter Filter }

func (f Not) match(s *scan, rows, dst []int32) []int32 {
	hits := s.list()
	if f.Filter != nil {
		hits = f.Filter.match(s, rows, hits)
	}
	dst = except(rows, hits, dst)
	s.done(hits)
	return dst
}

func (f Not) narrows(old Filter) bool {
	o, ok := old.(Not)
	return ok && f.Filter != nil && o.Filter != nil && narrows(o.Filter, f.Filter)
}

// Func passes the rows for which Keep returns true. Keep must be pure and safe for concurrent use;
// nil keeps all rows.
type Func struct{ Keep func(row coord.Record) bool }

func (f Func) match(_ *scan, rows, dst []int32) []int32 {
	if f.Keep == nil {
		return append(dst, rows...)
	}
	for _, r := range rows {
		if f.Keep(coord.Record(r)) {
			dst = append(dst, r)
		}
	}
	return dst
}

func (f Func) narrows(Filter) bool { return false }

// narrows reports whether rows that pass f are certain to have passed old.
func narrows(f, old Filter) bool {
	if old == nil {
		return true
	}
	if o, ok := old.(All); ok {
		for _, g := range o {
			if !narrows(f, g) {
				return false
			}
		}
		return true
	}
	return f != nil && f.narrows(old)
}

// except appends the elements of rows that are not in hits, a subsequence of rows. It has no
// branches that depend on the rows, because these would be predicted badly.
func except(rows, hits, dst []int32) []int32 {
	n, k := len(dst), 0
	dst = slices.Grow(dst, len(rows))[:n+len(rows)]
	if len(hits) == 0 {
		n += copy(dst[n:], rows)
		return dst[:n]
	}
	last := len(hits) - 1
	for _, r := range rows { // each is written, and overwritten if it is a hit
		dst[n] = r
		hit := hits[k]
		if hit != r {
			n++
		}
		if hit == r && k < last {
			k++
		}
	}
	return dst[:n]
}

// filterRows returns the rows below n that pass. within, unless nil, limits the search to its rows.
func filterRows(j *Job, f Filter, n int, within Bits) Bits {
	fr := filtering{j, f, within, NewBits(n)}
	half := n / 2 / batch * batch
	first := &scan{n: n}
	j.both(func() { fr.span(first, 0, half) }, func() { fr.span(&scan{n: n}, half, n) })
	for _, c := range first.codes {
		c.scanned()
	}
	return fr.out
}

// filtering filters all rows.
type filtering struct {
	job    *Job
	filter Filter
	within Bits
	out    Bits
}

// span filters the rows lo … hi-1; lo begins a batch.
func (fr *filtering) span(s *scan, lo, hi int) {
	filter := s.prepare(fr.filter)
	rows, passed := s.list(), s.list()
	for ; lo < hi; lo += batch {
		end := min(lo+batch, hi)
		fr.job.check(end - lo)
		rows = rows[:0]
		if fr.within != nil {
			rows = fr.within.appendTo(rows, lo, end)
		} else {
			for i := lo; i < end; i++ {
				rows = append(rows, int32(i))
			}
		}
		if len(rows) == 0 {
			continue
		}
		passed = filter.match(s, rows, passed[:0])
		for _, r := range passed {
			fr.out.Set(int(r))
		}
	}
}
