// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"math"
	"slices"
)

// retally recomputes an aggregate of the touched groups, or of all groups where it depends on the places of
// sorted rows, since one row that moves changes the places of others.
func (r *regrouping) retally(aggregate int, g *Groups) {
	if r.shape.Aggregates[aggregate].called() {
		return
	}
	touched, at := r.touched, r.places(aggregate)
	if at != nil {
		touched = nil
	}
	r.tallyLeaves(aggregate, g, touched, at)
	r.tallyAbove(aggregate, g.List, touched)
}

// amend follows the numbers that changed in place, group by group: where what they were
// and are does not tell, the rows of the group are aggregated again.
func (r *regrouping) amend(aggregate int, g *Groups) {
	a := r.shape.Aggregates[aggregate]
	if a.called() || r.numbers[aggregate] == nil {
		return // the rows are as many as before
	}
	if r.order != nil && (a.Function == First || a.Function == Last) {
		r.retally(aggregate, g)
		return
	}
	stale, some := make([]bool, len(g.List)), false
	numbers, tallies := r.numbers[aggregate], r.tallies[aggregate]
	for i, add := range r.add {
		was, is := r.old[aggregate][i], numbers[add.row]
		for at, below := add.leaf, false; at >= 0; at = g.List[at].Parent {
			if !stale[at] {
				stale[at] = below || !a.Function.replace(&tallies[at], int64(add.row)+1, was, is)
			}
			below = stale[at]
			some = some || below
		}
	}
	if some {
		r.tallyLeaves(aggregate, g, stale, nil)
		r.tallyAbove(aggregate, g.List, stale)
	}
}

// exact is the least number that float64 has no next integer for.
const exact = 1 << 53

// whole reports whether a number is an integer that sums keep exactly.
func whole(v float64) bool { return v > -exact && v < exact && v == math.Trunc(v) }

// replace puts a number in the place of another in a tally, place counting from 1, and
// reports whether that could be told from these alone.
func (f Function) replace(t *tally, place int64, was, is float64) bool {
	if was != was || is != is {
		return was != was && is != is
	}
	switch f {
	case Sum, Average:
		if !whole(was) || !whole(is) || !whole(t.value) {
			return false
		}
		t.value += is - was
	case Min:
		if is > t.value && was <= t.value {
			return false
		}
		t.value = min(t.value, is)
	case Max:
		if is < t.value && was >= t.value {
			return false
		}
		t.value = max(t.value, is)
	case First, Last:
		if t.n == place {
			t.value = is
		}
	}
	return true
}

// tallyLeaves aggregates the rows of groups without groups below; nil touches all. at are
// the places of rows in the order of all, nil for their numbers.
func (r *regrouping) tallyLeaves(aggregate int, g *Groups, touched []bool, at []int32) {
	tallies := r.tallies[aggregate]
	for i, group := range g.List {
		if group.Level == r.depth() && (touched == nil || touched[i]) {
			tallies[i] = r.tallyRows(aggregate, g.Rows[group.Lo:group.Hi], at)
		}
	}
}

// tallyRows aggregates some rows.
func (r *regrouping) tallyRows(aggregate int, rows, at []int32) (t tally) {
	f, numbers := r.shape.Aggregates[aggregate].Function, r.numbers[aggregate]
	switch {
	case numbers == nil:
		return tally{n: int64(len(rows))}
	case f == Sum || f == Average:
		for _, row := range rows {
			if v := numbers[row]; v == v {
				t.value += v
				t.n++
			}
		}
		return t
	}
	for _, row := range rows {
		place := row
		if at != nil {
			place = at[row]
		}
		if v := numbers[row]; v == v {
			t = f.join(t, f.single(v, int64(place)))
		}
	}
	return t
}

// places is where rows stand in the order of all, for aggregates that go by that.
func (r *regrouping) places(aggregate int) []int32 {
	f := r.shape.Aggregates[aggregate].Function
	if r.order == nil || f != First && f != Last || r.numbers[aggregate] == nil {
		return nil
	}
	at := make([]int32, r.n)
	for i, row := range r.s.list {
		at[row] = int32(i)
	}
	return at
}

// tallyAbove joins the tallies of groups into those of the groups above.
func (r *regrouping) tallyAbove(aggregate int, list []Group, touched []bool) {
	tallies, f := r.tallies[aggregate], r.shape.Aggregates[aggregate].Function
	if r.depth() == 0 {
		return
	}
	for i, g := range list {
		if g.Level < r.depth() && (touched == nil || touched[i]) {
			tallies[i] = tally{}
		}
	}
	for i := len(list) - 1; i > 0; i-- {
		if up := list[i].Parent; touched == nil || touched[up] {
			if f == Count && r.numbers[aggregate] == nil {
				tallies[up].n += tallies[i].n
			} else {
				tallies[up] = f.join(tallies[up], tallies[i])
			}
		}
	}
}

// results gives groups their aggregates: of those that were not touched the ones that they
// had before.
func (r *regrouping) results(g, before *Groups) {
	n := len(r.shape.Aggregates)
	g.Values, g.Results, g.compare = make([][]float64, n), make([][]any, n), r.s.groups.compare
	for i, a := range r.shape.Aggregates {
		if a.Result != nil {
			g.Results[i] = r.joined(a, g, before.Results[i])
			continue
		}
		g.Values[i] = make([]float64, len(g.List))
		for k, group := range g.List {
			switch {
			case a.Custom == nil:
				g.Values[i][k] = a.Function.result(r.tallies[i][k])
			case r.touched[k]:
				g.Values[i][k] = a.Custom(g.Rows[group.Lo:group.Hi:group.Hi])
			default:
				g.Values[i][k] = before.Values[i][k]
			}
		}
	}
}

// joined are the results of an aggregate, of touched groups made of those below them where
// it can join these.
func (r *regrouping) joined(a Aggregate, g *Groups, before []any) []any {
	results, below := make([]any, len(g.List)), make([][]any, len(g.List))
	for k := len(g.List) - 1; k >= 0; k-- {
		group := g.List[k]
		switch {
		case !r.touched[k]:
			results[k] = before[k]
		case a.Join != nil && below[k] != nil:
			slices.Reverse(below[k])
			results[k] = a.Join(below[k])
		default:
			results[k] = a.Result(g.Rows[group.Lo:group.Hi:group.Hi])
		}
		if up := group.Parent; up >= 0 && a.Join != nil && r.touched[up] {
			below[up] = append(below[up], results[k])
		}
	}
	return results
}
