// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"cmp"
	"sync"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// anchors holds the cursor of every 4,096th row of a result, as far as a scan has reached. A read at an index
// starts at the anchor before it and so skips fewer than 4,096 rows.
type anchors struct {
	mu   sync.Mutex
	keys []rowsource.Cursor // keys[k] is the cursor of the row before index (k+1)*anchorRows
	// total is the number of rows, valid when done is true.
	total int64
	done  bool
	// scan is closed when the running scan ends; nil if none runs. err is the error of the last scan until
	// failed returns it.
	scan chan struct{}
	err  error
}

func newAnchors() *anchors { return new(anchors) }

// before returns the anchor nearest before index and the index of the row after it. It returns nil and 0 if
// index is before the first anchor.
func (a *anchors) before(index int64) (c rowsource.Cursor, first int64) {
	a.mu.Lock()
	defer a.mu.Unlock()
	k := min(max(index, 0)/anchorRows, int64(len(a.keys)))
	if k == 0 {
		return nil, 0
	}
	return a.keys[k-1], k * anchorRows
}

// all returns the anchors found so far.
func (a *anchors) all() []rowsource.Cursor {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.keys[:len(a.keys):len(a.keys)]
}

// spread returns up to n anchors evenly from the first to the last, and the number of rows up to each.
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

// take replaces the anchors with the anchors of another scan.
func (a *anchors) take(of *anchors) {
	keys := of.all()
	a.mu.Lock()
	defer a.mu.Unlock()
	a.keys = keys
}

// reset removes all anchors.
func (a *anchors) reset() { a.take(newAnchors()) }

// last returns the last anchor found (nil: none) and the number of rows up to it.
func (a *anchors) last() (c rowsource.Cursor, n int64) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if len(a.keys) == 0 {
		return nil, 0
	}
	return a.keys[len(a.keys)-1], int64(len(a.keys)) * anchorRows
}

// add appends c, the cursor before the row with index first, if it is the next anchor. It reports whether it
// is.
func (a *anchors) add(c rowsource.Cursor, first int64) bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	if cmp.Compare(first, int64(len(a.keys)+1)*anchorRows) != 0 {
		return false
	}
	a.keys = append(a.keys, c)
	return true
}

// begin starts a scan with run unless one is running or one has succeeded. The returned channel is closed
// when the scan ends; it is nil after a scan that succeeded.
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

// end records the result of a scan. After an error, begin can start another scan, which continues at the last
// anchor.
func (a *anchors) end(total int64, err error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.total, a.err, a.done = total, err, err == nil
	a.scan = nil
}

// counted returns the number of rows. done is false until a scan has succeeded.
func (a *anchors) counted() (total int64, done bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.total, a.done
}

// failed returns the error of the last scan and clears it, so that each error is reported only the first
// time.
func (a *anchors) failed() error {
	a.mu.Lock()
	defer a.mu.Unlock()
	err := a.err
	a.err = nil
	return err
}
