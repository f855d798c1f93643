// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource

import (
	"context"
	"fmt"
	"sync/atomic"

	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Base answers the calls of a Result that a simple source cannot: groups, aggregates, searches and the places of
// ids. A result embeds it, and implements Count and Read:
//
//	type result struct {
//		rowsource.Base
//		...
//	}
//
// The Features of its source list only what else the result implements. The zero value is open.
type Base struct{ closed atomic.Bool }

// Ready returns ErrClosed after Close, and the error of a context that has ended. Count and Read begin with it.
func (b *Base) Ready(ctx context.Context) error {
	if b.closed.Load() {
		return ErrClosed
	}
	return ctx.Err()
}

// Locate returns an error that wraps ErrUnsupported.
func (b *Base) Locate(ctx context.Context, id string) (int64, error) {
	return 0, b.cannot(ctx, "the place of a row")
}

// CountGroups returns ErrNoGroups.
func (b *Base) CountGroups(context.Context) (Count, error) { return Count{}, ErrNoGroups }

// Groups returns ErrNoGroups.
func (b *Base) Groups(context.Context, Seek, int) (Page[Group], error) {
	return Page[Group]{}, ErrNoGroups
}

// Aggregate returns an error that wraps ErrUnsupported, except for no aggregates.
func (b *Base) Aggregate(ctx context.Context, of []Agg, _ Span) ([]value.Value, error) {
	if len(of) == 0 {
		return nil, b.Ready(ctx)
	}
	return nil, b.cannot(ctx, "aggregates")
}

// Find returns an error that wraps ErrUnsupported.
func (b *Base) Find(ctx context.Context, _ expr.Match, _ Seek, _ bool) (Hit, error) {
	return Hit{}, b.cannot(ctx, "find")
}

// Close makes Ready return ErrClosed.
func (b *Base) Close() error {
	b.closed.Store(true)
	return nil
}

func (b *Base) cannot(ctx context.Context, what string) error {
	if err := b.Ready(ctx); err != nil {
		return err
	}
	return fmt.Errorf("%w: %s", ErrUnsupported, what)
}
