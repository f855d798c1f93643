// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import (
	"context"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// pages are the rows, or groups, of one view as far as they are known.
type pages[I any] struct {
	blocks map[int64]*block[I] // by index of the first item, divided by BlockRows
	bytes  int
	count  rowsource.Count
	counts recount
	// countErr is why the number is not asked for again before Retry.
	countErr error
	// limit is an index that is known to be past the end; 0: none is known.
	limit int64
}

// recount is when the number of rows is asked for.
type recount struct {
	asking bool
	at     time.Time // when to ask again
	pause  time.Duration
}

// due reports whether the number is asked for now, and sets the time of the next time.
func (r *recount) due(now time.Time) bool {
	if r.asking || now.Before(r.at) {
		return false
	}
	r.pause = min(max(2*r.pause, firstRecount), lastRecount)
	r.at = now.Add(r.pause)
	return true
}

// block is some rows, or a request for them, or why they could not be read.
type block[I any] struct {
	rows  []I
	bytes int
	err   error
	// cancel, if not nil, ends the request that runs; cancelled says that it was called.
	cancel    context.CancelFunc
	cancelled bool
	jump      bool // the request begins another chain
	// wanted is the number of the call of Want that wanted the block last, or that was made when
	// it was asked for.
	wanted uint64
}

// stop cancels the request for a block, if there is one.
func (b *block[I]) stop() {
	if b.cancel != nil && !b.cancelled {
		b.cancelled = true
		b.cancel()
	}
}

// newBlock is a block of rows that have arrived.
func newBlock[I any](rows []I, size func(I) int, wanted uint64) *block[I] {
	b := &block[I]{rows: rows, wanted: wanted}
	for _, row := range rows {
		b.bytes += size(row)
	}
	return b
}

// item is an item, if it is there.
func (p *pages[I]) item(i int64) (item I, state State) {
	k, at := blockOf(i)
	b := p.blocks[k]
	switch {
	case b == nil:
		return item, Loading
	case b.err != nil:
		return item, Failed
	}
	if at < int64(len(b.rows)) {
		return b.rows[at], Loaded
	}
	return item, Loading
}

// put keeps the rows of a block that has none.
func (p *pages[I]) put(k int64, b *block[I]) {
	p.blocks[k] = b
	p.bytes += b.bytes
}

func (p *pages[I]) drop(k int64) {
	if b := p.blocks[k]; b != nil {
		p.bytes -= b.bytes
		delete(p.blocks, k)
	}
}

// cancelReads cancels the blocks that are being read.
func (p *pages[I]) cancelReads() {
	for _, b := range p.blocks {
		b.stop()
	}
}

func (p *pages[I]) forgetFailed() {
	for k, b := range p.blocks {
		if b.err != nil {
			delete(p.blocks, k)
		}
	}
}
