// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"context"
	"sync"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// finder caches the view that searches read, because a source may take long to open one. Concurrent
// searches share it, including superseded searches that wait for a slow source.
type finder[T any] struct {
	source rowsource.Source[T]

	mu     sync.Mutex
	kept   *findView[T]
	age    int // incremented when open views become out of date
	closed bool
}

// findView is a view read by searches. The mutex of the finder guards users.
type findView[T any] struct {
	rowsource.Result[T]
	query rowsource.Query
	users int // number of searches that use the view
}

// take returns a view of q; the caller releases it with give. It opens a view unless the cached one
// has the same query.
func (f *finder[T]) take(ctx context.Context, q rowsource.Query) (*findView[T], error) {
	v, age := f.share(q)
	if v != nil {
		return v, nil
	}
	view, err := f.source.Open(ctx, q)
	if err != nil {
		return nil, err
	}
	v = &findView[T]{Result: view, query: q, users: 1}
	f.mu.Lock()
	defer f.mu.Unlock()
	if !f.closed && f.age == age && f.kept == nil {
		f.kept = v
	}
	return v, nil
}

// share returns the cached view if it has query q, or else the age of the rows for a new view. A
// cached view of another query is detached.
func (f *finder[T]) share(q rowsource.Query) (v *findView[T], age int) {
	f.mu.Lock()
	if v = f.kept; v != nil && v.query.Equal(q) {
		v.users++
		f.mu.Unlock()
		return v, 0
	}
	age, v = f.age, f.leave()
	f.mu.Unlock()
	if v != nil {
		_ = v.Close()
	}
	return nil, age
}

// leave detaches the cached view, and returns it if no search uses it. The caller holds the mutex.
func (f *finder[T]) leave() (unused *findView[T]) {
	v := f.kept
	f.kept = nil
	if v == nil || v.users > 0 {
		return nil
	}
	return v
}

// give releases a view. The last search that releases a detached view closes it.
func (f *finder[T]) give(v *findView[T]) {
	f.mu.Lock()
	v.users--
	unused := v.users == 0 && f.kept != v
	f.mu.Unlock()
	if unused {
		_ = v.Close()
	}
}

// drop detaches the cached view after the rows changed. The view is closed when no search uses it;
// drop does not wait for that.
func (f *finder[T]) drop() {
	f.mu.Lock()
	v := f.leave()
	f.age++
	f.mu.Unlock()
	if v != nil {
		go func() { _ = v.Close() }()
	}
}

// close drops the view and disables caching.
func (f *finder[T]) close() {
	f.mu.Lock()
	f.closed = true
	f.mu.Unlock()
	f.drop()
}
