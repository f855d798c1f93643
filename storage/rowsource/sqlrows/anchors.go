// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"cmp"
	"sync"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// anchors are the cursors of each 4,096th row of a view, as far as a scan has come. Rows at an
// index are read from the anchor before it on, so that few rows are passed over.
type anchors struct {
	mu   sync.Mutex
	keys []rowsource.Cursor // keys[k] is of the row before index (k+1)*anchorRows
	// total is the number of rows once done says that all are counted.
	total int64
	done  bool
	// scan, if not nil, is closed when the scan that runs ends; err is why the last one failed, until it is reported.
	scan chan struct{}
	err  error
}

func newAnchors() *anchors { return new(anchors) }

// before is the anchor nearest to an index, and the index of the row after it. It is nil before
// the first one.
func (a *anchors) before(index int64) (c rowsource.Cursor, first int64) {
	a.mu.Lock()
	defer a.mu.Unlock()
	k := min(max(index, 0)/anchorRows, int64(len(a.keys)))
	if k == 0 {
		return nil, 0
	}
	return a.keys[k-1], k * anchorRows
}

// all are the anchors as far as the scan has come.
func (a *anchors) all() []rowsource.Cursor {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.keys[:len(a.keys):len(a.keys)]
}

// spread returns up to n anchors from the first to the last one, and how many rows there are up to each.
func (a *anchors) spread(n int) (cursors []rowsource.Cursor, ranks []int64) {
	keys := a.all()
	n = min(n, len(keys))
	for i := range n {
		k := len(keys) - 1
		if n > 1 {
			k = i * (len(keys) - 1) / (n - 1)
		}
		cursors, ranks = append(cursors, keys[k]), append(ranks, int64(k+1)*anchorRows)
	}
	return cursors, ranks
}

// take replaces the anchors by those of another scan.
func (a *anchors) take(of *anchors) {
	keys := of.all()
	a.mu.Lock()
	defer a.mu.Unlock()
	a.keys = keys
}

// reset forgets the anchors.
func (a *anchors) reset() { a.take(newAnchors()) }

// last is the anchor up to which the scan has come, nil for the start, and the number of rows up
// to there.
func (a *anchors) last() (c rowsource.Cursor, n int64) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if len(a.keys) == 0 {
		return nil, 0
	}
	return a.keys[len(a.keys)-1], int64(len(a.keys)) * anchorRows
}

// add takes over the anchor after which the row with an index comes, if it is the next one. It
// reports whether it is.
func (a *anchors) add(c rowsource.Cursor, first int64) bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	if cmp.Compare(first, int64(len(a.keys)+1)*anchorRows) != 0 {
		return false
	}
	a.keys = append(a.keys, c)
	return true
}

// begin has a scan run unless one does, or has ended well. Its result is closed when it has ended.
func (a *anchors) begin(run func() (total int64, err error)) <-chan struct{} {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.scan != nil || a.done {
		return a.scan
	}
	ended := make(chan struct{})
	a.scan, a.err = ended, nil
	go func() {
		total, err := run()
		a.end(total, err)
		close(ended)
	}()
	return ended
}

// end notes how a scan went. One that failed can be begun again, and goes on where it stopped.
func (a *anchors) end(total int64, err error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.total, a.err, a.done = total, err, err == nil
	a.scan = nil
}

// counted is the number of rows, if the scan has ended well.
func (a *anchors) counted() (total int64, done bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.total, a.done
}

// failed is why the last scan failed. It is reported once.
func (a *anchors) failed() error {
	a.mu.Lock()
	defer a.mu.Unlock()
	err := a.err
	a.err = nil
	return err
}
