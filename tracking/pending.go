// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import (
	"context"
	"errors"
	"fmt"
	"sync"
)

// Pending is a commit under way.
type Pending[T any] struct {
	t       *Tracker[T]
	set     ChangeSet
	sent    []capture[T]
	request Request
	options CommitOptions
	done    chan struct{}

	mu       sync.Mutex // guards what follows
	stage    stage
	response Response
	err      error

	// keys are the rows that got other keys at the end.
	keys []KeyChange
	// rebased is the tracker as it was before the first Rebase since Begin; nil: there was
	// none. named are the keys of rows from newer data that the answer named.
	rebased *Tracker[T]
	named   map[string]bool
}

// KeyChange is a row that is known by another key than before.
type KeyChange struct{ From, To string }

// stage is how far a commit is.
type stage uint8

const (
	waiting stage = iota
	sending
	answered
	finished
)

// capture is a changed row as it is sent.
type capture[T any] struct {
	entry  *entry[T]
	status RowStatus
	row    *T
	edits  uint64
	epoch  uint64
}

// ChangeSet is what is sent.
func (p *Pending[T]) ChangeSet() ChangeSet { return p.set }

// Done is closed when there is an answer for Finish.
func (p *Pending[T]) Done() <-chan struct{} { return p.done }

// Send sends the changes and waits for the answer, on any goroutine. It touches
// neither the tracker nor its rows; without changes it does nothing. Only the first
// call sends.
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

// move goes from one stage to another, if it is the one.
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
		fetcher = fetch
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

// write has the changes sent by CommitOptions.Write.
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

// Finish ends the commit, where the tracker is used, and returns the server's
// answer. On success the rows that were sent are accepted as they were sent: what
// was changed since is a change still, and a row that was added and has since been
// taken back is one to delete. On failure with Optimistic, all changes are reset, also
// where nothing was sent. Where the commit is Partial, the rows that the server refused
// are changed still, or with Optimistic reset, have an error (Tracker.RowError), and the
// error is a *RefusedError.
//
// While Send runs it returns ErrCommitInFlight, and can be called again. Before
// Send it gives the commit up, with ErrNotSent. Called again, it says the same.
func (p *Pending[T]) Finish() (Response, error) {
	if again, err := p.finish(); again {
		return p.response, err
	}
	t := p.t
	t.flight = nil
	optimistic := p.options.Optimistic.or(t.config.Optimistic)
	refused, unread := p.refusals()
	if p.err == nil {
		p.err = unread
	}
	switch {
	case p.err == nil && p.options.AutoReset.or(true):
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

// KeyChanges are, after Finish, the added rows that the server gave other keys: a program
// that keeps anything by key has it follow them.
func (p *Pending[T]) KeyChanges() []KeyChange { return p.keys }

// finish is the last stage. It reports whether the commit had come to it before, or
// cannot yet.
func (p *Pending[T]) finish() (done bool, err error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	switch p.stage {
	case finished:
		return true, p.err
	case sending:
		return true, ErrCommitInFlight
	case waiting:
		p.err = ErrNotSent
		close(p.done)
	}
	p.stage = finished
	return false, nil
}
