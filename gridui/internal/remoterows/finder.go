// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"context"
	"sync"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// finder keeps the view that searches go through, from one to the next: opening one may take a source
// long. Searches at the same time share it, as one does with those that it supersedes, which a slow
// source may hold for long.
type finder[T any] struct {
	source rowsource.Source[T]

	mu     sync.Mutex
	kept   *findView[T]
	age    int // grows when views opened before are out of date
	closed bool
}

// findView is a view that searches go through. The mutex of the finder guards users.
type findView[T any] struct {
	rowsource.View[T]
	query rowsource.Query
	users int // how many searches have taken it and not given it back
}

// take returns a view of a query, to be given back. It is opened if the one that is kept has another query.
func (f *finder[T]) take(ctx context.Context, q rowsource.Query) (*findView[T], error) {
	v, age := f.share(q)
	if v != nil {
		return v, nil
	}
	view, err := f.source.Open(ctx, q)
	if err != nil {
		return nil, err
	}
	v = &findView[T]{View: view, query: q, users: 1}
	f.mu.Lock()
	defer f.mu.Unlock()
	if !f.closed && f.age == age && f.kept == nil {
		f.kept = v
	}
	return v, nil
}

// share returns the view that is kept, if it has a query, or the age of the rows that a new one has. One of
// another query is kept no longer.
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

// leave keeps no view any longer, and returns the one that was kept if no search has it. The mutex is held.
func (f *finder[T]) leave() (unused *findView[T]) {
	v := f.kept
	f.kept = nil
	if v == nil || v.users > 0 {
		return nil
	}
	return v
}

// give takes a view back. The last search that gives it closes it, unless it is kept for the next one.
func (f *finder[T]) give(v *findView[T]) {
	f.mu.Lock()
	v.users--
	unused := v.users == 0 && f.kept != v
	f.mu.Unlock()
	if unused {
		_ = v.Close()
	}
}

// drop closes the view because the rows are others now, once no search uses it. It does not wait for that.
func (f *finder[T]) drop() {
	f.mu.Lock()
	v := f.leave()
	f.age++
	f.mu.Unlock()
	if v != nil {
		go func() { _ = v.Close() }()
	}
}

// close closes the view for good.
func (f *finder[T]) close() {
	f.mu.Lock()
	f.closed = true
	f.mu.Unlock()
	f.drop()
}
