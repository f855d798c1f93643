// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package statusbar

import (
	"sync"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rangestats"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// part is a rectangle of cells to add up: rows by their places in a snapshot of the page, and what
// adds the cells of each of its columns up.
type part struct {
	first, end coord.Nav
	measures   []column.Measure
}

func (p *part) cells() int { return int(p.end-p.first) * len(p.measures) }

// work is what a job adds up. The parts have no cell in common.
type work struct {
	snapshot *dataset.Snapshot
	parts    []part
	// keep, if not nil, takes some of the rows and reports whether more may follow.
	keep func(line int) (in, more bool)

	mu    sync.Mutex
	done  rangestats.Stats
	cells int
}

const (
	// blockRows is how many rows are read at a time, publishRows after how many the figures so far
	// are published.
	blockRows   = 512
	publishRows = 1 << 14
)

// visits is how many rows are looked at.
func (w *work) visits() (rows int) {
	for i := range w.parts {
		rows += int(w.parts[i].end - w.parts[i].first)
	}
	return rows
}

// cellCount is how many cells that is.
func (w *work) cellCount() (cells int) {
	for i := range w.parts {
		cells += w.parts[i].cells()
	}
	return cells
}

// run adds everything up. check is that of a job.
func (w *work) run(check func(visits int)) error {
	a := adder{work: w, rows: w.snapshot.Rows.Lease(), check: check}
	defer a.rows.Release()
	for i := range w.parts {
		a.add(&w.parts[i])
	}
	a.publish()
	return nil
}

// sofar returns the figures so far, and of how many cells they are.
func (w *work) sofar() (rangestats.Stats, int) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.done, w.cells
}

// adder adds parts up on one goroutine.
type adder struct {
	*work
	rows  rowdata.Source
	check func(visits int)
	stats rangestats.Stats
	cells int
	since int
	block [blockRows]coord.Record
}

// add adds a part up, block by block.
func (a *adder) add(p *part) {
	for at, more := p.first, true; more && at < p.end; {
		var rows rowdata.Block
		from := at
		rows, at, more = a.next(at, p.end)
		for _, measure := range p.measures {
			measure(&a.stats, a.rows, rows)
		}
		a.cells += rows.Len() * len(p.measures)
		a.check(int(at - from))
		if a.since += int(at - from); a.since >= publishRows {
			a.publish()
		}
	}
}

// next returns the next block of rows, leaving out those of groups. more is false if the rows after them
// need not be looked at.
func (a *adder) next(at, end coord.Nav) (rows rowdata.Block, next coord.Nav, more bool) {
	more, end = true, min(end, at+blockRows)
	if a.keep == nil {
		return a.snapshot.Block(a.block[:0], int(at), int(end)), end, true
	}
	records := a.block[:0]
	for ; more && at < end; at++ {
		var in bool
		in, more = a.keep(int(at))
		if it := a.snapshot.Item(int(at)); in && a.snapshot.Kind(it) == dataset.ItemRow {
			records = append(records, it.Record())
		}
	}
	return rowdata.Block{List: records}, at, more
}

func (a *adder) publish() {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.done, a.work.cells, a.since = a.stats, a.cells, 0
}
