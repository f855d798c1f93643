// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import (
	"context"
	"errors"
	"slices"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// chain is a sequence of rows that cannot be read at an exact index: consecutive blocks, each of which was
// read next to its neighbour by a cursor. The index of a row is its index in the chain plus an offset, which
// is an estimate until the chain reaches the start of the view or the source provides a better one.
type chain struct {
	// after holds, for each block that was ever read, the cursor after its last row; before the cursor before
	// its first row. They stay when the rows are dropped.
	after, before map[int64]rowsource.Cursor
	offset        int64
	exact         bool // offset is exact
	// start is the first row of the view, end the row after the last, both in the chain.
	start, end       int64
	hasStart, hasEnd bool
	// shift is the change of indexes since Sync last reported it.
	shift int64
	// ahead reports that the source reads only from the start and after a row, not at an estimated index or
	// before a row.
	ahead bool
	// jumping reports that a page at an estimated index is being read.
	jumping bool
	// err is why a block could not be read next to its neighbour.
	err error
}

// longestChain is the number of blocks that are read one after the other to reach a row; for more an estimate
// is used.
const longestChain = 8

// move changes the offset of the chain.
func (c *chain) move(offset int64) {
	c.shift += offset - c.offset
	c.offset = offset
}

// bounds returns the first and the last block of the chain, including dropped ones.
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

// has reports whether a block may contain a row.
func (c *chain) has(k, count int64, onScreen bool) bool {
	switch {
	case c.hasStart && (k+1)*BlockRows <= c.start, c.hasEnd && k*BlockRows >= c.end:
		return false
	}
	return k*BlockRows+c.offset < count || onScreen
}

// link returns the block to read next on the way to a block, and its place. It returns a jump to an estimated
// index if the chain is too far away.
func (c *chain) link(k int64) (next int64, at rowsource.Seek, jump bool) {
	if c.hasStart && k*BlockRows == c.start {
		return k, rowsource.Seek{Index: 0}, false
	}
	if from, ok := c.after[k-1]; ok {
		return k, from.After(), false
	}
	first, last, ok := c.bounds()
	if c.ahead && (!ok || k < first) {
		return k, rowsource.Seek{Index: 0}, true
	}
	if from, ok := c.before[k+1]; ok {
		return k, from.Before(), false
	}
	switch {
	case ok && k > last && (c.ahead || k-last <= longestChain):
		return last + 1, c.after[last].After(), false
	case ok && k < first && first-k <= longestChain:
		return first - 1, c.before[first].Before(), false
	}
	return k, rowsource.Seek{Index: max(k*BlockRows+c.offset, 0)}, true
}

// settle applies what is known of the start, the end and the number of rows.
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
	if !c.exact && count.Exact { // and for the rows after
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

// recounted applies a changed number of rows. Rows with an estimated index keep the same fraction of all rows
// before them; first is the index of a row among them.
func (c *chain) recounted(old, count rowsource.Count, first int64) rowsource.Count {
	if !c.exact && old.N > 0 && old.N != count.N {
		to := int64(float64(first) * float64(count.N) / float64(old.N))
		c.move(c.offset + to - first)
	}
	return c.settle(count)
}

// askLink begins to read a block on the way to the first missing block of a span.
func (o *Outline[T]) askLink(s span[T], onScreen bool) bool {
	l := s.level
	if l.chain.err != nil || l.chain.jumping {
		return false
	}
	lo, hi := s.blocks()
	mayJump := onScreen
	for k := lo; k < hi; k++ {
		if l.blocks[k] != nil || !l.has(k, onScreen) {
			continue
		}
		next, at, jump := l.chain.link(k)
		switch {
		case jump && !mayJump:
			return false // the first row on the screen decides where a chain begins
		case l.blocks[next] == nil:
			l.chain.jumping = jump
			o.read(l, next, at, jump)
			return true
		}
		mayJump = false
	}
	return false
}

// keepLink takes over a block of a chain.
func (o *Outline[T]) keepLink(b *block[T], at rowsource.Seek, page rowsource.Page[T], err error) {
	l, c := b.level, b.level.chain
	if b.jump {
		c.jumping = false
	}
	switch {
	case err != nil && b.cancelled, b.jump && (b.cancelled || o.seesRows()):
	case !c.ahead && errors.Is(err, rowsource.ErrUnsupported):
		c.ahead = true
	case err != nil && b.jump:
		o.fail(b, err)
	case err != nil:
		c.err = err
	case b.jump && len(page.Items) == 0:
		l.count = rowsource.Count{N: min(l.count.N, at.Index)}
	case b.jump:
		o.rebase(l, at.Index, page)
	default:
		o.putLink(l, b.k, at.Before, page)
		l.count = c.settle(l.count)
	}
}

// seesRows reports whether rows of the chain are on the screen.
func (o *Outline[T]) seesRows() bool {
	lo, hi := o.screen[0].blocks()
	for k := lo; k < hi; k++ {
		if b := o.screen[0].level.blocks[k]; b != nil && b.rows != nil {
			return true
		}
	}
	return false
}

// rebase begins another chain with a page that was read at an estimated index. The old chain has no rows near
// the screen.
func (o *Outline[T]) rebase(l *level[T], asked int64, page rowsource.Page[T]) {
	for k := range l.blocks {
		l.drop(k)
	}
	l.chain = &chain{shift: l.chain.shift, offset: asked, ahead: l.chain.ahead, hasStart: asked == 0}
	o.begin(l, page)
}

// begin takes over the first page of a chain.
func (o *Outline[T]) begin(l *level[T], page rowsource.Page[T]) {
	l.chain.after, l.chain.before = map[int64]rowsource.Cursor{}, map[int64]rowsource.Cursor{}
	if page.Index >= 0 {
		l.chain.move(page.Index)
	}
	o.putLink(l, 0, false, page)
	l.count = l.chain.settle(l.count)
}

// putLink keeps the rows of a block. A short page is the end of the view, or its start if it was read
// backwards.
func (o *Outline[T]) putLink(l *level[T], k int64, back bool, page rowsource.Page[T]) {
	c, n, first := l.chain, len(page.Items), k*BlockRows
	if back {
		first += BlockRows - int64(n)
	}
	if n > 0 {
		c.before[k], c.after[k] = page.First, page.Last
		rows := page.Items
		if back && n < BlockRows { // the rows fill the end of the block
			rows = append(make([]T, BlockRows-n, BlockRows), rows...)
		}
		o.put(l, k, rows, nil)
	}
	if page.Exact && page.Index >= 0 && !c.exact {
		c.exact = true
		c.move(page.Index - first)
	}
	switch {
	case n == BlockRows:
	case back:
		c.start, c.hasStart = (k+1)*BlockRows-int64(n), true
	default:
		c.end, c.hasEnd = k*BlockRows+int64(n), true
	}
}

// mend clears the error of a block of a chain when no row near the screen is missing.
func (l *level[T]) mend(far span[T]) {
	if l.chain == nil || l.chain.err == nil {
		return
	}
	lo, hi := far.blocks()
	for k := lo; k < hi; k++ {
		if l.blocks[k] == nil && l.has(k, false) {
			return
		}
	}
	l.chain.err = nil
}

// chainStart is where a chain begins.
type chainStart struct {
	from  rowsource.Seek
	index int64 // the approximate index of from
	upTo  int64 // the number of rows from index to the row to stay at
}

// resume returns where to begin reading the rows of a query again so that the row at index i is among them.
func (c *chain) resume(i int64) (s chainStart) {
	k, _ := blockOf(i - c.offset)
	if from, ok := c.after[k-1]; ok && (i > longestChain*BlockRows || !c.exact) {
		s.from, s.index = from.After(), k*BlockRows+c.offset
	}
	s.upTo = i - s.index
	return s
}

// follow reads the first rows of a chain, page by page, until a screen and a block of rows after the row to
// stay at.
func (f *firstRows[T]) follow(ctx context.Context, t *tree[T]) error {
	at, enough := t.chained.from, f.screen+BlockRows
	f.anchor = t.chained.upTo
	for {
		page, err := f.view.Read(ctx, at, BlockRows)
		if err != nil {
			return err
		}
		read := int64(len(f.pages)) * BlockRows
		f.pages = append(f.pages, page)
		if t.keep.ID != "" && !f.kept {
			i := slices.IndexFunc(page.Items, func(row T) bool { return f.source.ID(row) == t.keep.ID })
			if f.kept = i >= 0; f.kept {
				f.anchor = read + int64(i)
			}
		}
		read += BlockRows
		if len(page.Items) < BlockRows || read >= t.chained.upTo+enough || f.kept && read >= f.anchor+enough {
			return nil
		}
		at = page.Last.After()
	}
}

// adoptChain takes over the first rows of a chain.
func (o *Outline[T]) adoptChain(t *tree[T], f *firstRows[T]) {
	l := t.root
	l.chain = &chain{offset: t.chained.index, hasStart: t.chained.from.Cursor == nil}
	o.begin(l, f.pages[0])
	for k, page := range f.pages[1:] {
		o.putLink(l, int64(k)+1, false, page)
	}
	l.count = l.chain.settle(l.count)
	l.chain.shift = 0
}
