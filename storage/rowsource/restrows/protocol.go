// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"net/http"
	"net/url"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/internal/plainjson"
)

// Protocol is how a service is asked. Several goroutines use it at once.
type Protocol[T any] interface {
	// Request makes the request of a call, without its context and what Options.Prepare adds. It
	// is called again when the call is repeated. What the service has no request for is an error
	// that wraps rowsource.ErrUnsupported; for MethodCount, the number of rows is then found by
	// reading them.
	Request(Call) (*http.Request, error)
	// Reply reads the answer to a call: one with a status of 200 to 299, or 409 for a call that
	// writes. A *PlaceError tells best what is wrong. Cursors may have any values that the
	// protocol understands when it gets them back in Call.At.
	Reply(Call, Response) (Reply[T], error)
	// Failure is the reason of an answer with another status: an error that wraps one of package
	// rowsource, an *rowsource.EditError, what the service says, or nil if only the status is
	// known.
	Failure(Call, Response) error
}

// Response is an answer over HTTP that has arrived.
type Response struct {
	Status int
	Header http.Header
	Body   []byte
}

// JSON is the default protocol, which the text of the package describes.
type JSON[T any] struct {
	// URL is the base address of the service.
	URL string
	// Row decodes a row; nil: json.Unmarshal.
	Row func(data []byte) (T, error)
}

var _ Protocol[int] = JSON[int]{}

// Request implements Protocol.
func (p JSON[T]) Request(c Call) (*http.Request, error) {
	body, err := plainjson.Marshal(c)
	if err != nil {
		return nil, err
	}
	base, err := url.Parse(p.URL)
	if err != nil {
		return nil, errors.New("the URL of the service is none")
	}
	r, err := http.NewRequest(http.MethodPost, base.JoinPath(string(c.Method)).String(), bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Accept", "application/json")
	return r, nil
}

// Reply implements Protocol.
func (p JSON[T]) Reply(c Call, r Response) (Reply[T], error) {
	return decodeReply(c.Method, r.Body, p.Row)
}

// Failure implements Protocol.
func (p JSON[T]) Failure(_ Call, r Response) error {
	var f struct {
		Error failureJSON `json:"error"`
	}
	if json.Unmarshal(r.Body, &f) != nil {
		return nil
	}
	return f.Error.err()
}

// failureJSON is why a call failed, as the default protocol has it.
type failureJSON struct {
	Kind string `json:"kind,omitempty"`
	Text string `json:"text,omitempty"`
	// Edit and Column are for an edit that can never work.
	Edit   int    `json:"edit,omitempty"`
	Column string `json:"column,omitempty"`
	// Edits and Rows are for edits that were not written: their indexes, and the names of the rows.
	Edits []int    `json:"edits,omitempty"`
	Rows  []string `json:"rows,omitempty"`
}

// failureKinds has the errors that have a name, with the status that goes with them.
var failureKinds = []struct {
	name   string
	err    error
	status int
}{
	{"noRow", rowsource.ErrNoRow, http.StatusNotFound},
	{"unsupported", rowsource.ErrUnsupported, http.StatusNotImplemented},
	{"noColumn", rowsource.ErrNoColumn, http.StatusBadRequest},
	{"noGroups", rowsource.ErrNoGroups, http.StatusBadRequest},
	{"cursor", rowsource.ErrCursor, http.StatusBadRequest},
	{"order", rowsource.ErrOrder, http.StatusConflict},
}

const (
	kindEdit      = "edit"
	kindUnwritten = "unwritten"
)

// err is the error that the failure was made of, nil if only its status counts.
func (f failureJSON) err() error {
	if f.Kind == kindEdit {
		return &rowsource.EditError{Edit: f.Edit, Column: f.Column, Err: errors.New(f.Text)}
	}
	if f.Kind == kindUnwritten && len(f.Edits) > 0 && len(f.Edits) == len(f.Rows) {
		return &rowsource.UnwrittenError{Edits: f.Edits, Rows: f.Rows}
	}
	for _, k := range failureKinds {
		if k.name == f.Kind {
			return &told{cmp.Or(start([]byte(f.Text)), k.err.Error()), k.err}
		}
	}
	if f.Text == "" {
		return nil
	}
	return errors.New(start([]byte(f.Text)))
}

// told is an error in the words of the service.
type told struct {
	text string
	err  error
}

func (t *told) Error() string { return t.text }

func (t *told) Unwrap() error { return t.err }
