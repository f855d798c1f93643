// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import (
	"context"
	"errors"
	"fmt"
	"strings"
)

var (
	// ErrInvalid is the error of a commit of rows that are not valid: nothing was
	// sent. It is an *InvalidError.
	ErrInvalid = errors.New("tracking: rows that are not valid")
	// ErrCommitInFlight is the error of a commit while another is under way.
	ErrCommitInFlight = errors.New("tracking: a commit is in flight")
	// ErrNotSent is the error of a commit that was given up before it was sent.
	ErrNotSent = errors.New("tracking: the commit was not sent")
	// ErrNotMerged is the error of a commit that succeeded, and whose response cannot be
	// merged: it does not hold the rows, or names a key that another row has. The rows
	// that it concerns are accepted as they were sent, under the keys that they had.
	ErrNotMerged = errors.New("tracking: committed, but the response cannot be merged")
	// ErrTooLarge is the error of a response of more than MaxResponse bytes.
	ErrTooLarge = errors.New("tracking: the response is too large")
)

// InvalidError holds why rows cannot be sent. errors.Is finds ErrInvalid in it.
type InvalidError struct{ Errors []RowError }

func (e *InvalidError) Error() string {
	if len(e.Errors) == 0 {
		return ErrInvalid.Error()
	}
	return fmt.Sprintf("%v: %d, the first: %s", ErrInvalid, len(e.Errors), e.Errors[0].Message)
}

// Is says that it is an ErrInvalid.
func (e *InvalidError) Is(target error) bool { return target == ErrInvalid }

// Toggle is on, off, or as it is by default: the zero value.
type Toggle uint8

const (
	Default Toggle = iota // what the field's comment says
	On
	Off
)

func (t Toggle) or(byDefault bool) bool {
	if t == Default {
		return byDefault
	}
	return t == On
}

// CommitOptions say how changes are sent. The zero value is useful.
type CommitOptions struct {
	// AutoReset accepts what was sent when it succeeds: it is what Undo and Reset
	// then return to. Default: on.
	AutoReset Toggle
	// Optimistic resets all changes when it fails, sent or not; not where Begin refuses
	// it, for rows that are not valid. Default: Config.Optimistic.
	Optimistic Toggle
	// Merge puts what the server returned into the rows that it accepted: a JSON
	// object in which "added" and "updated" are lists as long as those sent, of
	// objects of the backend's names. An added row gets its real key so, which no other
	// row may have; a row that Rebase brought under it since Begin is the same row. It
	// needs AutoReset.
	Merge bool
	// Partial takes the response for a CommitAnswer, which says which rows the server
	// refused; an empty response accepts all. Where the status is none of 200 to 299,
	// nothing is accepted, and the rows that the response names have their errors.
	Partial bool
	// Method is the HTTP method. Empty: POST.
	Method string
	// Headers are sent beside Content-Type, which is application/json unless it is
	// among them.
	Headers map[string]string
	// Fetcher sends the request. nil: the network does.
	Fetcher Fetcher
	// Write, if not nil, sends the changes in place of a request, for servers that are not
	// asked by HTTP: it is called by Send, on its goroutine, unless there are no changes.
	// What it returns is what the server answered; the status counts as 200. URL, Method,
	// Headers and Fetcher are not used then.
	Write func(ctx context.Context) (Response, error)
}

// Commit sends all changes and waits for the answer: Begin, Send and Finish in one.
// It is for programs that have nothing else to do, and must be called where the
// tracker is used.
//
// Without changes it sends nothing and succeeds. If rows are not valid it sends
// nothing and returns an *InvalidError, all changes staying.
func (t *Tracker[T]) Commit(ctx context.Context, url string, o CommitOptions) (Response, error) {
	p, err := t.Begin(url, o)
	if err != nil {
		return Response{}, err
	}
	p.Send(ctx)
	return p.Finish()
}

// Begin captures the changes to be sent. Rows that are not valid fail it, and have an
// error then (Tracker.RowError). Until Finish there can be no other commit;
// rows can be changed meanwhile, and what was changed after Begin stays changed.
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

// headers adds the type of the body to a caller's headers.
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
