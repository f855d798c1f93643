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
	// touched is a set of groups, dirty a set of places of Groups.Rows. Both are empty between two uses.
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
	// forget drops the values of changed rows, of a tree of n rows.
	forget(rows []int32, n int)
	// carry takes over the totals of t.kept and computes the others. rows holds the rows that changed or did not count
	// before, for counts of different values.
	carry(t *treeAggregation, rows []int32)
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
		fold := &exactFold{field: a.Field}
		return &foldSum[exact.Sum]{to: i, of: fold, known: fold}
	case a.Picked:
		return &foldSum[pick]{to: i, of: newPickFold(a)}
	}
	fold := &floatFold{function: a.Function, field: a.Field}
	return &foldSum[tally]{to: i, of: fold, known: fold}
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
	g, sums := w.branches(j, o, nil, 0)
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

// branches returns the groups of a tree and the rows that count, in the memory of groups that are not read any more, or
// of nil. about is the expected number of groups.
func (w *wanted) branches(j *Job, o *Outline, spare *Groups, about int) (*Groups, *treeSums) {
	b := brancher{o: o, groups: &Groups{branches: true}, sums: new(treeSums)}
	g, inner, ends := b.groups, w.inner(), o.ends
	if spare != nil {
		g.Rows, g.List = spare.Rows[:0], spare.List[:0]
	}
	g.List, b.sums.ends = slices.Grow(g.List, about+1), make([]int32, 0, about+64)
	rows := slices.Grow(g.Rows, len(o.items))[:len(o.items)]
	b.begin(-1, -1, int32(len(o.items))+1)
	for place, item := range o.items {
		if j != nil {
			j.tick()
		}
		if b.stop <= int32(place) {
			b.endUpTo(int32(place))
		}
		switch {
		case int(ends[place]) > place+1:
			b.begin(item, b.at, ends[place])
		case item < 0: // placeholder for rows to be loaded
		case !inner.Has(int(item)):
			rows[b.rows] = item
			b.rows++
		}
	}
	b.endUpTo(int32(len(o.items)) + 1)
	g.Rows = rows[:b.rows]
	b.sums.touched, b.sums.dirty = NewBits(len(g.List)), NewBits(len(g.Rows))
	return g, b.sums
}

// brancher makes the groups of a tree.
type brancher struct {
	o      *Outline
	groups *Groups
	sums   *treeSums
	// rows is the number of rows so far, at the group of the next ones, up to the place stop.
	rows     int
	at, stop int32
	// stops holds the ends of the groups around at, the outermost first.
	stops []int32
}

// begin begins the group of a row, which ends before the place stop. up is the group around it.
func (b *brancher) begin(row, up, stop int32) {
	level := int32(0)
	if up >= 0 {
		level = b.groups.List[up].Level + 1
	}
	b.at, b.stops, b.stop = int32(len(b.groups.List)), append(b.stops, b.stop), stop
	b.groups.List = append(b.groups.List, Group{Parent: up, Level: level, row: row, Lo: int32(b.rows)})
	b.sums.ends = append(b.sums.ends, 0)
}

// endUpTo ends the groups that end at or before a place. It drops groups without rows, of which each is the last one,
// because its descendants had no rows either.
func (b *brancher) endUpTo(place int32) {
	for b.at >= 0 && b.stop <= place {
		g, ends, at := b.groups, b.sums.ends, b.at
		group := &g.List[at]
		group.Hi, ends[at] = int32(b.rows), int32(len(g.List))
		if b.at = group.Parent; group.Len() == 0 && at > 0 {
			g.List, b.sums.ends = g.List[:at], ends[:at]
		}
		b.stop, b.stops = b.stops[len(b.stops)-1], b.stops[:len(b.stops)-1]
	}
}

// inner returns the rows with children, even if a filter hides these.
func (w *wanted) inner() Bits {
	if w.filter == nil {
		return nil // all children show
	}
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
	// all reports that no group was aggregated before, anew that the kept blocks of groups are invalid.
	all, anew, totalOnly bool
	// groups lists the groups to aggregate, descendants before their ancestors.
	groups []int32
	// kept, by group, is the group of old with the same rows and values, -1 for none; see Model.resum.
	kept []int32
	old  *Groups
	n    int
}

// eachPart calls do with the parts of a group in order: ranges lo … hi-1 of Rows directly below it,
// with below -1, and groups directly below it. Rows between two groups are cut into blocks from the first one on, so that
// the parts depend on what is in the group alone.
func (t *treeAggregation) eachPart(group int32, do func(lo, hi, below int32)) {
	at := t.List[group].Lo
	rows := func(end int32) {
		for at < end {
			hi := min(at+batch, end)
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
		t.sums.dirty.Set(at)
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
