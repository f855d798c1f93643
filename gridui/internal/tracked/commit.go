// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracked

import (
	"context"
	"errors"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/tracking"
)

// pending is a tracking.Pending without the type of its rows.
type pending interface {
	Send(ctx context.Context)
	Done() <-chan struct{}
	Finish() (tracking.Response, error)
	KeyChanges() []tracking.KeyChange
	ChangeSet() tracking.ChangeSet
}

// sending is a commit that runs on its own goroutine. It implements the edit.State.Commit of its
// grid.
type sending struct {
	rows    *Rows
	pending pending
	cancel  context.CancelFunc
	// ended handles the answer, on the goroutine of the frames.
	ended func()
}

// send sends a commit on a new goroutine. ended is called in a frame after there is an answer.
func (t *Rows) send(ctx context.Context, p pending, ended func()) {
	ctx, cancel := context.WithCancel(ctx)
	t.Editing.State.BeginCommit(&sending{t, p, cancel, ended})
	wake := t.Options.Invalidate
	go func() {
		p.Send(ctx)
		if wake != nil {
			wake()
		}
	}()
}

// Update ends the commit if there is an answer, and reports whether there was one.
func (s *sending) Update(gtx layout.Context) bool {
	select {
	case <-s.pending.Done():
	default:
		s.rows.Dataset.Jobs.PollFor(gtx)
		return false
	}
	s.rows.Editing.State.EndCommit()
	s.cancel()
	s.ended()
	return true
}

// Close cancels the commit.
func (s *sending) Close() { s.cancel() }

// Commit sends the changes on a new goroutine. A ChangesCommitted event reports the result.
func (t *Rows) Commit(ctx context.Context, url string, o tracking.CommitOptions) error {
	c, err := t.begin(url, o)
	if err == nil {
		t.send(ctx, c.pending, func() {
			response, err := c.finish()
			t.Report.Emit(events.ChangesCommitted{Response: response, ChangeSet: c.pending.ChangeSet(), Err: err})
		})
	}
	return err
}

// CommitChanges sends the changes and waits for the answer.
func (t *Rows) CommitChanges(ctx context.Context, url string, o tracking.CommitOptions) (tracking.Response, error) {
	c, err := t.begin(url, o)
	if err != nil {
		return tracking.Response{}, err
	}
	c.pending.Send(ctx)
	return c.finish()
}

// commit is a commit in progress.
type commit struct {
	rows    *Rows
	pending pending
	// optimistic reverts all changes when the commit fails.
	optimistic bool
}

// begin captures the changes. The grid itself reverts them when the commit fails, since that is a
// step of its log.
func (t *Rows) begin(url string, o tracking.CommitOptions) (c commit, err error) {
	switch {
	case t == nil:
		return c, ErrNotTracked
	case t.over != nil:
		return c, ErrSourceSaves
	}
	c = commit{rows: t, optimistic: t.options.Optimistic}
	if o.Optimistic != nil {
		c.optimistic = *o.Optimistic
	}
	o.Optimistic = new(bool) // the rows revert by themselves, as a step that undo knows
	c.pending, err = t.rows.begin(url, o)
	t.refused(invalid(err))
	return c, err
}

// invalid returns the errors of invalid rows, nil for other errors.
func invalid(err error) []tracking.RowError {
	var invalid *tracking.InvalidError
	if errors.As(err, &invalid) {
		return invalid.Errors
	}
	return nil
}

// finish ends a commit that has an answer. State that is kept by the key of a new row moves to the
// key from the server.
func (c *commit) finish() (tracking.Response, error) {
	response, err := c.pending.Finish()
	t := c.rows
	t.renamed(renames(c.pending.KeyChanges())...)
	var no *tracking.RefusedError
	var failed *tracking.StatusError
	refused := errors.As(err, &no)
	switch {
	case c.optimistic && refused && !errors.As(err, &failed):
		t.Reject(no.Errors)
		return response, err
	case c.optimistic && err != nil && !errors.Is(err, tracking.ErrNotMerged):
		t.Reset()
	}
	if refused {
		t.Refuse(no.Errors)
	}
	return response, err
}
