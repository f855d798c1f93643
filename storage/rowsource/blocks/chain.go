// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import "github.com/giogrid/giogrid/storage/rowsource"

// chain is what is known of rows that cannot be read at an exact index: blocks that follow each
// other without a gap, each read next to its neighbour by a cursor. Their indexes are those in the
// chain plus an offset, which is an estimate until the chain reaches the start of the view or the
// source knows better.
type chain struct {
	// after is the place after the last row of a block that was ever read, before that before its
	// first row. They stay when the rows are dropped.
	after, before map[int64]rowsource.Cursor
	offset        int64
	exact         bool // offset is no estimate
	// start is the first row of the view, end the one after the last, in the chain.
	start, end       int64
	hasStart, hasEnd bool
	// shift is by how much indexes have changed since Sync told so.
	shift int64
	// ahead says that the source reads from the start and after a row alone, and not at an
	// estimated index or before a row.
	ahead bool
	// jumping says that a page at an estimated index is being read.
	jumping bool
	// err is why a block could not be read next to its neighbour.
	err error
}

// longestChain is how many blocks are read in a row to get to a row before an estimate is taken.
const longestChain = 8

func newChain() *chain {
	return &chain{after: map[int64]rowsource.Cursor{}, before: map[int64]rowsource.Cursor{}}
}

// move gives the rows of the chain other indexes.
func (c *chain) move(offset int64) {
	c.shift += offset - c.offset
	c.offset = offset
}

// blockOf is the block of an index, and the row in it. Indexes in a chain may be below 0.
func blockOf(i int64) (k, row int64) {
	k, row = i/BlockRows, i%BlockRows
	if row < 0 {
		k, row = k-1, row+BlockRows
	}
	return k, row
}

// bounds are the first and the last block of the chain, dropped ones included.
func (c *chain) bounds() (first, last int64, ok bool) {
	for k := range c.after {
		if !ok || k < first {
			first = k
		}
		if !ok || k > last {
			last = k
		}
		ok = true
	}
	return first, last, ok
}

// has reports whether there may be a row in a block.
func (c *chain) has(k, count int64, onScreen bool) bool {
	switch {
	case c.hasStart && (k+1)*BlockRows <= c.start, c.hasEnd && k*BlockRows >= c.end:
		return false
	}
	return k*BlockRows+c.offset < count || onScreen
}

// link is how to get to a block: the block to read next, and where. It is a jump to an estimated
// index if the chain is too far away.
func (c *chain) link(k int64) (next int64, at rowsource.Seek, jump bool) {
	if c.hasStart && k*BlockRows == c.start {
		return k, rowsource.At(0), false
	}
	if from, ok := c.after[k-1]; ok {
		return k, rowsource.After(from), false
	}
	first, last, ok := c.bounds()
	if c.ahead && (!ok || k < first) {
		return k, rowsource.At(0), true
	}
	if from, ok := c.before[k+1]; ok {
		return k, rowsource.Before(from), false
	}
	switch {
	case ok && k > last && (c.ahead || k-last <= longestChain):
		return last + 1, rowsource.After(c.after[last]), false
	case ok && k < first && first-k <= longestChain:
		return first - 1, rowsource.Before(c.before[first]), false
	}
	return k, rowsource.At(max(k*BlockRows+c.offset, 0)), true
}

// settle takes over what is known of the start, the end and the number of rows.
func (c *chain) settle(count rowsource.Count) rowsource.Count {
	if c.hasStart {
		c.exact = true
		c.move(-c.start)
	}
	if c.hasEnd && !c.exact && count.Exact {
		c.exact = true
		c.move(count.N - c.end)
	}
	first, last, ok := c.bounds()
	if !ok {
		return count
	}
	if !c.exact { // leave room for the rows before
		c.move(max(c.offset, 1-first*BlockRows))
	}
	if !c.exact && count.Exact { // and for those after
		c.move(min(c.offset, count.N-1-(last+1)*BlockRows))
	}
	switch end := (last+1)*BlockRows + c.offset; {
	case c.hasEnd && (c.exact || !count.Exact):
		return rowsource.Count{N: c.end + c.offset, Exact: c.exact}
	case !count.Exact && count.N <= end:
		count.N = end + 1
	}
	return count
}

// recounted takes over another number of rows. Rows whose index is an estimate go where the same
// part of all rows is before them: first is the index of one of them.
func (c *chain) recounted(old, count rowsource.Count, first int64) rowsource.Count {
	if !c.exact && old.N > 0 && old.N != count.N {
		to := int64(float64(first) * float64(count.N) / float64(old.N))
		c.move(c.offset + to - first)
	}
	return c.settle(count)
}
