// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"context"
	"sync"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// blockRows is the number of rows that a grid reads at a time.
const blockRows = 256

// sourceReads is a source that records which rows are read from it, and how long each read takes.
type sourceReads[T any] struct {
	rowsource.Source[T]

	mu     sync.Mutex
	delay  time.Duration
	inside int
	pages  []pageRead
	// asked counts the reads of each block of the most recently opened view.
	asked map[int64]int
}

// pageRead is a recorded read of rows.
type pageRead struct {
	from, to int64
	took     time.Duration
}

// Open implements rowsource.Source.
func (r *sourceReads[T]) Open(ctx context.Context, q rowsource.Query) (rowsource.Result[T], error) {
	view, err := r.Source.Open(ctx, q)
	if err != nil {
		return nil, err
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.asked = map[int64]int{}
	return sourceReadsView[T]{view, r}, nil
}

// slow makes each later page take longer.
func (r *sourceReads[T]) slow(by time.Duration) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.delay = by
}

func (r *sourceReads[T]) begin() (delay time.Duration) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.inside++
	return r.delay
}

func (r *sourceReads[T]) end(from int64, n int, took time.Duration) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.inside--
	if n == 0 {
		return
	}
	p := pageRead{from, from + int64(n), took}
	r.pages = append(r.pages, p)
	for row := p.from; row < p.to; row += blockRows {
		r.asked[row/blockRows]++
	}
}

// running reports whether rows are being read.
func (r *sourceReads[T]) running() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.inside > 0
}

// took returns the time of the last page that contained a row.
func (r *sourceReads[T]) took(row int) (took time.Duration, ok bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, p := range r.pages {
		if p.from <= int64(row) && int64(row) < p.to {
			took, ok = p.took, true
		}
	}
	return took, ok
}

// forget drops the recorded reads.
func (r *sourceReads[T]) forget() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.pages, r.asked = nil, map[int64]int{}
}

// rows returns the number of rows read.
func (r *sourceReads[T]) rows() (n int64) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, p := range r.pages {
		n += p.to - p.from
	}
	return n
}

// again returns the number of repeated reads of blocks of the same view.
func (r *sourceReads[T]) again() (n int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, times := range r.asked {
		n += times - 1
	}
	return n
}

type sourceReadsView[T any] struct {
	rowsource.Result[T]
	reads *sourceReads[T]
}

// Read implements rowsource.Result.
func (v sourceReadsView[T]) Read(ctx context.Context, at rowsource.Seek, n int) (page rowsource.Page[T], err error) {
	delay := v.reads.begin()
	defer func(start time.Time) { v.reads.end(at.Index, len(page.Items), time.Since(start)) }(time.Now())
	select {
	case <-time.After(delay):
	case <-ctx.Done():
		return page, ctx.Err()
	}
	return v.Result.Read(ctx, at, n)
}
