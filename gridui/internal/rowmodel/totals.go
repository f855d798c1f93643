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

// resized returns a list of n values, whose content is undefined, in the memory of room.
func resized[V any](room []V, n int) []V { return slices.Grow(room[:0], n)[:n] }

// roomFor is a list with room for n values, new ones zero.
func roomFor[V any](values []V, n int) []V {
	if n <= len(values) {
		return values
	}
	return append(values, make([]V, n-len(values))...)
}
