// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"context"
	"errors"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/tracking"
)

// Commit sends the changes on a goroutine of its own, while the grid goes on and may
// be edited; a Committed event tells what came of it. Set Invalidate, so that a frame
// is drawn then. It fails at once, and sends nothing, where rows are not valid
// (*tracking.InvalidError, and a RowsRefused event) or another commit is under way. See
// tracking.Tracker.Commit. Close gives a commit up.
func (c *ChangeTrackingGrid[T]) Commit(ctx context.Context, url string, o tracking.CommitOptions) error {
	t, ok := c.track()
	if !ok {
		return ErrNotTracked
	}
	run, err := t.begin(url, o)
	if err != nil {
		return err
	}
	ctx, run.cancel = context.WithCancel(ctx)
	c.Grid.core.Editing.State.Commit = run
	wake := c.Grid.Invalidate
	go func() {
		run.pending.Send(ctx)
		if wake != nil {
			wake()
		}
	}()
	return nil
}

// CommitChanges sends the changes and waits for the answer, for programs that have
// nothing else to do. See tracking.Tracker.Commit.
func (c *ChangeTrackingGrid[T]) CommitChanges(ctx context.Context, url string, o tracking.CommitOptions) (tracking.Response, error) {
	t, ok := c.track()
	if !ok {
		return tracking.Response{}, ErrNotTracked
	}
	run, err := t.begin(url, o)
	if err != nil {
		return tracking.Response{}, err
	}
	run.pending.Send(ctx)
	return run.finish()
}

// begin captures the changes. That a commit which fails takes them back is the grid's own
// doing, since it is a step of its log.
func (t *tracked[T]) begin(url string, o tracking.CommitOptions) (*commit[T], error) {
	if t.over != nil {
		return nil, ErrSourceSaves
	}
	c := &commit[T]{tracked: t, optimistic: o.Optimistic == tracking.On || o.Optimistic == tracking.Default && t.optimistic}
	o.Optimistic = tracking.Off
	var err error
	c.pending, err = t.t.Begin(url, o)
	var invalid *tracking.InvalidError
	if errors.As(err, &invalid) {
		t.refused(invalid.Errors)
	}
	return c, err
}

// accepted shows the rows as they are after a commit. What is kept of new rows follows
// them to the keys that the server gave them.
func (t *tracked[T]) accepted(p *tracking.Pending[T]) {
	var list []edit.Rename
	for _, k := range p.KeyChanges() {
		list = append(list, edit.Rename{From: k.From, To: k.To})
	}
	t.renamed(list...)
}

// commit is a commit under way.
type commit[T any] struct {
	tracked *tracked[T]
	pending *tracking.Pending[T]
	cancel  context.CancelFunc
	// optimistic takes all changes back when it fails.
	optimistic bool
}

// finish ends a commit that has an answer.
func (c *commit[T]) finish() (tracking.Response, error) {
	response, err := c.pending.Finish()
	t := c.tracked
	t.accepted(c.pending)
	var no *tracking.RefusedError
	var failed *tracking.StatusError
	refused := errors.As(err, &no)
	switch {
	case c.optimistic && refused && !errors.As(err, &failed):
		t.reject(no.Errors)
		return response, err
	case c.optimistic && err != nil && !errors.Is(err, tracking.ErrNotMerged):
		t.reset()
	}
	if refused {
		t.t.Refuse(no.Errors...)
		t.refused(no.Errors)
	}
	return response, err
}

// Update ends a commit that has an answer, and reports whether there was one.
func (c *commit[T]) Update(gtx layout.Context) bool {
	g := c.tracked.g
	select {
	case <-c.pending.Done():
	default:
		g.core.Data.Jobs.PollFor(gtx)
		return false
	}
	g.core.Editing.State.Commit = nil
	c.cancel()
	response, err := c.finish()
	g.core.Report.Emit(events.Committed{Response: response, ChangeSet: c.pending.ChangeSet(), Err: err})
	return true
}

func (c *commit[T]) Close() { c.cancel() }
