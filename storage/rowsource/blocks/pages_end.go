// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import (
	"errors"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// counted takes over a number of items. If it could not be found, it is asked for again later; where the
// source has lost its order, people are told first.
func (p *pages[I]) counted(count rowsource.Count, err error) {
	p.counts.asking = false
	if errors.Is(err, rowsource.ErrOrder) {
		p.countErr = err
	}
	if err != nil || p.count.Exact {
		return
	}
	if count.Exact {
		p.count = count
	} else {
		p.guess(count.N)
	}
}

// learnEnd learns the number of items from a page that was read at an index.
func (p *pages[I]) learnEnd(from int64, got, asked int) {
	end := from + int64(got)
	switch {
	case got == asked && !p.count.Exact && end >= p.count.N:
		p.count.N = end + 1 // there may be more rows: leave room to scroll to them
	case got == asked:
	case got > 0 || from == 0:
		p.count = rowsource.Count{N: end, Exact: true}
	default: // the end is somewhere before this page
		p.limit = from
		p.guess(p.count.N)
	}
}

// guess takes over an estimate of the number of rows, as far as what was read does not refute it.
func (p *pages[I]) guess(n int64) {
	if end := p.end(); n <= end { // rows that were read are there
		n = end + 1
	}
	if p.limit > 0 {
		n = min(n, p.limit)
	}
	p.count = rowsource.Count{N: n}
}

// end is the index after the last row that was read.
func (p *pages[I]) end() (end int64) {
	for k, b := range p.blocks {
		if len(b.rows) > 0 {
			end = max(end, k*BlockRows+int64(len(b.rows)))
		}
	}
	return end
}

// has reports whether there may be a row in a block. Where the number of rows is an estimate, a
// block on the screen may have some that are beyond it.
func (p *pages[I]) has(k int64, onScreen bool) bool {
	from := k * BlockRows
	return from < p.count.N || onScreen && !p.count.Exact && (p.limit == 0 || from < p.limit)
}
