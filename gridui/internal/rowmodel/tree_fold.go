// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"math"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/exact"
)

// treeFold computes totals of consecutive rows.
type treeFold[V any] interface {
	// read reads rows for add, which addresses them from index from on.
	read(rd *reader, from int, rows []int32)
	// room makes room to read a number of rows.
	room(n int)
	// add adds rows that were read to the total of the previous rows, join adds the total of the
	// following rows.
	add(total V, lo, hi int) V
	join(total, after V) V
	write(g *Groups, aggregate int, group int32, total V)
}

// foldSum is an aggregate whose totals are joined from partial totals. A block is batch rows of
// Groups.Rows directly below one group, see treeAggregation.eachPart. The totals of blocks are
// kept, so that a change reads few rows even in a large branch.
type foldSum[V any] struct {
	to int // the number of the aggregate
	of treeFold[V]
	// known keeps the values that changes read, nil for folds without one value for each row.
	known knownFold[V]
	// totals is indexed by group, blocks by the first place of a block, divided by batch: no two blocks overlap.
	totals, blocks []V
	// spare is memory for totals.
	spare []V
}

func (s *foldSum[V]) begin(t *treeAggregation, _ int) {
	s.totals, s.blocks = make([]V, len(t.List)), make([]V, len(t.Rows)/batch)
	s.of.room(len(t.Rows))
	for from := 0; from < len(t.Rows); from += batch {
		part := t.Rows[from:min(from+batch, len(t.Rows))]
		t.job.check(len(part))
		s.of.read(t.rd, from, part)
	}
}

func (s *foldSum[V]) reread(t *treeAggregation, _ []int32) bool { return true }

func (s *foldSum[V]) aggregate(t *treeAggregation) {
	for _, k := range t.groups {
		if s.known != nil && !t.all && t.List[k].Len() < batch {
			s.small(t, k)
		} else {
			s.totals[k] = s.total(t, k)
		}
		s.of.write(t.Groups, s.to, k, s.totals[k])
	}
	s.of.room(0)
}

func (s *foldSum[V]) carry(t *treeAggregation, _ []int32) {
	n := len(t.List)
	totals, blocks := slices.Grow(s.spare[:0], n+n/32)[:n], make([]V, len(t.Rows)/batch)
	t.eachKept(func(group, was, n int) { copy(totals[group:group+n], s.totals[was:was+n]) })
	t.keepResults(s.to)
	for k, was := range t.kept {
		if was < 0 || t.List[k].Len() < batch {
			continue
		}
		shift := t.old.List[was].Lo - t.List[k].Lo
		t.eachPart(int32(k), func(lo, hi, below int32) {
			if below < 0 && hi-lo == batch {
				blocks[lo/batch] = s.blocks[(lo+shift)/batch]
			}
		})
	}
	s.spare, s.totals, s.blocks = s.totals, totals, blocks
	s.aggregate(t)
}

// total returns the total of a group.
func (s *foldSum[V]) total(t *treeAggregation, group int32) (total V) {
	t.eachPart(group, func(lo, hi, below int32) {
		switch {
		case below >= 0:
			total = s.of.join(total, s.totals[below])
		case hi-lo == batch:
			block := &s.blocks[lo/batch]
			if t.all || t.anew || t.sums.dirty.Any(int(lo), int(hi)) {
				*block = s.add(t, *new(V), lo, hi)
			}
			total = s.of.join(total, *block)
		default:
			total = s.add(t, total, lo, hi)
		}
	})
	return total
}

// small sets the total of a group with less rows than a block, whose values are kept.
func (s *foldSum[V]) small(t *treeAggregation, group int32) {
	total, list, ends := &s.totals[group], t.List, t.sums.ends
	*total = *new(V)
	at := list[group].Lo
	for c := group + 1; c < ends[group]; c = ends[c] {
		if lo := list[c].Lo; lo > at {
			s.known.addKnown(t.rd, total, t.Rows[at:lo])
		}
		s.known.joinKnown(total, &s.totals[c])
		at = list[c].Hi
	}
	if hi := list[group].Hi; hi > at {
		s.known.addKnown(t.rd, total, t.Rows[at:hi])
	}
}

// add adds rows at places of Groups.Rows, which it reads unless they were read before.
func (s *foldSum[V]) add(t *treeAggregation, total V, lo, hi int32) V {
	t.job.tick()
	switch {
	case t.all:
		return s.of.add(total, int(lo), int(hi))
	case s.known != nil:
		sum := total // a copy, since it is allocated
		s.known.addKnown(t.rd, &sum, t.Rows[lo:hi])
		return sum
	}
	s.of.room(int(hi - lo))
	s.of.read(t.rd, 0, t.Rows[lo:hi])
	return s.of.add(total, 0, int(hi-lo))
}

// roomToRead returns a list with room for n values. n 0 releases a large list.
func roomToRead[V any](values []V, n int) []V {
	if n == 0 && cap(values) > batch {
		return nil
	}
	return slices.Grow(values[:0], n)[:n]
}

// floatFold makes tallies of float64 numbers, without a field tallies of rows.
type floatFold struct {
	function Function
	field    *Field
	numbers  []float64 // NaN for none
	knownNumbers
}

func (f *floatFold) room(n int) { f.numbers = roomToRead(f.numbers, n) }

func (f *floatFold) read(rd *reader, from int, rows []int32) {
	if f.field != nil {
		f.field.readNumbers(rd, f.numbers[from:from+len(rows)], rows)
	}
}

func (f *floatFold) add(total tally, lo, hi int) tally {
	if f.field == nil {
		total.n += int64(hi - lo)
		return total
	}
	for _, v := range f.numbers[lo:hi] {
		f.addNumber(&total, v)
	}
	return total
}

// addNumber adds a number to a total. NaN means none.
func (f *floatFold) addNumber(total *tally, v float64) {
	switch {
	case v != v:
	case f.function == Sum || f.function == Average:
		total.value += v
		total.n++
	default:
		*total = f.join(*total, tally{v, 1})
	}
}

func (f *floatFold) join(total, after tally) tally {
	switch {
	case f.function == First && total.n > 0, after.n == 0:
		return total
	case f.function == First, f.function == Last:
		return after
	}
	return f.function.join(total, after)
}

func (f *floatFold) write(g *Groups, aggregate int, group int32, total tally) {
	g.Values[aggregate][group] = f.function.result(total)
}

// exactFold makes sums of numbers that a float64 would round.
type exactFold struct {
	field   *Field
	numbers []exact.Number
	some    []bool
	knownSums
}

func (f *exactFold) room(n int) {
	f.numbers, f.some = roomToRead(f.numbers, n), roomToRead(f.some, n)
}

func (f *exactFold) read(_ *reader, from int, rows []int32) {
	to := from + len(rows)
	f.field.Exact(f.numbers[from:to], f.some[from:to], rows)
}

func (f *exactFold) add(total exact.Sum, lo, hi int) exact.Sum {
	for i, some := range f.some[lo:hi] {
		if some {
			total.Add(f.numbers[lo+i])
		}
	}
	return total
}

func (f *exactFold) join(total, after exact.Sum) exact.Sum {
	total.Join(&after)
	return total
}

func (f *exactFold) write(g *Groups, aggregate int, group int32, total exact.Sum) {
	g.Sums[aggregate][group] = total
}

// pickFold picks rows.
type pickFold struct {
	pickTotals
	rows []pick // no row for missing values
}

func newPickFold(a *Aggregate) *pickFold {
	f := &pickFold{pickTotals: pickTotals{function: a.Function, field: a.Field, picked: true}}
	if f.extreme() && a.Field.Integers != nil {
		f.ints = []int64{} // compare uses the integers of picks
	}
	return f
}

func (f *pickFold) room(n int) { f.rows = roomToRead(f.rows, n) }

func (f *pickFold) read(rd *reader, from int, rows []int32) {
	picks, ints := f.rows[from:from+len(rows)], rd.ints[:len(rows)]
	if f.ints != nil {
		f.field.Integers(ints, rows)
	} else {
		clear(ints)
	}
	for i, none := range rd.missing(f.field, rows) {
		if picks[i] = (pick{rows[i] + 1, ints[i]}); none {
			picks[i] = pick{}
		}
	}
}

func (f *pickFold) add(total pick, lo, hi int) pick {
	for _, p := range f.rows[lo:hi] {
		total = f.join(total, p)
	}
	return total
}

func (f *pickFold) join(total, after pick) pick {
	switch {
	case after.row == 0:
		return total
	case total.row == 0, f.function == Last:
		return after
	case f.function != First && f.compare(after, total) < 0:
		return after
	}
	return total
}

func (f *pickFold) write(g *Groups, aggregate int, group int32, total pick) {
	g.Picked[aggregate][group] = total.row - 1
}

// resultFold joins results of the caller's functions. nil is the total of no rows.
type resultFold struct {
	a    *Aggregate
	rows []int32
}

func (f *resultFold) room(n int) { f.rows = roomToRead(f.rows, n) }

func (f *resultFold) read(_ *reader, from int, rows []int32) { copy(f.rows[from:], rows) }

func (f *resultFold) add(total any, lo, hi int) any {
	return f.join(total, partResult{f.a.Result(f.rows[lo:hi:hi])})
}

// partResult is the result of a range of rows, which may be nil.
type partResult struct{ result any }

func (f *resultFold) join(total, after any) any {
	switch {
	case after == nil:
		return total
	case total == nil:
		return after
	}
	return partResult{f.a.Join([]any{total.(partResult).result, after.(partResult).result})}
}

func (f *resultFold) write(g *Groups, aggregate int, group int32, total any) {
	if total == nil {
		total = partResult{f.a.Result(nil)}
	}
	g.Results[aggregate][group] = total.(partResult).result
}

// calledSum is an aggregate that the caller's function computes from all rows of a group.
type calledSum struct {
	to int
	a  *Aggregate
}

func (s calledSum) begin(*treeAggregation, int) {}

func (s calledSum) reread(*treeAggregation, []int32) bool { return true }

func (s calledSum) carry(t *treeAggregation, _ []int32) {
	t.keepResults(s.to)
	s.aggregate(t)
}

func (s calledSum) aggregate(t *treeAggregation) {
	for _, k := range t.groups {
		if s.a.Result != nil {
			t.Results[s.to][k] = called(t, t.Results[s.to], k, nil, s.a.Result)
		} else {
			t.Values[s.to][k] = called(t, t.Values[s.to], k, math.NaN(), s.a.Custom)
		}
	}
}

// called returns the result of the caller's function for the rows of a group: none if only the
// total is wanted, and the result of the child group if that has the same rows.
func called[V any](t *treeAggregation, made []V, group int32, none V, f func(rows []int32) V) V {
	of, below := t.List[group], group+1
	switch {
	case group > 0 && t.totalOnly:
		return none
	case below < t.sums.ends[group] && t.List[below].Len() == of.Len() && !t.totalOnly:
		return made[below]
	}
	t.job.check(of.Len())
	return f(t.Rows[of.Lo:of.Hi:of.Hi])
}

func (s *foldSum[V]) forget(rows []int32, n int) {
	if s.known != nil {
		s.known.forget(rows, n)
	}
}

func (f *floatFold) forget(rows []int32, n int) {
	if f.field != nil {
		f.knownRows.forget(rows, n)
	}
}

func (f *floatFold) addKnown(rd *reader, total *tally, rows []int32) {
	if f.field == nil {
		total.n += int64(len(rows))
		return
	}
	for len(rows) > 0 {
		part := rows[:min(batch, len(rows))]
		rows = rows[len(part):]
		f.learn(rd, part)
		for _, r := range part {
			f.addNumber(total, f.byRow[r])
		}
	}
}

func (f *floatFold) joinKnown(total, after *tally) { *total = f.join(*total, *after) }

// learn reads the numbers of rows that are not kept.
func (f *floatFold) learn(rd *reader, rows []int32) {
	few := f.missing(rd.rows[:0], rows)
	if len(few) == 0 {
		return
	}
	if n := 64 * len(f.in); len(f.byRow) < n {
		f.byRow = slices.Grow(f.byRow, n-len(f.byRow))[:n]
	}
	numbers := rd.numbersOf(f.field, few)
	for i, r := range few {
		f.byRow[r] = numbers[i]
	}
}

func (f *exactFold) addKnown(rd *reader, total *exact.Sum, rows []int32) {
	for len(rows) > 0 {
		part := rows[:min(batch, len(rows))]
		rows = rows[len(part):]
		f.learn(rd, part)
		f.byRow.AddTo(total, part)
	}
}

func (f *exactFold) joinKnown(total, after *exact.Sum) { total.Join(after) }

// learn reads the numbers of rows that are not kept.
func (f *exactFold) learn(rd *reader, rows []int32) {
	few := f.missing(rd.rows[:0], rows)
	if len(few) == 0 {
		return
	}
	f.byRow.Grow(64 * len(f.in))
	f.room(len(few))
	f.read(rd, 0, few)
	for i, r := range few {
		f.byRow.Put(r, f.numbers[i], f.some[i])
	}
}

func (s calledSum) forget([]int32, int) {}
