// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"cmp"
	"math"
)

// groupRowOrder is the order of rows in groups. If the first key is a number or an integer, it is
// kept for all rows as a number of the same order. The zero value orders rows by their numbers.
type groupRowOrder struct {
	by   *rowOrder
	keys []uint64 // by row
	// alone is set if there is one key, fresh if the keys were read after rows changed.
	alone, fresh bool
	rows         []int32
	was          []uint64
	moved        []move
}

// begin reads the keys of rows.
func (o *groupRowOrder) begin(rd *reader, keys []SortKey, rows []int32, n int) {
	*o = groupRowOrder{}
	if len(keys) == 0 {
		return
	}
	o.by, o.alone, o.fresh = newRowOrder(keys), len(keys) == 1, true
	if by := keys[0].Field.order(); by == orderNumbers || by == orderIntegers {
		o.keys = make([]uint64, n)
		o.read(rd, rows)
	}
}

// sorted reports whether rows are in the order of values.
func (o *groupRowOrder) sorted() bool { return o.by != nil }

func (o *groupRowOrder) read(rd *reader, rows []int32) {
	for len(rows) > 0 {
		part := rows[:min(batch, len(rows))]
		rows = rows[len(part):]
		to := rd.keys[:len(part)]
		o.by.keys[0].readKeys(rd, part, to)
		for i, row := range part {
			o.keys[row] = to[i]
		}
	}
}

// reread reads the keys of rows that stay in groups, and returns the moves of rows that may have
// changed places.
func (o *groupRowOrder) reread(rd *reader, moves []move, n int) (moved []move) {
	o.rows, o.was = o.rows[:0], o.was[:0]
	if o.keys != nil {
		for _, m := range moves {
			if m.to >= 0 {
				o.rows = append(o.rows, m.row)
			}
		}
		o.keys = roomFor(o.keys, n)
		for _, m := range moves {
			o.was = append(o.was, o.keys[m.row])
		}
		o.read(rd, o.rows)
	}
	moved = o.moved[:0]
	for k, m := range moves {
		if m.from != m.to || o.sorted() && o.mayMove(k, m.row) {
			moved = append(moved, m)
		}
	}
	o.moved, o.fresh = moved, false
	return moved
}

// mayMove reports whether the k-th changed row may have changed places.
func (o *groupRowOrder) mayMove(k int, row int32) bool {
	return o.fresh || o.keys == nil || o.was[k] != o.keys[row] || !o.tells(o.was[k])
}

// tells reports whether rows with equal keys are in the order of their numbers. Different values
// can have equal keys only at the ends of the range.
func (o *groupRowOrder) tells(key uint64) bool { return o.alone && key != 0 && key != math.MaxUint64 }

// key returns the first sort key of a row.
func (o *groupRowOrder) key(row int32) uint64 {
	if o.keys == nil {
		return 0
	}
	return o.keys[row]
}

// compare returns a number below zero if row a comes before b; two rows are never equal.
func (o *groupRowOrder) compare(a, b int32) int {
	if o.by == nil {
		return cmp.Compare(a, b)
	}
	if o.keys != nil {
		x, y := o.keys[a], o.keys[b]
		if x != y {
			return cmp.Compare(x, y)
		}
		if o.tells(x) {
			return cmp.Compare(a, b)
		}
	}
	return o.by.compare(a, b)
}

// before reports whether a row comes before another one.
func (o *groupRowOrder) before(a, b int32) bool { return o.compare(a, b) < 0 }
