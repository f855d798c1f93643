// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import (
	"context"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// generation is one query and what is known of its rows.
type generation[T any] struct {
	query rowsource.Query
	// keep is the id of the row to stay at, fallback where to stay if there is no such row.
	keep     string
	fallback int64
	// started says that the view is being opened, or was; cancel ends all that is read.
	started bool
	ctx     context.Context
	cancel  context.CancelFunc
	view    rowsource.View[T]
	err     error // why the view could not be opened
	// anchor is where to stay, kept says that this is the row keep.
	anchor int64
	kept   bool

	blocks map[int64]*block[T] // by index of the first row, divided by BlockRows
	bytes  int
	count  rowsource.Count
	counts recount
	// limit is an index that is known to be past the end; 0: none is known.
	limit int64
}

// recount is when the number of rows is asked for.
type recount struct {
	asking bool
	at     time.Time // when to ask again
	pause  time.Duration
}

// block is some rows, or a request for them, or why they could not be read.
type block[T any] struct {
	rows  []T
	bytes int
	err   error
	// cancel, if not nil, ends the request that runs; cancelled says that it was called.
	cancel    context.CancelFunc
	cancelled bool
	// wanted is the number of the call of Want that wanted the block last, or that was made when
	// it was asked for.
	wanted uint64
}

// close cancels all that is read and closes the view.
func (g *generation[T]) close() {
	if g.cancel != nil {
		g.cancel()
	}
	if g.view != nil {
		go g.view.Close() // it may wait for the server
		g.view = nil
	}
}

// cancelReads cancels the blocks that are being read.
func (g *generation[T]) cancelReads() {
	for _, b := range g.blocks {
		b.stop()
	}
}

// stop cancels the request for a block, if there is one.
func (b *block[T]) stop() {
	if b.cancel != nil && !b.cancelled {
		b.cancelled = true
		b.cancel()
	}
}

func (g *generation[T]) forgetFailed() {
	for k, b := range g.blocks {
		if b.err != nil {
			delete(g.blocks, k)
		}
	}
}

// put keeps the rows of a block that has none.
func (g *generation[T]) put(k int64, b *block[T]) {
	g.blocks[k] = b
	g.bytes += b.bytes
}

func (g *generation[T]) drop(k int64) {
	if b := g.blocks[k]; b != nil {
		g.bytes -= b.bytes
		delete(g.blocks, k)
	}
}

// learnEnd learns the number of rows from a page that was read at an index.
func (g *generation[T]) learnEnd(from int64, got, asked int) {
	end := from + int64(got)
	switch {
	case got == asked && !g.count.Exact && end >= g.count.N:
		g.count.N = end + 1 // there may be more rows: leave room to scroll to them
	case got == asked:
	case got > 0 || from == 0:
		g.count = rowsource.Count{N: end, Exact: true}
	default: // the end is somewhere before this page
		g.limit = from
		g.guess(g.count.N)
	}
}

// guess takes over an estimate of the number of rows, as far as what was read does not refute it.
func (g *generation[T]) guess(n int64) {
	if end := g.end(); n <= end { // rows that were read are there
		n = end + 1
	}
	if g.limit > 0 {
		n = min(n, g.limit)
	}
	g.count = rowsource.Count{N: n}
}

// end is the index after the last row that was read.
func (g *generation[T]) end() (end int64) {
	for k, b := range g.blocks {
		if len(b.rows) > 0 {
			end = max(end, k*BlockRows+int64(len(b.rows)))
		}
	}
	return end
}

// has reports whether there may be a row in a block. Where the number of rows is an estimate, a
// block on the screen may have some that are beyond it.
func (g *generation[T]) has(k int64, onScreen bool) bool {
	from := k * BlockRows
	return from < g.count.N || onScreen && !g.count.Exact && (g.limit == 0 || from < g.limit)
}
