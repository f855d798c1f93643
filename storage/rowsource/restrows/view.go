// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows

import (
	"context"
	"errors"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// result is the rows of a query. The service holds no state for it.
type view[T any] struct {
	source *Source[T]
	query  rowsource.Query
	// open ends when the result is closed.
	open  context.Context
	close context.CancelFunc
}

func newView[T any](s *Source[T], q rowsource.Query) *view[T] {
	v := &view[T]{source: s, query: q}
	v.open, v.close = context.WithCancel(context.Background())
	return v
}

// call makes a call about the rows of the result; closing the result cancels it.
func (v *view[T]) call(ctx context.Context, c Call) (Reply[T], error) {
	c.Query = v.query
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	defer context.AfterFunc(v.open, cancel)()
	if v.open.Err() != nil {
		return Reply[T]{}, rowsource.ErrClosed
	}
	reply, err := v.source.call(ctx, c)
	if err != nil && v.open.Err() != nil {
		err = rowsource.ErrClosed
	}
	return reply, err
}

// Count implements rowsource.Result.
func (v *view[T]) Count(ctx context.Context) (rowsource.Count, error) {
	reply, err := v.call(ctx, Call{Method: MethodCount})
	if errors.Is(err, rowsource.ErrUnsupported) {
		return rowsource.Count{}, nil
	}
	return reply.Count, err
}

// Read implements rowsource.Result.
func (v *view[T]) Read(ctx context.Context, at rowsource.Seek, n int) (rowsource.Page[T], error) {
	reply, err := v.call(ctx, Call{Method: MethodRead, At: at, N: max(n, 0)})
	return reply.Rows, err
}

// Locate implements rowsource.Result.
func (v *view[T]) Locate(ctx context.Context, id string) (int64, error) {
	reply, err := v.call(ctx, Call{Method: MethodLocate, ID: id})
	return reply.Index, err
}

// CountGroups implements rowsource.Result.
func (v *view[T]) CountGroups(ctx context.Context) (rowsource.Count, error) {
	if len(v.query.Path) >= len(v.query.Group) {
		return rowsource.Count{}, rowsource.ErrNoGroups
	}
	reply, err := v.call(ctx, Call{Method: MethodCountGroups})
	if errors.Is(err, rowsource.ErrUnsupported) {
		return rowsource.Count{}, nil
	}
	return reply.Count, err
}

// Groups implements rowsource.Result.
func (v *view[T]) Groups(ctx context.Context, at rowsource.Seek, n int) (rowsource.Page[rowsource.Group], error) {
	if len(v.query.Path) >= len(v.query.Group) {
		return rowsource.Page[rowsource.Group]{}, rowsource.ErrNoGroups
	}
	reply, err := v.call(ctx, Call{Method: MethodGroups, At: at, N: max(n, 0)})
	return reply.Groups, err
}

// Aggregate implements rowsource.Result.
func (v *view[T]) Aggregate(ctx context.Context, of []rowsource.Agg, span rowsource.Span) ([]value.Value, error) {
	if err := v.source.options.Features.SupportsAggregates(of); err != nil {
		return nil, err
	}
	reply, err := v.call(ctx, Call{Method: MethodAggregate, Aggregates: of, Span: span})
	return reply.Values, err
}

// Find implements rowsource.Result.
func (v *view[T]) Find(ctx context.Context, m expr.Match, from rowsource.Seek, back bool) (rowsource.Hit, error) {
	if !v.source.options.Features.Find {
		return rowsource.Hit{}, unsupported("find")
	}
	if err := v.source.options.Features.SupportsMatch(m); err != nil {
		return rowsource.Hit{}, err
	}
	reply, err := v.call(ctx, Call{Method: MethodFind, At: from, Match: m, Back: back})
	return reply.Hit, err
}

// Close implements rowsource.Result.
func (v *view[T]) Close() error {
	v.close()
	return nil
}
