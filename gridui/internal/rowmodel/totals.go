// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import "slices"

// totals is an aggregate of all groups, with what it is made of by row: changed rows
// replace what they had in the groups that they are in, and only where that does not tell
// the rows of a group are aggregated again.
type totals interface {
	// room makes room for so many groups and for rows below n.
	room(groups, n int)
	// read reads what rows have.
	read(rd *reader, rows []int32)
	// reread reads what rows that stay have now, and keeps what all had for follow.
	reread(rd *reader, moves []move)
	// follow brings groups up to date with the rows that were read last. It marks those
	// as stale for which that does not tell.
	follow(f *following)
	// fold aggregates the rows of a group, given in their order.
	fold(group int32, rows []int32)
	// clear makes a group one without rows, join adds those of a group below to it: from the
	// last to the first, in the order of their first rows.
	clear(group int32)
	join(up, below int32)
	// renumber makes the i-th group the one that was order[i].
	renumber(order []int32)
	// write puts what the totals make of a group into the groups.
	write(g *Groups, aggregate, group int)
	bytes() int
}

// move is a row that changed, with the groups whose rows it was and is among: -1 is none.
type move struct{ row, from, to int32 }

// following is what has become of groups.
type following struct {
	moves []move
	list  []Group
	// stale says by group that its rows, or the groups below, are to be aggregated again.
	stale []bool
	// touched are the groups that rows left, joined or changed in.
	touched []bool
	depth   int32
	// sorted says that rows stand in the order of values, which may have changed, laid that
	// they may have other places in their group.
	sorted, laid bool
}

// spoil marks the groups above touched ones as stale.
func (f *following) spoil() {
	for i, touched := range f.touched {
		if touched && f.list[i].Level < f.depth {
			f.stale[i] = true
		}
	}
}

// newTotals makes the totals of an aggregate, nil where a function of the caller's makes
// them. before says which of two rows comes first.
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

// total fills new totals of groups, of rows below n, from rows in their order. ranked are
// the groups in the order of their first rows, nil for the one they are in.
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

// isLeaf reports whether a group has no groups below it.
func (g *Groups) isLeaf(group int) bool {
	return group+1 == len(g.List) || g.List[group+1].Level <= g.List[group].Level
}

// reordered is values with the i-th the one that was at order[i], and zero where that is
// beyond them, in the room of a list that is not needed.
func reordered[V any](room, values []V, order []int32) []V {
	next := slices.Grow(room[:0], len(order))[:len(order)]
	for i, at := range order {
		if int(at) < len(values) {
			next[i] = values[at]
		} else {
			next[i] = *new(V)
		}
	}
	return next
}

// roomFor is a list with room for n values, new ones zero.
func roomFor[V any](values []V, n int) []V {
	if n <= len(values) {
		return values
	}
	return append(values, make([]V, n-len(values))...)
}
