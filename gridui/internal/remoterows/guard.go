// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Guard returns a source that calls another source and checks it. If a method panics, the error
// wraps rowmodel.ErrPanic. If a method returns an invalid result, such as a group without a path,
// the error describes it.
func Guard[T any](source rowsource.Source[T]) rowsource.Source[T] { return &guarded[T]{source: source} }

// GuardWriter returns a writer that calls another writer and returns its panics as errors, like
// Guard.
func GuardWriter(w rowsource.Writer) rowsource.Writer { return guardedWriter{w} }

// contain turns a panic into an error. It must be deferred.
func contain(err *error) {
	if p := recover(); p != nil {
		*err = fmt.Errorf("%w: %v", rowmodel.ErrPanic, p)
	}
}

type guarded[T any] struct {
	source rowsource.Source[T]
	// broken is set after Features panicked, which cannot return an error: Open returns it.
	broken atomic.Bool
}

func (g *guarded[T]) Features() rowsource.Features {
	f, err := g.features()
	if err != nil {
		g.broken.Store(true)
	}
	return f
}

func (g *guarded[T]) features() (f rowsource.Features, err error) {
	defer contain(&err)
	return g.source.Features(), nil
}

// ID returns an empty id if the source panics. Read, which calls it for each row, returns the
// error.
func (g *guarded[T]) ID(row T) (id string) {
	var err error
	defer contain(&err)
	return g.source.ID(row)
}

// Branch returns BranchUnknown if the source panics.
func (g *guarded[T]) Branch(row T) (b rowsource.Branch) {
	var err error
	defer contain(&err)
	return rowsource.BranchOf(g.source, row)
}

// ancestryOf returns the rows above rows of a tree, if the source knows them.
func ancestryOf[T any](source rowsource.Source[T]) (rowsource.Ancestry, bool) {
	if g, ok := source.(*guarded[T]); ok {
		source = g.source
	}
	a, ok := source.(rowsource.Ancestry)
	return a, ok
}

// above calls Above of a source, and returns panics as errors.
func above(ctx context.Context, a rowsource.Ancestry, id string) (ids []string, err error) {
	defer contain(&err)
	return a.Above(ctx, id)
}

// watcherOf returns the watcher of a source, if the source implements it and its features include
// it.
func watcherOf[T any](source rowsource.Source[T]) (rowsource.Watcher, bool) {
	features := source.Features()
	if g, ok := source.(*guarded[T]); ok {
		source = g.source
	}
	w, ok := source.(rowsource.Watcher)
	return w, ok && features.Watch
}

func (g *guarded[T]) Open(ctx context.Context, q rowsource.Query) (v rowsource.Result[T], err error) {
	if g.broken.Load() {
		if _, err := g.features(); err != nil {
			return nil, err
		}
		g.broken.Store(false)
	}
	defer contain(&err)
	view, err := g.source.Open(ctx, q)
	if err != nil {
		return nil, err
	}
	if view == nil {
		return nil, errors.New("the source has opened no result and returned no error")
	}
	return &guardedView[T]{view: view, of: g, level: len(q.Path)}, nil
}

// guardedView is a view of a guarded source. level is the length of the paths of the groups above.
type guardedView[T any] struct {
	view  rowsource.Result[T]
	of    *guarded[T]
	level int
}

func (v *guardedView[T]) Count(ctx context.Context) (c rowsource.Count, err error) {
	defer contain(&err)
	c, err = v.view.Count(ctx)
	return checkedCount(c, err)
}

func (v *guardedView[T]) CountGroups(ctx context.Context) (c rowsource.Count, err error) {
	defer contain(&err)
	c, err = v.view.CountGroups(ctx)
	return checkedCount(c, err)
}

func checkedCount(c rowsource.Count, err error) (rowsource.Count, error) {
	if err == nil && c.N < 0 {
		return rowsource.Count{}, fmt.Errorf("the source counted %d rows", c.N)
	}
	return c, err
}

func (v *guardedView[T]) Read(ctx context.Context, at rowsource.Seek, n int) (p rowsource.Page[T], err error) {
	defer contain(&err)
	if p, err = v.view.Read(ctx, at, n); err != nil {
		return p, err
	}
	for _, row := range p.Items {
		v.of.source.ID(row) // a panic belongs to the read rows, not to a frame
	}
	return p, checkPage(len(p.Items), n)
}

func (v *guardedView[T]) Groups(ctx context.Context, at rowsource.Seek, n int) (p rowsource.Page[rowsource.Group], err error) {
	defer contain(&err)
	if p, err = v.view.Groups(ctx, at, n); err != nil {
		return p, err
	}
	for _, g := range p.Items {
		if len(g.Path) != v.level+1 {
			return p, fmt.Errorf("the source returned a group with a path of %d values; %d were expected", len(g.Path), v.level+1)
		}
		if g.Rows < 0 {
			return p, fmt.Errorf("the source returned a group of %d rows", g.Rows)
		}
	}
	return p, checkPage(len(p.Items), n)
}

// checkPage returns an error for a page that is larger than requested.
func checkPage(got, asked int) error {
	if got > asked {
		return fmt.Errorf("the source returned %d rows; at most %d were asked for", got, asked)
	}
	return nil
}

func (v *guardedView[T]) Locate(ctx context.Context, id string) (i int64, err error) {
	defer contain(&err)
	return v.view.Locate(ctx, id)
}

func (v *guardedView[T]) Aggregate(ctx context.Context, of []rowsource.Agg, span rowsource.Span) (values []value.Value, err error) {
	defer contain(&err)
	values, err = v.view.Aggregate(ctx, of, span)
	if err == nil && len(values) != len(of) {
		return nil, fmt.Errorf("the source returned %d aggregates; %d were asked for", len(values), len(of))
	}
	return values, err
}

func (v *guardedView[T]) Find(ctx context.Context, m expr.Match, from rowsource.Seek, back bool) (h rowsource.Hit, err error) {
	defer contain(&err)
	return v.view.Find(ctx, m, from, back)
}

func (v *guardedView[T]) Close() (err error) {
	defer contain(&err)
	return v.view.Close()
}

type guardedWriter struct{ writer rowsource.Writer }

func (g guardedWriter) Write(ctx context.Context, edits []rowsource.Edit) (o rowsource.Outcome, err error) {
	defer contain(&err)
	return g.writer.Write(ctx, edits)
}

// PreviewText returns a readable text of what a source would send for edits, and its panics as errors.
func PreviewText(source any, edits []rowsource.Edit) (text string, err error) {
	defer contain(&err)
	return previewText(source, edits)
}

// watched calls Watch of a source, and returns panics as errors.
func watched(ctx context.Context, w rowsource.Watcher, tell func(rowsource.Change)) (err error) {
	defer contain(&err)
	return w.Watch(ctx, tell)
}
