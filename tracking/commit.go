// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import (
	"context"
	"errors"
	"fmt"
	"strings"
)

var (
	// ErrInvalid is the error of a commit of invalid rows; nothing was sent. The error is an *InvalidError.
	ErrInvalid = errors.New("tracking: rows that are not valid")
	// ErrCommitInFlight is the error of a commit while another is in progress.
	ErrCommitInFlight = errors.New("tracking: a commit is in flight")
	// ErrNotSent is the error of a commit that was abandoned before it was sent.
	ErrNotSent = errors.New("tracking: the commit was not sent")
	// ErrNotMerged is the error of a commit that succeeded, but whose response cannot be merged: it lacks the
	// rows, or names a key that another row has. The affected rows are accepted as they were sent, under
	// their old keys.
	ErrNotMerged = errors.New("tracking: committed, but the response cannot be merged")
	// ErrTooLarge is the error of a response of more than MaxResponse bytes.
	ErrTooLarge = errors.New("tracking: the response is too large")
)

// InvalidError holds why rows cannot be sent. errors.Is matches it with ErrInvalid.
type InvalidError struct{ Errors []RowError }

func (e *InvalidError) Error() string {
	if len(e.Errors) == 0 {
		return ErrInvalid.Error()
	}
	return fmt.Sprintf("%v: %d, the first: %s", ErrInvalid, len(e.Errors), e.Errors[0].Message)
}

// Is reports whether target is ErrInvalid.
func (e *InvalidError) Is(target error) bool { return target == ErrInvalid }

// Toggle is On, Off or Default, the zero value.
type Toggle uint8

const (
	Default Toggle = iota // see the comment of the field
	On
	Off
)

func (t Toggle) or(byDefault bool) bool {
	if t == Default {
		return byDefault
	}
	return t == On
}

// CommitOptions configures how changes are sent. The zero value is useful.
type CommitOptions struct {
	// AutoReset accepts the sent changes when the commit succeeds, so that Undo and Reset return to them.
	// Default: On.
	AutoReset Toggle
	// Optimistic resets all changes when the commit fails, whether or not they were sent. It does not reset
	// them if Begin fails because of invalid rows. Default: Config.Optimistic.
	Optimistic Toggle
	// Merge merges the values that the server returned into the accepted rows. The response must be a JSON
	// object whose lists "added" and "updated" are as long as the sent ones and hold objects with the
	// backend's names. An added row gets its real key that way, which no other row may have; a row that
	// Rebase brought under that key since Begin is the same row. Merge needs AutoReset.
	Merge bool
	// Partial decodes the response as a CommitAnswer, which lists the rows that the server refused; an empty
	// response accepts all. If the status is not 200 to 299, nothing is accepted, and the rows that the
	// response lists get their errors.
	Partial bool
	// Method is the HTTP method. Empty means POST.
	Method string
	// Headers are sent in addition to Content-Type, which is application/json unless Headers sets it.
	Headers map[string]string
	// Fetcher sends the request. nil means the network.
	Fetcher Fetcher
	// Write, if not nil, sends the changes instead of an HTTP request. Send calls it on its goroutine, unless
	// there are no changes. Its response is the answer of the server; the status counts as 200. URL, Method,
	// Headers and Fetcher are then unused.
	Write func(ctx context.Context) (Response, error)
}

// Commit sends all changes and waits for the answer: it calls Begin, Send and Finish. It blocks, and must be
// called on the goroutine of the tracker.
//
// Without changes it sends nothing and succeeds. If rows are invalid, it sends nothing, keeps all changes and
// returns an *InvalidError.
func (t *Tracker[T]) Commit(ctx context.Context, url string, o CommitOptions) (Response, error) {
	p, err := t.Begin(url, o)
	if err != nil {
		return Response{}, err
	}
	p.Send(ctx)
	return p.Finish()
}

// Begin captures the changes to be sent. It fails with an *InvalidError if rows are invalid, and records
// their errors (Tracker.RowError). No other commit can begin until Finish. Rows can be changed meanwhile;
// what was changed after Begin stays changed.
//
//	p, err := tracker.Begin(url, tracking.CommitOptions{})
//	if err != nil {
//		return err
//	}
//	go func() {
//		p.Send(ctx)
//		window.Invalidate()
//	}()
//	// and in a later frame, when p.Done() is closed:
//	response, err := p.Finish()
func (t *Tracker[T]) Begin(url string, o CommitOptions) (*Pending[T], error) {
	if t.flight != nil {
		return nil, ErrCommitInFlight
	}
	set := t.ChangeSet()
	if len(set.Errors) > 0 {
		t.Refuse(set.Errors...)
		return nil, &InvalidError{set.Errors}
	}
	p := &Pending[T]{t: t, set: set, options: o, done: make(chan struct{})}
	p.request = Request{URL: url, Method: o.Method, Headers: headers(o.Headers)}
	if p.request.Method == "" {
		p.request.Method = "POST"
	}
	for _, e := range t.changes() {
		e.held = true
		p.sent = append(p.sent, capture[T]{e, e.status, e.row, e.edits, t.epoch})
	}
	t.flight = p
	return p, nil
}

// headers returns a caller's headers with the Content-Type added if missing.
func headers(given map[string]string) map[string]string {
	all := map[string]string{"Content-Type": "application/json"}
	for name, value := range given {
		if strings.EqualFold(name, "Content-Type") {
			name = "Content-Type"
		}
		all[name] = value
	}
	return all
}
