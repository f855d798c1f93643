// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"context"
	"fmt"
	"runtime"
	"sync"

	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/storage/rowsource"
)

// streamRows is the number of rows that a stream reads at a time.
const streamRows = 1024

// streams holds the views that jobs read, separate from the screen's view.
type streams struct {
	mu     sync.Mutex
	closed bool
	cancel map[*context.CancelFunc]bool
	// forgotten holds unreachable streams. The next frame closes their views, because the garbage
	// collector must not.
	forgotten []*context.CancelFunc
}

// stream reads the rows of a query from the source, for one goroutine that reads many of them in
// sequence. They do not pass through the cache. A stream has a separate view, so that another query
// of the grid does not affect it.
type stream[T any] struct {
	source rowsource.Source[T]
	query  rowsource.Query
	n      int
	// stop cancels a running read and all later ones.
	stop context.CancelFunc
	// exact is set if n is exact.
	exact bool
	// open opens the view when the first row is read.
	open func() (context.Context, rowsource.Result[T], error)
	ctx  context.Context
	view rowsource.Result[T]
	// page holds the rows read last, from the index first on.
	page  rowsource.Page[T]
	first int64
}

// Stream returns the rows of the last query for one other goroutine. At waits for the source, and
// panics with a rowmodel.Failure if a row cannot be read.
func (r *Rows[T]) Stream() remote.Open {
	s := &stream[T]{source: r.source, query: r.order.flat, n: r.Len(), exact: r.Status().Known && !r.Status().Counting}
	s.query.Aggregates = nil
	if len(r.order.query.Group) > 0 || r.order.query.Tree {
		s.n = r.totals.known.Rows // the rows of all groups, or of the whole tree
		s.exact = s.exact && r.totals.known.Values != nil
	}
	r.streamed(s)
	return s
}

// Everything returns all rows of the source for one other goroutine, like Stream.
func (r *Rows[T]) Everything() remote.Open {
	s := &stream[T]{source: r.source, n: r.Len()}
	r.streamed(s)
	return s
}

// streamed prepares a stream to open its view.
func (r *Rows[T]) streamed(s *stream[T]) {
	ctx, cancel := context.WithCancel(context.Background())
	s.stop = cancel
	s.open = func() (context.Context, rowsource.Result[T], error) {
		if !r.streams.add(&cancel) {
			return ctx, nil, rowsource.ErrClosed
		}
		view, err := r.source.Open(ctx, s.query)
		if err != nil {
			r.streams.end(&cancel)
			return ctx, nil, err
		}
		context.AfterFunc(ctx, func() { _ = view.Close() })
		return ctx, view, nil
	}
	runtime.AddCleanup(s, r.streams.forget, &cancel)
}

// add registers an opened stream. It returns false if the rows are closed.
func (s *streams) add(cancel *context.CancelFunc) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return false
	}
	if s.cancel == nil {
		s.cancel = map[*context.CancelFunc]bool{}
	}
	s.cancel[cancel] = true
	return true
}

// end closes the view of a stream.
func (s *streams) end(cancel *context.CancelFunc) {
	(*cancel)()
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.cancel, cancel)
}

// forget notes that a stream is unreachable.
func (s *streams) forget(cancel *context.CancelFunc) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.cancel[cancel] {
		s.forgotten = append(s.forgotten, cancel)
	}
}

// sweep closes the views of unreachable streams.
func (s *streams) sweep() {
	s.mu.Lock()
	forgotten := s.forgotten
	s.forgotten = nil
	s.mu.Unlock()
	for _, cancel := range forgotten {
		s.end(cancel)
	}
}

// close closes the views of all streams, and prevents new ones.
func (s *streams) close() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.closed = true
	for cancel := range s.cancel {
		(*cancel)()
	}
	s.cancel, s.forgotten = nil, nil
}

func (s *stream[T]) Len() int { return s.n }

// At returns a row. Sequential reads take one request for each streamRows rows.
func (s *stream[T]) At(i int) rowdata.Row {
	if !s.holds(i) && !s.read(int64(i)) {
		panic(rowmodel.Failure{Err: fmt.Errorf("%w: number %d, of %d that there were", rowsource.ErrNoRow, i, s.n)})
	}
	return rowdata.To(&s.page.Items[int64(i)-s.first])
}

// holds reports whether a row is in the current page.
func (s *stream[T]) holds(i int) bool {
	return int64(i) >= s.first && int64(i) < s.first+int64(len(s.page.Items))
}

// Has reports whether there is a row at an index. If the number of rows is not known, it reads the
// row.
func (s *stream[T]) Has(i int) bool {
	if s.exact {
		return i < s.n
	}
	return s.holds(i) || s.read(int64(i))
}

// Exact reports whether the number of rows is known.
func (s *stream[T]) Exact() bool { return s.exact }

// begin opens the view on the first call.
func (s *stream[T]) begin() {
	if s.view != nil {
		return
	}
	var err error
	if s.ctx, s.view, err = s.open(); err != nil {
		s.view = nil
		panic(rowmodel.Failure{Err: err})
	}
}

// read reads rows from an index on, and reports whether there are any. It continues after the
// current page if the rows follow it.
func (s *stream[T]) read(i int64) bool {
	s.begin()
	from := rowsource.Seek{Index: i}
	if n := int64(len(s.page.Items)); n > 0 && i == s.first+n {
		from = s.page.Last.After()
	}
	page, err := s.view.Read(s.ctx, from, streamRows)
	if err != nil {
		panic(rowmodel.Failure{Err: err})
	}
	if len(page.Items) == 0 {
		return false
	}
	s.page, s.first = page, i
	return true
}

// IDAt returns the id of a row.
func (s *stream[T]) IDAt(i int) string { return s.source.ID(*rowdata.Ptr[T](s.At(i))) }

// Stop cancels a waiting read and fails all later ones. It may be called on any goroutine.
func (s *stream[T]) Stop() { s.stop() }

// Lease returns the same stream, because only one goroutine reads it.
func (s *stream[T]) Lease() rowdata.Source { return s }

// Release does nothing; the view is closed when the stream becomes unreachable.
func (s *stream[T]) Release() {}
