// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import "slices"

// totals holds an aggregate of all groups, together with the aggregated values by row. New values
// of changed rows replace the old ones in their groups; only if the result is not determined by
// that, all rows of a group are aggregated again.
type totals interface {
	// room makes room for a number of groups and for rows below n.
	room(groups, n int)
	// read reads the values of rows.
	read(rd *reader, rows []int32)
	// reread reads the new values of rows that stay, and keeps the old values of all moves for
	// follow.
	reread(rd *reader, moves []move)
	// follow updates groups with the rows read last. It marks groups as stale if it cannot
	// determine their result.
	follow(f *following)
	// fold aggregates the rows of a group, given in their order.
	fold(group int32, rows []int32)
	// clear removes all rows of a group, join adds the total of a group below it. join is called
	// from the last group to the first, in the order of their first rows.
	clear(group int32)
	join(up, below int32)
	// renumber renumbers the groups: the i-th becomes the one at order[i].
	renumber(order []int32)
	// write stores the result of a group in the groups.
	write(g *Groups, aggregate, group int)
}

// move is a changed row with its old and its new group, -1 for none.
type move struct{ row, from, to int32 }

// following describes the changes of groups.
type following struct {
	moves []move
	list  []Group
	// stale is set for groups that must be aggregated again from their rows or the groups below.
	stale []bool
	// touched is set for groups with rows that left, joined or changed.
	touched []bool
	depth   int32
	// sorted is set if rows are in the order of values, which may have changed; laid is set if
	// they may have changed places in their group.
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

// reordered returns values with the i-th from order[i], zero where that is out of range. It reuses
// the memory of room.
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

// resized returns a list of n values with undefined content, in the memory of room.
func resized[V any](room []V, n int) []V { return slices.Grow(room[:0], n)[:n] }

// roomFor returns a list with at least n values, new ones zero.
func roomFor[V any](values []V, n int) []V {
	if n <= len(values) {
		return values
	}
	return append(values, make([]V, n-len(values))...)
}
