// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import (
	"context"
	"errors"
	"slices"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// pages holds the known items of a level.
type pages[T any] struct {
	blocks map[int64]*block[T] // by index of the first item, divided by BlockRows
	count  rowsource.Count
	counts recount
	// countErr is why the number is not requested again before Retry.
	countErr error
	// limit is an index known to be past the end; 0: none is known.
	limit int64
}

// recount schedules requests for the number of items.
type recount struct {
	asking bool
	at     time.Time // when to request it again
	pause  time.Duration
}

// due reports whether to request the number now, and schedules the next request.
func (r *recount) due(now time.Time) bool {
	if r.asking || now.Before(r.at) {
		return false
	}
	r.pause = min(max(2*r.pause, firstRecount), lastRecount)
	r.at = now.Add(r.pause)
	return true
}

func groupSize(g rowsource.Group) (n int) {
	const itself = 64
	for _, v := range g.Path {
		n += v.Size()
	}
	for _, v := range g.Aggregates {
		n += v.Size()
	}
	return n + itself
}

// block is a range of items of a level, rows or groups, or a request for them, or the error of that request.
type block[T any] struct {
	level  *level[T]
	k      int64 // the index of the first item, divided by BlockRows
	rows   []T
	groups []rowsource.Group
	// ids and branches hold the ids of the rows of a tree, and which rows have children.
	ids      []string
	branches []rowsource.Branch
	size     int // in bytes
	err      error
	// cancel, if not nil, ends the running request; cancelled reports that it was called.
	cancel    context.CancelFunc
	cancelled bool
	jump      bool // the request begins another chain
	// wanted is the number of the last call of Want that wanted the block, or that was current when it was
	// requested.
	wanted uint64
}

// len returns the number of items, 0 without a block.
func (b *block[T]) len() int {
	if b == nil {
		return 0
	}
	return len(b.rows) + len(b.groups)
}

// name returns the last value of the path of a group, or of a row of a tree: its id.
func (b *block[T]) name(i int) value.Value {
	if b.groups != nil {
		return b.groups[i].Value()
	}
	return value.Text(b.ids[i])
}

// group returns a group, or the rows below a row of a tree.
func (b *block[T]) group(i int) rowsource.Group {
	if b.groups != nil {
		return b.groups[i]
	}
	return rowsource.Group{Path: b.level.group.Path.Child(b.name(i))}
}

// there reports whether the block was neither dropped nor replaced.
func (b *block[T]) there() bool { return !b.level.gone && b.level.blocks[b.k] == b }

// in reports whether the block has an item in any of the spans.
func (b *block[T]) in(spans []span[T]) bool {
	return slices.ContainsFunc(spans, func(s span[T]) bool {
		lo, hi := s.blocks()
		return s.level == b.level && b.k >= lo && b.k < hi
	})
}

// stop cancels the request for a block, if there is one.
func (b *block[T]) stop() {
	if b.cancel != nil && !b.cancelled {
		b.cancelled = true
		b.cancel()
	}
}

// blockOf returns the block of an index, and the position of the item in it. Indexes in a chain may be
// negative.
func blockOf(i int64) (k, at int64) {
	k, at = i/BlockRows, i%BlockRows
	if at < 0 {
		k, at = k-1, at+BlockRows
	}
	return k, at
}

// put keeps items of a level that have arrived.
func (o *Outline[T]) put(l *level[T], k int64, rows []T, groups []rowsource.Group) {
	b := &block[T]{level: l, k: k, rows: rows, groups: groups, wanted: o.view.calls}
	for _, row := range rows {
		b.size += o.options.Size(row)
	}
	for _, g := range groups {
		b.size += groupSize(g)
	}
	if l.leaf && l.nests() {
		b.learnBranches(o.options.Source)
	}
	l.drop(k)
	l.blocks[k] = b
	l.tree.bytes += b.size
}

// learnBranches asks the source for the ids of the rows of a tree, and which rows have children. A row that is its
// own ancestor has none.
func (b *block[T]) learnBranches(source rowsource.Source[T]) {
	b.ids, b.branches = make([]string, len(b.rows)), make([]rowsource.Branch, len(b.rows))
	for i, row := range b.rows {
		b.ids[i], b.branches[i] = source.ID(row), rowsource.BranchOf(source, row)
		if slices.Contains(b.level.group.Path, value.Text(b.ids[i])) {
			b.branches[i] = rowsource.BranchLeaf
		}
		b.size += len(b.ids[i])
	}
}

func (l *level[T]) drop(k int64) {
	if b := l.blocks[k]; b != nil {
		l.tree.bytes -= b.size
		delete(l.blocks, k)
	}
}

// counted applies a number of items. After an error the number is requested again later, except for ErrOrder,
// which is shown until Retry.
func (p *pages[T]) counted(count rowsource.Count, err error) {
	if errors.Is(err, rowsource.ErrOrder) {
		p.countErr = err
	}
	switch {
	case err != nil || p.count.Exact:
	case count.Exact:
		p.count = count
	default:
		p.guess(count.N)
	}
}

// learnEnd derives the number of items from a page that was read at an index.
func (p *pages[T]) learnEnd(from int64, got, asked int) {
	end := from + int64(got)
	switch {
	case got == asked && !p.count.Exact && end >= p.count.N:
		p.count.N = end + 1 // there may be more: leave room to scroll to them
	case got == asked:
	case got > 0 || from == 0:
		p.count = rowsource.Count{N: end, Exact: true}
	default: // the end is somewhere before this page
		p.limit = from
		p.guess(p.count.N)
	}
}

// guess applies an estimate of the number of items, within the limits of what was read.
func (p *pages[T]) guess(n int64) {
	if end := p.end(); n <= end { // the items that were read exist
		n = end + 1
	}
	if p.limit > 0 {
		n = min(n, p.limit)
	}
	p.count = rowsource.Count{N: n}
}

// end returns the index after the last item that was read.
func (p *pages[T]) end() (end int64) {
	for k, b := range p.blocks {
		if n := b.len(); n > 0 {
			end = max(end, k*BlockRows+int64(n))
		}
	}
	return end
}

// has reports whether a block may contain an item. If the number of items is an estimate, a block on the
// screen may contain items beyond it.
func (p *pages[T]) has(k int64, onScreen bool) bool {
	from := k * BlockRows
	return from < p.count.N || onScreen && !p.count.Exact && (p.limit == 0 || from < p.limit)
}
