// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import "slices"

// groupCache is what changed rows are put into groups by, so that no other row is read:
// the values of the groups, and for each aggregate the numbers of all rows. The first
// Apply after a job fills it, with one pass over the rows. It takes 8 bytes for each row
// and aggregate.
type groupCache struct {
	// of are the groups that it describes.
	of *Groups
	rd *reader
	// levels are the values of each level; values is the number of each group's value
	// there, noValue where all of its rows changed.
	levels []groupLevel
	values []int64
	// rank is where each group stood when groups were in the order of their first rows.
	rank []int32
	// totals are the aggregates, nil for those that functions of the caller's make.
	totals []totals
	// order is that of sorted rows, nil: rows stand in the order of their numbers.
	order *rowOrder
	// gone are the rows that changed or went.
	gone sieve
	// spare and spareRows are room for the next outline and its rows. No job reads them:
	// changes wait for those that do.
	spare     *Outline
	spareRows []int32
	merged    []int32
	ids       []uint32
	moves     []move
}

// groupLevel finds a group by the group above it and the number of its value.
type groupLevel struct {
	ids    *valueIDs
	groups map[uint64]int32
}

const noValue = -1

func levelKey(parent int32, value int64) uint64 { return uint64(uint32(parent))<<32 | uint64(value) }

func (k *groupCache) bytes() int {
	n := 8*cap(k.values) + 4*cap(k.rank)
	for _, t := range k.totals {
		if t != nil {
			n += t.bytes()
		}
	}
	for _, l := range k.levels {
		n += 24 * len(l.groups)
	}
	return n
}

// regrouping brings groups up to date with few changed rows.
type regrouping struct {
	*groupCache
	shape *Shape
	s     *state
	n     int
	// add are the rows that changed or came, to the leaf groups that they belong to.
	add []leafRow
	// was are the leaf groups that rows left, ascending by row.
	drop, was []int32
	// nodes are the groups, new ones after those there were.
	nodes   []Group
	touched []bool // by node: its rows or their numbers changed
}

// leafRow is a row and its group.
type leafRow struct{ row, leaf int32 }

// regroupShare of the rows is the most that are put into groups one by one.
const regroupShare = 8

// regroup brings the groups up to date: drop are known rows that changed or went, add
// rows that changed or came and pass the filter, ascending. Where that is not worth it
// the next job does it.
func (m *Model) regroup(drop, add []int32) error {
	s := &m.now
	if s.groups == nil || (len(drop)+len(add))*regroupShare > m.want.n || len(drop) > 0 && s.groups.Rows == nil {
		m.groups = groupCache{}
		s.rev.shape = 0
		return nil
	}
	r := &regrouping{groupCache: &m.groups, shape: &m.want.shape, s: s, n: m.want.n, drop: drop}
	r.gone.take(drop, m.want.n)
	if r.of != s.groups {
		r.fill()
	}
	r.leave()
	r.join(add)
	r.readAgain()
	var groups *Groups
	var outline *Outline
	if r.inPlace() {
		groups = r.aggregated()
	}
	if groups == nil {
		groups, outline = r.rebuild()
		r.spareRows = s.groups.Rows
		if len(r.shape.Groups) > 0 {
			r.spare, s.outline = s.outline, outline
		}
	}
	s.groups, r.of = groups, groups
	return nil
}

// depth is the level of the groups that have rows themselves.
func (r *regrouping) depth() int32 { return int32(len(r.shape.Groups)) }

// fill reads the values of the groups and the numbers of all rows.
func (r *regrouping) fill() {
	groups := r.s.groups
	*r.groupCache = groupCache{of: groups, rd: new(reader), gone: r.gone}
	if len(r.s.keys) > 0 {
		r.order = newRowOrder(r.s.keys)
	}
	r.values = make([]int64, len(groups.List))
	for i, f := range r.shape.Groups {
		r.levels = append(r.levels, groupLevel{ids: newValueIDs(f)})
		r.readValues(int32(i) + 1)
	}
	r.index(groups.List)
	ranked := groups.rankedBy(r.precedes)
	r.rank = inverse(ranked)
	for i := range r.shape.Aggregates {
		t := newTotals(&r.shape.Aggregates[i], r.groupCache.precedes)
		if t != nil {
			groups.total(nil, r.rd, t, r.n, ranked)
		}
		r.totals = append(r.totals, t)
	}
}

// readValues numbers the values of the groups of a level, by a row of each that did not
// change.
func (r *regrouping) readValues(level int32) {
	var rows, of []int32
	for i, g := range r.s.groups.List {
		if g.Level != level {
			continue
		}
		r.values[i] = noValue
		for _, row := range r.s.groups.Rows[g.Lo:g.Hi] {
			if !r.gone.has(row) {
				rows, of = append(rows, row), append(of, int32(i))
				break
			}
		}
	}
	ids := make([]uint32, len(rows))
	r.levels[level-1].ids.readAll(nil, r.rd, rows, ids)
	for i, id := range ids {
		r.values[of[i]] = int64(id)
	}
}

// index makes the tables that find groups by their values.
func (k *groupCache) index(list []Group) {
	for i := range k.levels {
		k.levels[i].groups = make(map[uint64]int32, len(list))
	}
	for i, g := range list {
		if g.Level > 0 && k.values[i] != noValue {
			k.levels[g.Level-1].groups[levelKey(g.Parent, k.values[i])] = int32(i)
		}
	}
}

// readAgain reads what aggregates are made of from rows that changed.
func (r *regrouping) readAgain() {
	r.moves = r.moves[:0]
	was := r.was
	for i, row := range r.drop {
		r.moves = append(r.moves, move{row, was[i], -1})
	}
	k := 0
	for _, a := range r.add {
		for k < len(r.drop) && r.drop[k] < a.row {
			k++
		}
		if k < len(r.drop) && r.drop[k] == a.row {
			r.moves[k].to = a.leaf
		} else {
			r.moves = append(r.moves, move{a.row, -1, a.leaf})
		}
	}
	for _, t := range r.totals {
		if t != nil {
			t.room(len(r.nodes), r.n)
			t.reread(r.rd, r.moves)
		}
	}
}

// leave finds the groups that rows were in, and drops the rows that were in none.
func (r *regrouping) leave() {
	r.nodes = slices.Clone(r.s.groups.List)
	r.touched = make([]bool, len(r.nodes), len(r.nodes)+len(r.drop))
	drop := r.drop
	r.drop, r.was = make([]int32, 0, len(drop)), make([]int32, 0, len(drop))
	for _, row := range drop {
		if leaf := r.leafOf(row); leaf >= 0 {
			r.drop, r.was = append(r.drop, row), append(r.was, leaf)
			r.touch(leaf)
		}
	}
}

// leafOf is the group with a row, -1 if none has it. Without levels all rows count as
// those of the only group.
func (r *regrouping) leafOf(row int32) int32 {
	if r.depth() == 0 {
		return 0
	}
	o := r.s.outline
	place := o.Place(int(row))
	if place < 0 {
		return -1
	}
	return ^o.Item(o.Parent(place))
}

// touch marks a group and those above it.
func (r *regrouping) touch(node int32) {
	for ; node >= 0 && !r.touched[node]; node = r.nodes[node].Parent {
		r.touched[node] = true
	}
}

// join finds the groups of rows by their values, and makes those that are missing.
func (r *regrouping) join(rows []int32) {
	r.add = make([]leafRow, len(rows))
	for i, row := range rows {
		r.add[i].row = row
	}
	r.ids = slices.Grow(r.ids[:0], len(rows))[:len(rows)]
	ids := r.ids
	for i := range r.levels {
		l := &r.levels[i]
		l.ids.readAll(nil, r.rd, rows, ids)
		for k, id := range ids {
			key := levelKey(r.add[k].leaf, int64(id))
			at, ok := l.groups[key]
			if !ok {
				at = r.grow(r.add[k].leaf, int64(id))
				l.groups[key] = at
			}
			r.add[k].leaf = at
		}
	}
	for _, a := range r.add {
		r.touch(a.leaf)
	}
}

// grow makes a group below another.
func (r *regrouping) grow(parent int32, value int64) int32 {
	r.nodes = append(r.nodes, Group{Parent: parent, Level: r.nodes[parent].Level + 1})
	r.touched = append(r.touched, false)
	r.values = append(r.values, value)
	r.rank = append(r.rank, int32(len(r.rank)))
	return int32(len(r.nodes) - 1)
}

// inPlace reports whether all rows stay where they are.
func (r *regrouping) inPlace() bool {
	if len(r.add) != len(r.drop) || r.shape.By.On && r.custom() {
		return false
	}
	if r.depth() == 0 && len(r.s.groups.Rows) != r.s.count() {
		return false // some passed the filter only now
	}
	for i, a := range r.add {
		if a.row != r.drop[i] || a.leaf != r.was[i] {
			return false
		}
	}
	return r.order == nil || r.rowsInPlace()
}

// custom reports whether the caller aggregates: from rows in the order that they have
// before groups are put into another.
func (r *regrouping) custom() bool {
	return slices.ContainsFunc(r.shape.Aggregates, func(a Aggregate) bool { return a.called() })
}

// rowsInPlace reports whether sorted rows that changed stay between the same others, and
// groups too.
func (r *regrouping) rowsInPlace() bool {
	o := r.s.outline
	if o == nil { // one list
		return false
	}
	rows, firsts := r.s.groups.Rows, false
	for _, a := range r.add {
		g := &r.nodes[a.leaf]
		at := int32(o.Place(int(a.row))) - a.leaf
		if at > g.Lo && !r.precedes(rows[at-1], a.row) || at+1 < g.Hi && !r.precedes(a.row, rows[at+1]) {
			return false
		}
		firsts = firsts || at == g.Lo
	}
	return !firsts || r.groupsInPlace()
}

// groupsInPlace reports whether groups are in the order of their first rows.
func (r *regrouping) groupsInPlace() bool {
	if r.shape.By.On {
		return false
	}
	last := make([]int32, len(r.nodes)) // by group: the one below it that was met last
	for i := 1; i < len(r.nodes); i++ {
		up := r.nodes[i].Parent
		if was := last[up]; was > 0 && !r.precedes(r.nodes[was].Row, r.nodes[i].Row) {
			return false
		}
		last[up] = int32(i)
	}
	return true
}

// precedes reports whether a row comes before another one.
func (k *groupCache) precedes(a, b int32) bool {
	if k.order == nil {
		return a < b
	}
	return k.order.compare(a, b) < 0
}

// aggregated are the same groups with new aggregates, nil where these put them into
// another order.
func (r *regrouping) aggregated() *Groups {
	g := &Groups{List: r.s.groups.List, Rows: r.s.groups.Rows}
	f := &following{moves: r.moves, list: g.List, touched: r.touched, depth: r.depth(), sorted: r.order != nil}
	if r.s.outline != nil {
		f.places = r.s.outline.placed
	}
	for _, t := range r.totals {
		if t != nil {
			f.stale = make([]bool, len(g.List))
			t.follow(f)
			r.retally(t, g, f.stale)
		}
	}
	r.results(g, r.s.groups)
	if !r.ordered(g) {
		return nil
	}
	return g
}

// ordered reports whether groups are in the order of their aggregates.
func (r *regrouping) ordered(g *Groups) bool {
	by := r.shape.By
	if !by.On || by.Aggregate < 0 || by.Aggregate >= len(g.Values) {
		return true
	}
	compare, last := g.comparison(by), make([]int32, len(g.List))
	for i := 1; i < len(g.List); i++ {
		up := g.List[i].Parent
		if was := last[up]; was > 0 {
			c := compare(was, int32(i))
			if c > 0 || c == 0 && r.rank[was] > r.rank[i] {
				return false
			}
		}
		last[up] = int32(i)
	}
	return true
}
