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

// Protocol builds requests to a service and reads its answers. It must be safe for concurrent use.
type Protocol[T any] interface {
	// Request returns the request of a call, without its context and the additions of Options.Prepare. It is
	// called again when the call is repeated. If the service does not support the call, Request returns an
	// error that wraps rowsource.ErrUnsupported; for MethodCount, the number of rows is then found by reading
	// them.
	Request(Call) (*http.Request, error)
	// Reply decodes the answer to a call with a status of 200 to 299, or 409 for a call that writes. Errors
	// are best reported as *PlaceError. Cursors may have any values that the protocol accepts in Call.At.
	Reply(Call, Response) (Reply[T], error)
	// Failure returns the reason of an answer with another status: an error that wraps an error of package
	// rowsource, an *rowsource.EditError, a message of the service, or nil if only the status is known.
	Failure(Call, Response) error
}

// Response is a received HTTP response.
type Response struct {
	Status int
	Header http.Header
	Body   []byte
}

// JSON is the default protocol, described in the package documentation.
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
		return nil, errors.New("the URL of the service is no absolute address")
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

// failureJSON is the reason of a failed call in the default protocol.
type failureJSON struct {
	Kind string `json:"kind,omitempty"`
	Text string `json:"text,omitempty"`
	// Edit and Column describe an edit that can never succeed.
	Edit   int    `json:"edit,omitempty"`
	Column string `json:"column,omitempty"`
	// Edits and Rows describe edits that were not written: their indexes, and the names of the rows.
	Edits []int    `json:"edits,omitempty"`
	Rows  []string `json:"rows,omitempty"`
}

// failureKinds lists the errors that have a name, with their statuses.
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

// err returns the error of the failure, nil if only its status counts.
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

// told is an error with the text of the service.
type told struct {
	text string
	err  error
}

func (t *told) Error() string { return t.text }

func (t *told) Unwrap() error { return t.err }
