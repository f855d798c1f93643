// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"slices"
	"sort"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/exact"
)

// treeSums is what the aggregates of a tree are made of. The branches of a tree are
// groups: group 0 is all rows that count, the others are the items of the outline that
// have such rows below them, in the order of their places. A row counts if the tree
// has no row below it and none is to be loaded there. Groups.Rows are the rows that
// count in the order of the outline, so that those of a branch are one stretch.
type treeSums struct {
	// ends is by group where those below it end: they are group+1 … end-1.
	ends []int32
	// sums are by aggregate.
	sums []treeSum
	// touched is a set of groups, dirty one of blocks. Both are empty between two uses.
	touched, dirty Bits
	// rd reads rows that changed, nil before any did.
	rd *reader
}

// treeSum computes one aggregate.
type treeSum interface {
	// begin makes room for all groups and reads all rows, of a tree of n rows.
	begin(t *treeAggregation, n int)
	// reread reads rows that count and have changed, and reports whether that changes
	// anything.
	reread(t *treeAggregation, rows []int32) bool
	// aggregate computes the aggregate of the groups of t.
	aggregate(t *treeAggregation)
}

// newTreeSum makes what computes an aggregate.
func newTreeSum(i int, a *Aggregate) treeSum {
	switch {
	case a.Distinct != nil:
		return &distinctSum{to: i, distinct: a.Distinct}
	case a.Result != nil && a.Join != nil:
		return &foldSum[any]{to: i, of: &resultFold{a: a}}
	case a.called():
		return calledSum{i, a}
	case a.Exact:
		return &foldSum[exact.Sum]{to: i, of: &exactFold{field: a.Field}}
	case a.Picked:
		return &foldSum[pick]{to: i, of: newPickFold(a)}
	}
	return &foldSum[tally]{to: i, of: &floatFold{function: a.Function, field: a.Field}}
}

// Branch is the group of a row of the tree that the outline shows, -1 where no row
// below it counts.
func (g *Groups) Branch(o *Outline, row coord.Record) int {
	place := o.Place(row)
	if !g.branches || place < 0 {
		return -1
	}
	i := 1 + sort.Search(len(g.List)-1, func(i int) bool { return o.Place(g.List[i+1].Record()) >= place })
	if i < len(g.List) && g.List[i].Record() == row {
		return i
	}
	return -1
}

// aggregateTree makes the groups of a tree and aggregates them.
func (w *wanted) aggregateTree(j *Job, o *Outline) (*Groups, *treeSums, error) {
	as := w.shape.Aggregates
	if err := checkAll(as); err != nil {
		return nil, nil, err
	}
	g, sums := w.branches(j, o)
	g.room(as, nil)
	t := &treeAggregation{job: j, Groups: g, sums: sums, rd: new(reader), all: true, totalOnly: w.shape.TotalOnly}
	t.groups = make([]int32, len(g.List))
	for i := range t.groups {
		t.groups[i] = int32(len(g.List) - 1 - i)
	}
	for i := range as {
		sum := newTreeSum(i, &as[i])
		sum.begin(t, w.n)
		sum.aggregate(t)
		sums.sums = append(sums.sums, sum)
	}
	return g, sums, nil
}

// branches lists the groups of a tree and the rows that count.
func (w *wanted) branches(j *Job, o *Outline) (*Groups, *treeSums) {
	inner, g, sums := w.inner(), &Groups{branches: true}, new(treeSums)
	g.List, sums.ends = []Group{{Parent: -1, row: -1}}, []int32{0}
	at := int32(0) // the group whose rows come next
	end := func(place int) {
		for at > 0 && o.End(o.Place(g.List[at].Record())) <= coord.Place(place) {
			at = sums.endBranch(g, at)
		}
	}
	for place, item := range o.items {
		j.tick()
		end(place)
		switch {
		case item < 0: // stands for rows to be loaded
		case o.Expandable(coord.Place(place)):
			next := Group{Parent: at, Level: g.List[at].Level + 1, row: item, Lo: int32(len(g.Rows))}
			at = int32(len(g.List))
			g.List, sums.ends = append(g.List, next), append(sums.ends, 0)
		case !inner.Has(int(item)):
			g.Rows = append(g.Rows, item)
		}
	}
	end(o.Places())
	sums.endBranch(g, 0)
	sums.touched, sums.dirty = NewBits(len(g.List)), NewBits(len(g.Rows)/batch)
	return g, sums
}

// endBranch notes where a group ends and returns the one above. A group without rows
// is dropped: it is the last one, since those below it had none either.
func (ts *treeSums) endBranch(g *Groups, at int32) (up int32) {
	group := &g.List[at]
	group.Hi, ts.ends[at] = int32(len(g.Rows)), int32(len(g.List))
	if up = group.Parent; group.Len() == 0 && at > 0 {
		g.List, ts.ends = g.List[:at], ts.ends[:at]
	}
	return up
}

// inner is the rows with rows below them, whether a filter leaves these or not.
func (w *wanted) inner() Bits {
	inner := NewBits(w.n)
	for r, up := range w.shape.Tree.parents {
		if up >= 0 && !w.gone.Has(r) {
			inner.Set(int(up))
		}
	}
	return inner
}

// treeAggregation aggregates groups of a tree. A nil job works without pause.
type treeAggregation struct {
	job *Job
	*Groups
	sums *treeSums
	rd   *reader
	// all says that all groups are aggregated for the first time.
	all, totalOnly bool
	// groups are those to aggregate, the ones below a group before it.
	groups []int32
}

// eachPart calls do with the parts of a group in their order: rows right below it, at
// places lo … hi-1 of Rows with below -1, and groups right below it. No part of rows has
// some of two blocks.
func (t *treeAggregation) eachPart(group int32, do func(lo, hi, below int32)) {
	at := t.List[group].Lo
	rows := func(end int32) {
		for at < end {
			hi := min(at-at%batch+batch, end)
			do(at, hi, -1)
			at = hi
		}
	}
	for c := group + 1; c < t.sums.ends[group]; c = t.sums.ends[c] {
		rows(t.List[c].Lo)
		do(t.List[c].Lo, t.List[c].Hi, c)
		at = t.List[c].Hi
	}
	rows(t.List[group].Hi)
}

// reaggregate brings the aggregates of the branches of an outline up to date with rows that
// changed in place: those of the branches above them.
func (ts *treeSums) reaggregate(g *Groups, o *Outline, totalOnly bool, rows []int32) {
	if ts.rd == nil {
		ts.rd = new(reader)
	}
	t := &treeAggregation{Groups: g, sums: ts, rd: ts.rd, totalOnly: totalOnly}
	rows = t.touch(o, rows)
	if len(rows) == 0 {
		return
	}
	for _, sum := range ts.sums {
		if sum.reread(t, rows) {
			sum.aggregate(t)
		}
	}
	clear(ts.dirty)
}

// touch finds the groups above rows and the blocks with them, and returns those of the
// rows that count.
func (t *treeAggregation) touch(o *Outline, rows []int32) (count []int32) {
	for _, r := range rows {
		place := o.Place(coord.Record(r))
		if place < 0 || o.Expandable(place) {
			continue // its own values count nowhere
		}
		at := sort.Search(len(t.Rows), func(i int) bool { return o.Place(coord.Record(t.Rows[i])) >= place })
		if at == len(t.Rows) || t.Rows[at] != r {
			continue
		}
		count = append(count, r)
		if at/batch < len(t.Rows)/batch {
			t.sums.dirty.Set(at / batch)
		}
		k := int32(0)
		if up := o.Parent(place); up >= 0 {
			k = int32(t.Branch(o, o.Item(up).Record()))
		}
		for ; k >= 0 && !t.sums.touched.Has(int(k)); k = t.List[k].Parent {
			t.sums.touched.Set(int(k))
			t.groups = append(t.groups, k)
		}
	}
	for _, k := range t.groups {
		t.sums.touched.Clear(int(k))
	}
	slices.Sort(t.groups)
	slices.Reverse(t.groups)
	return count
}
