// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/exact"
)

// room allocates the results of aggregates for each group. It reuses the memory of spare, which may
// be nil and must not be read any more.
func (g *Groups) room(as []Aggregate, spare *Groups) {
	if spare == nil || len(spare.Values) != len(as) {
		spare = &Groups{Values: make([][]float64, len(as)), Results: make([][]any, len(as)), Sums: make([][]exact.Sum, len(as)), Picked: make([][]int32, len(as))}
	}
	g.aggregates = as
	g.Values, g.Results, g.Sums, g.Picked = spare.Values, spare.Results, spare.Sums, spare.Picked
	n := len(g.List)
	for i := range as {
		switch a := &as[i]; {
		case a.Result != nil:
			g.Results[i] = make([]any, n)
		case a.Custom == nil && a.Exact:
			g.Sums[i] = slices.Grow(g.Sums[i][:0], n)[:n]
		case a.Custom == nil && a.Picked:
			g.Picked[i] = slices.Grow(g.Picked[i][:0], n)[:n]
		default:
			g.Values[i] = slices.Grow(g.Values[i][:0], n)[:n]
		}
	}
}

// aggregate computes the aggregates, of the leaves from rows and of other groups from the groups
// below.
func (g *grouper) aggregate(as []Aggregate, out *Groups, final []int32) {
	out.room(as, nil)
	for i := range as {
		switch a := &as[i]; {
		case a.Result != nil:
			out.Results[i] = g.results(*a, out)
		case a.Custom != nil:
			for k, group := range out.List {
				g.job.check(group.Len())
				out.Values[i][k] = a.Custom(out.Rows[group.Lo:group.Hi:group.Hi])
			}
		case a.Exact, a.Picked && a.Function != First && a.Function != Last:
			t := newTotals(a, nil)
			out.total(g.job, &g.readers[0], t, g.end(), nil)
			for k := range out.List {
				t.write(out, i, k)
			}
		default:
			g.tallyAll(*a, func(made int, t tally) { a.write(t, out, i, int(final[made])) })
		}
	}
}

// end returns a number above all rows.
func (g *grouper) end() int {
	if len(g.rows) == 0 {
		return 0
	}
	return int(slices.Max(g.rows)) + 1
}

// newTotals returns the totals of an aggregate, nil if a function of the caller computes it. before
// reports whether row a comes before row b.
func newTotals(a *Aggregate, before func(a, b int32) bool) totals {
	switch {
	case a.called():
		return nil
	case a.Exact:
		return &exactTotals{field: a.Field}
	case a.Picked, a.Function == First, a.Function == Last:
		return &pickTotals{function: a.Function, field: a.Field, picked: a.Picked, precedes: before}
	}
	return &floatTotals{function: a.Function, field: a.Field}
}

// total fills new totals of groups from their rows, all below n. ranked lists the groups in the
// order of their first rows; nil means the order of the list.
func (g *Groups) total(j *Job, rd *reader, t totals, n int, ranked []int32) {
	t.room(len(g.List), n)
	for lo := 0; lo < len(g.Rows); lo += batch {
		part := g.Rows[lo:min(lo+batch, len(g.Rows))]
		j.check(len(part))
		t.read(rd, part)
	}
	for i, group := range g.List {
		if g.isLeaf(i) {
			j.check(group.Len())
			t.fold(int32(i), g.Rows[group.Lo:group.Hi])
		}
	}
	for i := len(g.List) - 1; i > 0; i-- {
		below := int32(i)
		if ranked != nil {
			below = ranked[i]
		}
		t.join(g.List[below].Parent, below)
	}
}

// write stores the result of a tally in a group.
func (a *Aggregate) write(t tally, out *Groups, aggregate, group int) {
	switch {
	case !a.Picked:
		out.Values[aggregate][group] = a.Function.result(t)
	case t.n == 0:
		out.Picked[aggregate][group] = -1
	default:
		out.Picked[aggregate][group] = int32(t.value)
	}
}

// tallyAll calls do with the tally of each group, by number of creation.
func (g *grouper) tallyAll(a Aggregate, do func(made int, t tally)) {
	tallies := g.tally(a)
	for k := len(tallies) - 1; k > 0; k-- {
		up := &tallies[g.tree[k].Parent]
		*up = a.Function.join(*up, tallies[k])
	}
	for k, t := range tallies {
		do(k, t)
	}
}

// results computes the results of an aggregate, for groups before the groups above them.
func (g *grouper) results(a Aggregate, out *Groups) []any {
	results, below := make([]any, len(out.List)), make([][]any, len(out.List))
	for k := len(out.List) - 1; k >= 0; k-- {
		group := out.List[k]
		if a.Join != nil && below[k] != nil {
			slices.Reverse(below[k])
			results[k] = a.Join(below[k])
			below[k] = nil
		} else {
			g.job.check(group.Len())
			results[k] = a.Result(out.Rows[group.Lo:group.Hi:group.Hi])
		}
		if up := group.Parent; up >= 0 && a.Join != nil {
			below[up] = append(below[up], results[k])
		}
	}
	return results
}

// tally returns the tally of each leaf, computed in two halves if there are many rows.
func (g *grouper) tally(a Aggregate) []tally {
	half := g.half()
	if half == 0 {
		return g.tallyPart(a, &g.readers[0], 0, len(g.rows))
	}
	var l, r []tally
	g.job.both(
		func() { l = g.tallyPart(a, &g.readers[0], 0, half) },
		func() { r = g.tallyPart(a, &g.readers[1], half, len(g.rows)) },
	)
	for i := range l {
		l[i] = a.Function.join(l[i], r[i])
	}
	return l
}

// tallyPart returns the tallies of the rows at places lo … hi-1.
func (g *grouper) tallyPart(a Aggregate, rd *reader, lo, hi int) []tally {
	tallies := make([]tally, len(g.tree))
	if a.Field == nil {
		for _, at := range g.of[lo:hi] {
			tallies[at].n++
		}
		return tallies
	}
	var numbers [batch]float64
	for ; lo < hi; lo += batch {
		part := g.rows[lo:min(lo+batch, hi)]
		g.job.check(len(part))
		a.read(rd, numbers[:len(part)], part)
		if a.Function == Sum || a.Function == Average {
			addUp(tallies, g.of[lo:], numbers[:len(part)])
			continue
		}
		for i, v := range numbers[:len(part)] {
			if v == v {
				t := &tallies[g.of[lo+i]]
				*t = a.Function.join(*t, a.Function.single(v, int64(lo+i)))
			}
		}
	}
	return tallies
}

// addUp adds numbers to the tallies of their groups.
func addUp(tallies []tally, of []uint32, numbers []float64) {
	for i, v := range numbers {
		if v == v {
			t := &tallies[of[i]]
			t.value += v
			t.n++
		}
	}
}
