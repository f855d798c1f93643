// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import (
	"context"

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

	pages[T]
	// chain is nil for sources that read at exact indexes. from is where it begins, at about the
	// index fromIndex, and seekUpTo how many rows after that the row to stay at stood.
	chain     *chain
	from      rowsource.Seek
	fromIndex int64
	seekUpTo  int64
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

// row is the i-th row, if it is there.
func (g *generation[T]) row(i int64) (row T, state State) {
	if g.chain == nil {
		return g.item(i)
	}
	row, state = g.item(i - g.chain.offset)
	if state == Loading && g.chain.err != nil && i < g.count.N {
		state = Failed
	}
	return row, state
}

// rowErr is why the i-th row could not be read.
func (g *generation[T]) rowErr(i int64) error {
	if g.chain != nil {
		i -= g.chain.offset
	}
	k, _ := blockOf(i)
	switch b := g.blocks[k]; {
	case b != nil:
		return b.err
	case g.chain != nil:
		return g.chain.err
	}
	return nil
}

// recounted takes over a number of rows, while first is the index of the first one on the screen.
func (g *generation[T]) recounted(count rowsource.Count, err error, first int64) {
	if g.chain == nil || err != nil {
		g.counted(count, err)
		return
	}
	g.counts.asking = false
	if !g.count.Exact {
		g.count = g.chain.recounted(g.count, count, first)
	}
}
