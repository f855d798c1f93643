// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import (
	"context"
	"fmt"
	"strings"

	"github.com/giogrid/giogrid/tracking/internal/fetch"
)

// InvalidError is the error of a commit of rows that a validator or a mapping rejects; nothing was sent. Errors
// lists why, row by row.
type InvalidError struct{ Errors []RowError }

// Error returns the number of rows and the message of the first one.
func (e *InvalidError) Error() string { return rowErrors("rows that are not valid", e.Errors) }

// rowErrors returns the text of an error of several rows.
func rowErrors(what string, all []RowError) string {
	if len(all) == 0 {
		return "tracking: " + what
	}
	return fmt.Sprintf("tracking: %s: %d, the first: %s", what, len(all), all[0].Message)
}

// CommitOptions configures how changes are sent. The zero value is useful.
type CommitOptions struct {
	// AutoResetDisabled keeps the sent changes as changes when the commit succeeds. Otherwise they are accepted, so
	// that Undo and Reset return to them.
	AutoResetDisabled bool
	// Optimistic resets all changes when the commit fails, whether or not they were sent. It does not reset
	// them if Begin fails because of invalid rows. nil: Config.Optimistic.
	Optimistic *bool
	// Merge merges the values that the server returned into the accepted rows. The response must be a JSON
	// object whose lists "added" and "updated" are as long as the sent ones and hold objects with the
	// backend's names. An added row gets its real key that way, which no other row may have; a row that
	// Rebase brought under that key since Begin is the same row. AutoResetDisabled excludes Merge.
	Merge bool
	// Partial decodes the response as a CommitAnswer, which lists the rows that the server refused; an empty
	// response accepts all. If the status is not 200 to 299, nothing is accepted, and the rows that the
	// response lists get their errors.
	Partial bool
	// Method is the HTTP method. Empty means POST.
	Method string
	// Headers are sent in addition to Content-Type, which is application/json unless Headers sets it.
	Headers map[string]string
	// Fetcher sends the request. nil means the fetch of the page in a browser, and elsewhere
	// httpfetch.Fetch, if the program imports package httpfetch. Without any of them Begin fails.
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
// their errors (Tracker.RowError). It fails, too, if there is nothing to send them with, see
// CommitOptions.Fetcher. No other commit can begin until Finish. Rows can be changed meanwhile;
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
	if o.Fetcher == nil && o.Write == nil && fetch.Default == nil && !set.IsEmpty() {
		return nil, errNoFetcher
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
