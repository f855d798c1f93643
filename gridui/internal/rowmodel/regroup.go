// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

// groupCache holds the data to regroup changed rows without reading other rows: the values of the
// groups, and for each aggregate the values of all rows. The first Apply after a job fills it, with
// one pass over the rows. It takes 8 bytes for each row and aggregate, and 8 more for each row if
// rows are sorted.
type groupCache struct {
	// of identifies the groups that it describes.
	of *Groups
	rd *reader
	// levels holds the values of each level; groups finds groups by them.
	levels []*valueIDs
	groups groupTable
	// ranked lists the groups in the order of their first rows, each followed by its descendants.
	ranked []int32
	// totals holds the aggregates, nil for those computed by functions of the caller.
	totals []totals
	order  groupRowOrder
	// spare is memory for the next groups, and spareOutline for their outline. No job reads them,
	// because changes wait for reading jobs.
	spare        *Groups
	spareOutline *Outline
	room         regroupRoom
}

// regroupRoom is memory that each Apply reuses.
type regroupRoom struct {
	moves          []move
	from, at, to   []int32
	ids            []uint32
	nodes          []Group
	touched, stale []bool
	rebuilding     rebuildRoom
}

// regrouping updates groups for a small number of changed rows.
type regrouping struct {
	*groupCache
	shape *Shape
	s     *state
	n     int
	moves []move
	// moved holds the moves whose rows may have changed places.
	moved []move
	// nodes holds the groups, new ones after the old ones.
	nodes   []Group
	touched []bool // by node: whether its rows or their values changed
}

// regroupShare of the rows, as a divisor, is the maximum that is regrouped row by row.
const regroupShare = 8

// regroup updates the groups of a state with a shape and rows below n. drop holds known rows that
// changed or were removed, add holds rows that changed or were added and are to show, ascending.
func (k *groupCache) regroup(s *state, shape *Shape, n int, drop, add []int32) {
	r := &regrouping{groupCache: k, shape: shape, s: s, n: n}
	if r.of != s.groups {
		r.fill(drop)
	}
	r.move(drop, add)
	r.reread()
	if stay := r.inPlace(); !stay || !r.aggregated(false) {
		r.lay(stay)
	}
	if s.groups.seats.wasteful() {
		s.groups.seat(n)
	}
}

// lay updates the list of rows and the groups. It changes them in place if the groups and their
// order stay the same, and rebuilds them otherwise. stay is set if all rows keep their places and
// the aggregates are up to date.
func (r *regrouping) lay(stay bool) {
	b := r.merged(stay)
	if !stay && b.keepsGroups() {
		b.shift()
		if r.aggregated(true) {
			return
		}
		stay, b = true, r.merged(true)
	}
	b.rebuild(stay)
}

// depth returns the level of the groups that directly contain rows.
func (r *regrouping) depth() int32 { return int32(len(r.shape.Groups)) }

// fill reads the values of the groups and of all rows; changed holds rows whose values may differ
// from their groups'.
func (r *regrouping) fill(changed []int32) {
	groups := r.s.groups
	*r.groupCache = groupCache{of: groups, rd: new(reader), spareOutline: r.spareOutline}
	if groups.seats == nil {
		groups.seat(r.n)
	}
	r.order.begin(r.rd, r.s.keys, groups.Rows, r.n)
	for _, f := range r.shape.Groups {
		values := newValueIDs(f)
		values.guessed = true
		r.levels = append(r.levels, values)
	}
	r.groups.fill(groups.List, r.values(newSieve(changed, r.n)))
	r.ranked = groups.rankedBy(r.order.before)
	for i := range r.shape.Aggregates {
		t := newTotals(&r.shape.Aggregates[i], r.order.before)
		if t != nil {
			groups.total(nil, r.rd, t, r.n, r.ranked)
		}
		r.totals = append(r.totals, t)
	}
}

// values returns the numbers of the groups' values, read from an unchanged row of each; noValue if
// all its rows changed.
func (r *regrouping) values(changed *sieve) []int64 {
	values := make([]int64, len(r.s.groups.List))
	for level := range r.levels {
		r.valuesOf(int32(level)+1, changed, values)
	}
	return values
}

// valuesOf numbers the values of the groups of a level.
func (r *regrouping) valuesOf(level int32, changed *sieve, values []int64) {
	var rows, of []int32
	for i, g := range r.s.groups.List {
		if g.Level != level {
			continue
		}
		values[i] = noValue
		for _, row := range r.s.groups.Rows[g.Lo:g.Hi] {
			if !changed.has(row) {
				rows, of = append(rows, row), append(of, int32(i))
				break
			}
		}
	}
	ids := make([]uint32, len(rows))
	r.levels[level-1].readAll(nil, r.rd, rows, ids)
	for i, id := range ids {
		values[of[i]] = int64(id)
	}
}

// move determines the groups that rows leave and join.
func (r *regrouping) move(drop, add []int32) {
	g := r.s.groups
	g.seats.grow(r.n)
	r.nodes = append(r.room.nodes[:0], g.List...)
	from, to := r.join(add)
	moves := r.room.moves[:0]
	for k := 0; len(drop) > 0 || k < len(add); {
		var m move
		if k == len(add) || len(drop) > 0 && drop[0] < add[k] {
			from, _ := g.seats.find(drop[0])
			m = move{drop[0], from, -1}
		} else {
			m = move{add[k], from[k], to[k]}
			k++
		}
		if len(drop) > 0 && drop[0] == m.row {
			drop = drop[1:]
		}
		if m.from >= 0 || m.to >= 0 {
			moves = append(moves, m)
		}
	}
	r.touched = emptied(r.room.touched, len(r.nodes))
	for _, m := range moves {
		r.touch(m.to)
		if m.from != m.to {
			r.touch(m.from)
		}
	}
	r.moves, r.room.moves, r.room.nodes, r.room.touched = moves, moves, r.nodes, r.touched
}

// touch marks a group and its ancestors.
func (r *regrouping) touch(node int32) {
	for ; node >= 0 && !r.touched[node]; node = r.nodes[node].Parent {
		r.touched[node] = true
	}
}

// emptied returns a list of n false values, in the same memory.
func emptied(values []bool, n int) []bool {
	if cap(values) < n {
		return make([]bool, n)
	}
	clear(values[:n])
	return values[:n]
}

// join returns the present groups of rows and the groups of their values, and creates missing
// groups. Most rows remain in their group.
func (r *regrouping) join(rows []int32) (from, to []int32) {
	room, seats := &r.room, r.s.groups.seats
	n := len(rows)
	from, at, to, ids := resized(room.from, n), resized(room.at, n), resized(room.to, n), resized(room.ids, n)
	room.from, room.at, room.to, room.ids = from, at, to, ids
	clear(to)
	// The loop only loads, so that the processor overlaps the cache misses.
	for k, row := range rows {
		from[k], _ = seats.find(row)
	}
	for i, values := range r.levels {
		level := int32(i) + 1
		for k, group := range from {
			at[k] = r.levelOf(group, level)
			ids[k] = r.valueOf(at[k])
		}
		values.readAll(nil, r.rd, rows, ids)
		for k, id := range ids {
			group := at[k]
			if group < 0 || r.nodes[group].Parent != to[k] || r.valueOf(group) != id {
				group = r.child(to[k], level, id)
			}
			to[k] = group
		}
	}
	return from, to
}

// valueOf returns the number of the value of a group.
func (r *regrouping) valueOf(group int32) uint32 {
	if group < 0 || r.groups.values[group] == noValue {
		return noGuess
	}
	return uint32(r.groups.values[group])
}

// child returns the group with a value on a level below a group, and creates it if necessary.
func (r *regrouping) child(up, level int32, value uint32) int32 {
	at, ok := r.groups.find(up, value)
	if !ok {
		at = int32(len(r.nodes))
		r.nodes = append(r.nodes, Group{Parent: up, Level: level})
		r.groups.add(up, value)
	}
	return at
}

// levelOf returns the ancestor of a group on a level, or the group itself.
func (r *regrouping) levelOf(group, level int32) int32 {
	for group >= 0 && r.nodes[group].Level > level {
		group = r.nodes[group].Parent
	}
	return group
}

// reread reads the sort keys and the aggregated values of changed rows.
func (r *regrouping) reread() {
	r.moved = r.order.reread(r.rd, r.moves, r.n)
	for _, t := range r.totals {
		if t != nil {
			t.room(len(r.nodes), r.n)
			t.reread(r.rd, r.moves)
		}
	}
}

// inPlace reports whether all rows keep their places.
func (r *regrouping) inPlace() bool {
	if len(r.nodes) > len(r.s.groups.List) || r.reorders() && r.custom() {
		return false
	}
	for _, m := range r.moved {
		if m.from != m.to || r.depth() == 0 {
			return false
		}
	}
	return r.rowsInPlace()
}

// reorders reports whether groups are in an order other than that of their first rows.
func (r *regrouping) reorders() bool {
	orders := r.shape.orders()
	return orders.on()
}

// custom reports whether functions of the caller aggregate. They get rows in the order before
// groups are reordered.
func (r *regrouping) custom() bool {
	for i := range r.shape.Aggregates {
		if r.shape.Aggregates[i].called() {
			return true
		}
	}
	return false
}

// rowsInPlace reports whether changed rows keep their places among the others, and groups too.
func (r *regrouping) rowsInPlace() bool {
	g, firsts := r.s.groups, false
	for _, m := range r.moved {
		_, at := g.seats.find(m.row)
		group := &g.List[m.from]
		rows := g.Rows[group.Lo:group.Hi]
		if at > 0 && !r.order.before(rows[at-1], m.row) || int(at)+1 < len(rows) && !r.order.before(m.row, rows[at+1]) {
			return false
		}
		firsts = firsts || at == 0
	}
	return !firsts || r.groupsInPlace()
}

// groupsInPlace reports whether groups are in the order of their first rows.
func (r *regrouping) groupsInPlace() bool {
	if r.reorders() {
		return false
	}
	list := r.s.groups.List
	return siblingsInOrder(list, func(a, b int32) bool { return r.order.before(list[a].row, list[b].row) })
}

// siblingsInOrder reports whether groups with the same parent are in an order.
func siblingsInOrder(list []Group, before func(a, b int32) bool) bool {
	last := make([]int32, len(list)) // by group: its last visited child
	for i := 1; i < len(list); i++ {
		up := list[i].Parent
		if was := last[up]; was > 0 && !before(was, int32(i)) {
			return false
		}
		last[up] = int32(i)
	}
	return true
}
