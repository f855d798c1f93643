// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/exact"
)

var nan = math.NaN()

// Function is what an Aggregate makes of the numbers of a group.
type Function uint8

// The functions. Rows without a number do not count. Of no numbers at all Sum
// and Count are 0, the others NaN.
const (
	Sum Function = iota
	Min
	Max
	Average
	Count // of rows with a number; of all rows where Field is nil
	First // in the order of the rows
	Last
)

// Aggregate is one number for each group, or what else is made of its rows.
type Aggregate struct {
	Field    *Field
	Function Function
	// Exact has Sum and Average add up the numbers of Field.Exact, without rounding: the
	// sums end up in Groups.Sums.
	Exact bool
	// Picked has Min, Max, First and Last be rows, which end up in Groups.Picked: the first
	// row with the least or the greatest value, as Field.Integers or else Field.Compare
	// orders them, and the first or last that is not missing.
	Picked bool
	// Custom takes the place of Function: it is called with the rows of each
	// group, group by group, and must keep none of them.
	Custom func(rows []int32) float64
	// Result takes the place of Function where what is made of a group is more than
	// a float64: it ends up in Groups.Results. nil stands for nothing.
	Result func(rows []int32) any
	// Join makes the result of a group of those of the groups right below it, in
	// their order; nil: Result makes it of all rows. In a tree it joins two stretches of rows
	// at a time.
	Join func(results []any) any
	// Distinct takes the place of Result in a tree, where a row may be below very many
	// others: the result is how many different values rows have, an int64. The function
	// that it makes gives equal values equal numbers, counting from 0, and -1 to rows
	// without a value.
	Distinct func() func(rows, numbers []int32)
	// Compare orders groups by their results when they are ordered by the aggregate. nil
	// leaves them in the order of their first rows.
	Compare func(a, b any) int
}

// ErrNoFunction is the error of an aggregate without a function or numbers.
var ErrNoFunction = errors.New("rowmodel: no such aggregate")

func (a Aggregate) check() error {
	switch {
	case a.Custom != nil, a.Result != nil, a.Function == Count && a.Field == nil:
		return nil
	case a.Exact:
		return a.checkIf(a.Function == Sum || a.Function == Average, a.Field != nil && a.Field.Exact != nil)
	case a.Picked && (a.Function == Min || a.Function == Max):
		return a.checkIf(a.Field != nil && (a.Field.Integers != nil || a.Field.Compare != nil))
	case a.Picked:
		return a.checkIf(a.Function == First || a.Function == Last, a.Field != nil)
	case a.Function > Last || a.Field == nil || a.Field.Numbers == nil && a.Field.Integers == nil:
		return ErrNoFunction
	}
	return nil
}

func (a Aggregate) checkIf(all ...bool) error {
	if slices.Contains(all, false) {
		return ErrNoFunction
	}
	return nil
}

// checkAll is the error of the first aggregate that has one.
func checkAll(as []Aggregate) error {
	for i, a := range as {
		if err := a.check(); err != nil {
			return fmt.Errorf("aggregate %d: %w", i, err)
		}
	}
	return nil
}

// called reports whether an aggregate is what a function of the caller's makes of rows.
func (a *Aggregate) called() bool { return a.Custom != nil || a.Result != nil }

// tally is an aggregate on its way.
type tally struct {
	value float64
	// n is the number of numbers, or for First and Last the place of the one
	// taken, from 1.
	n int64
}

// room makes room for what aggregates make of each group, in that of groups that nobody
// reads any more, which may be nil.
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

// aggregate computes the aggregates: of the leaves from rows, of the other
// groups from those below.
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

// end is above all rows.
func (g *grouper) end() int {
	if len(g.rows) == 0 {
		return 0
	}
	return int(slices.Max(g.rows)) + 1
}

// write puts what a tally stands for into a group.
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

// tallyAll calls do with the tally of each group, by number of making.
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

// results computes the results of an aggregate, those of groups before those of the
// groups above them.
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

// tally aggregates the rows of each leaf, both halves of many at once.
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

// tallyPart aggregates the rows at places lo … hi-1.
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

// read reads what is tallied of rows, NaN for nothing: of rows to be picked their number.
func (a *Aggregate) read(rd *reader, dst []float64, rows []int32) {
	if !a.Picked {
		a.Field.readNumbers(rd, dst, rows)
		return
	}
	for i, none := range rd.missing(a.Field, rows) {
		dst[i] = float64(rows[i])
		if none {
			dst[i] = nan
		}
	}
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

// single is the tally of one number at a place.
func (f Function) single(v float64, place int64) tally {
	if f == First || f == Last {
		return tally{v, place + 1}
	}
	return tally{v, 1}
}

// join is the tally of two sets of rows.
func (f Function) join(a, b tally) tally {
	switch {
	case b.n == 0:
		return a
	case a.n == 0:
		return b
	}
	switch f {
	case Min:
		return tally{min(a.value, b.value), a.n + b.n}
	case Max:
		return tally{max(a.value, b.value), a.n + b.n}
	case First, Last:
		if (a.n < b.n) == (f == First) {
			return a
		}
		return b
	}
	return tally{a.value + b.value, a.n + b.n}
}

// result is the number that a tally stands for.
func (f Function) result(t tally) float64 {
	switch {
	case f == Count:
		return float64(t.n)
	case f == Sum:
		return t.value
	case t.n == 0:
		return math.NaN()
	case f == Average:
		return t.value / float64(t.n)
	}
	return t.value
}
