// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sourcetest

import (
	"context"
	"sync/atomic"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Call is a call of a source or of a result of it.
type Call struct {
	// Method is the name of the method.
	Method string
	// Query is the query of the result. Result is the number of the result, from 1 in the order of their opening;
	// it is 0 for Open.
	Query  rowsource.Query
	Result int
	// Seek and N are the arguments of Read and Groups; Find sets only Seek. ID is the argument of Locate.
	Seek rowsource.Seek
	N    int
	ID   string
	// Edits is the argument of Write.
	Edits []rowsource.Edit
}

// Fake is a source whose calls a test delays, fails and reorders. It is no Watcher.
type Fake[R any] struct {
	// Source provides the rows.
	Source rowsource.Source[R]
	// Before, if not nil, is called on the goroutine of each call before Source is. It may block. If it
	// returns an error, the call returns that error. Scheduler.Hold is such a function.
	Before func(ctx context.Context, call Call) error
	// Count, if not nil, replaces the number of rows of a result, which is n.
	Count func(q rowsource.Query, n int64) rowsource.Count
	// Writer, if not nil, applies edits; the features then include writing.
	Writer rowsource.Writer

	opened, open atomic.Int64
}

var (
	_ rowsource.Source[int] = (*Fake[int])(nil)
	_ rowsource.Writer      = (*Fake[int])(nil)

	_ rowsource.Brancher[int] = (*Fake[int])(nil)
	_ rowsource.Ancestry      = (*Fake[int])(nil)
)

// OpenResults returns the number of results that were opened and not closed.
func (f *Fake[R]) OpenResults() int { return int(f.open.Load()) }

// Features implements rowsource.Source.
func (f *Fake[R]) Features() rowsource.Features {
	features := f.Source.Features()
	features.Write, features.Watch = f.Writer != nil, false
	return features
}

// ID implements rowsource.Source.
func (f *Fake[R]) ID(row R) string { return f.Source.ID(row) }

// Branch implements rowsource.Brancher.
func (f *Fake[R]) Branch(row R) rowsource.Branch { return rowsource.BranchOf(f.Source, row) }

// Above implements rowsource.Ancestry.
func (f *Fake[R]) Above(ctx context.Context, id string) ([]string, error) {
	if err := f.before(ctx, Call{Method: "Above", ID: id}); err != nil {
		return nil, err
	}
	if a, ok := f.Source.(rowsource.Ancestry); ok {
		return a.Above(ctx, id)
	}
	return nil, rowsource.ErrUnsupported
}

// Open implements rowsource.Source.
func (f *Fake[R]) Open(ctx context.Context, q rowsource.Query) (rowsource.Result[R], error) {
	if err := f.before(ctx, Call{Method: "Open", Query: q}); err != nil {
		return nil, err
	}
	view, err := f.Source.Open(ctx, q)
	if err != nil {
		return nil, err
	}
	f.open.Add(1)
	return &fakeView[R]{fake: f, view: view, query: q, number: int(f.opened.Add(1))}, nil
}

// Write implements rowsource.Writer.
func (f *Fake[R]) Write(ctx context.Context, edits []rowsource.Edit) (rowsource.Outcome, error) {
	if f.Writer == nil {
		return rowsource.Outcome{}, rowsource.ErrUnsupported
	}
	if err := f.before(ctx, Call{Method: "Write", Edits: edits}); err != nil {
		return rowsource.Outcome{}, err
	}
	return f.Writer.Write(ctx, edits)
}

func (f *Fake[R]) before(ctx context.Context, call Call) error {
	if f.Before == nil {
		return nil
	}
	return f.Before(ctx, call)
}

type fakeView[R any] struct {
	fake   *Fake[R]
	view   rowsource.Result[R]
	query  rowsource.Query
	number int
	closed atomic.Bool
}

func (v *fakeView[R]) before(ctx context.Context, call Call) error {
	call.Query, call.Result = v.query, v.number
	return v.fake.before(ctx, call)
}

func (v *fakeView[R]) Count(ctx context.Context) (rowsource.Count, error) {
	if err := v.before(ctx, Call{Method: "Count"}); err != nil {
		return rowsource.Count{}, err
	}
	count, err := v.view.Count(ctx)
	if err == nil && v.fake.Count != nil {
		count = v.fake.Count(v.query, count.N)
	}
	return count, err
}

func (v *fakeView[R]) Read(ctx context.Context, at rowsource.Seek, n int) (page rowsource.Page[R], err error) {
	if err := v.before(ctx, Call{Method: "Read", Seek: at, N: n}); err != nil {
		return page, err
	}
	return v.view.Read(ctx, at, n)
}

func (v *fakeView[R]) Locate(ctx context.Context, id string) (int64, error) {
	if err := v.before(ctx, Call{Method: "Locate", ID: id}); err != nil {
		return 0, err
	}
	return v.view.Locate(ctx, id)
}

func (v *fakeView[R]) CountGroups(ctx context.Context) (rowsource.Count, error) {
	if err := v.before(ctx, Call{Method: "CountGroups"}); err != nil {
		return rowsource.Count{}, err
	}
	return v.view.CountGroups(ctx)
}

func (v *fakeView[R]) Groups(ctx context.Context, at rowsource.Seek, n int) (page rowsource.Page[rowsource.Group], err error) {
	if err := v.before(ctx, Call{Method: "Groups", Seek: at, N: n}); err != nil {
		return page, err
	}
	return v.view.Groups(ctx, at, n)
}

func (v *fakeView[R]) Aggregate(ctx context.Context, of []rowsource.Agg, span rowsource.Span) ([]value.Value, error) {
	if err := v.before(ctx, Call{Method: "Aggregate"}); err != nil {
		return nil, err
	}
	return v.view.Aggregate(ctx, of, span)
}

func (v *fakeView[R]) Find(ctx context.Context, m expr.Match, from rowsource.Seek, back bool) (rowsource.Hit, error) {
	if err := v.before(ctx, Call{Method: "Find", Seek: from}); err != nil {
		return rowsource.Hit{}, err
	}
	return v.view.Find(ctx, m, from, back)
}

func (v *fakeView[R]) Close() error {
	if !v.closed.Swap(true) {
		v.fake.open.Add(-1)
	}
	return v.view.Close()
}
