// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"context"
	"slices"
	"sync"

	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/storage/rowsource"
)

// totals requests the aggregates of all rows that pass a query from the source.
type totals[T any] struct {
	source  rowsource.Source[T]
	arrive  func()
	streams *streams
	// query is the query of known, or of the next result; on is set if totals are wanted.
	query rowsource.Query
	on    bool
	known remote.Totals
	// busy is set while the source computes; cancel ends that.
	busy   bool
	cancel context.CancelFunc

	// mu guards result, which sync has not taken over yet, nil if there is none.
	mu     sync.Mutex
	result *remote.Totals
}

// ask requests the totals for a query if they are wanted and not known.
func (t *totals[T]) ask(of *rowOrder, on bool) {
	q := of.query
	q.Sort, q.Group, q.Tree = nil, nil, false
	if slices.ContainsFunc(q.Aggregates, byOrder) {
		q.Sort = of.flat.Sort
	}
	if on == t.on && q.Equal(t.query) && t.known.Err == nil {
		return
	}
	t.query, t.on = q, on
	t.known = remote.Totals{}
	t.again()
}

// byOrder reports whether an aggregate depends on the order of the rows.
func byOrder(a rowsource.Agg) bool {
	return a.Func == rowsource.AggFirst || a.Func == rowsource.AggLast
}

// retry repeats a failed request.
func (t *totals[T]) retry() {
	if t.known.Err != nil {
		t.known.Err = nil
		t.again()
	}
}

// again sends the request. known remains until the result arrives.
func (t *totals[T]) again() {
	t.close()
	if !t.on {
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	t.cancel = func() { t.streams.end(&cancel) }
	if !t.streams.add(&cancel) {
		t.close()
		return
	}
	t.busy = true
	query := t.query
	go func() {
		result := compute(ctx, t.source, query)
		t.mu.Lock()
		if ctx.Err() == nil {
			t.result = &result
		}
		t.mu.Unlock()
		t.arrive()
	}()
}

// compute requests the aggregates of a query from a source.
func compute[T any](ctx context.Context, source rowsource.Source[T], q rowsource.Query) (out remote.Totals) {
	of := q.Aggregates
	q.Aggregates = nil
	view, err := source.Open(ctx, q)
	if err != nil {
		return remote.Totals{Err: err}
	}
	defer view.Close()
	count, err := view.Count(ctx)
	if err != nil {
		return remote.Totals{Err: err}
	}
	values, err := view.Aggregate(ctx, of, rowsource.Span{})
	if err != nil {
		return remote.Totals{Err: err}
	}
	out = remote.Totals{Rows: int(count.N), Values: make([]any, 0, len(values))}
	for _, v := range values {
		out.Values = append(out.Values, plain(v))
	}
	return out
}

// sync takes over an arrived result, and reports whether there was one.
func (t *totals[T]) sync() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.result == nil {
		return false
	}
	t.known, t.result, t.busy = *t.result, nil, false
	t.cancel()
	t.cancel = nil
	return true
}

// close cancels the running request.
func (t *totals[T]) close() {
	if t.cancel != nil {
		t.cancel()
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.cancel, t.result, t.busy = nil, nil, false
}
