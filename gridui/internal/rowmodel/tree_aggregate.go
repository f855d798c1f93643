// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"slices"
	"sort"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/exact"
)

// treeSums holds the data behind the aggregates of a tree. The branches of a tree are groups: group
// 0 contains all rows that count, the other groups are the items of the outline with such
// descendants, in the order of their places. A row counts if the tree has no row below it and no
// children are to be loaded. Groups.Rows holds the rows that count in outline order, so that the
// rows of a branch form one range.
type treeSums struct {
	// ends holds the end of each group's descendants: they are group+1 … end-1.
	ends []int32
	// sums holds the sums by aggregate.
	sums []treeSum
	// touched is a set of groups, dirty a set of blocks. Both are empty between two uses.
	touched, dirty Bits
	// rd reads changed rows, nil before the first change.
	rd *reader
}

// treeSum computes one aggregate.
type treeSum interface {
	// begin allocates all groups and reads all rows of a tree with n rows.
	begin(t *treeAggregation, n int)
	// reread reads changed rows that count, and reports whether that changes any result.
	reread(t *treeAggregation, rows []int32) bool
	// aggregate computes the aggregate for the groups of t.
	aggregate(t *treeAggregation)
}

// newTreeSum returns the treeSum of an aggregate.
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

// Branch returns the group of a tree row in the outline, -1 if no row below it counts.
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

// branches returns the groups of a tree and the rows that count.
func (w *wanted) branches(j *Job, o *Outline) (*Groups, *treeSums) {
	inner, g, sums := w.inner(), &Groups{branches: true}, new(treeSums)
	g.List, sums.ends = []Group{{Parent: -1, row: -1}}, []int32{0}
	at := int32(0) // the group of the next rows
	end := func(place int) {
		for at > 0 && o.End(o.Place(g.List[at].Record())) <= coord.Place(place) {
			at = sums.endBranch(g, at)
		}
	}
	for place, item := range o.items {
		j.tick()
		end(place)
		switch {
		case item < 0: // placeholder for rows to be loaded
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

// endBranch sets the end of a group and returns its parent. It drops a group without rows, which is
// the last one, because its descendants had no rows either.
func (ts *treeSums) endBranch(g *Groups, at int32) (up int32) {
	group := &g.List[at]
	group.Hi, ts.ends[at] = int32(len(g.Rows)), int32(len(g.List))
	if up = group.Parent; group.Len() == 0 && at > 0 {
		g.List, ts.ends = g.List[:at], ts.ends[:at]
	}
	return up
}

// inner returns the rows with children, even if a filter hides these.
func (w *wanted) inner() Bits {
	inner := NewBits(w.n)
	for r, up := range w.shape.Tree.parents {
		if up >= 0 && !w.gone.Has(r) {
			inner.Set(int(up))
		}
	}
	return inner
}

// treeAggregation aggregates groups of a tree. With a nil job it does not pause.
type treeAggregation struct {
	job *Job
	*Groups
	sums *treeSums
	rd   *reader
	// all is set if all groups are aggregated for the first time.
	all, totalOnly bool
	// groups lists the groups to aggregate, descendants before their ancestors.
	groups []int32
}

// eachPart calls do with the parts of a group in order: ranges lo … hi-1 of Rows directly below it,
// with below -1, and groups directly below it. No range extends over two blocks.
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

// reaggregate updates the aggregates of an outline's branches after rows changed in place.
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

// touch collects the groups above rows and the blocks of the rows, and returns the rows that count.
func (t *treeAggregation) touch(o *Outline, rows []int32) (count []int32) {
	for _, r := range rows {
		place := o.Place(coord.Record(r))
		if place < 0 || o.Expandable(place) {
			continue // its values count nowhere
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
