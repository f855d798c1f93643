// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"context"
	"sync"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// finder keeps the view that searches go through, from one to the next: opening one may take a source
// long. One search has it at a time.
type finder[T any] struct {
	source  rowsource.Source[T]
	streams *streams

	mu     sync.Mutex
	view   rowsource.View[T]
	query  rowsource.Query
	age    int // grows when the view that is kept, or used, is out of date
	closed bool
}

// take is a view of a query, with the age to give it back with.
func (f *finder[T]) take(ctx context.Context, q rowsource.Query) (view rowsource.View[T], age int, err error) {
	f.mu.Lock()
	view, age = f.view, f.age
	stale := view != nil && !f.query.Equal(q)
	f.view = nil
	f.mu.Unlock()
	if stale {
		_ = view.Close()
		view = nil
	}
	if view == nil {
		view, err = f.source.Open(ctx, q)
	}
	return view, age, err
}

// give keeps a view for the next search, unless it is out of date.
func (f *finder[T]) give(view rowsource.View[T], q rowsource.Query, age int) {
	f.mu.Lock()
	if !f.closed && f.age == age && f.view == nil {
		f.view, f.query, view = view, q, nil
	}
	f.mu.Unlock()
	if view != nil {
		_ = view.Close()
	}
}

// drop closes the view because the rows are others now. It does not wait for that.
func (f *finder[T]) drop() {
	f.mu.Lock()
	view := f.view
	f.view = nil
	f.age++
	f.mu.Unlock()
	if view != nil {
		go func() { _ = view.Close() }()
	}
}

// close closes the view for good.
func (f *finder[T]) close() {
	f.mu.Lock()
	f.closed = true
	f.mu.Unlock()
	f.drop()
}
