// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import (
	"context"
	"errors"
	"fmt"
	"sync"
)

// Pending is a commit in progress.
type Pending[T any] struct {
	t       *Tracker[T]
	set     ChangeSet
	sent    []capture[T]
	request Request
	options CommitOptions
	done    chan struct{}

	mu       sync.Mutex // guards the fields below
	stage    stage
	response Response
	err      error

	// keys lists the rows that got other keys in Finish.
	keys []KeyChange
	// rebased is the tracker before the first Rebase since Begin, nil if there was none. named holds the keys
	// of rows of newer data that the answer named.
	rebased *Tracker[T]
	named   map[string]bool
}

// KeyChange reports that the key of a row has changed.
type KeyChange struct{ From, To string }

// stage is the progress of a commit.
type stage uint8

const (
	waiting stage = iota
	sending
	answered
	finished
)

// capture is the state of a changed row when it was sent.
type capture[T any] struct {
	entry  *entry[T]
	status RowStatus
	row    *T
	edits  uint64
	epoch  uint64
}

// ChangeSet returns the changes that are sent.
func (p *Pending[T]) ChangeSet() ChangeSet { return p.set }

// Done returns a channel that is closed when Finish can return an answer.
func (p *Pending[T]) Done() <-chan struct{} { return p.done }

// Send sends the changes and waits for the answer. It may run on any goroutine: it accesses neither the
// tracker nor its rows. Without changes it sends nothing. Only the first call sends.
func (p *Pending[T]) Send(ctx context.Context) {
	if !p.move(waiting, sending) {
		return
	}
	response, err := p.fetch(ctx)
	p.mu.Lock()
	defer p.mu.Unlock()
	p.response, p.err = response, err
	p.stage = answered
	close(p.done)
}

// move moves from one stage to another, and reports whether the commit was at from.
func (p *Pending[T]) move(from, to stage) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.stage != from {
		return false
	}
	p.stage = to
	return true
}

func (p *Pending[T]) fetch(ctx context.Context) (r Response, err error) {
	if p.set.IsEmpty() {
		return r, nil
	}
	if ctx == nil {
		ctx = context.Background()
	}
	if p.options.Write != nil {
		return p.write(ctx)
	}
	request := p.request
	if request.Data, err = p.set.Payload(); err != nil {
		return r, err
	}
	if err := ctx.Err(); err != nil {
		return r, fmt.Errorf("tracking: commit: %w", err)
	}
	fetcher := p.options.Fetcher
	if fetcher == nil {
		fetcher = byDefault
	}
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("tracking: commit: the fetcher panicked: %v", r)
		}
	}()
	if r, err = fetcher(ctx, request); err != nil {
		return r, fmt.Errorf("tracking: commit: %w", err)
	}
	if r.Status < 200 || r.Status > 299 {
		return r, &StatusError{r.Status, excerpt(r.Data)}
	}
	return r, nil
}

// write sends the changes by CommitOptions.Write.
func (p *Pending[T]) write(ctx context.Context) (r Response, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("tracking: commit: Write panicked: %v", r)
		}
	}()
	if err := ctx.Err(); err != nil {
		return r, fmt.Errorf("tracking: commit: %w", err)
	}
	if r, err = p.options.Write(ctx); err != nil {
		return r, fmt.Errorf("tracking: commit: %w", err)
	}
	return r, nil
}

// Finish ends the commit and returns the server's answer. It must be called on the goroutine of the tracker.
//
// On success the sent rows are accepted as they were sent: later changes remain changes, and an added row
// that was taken back since becomes a row to delete. On failure with Optimistic all changes are reset, even
// if nothing was sent. In a Partial commit the rows that the server refused remain changed, or are reset with
// Optimistic; they have an error (Tracker.RowError), and Finish returns a *RefusedError.
//
// While Send runs, Finish returns ErrCommitInFlight and can be called again. Before Send it abandons the
// commit and returns an error. Further calls return the same result.
func (p *Pending[T]) Finish() (Response, error) {
	if again, err := p.finish(); again {
		return p.response, err
	}
	t := p.t
	t.flight = nil
	optimistic := t.config.Optimistic
	if p.options.Optimistic != nil {
		optimistic = *p.options.Optimistic
	}
	refused, unread := p.refusals()
	if p.err == nil {
		p.err = unread
	}
	switch {
	case p.err == nil && !p.options.AutoResetDisabled:
		p.err = p.accept(refused)
	case p.err != nil && optimistic:
		t.Reset()
	}
	if err := p.refuse(refused, optimistic); err != nil {
		p.err = errors.Join(p.err, err)
	}
	for _, c := range p.sent {
		c.entry.held = false
		t.forget(c.entry)
	}
	return p.response, p.err
}

// KeyChanges returns, after Finish, the new keys that the server assigned to added rows. A program that
// stores anything by key must update its keys.
func (p *Pending[T]) KeyChanges() []KeyChange { return p.keys }

// finish moves to the last stage. It returns true if the commit was already finished or is being sent.
func (p *Pending[T]) finish() (done bool, err error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	switch p.stage {
	case finished:
		return true, p.err
	case sending:
		return true, ErrCommitInFlight
	case waiting:
		p.err = errNotSent
		close(p.done)
	}
	p.stage = finished
	return false, nil
}
