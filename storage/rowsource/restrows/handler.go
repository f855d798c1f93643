// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows

import (
	"context"
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"path"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/internal/plainjson"
)

// The default limits of a Handler.
const (
	handlerRows    = 4096
	handlerBytes   = 1 << 20
	handlerTimeout = 30 * time.Second
	handlerRunning = 64
)

// Handler serves a source by the default protocol, described in the package documentation. The last element
// of the path of a request is the method. Source is required; the fields must not change after the first
// request.
//
// Everybody who reaches the handler can read all rows of the source: authenticate users before it, and
// restrict their rows with Restrict. It accepts only bodies of the type application/json, which pages of
// other sites cannot send without a preflight request.
type Handler[T any] struct {
	Source rowsource.Source[T]
	// Writer applies edits; nil refuses all edits, even if the source can write. Its context is the context
	// of the request, with the values that earlier handlers stored in it.
	Writer rowsource.Writer
	// Restrict, if not nil, returns the query that is answered instead of the requested one: it adds a
	// condition to the filter, or fails, which is status 403. Several goroutines may call it at the same
	// time. With it no trees are served: the filter of a tree also passes rows for which it is not true.
	Restrict func(*http.Request, rowsource.Query) (rowsource.Query, error)
	// Row encodes a row; nil means json.Marshal.
	Row func(row T) ([]byte, error)
	// Log, if not nil, receives the errors that users do not see: errors with status 500, and errors of
	// Restrict.
	Log func(*http.Request, error)
	// MaxRows bounds the rows of a page; 0 means 4096. A page must have the requested length, so that calls
	// for more fail.
	MaxRows int
	// MaxBytes bounds the body of a request; 0 means 1 MB.
	MaxBytes int64
	// Timeout bounds the duration of a call; 0 means 30 seconds.
	Timeout time.Duration
	// MaxRunning bounds the number of concurrent calls; 0 means 64. Further calls get status 503 with a
	// Retry-After of one second.
	MaxRunning int
	// MaxWatching bounds the number of waiting calls of MethodWatch, which MaxRunning does not count; 0 means
	// 1024.
	MaxWatching int
	// WatchTime is the time that a call of MethodWatch waits for a change before it reports none; 0 means 25
	// seconds. It must be shorter than the write timeout of the server.
	WatchTime time.Duration
	// OpenResults is the number of results of the source that are kept open for further calls with an equal query, so
	// that pages need no new plan; 0 means 16, below 0 none. All of them are closed after a write and when
	// the source, which is watched meanwhile, reports a change. If the source cannot be watched, they are
	// kept for at most ten seconds, or not at all if they are snapshots.
	OpenResults int

	running, watching atomic.Int64
	changes           changes
	views             views[T]
	ready             sync.Once
}

var _ http.Handler = (*Handler[int])(nil)

// positive returns a limit, or the default one if it is not set.
func positive[N int | int64 | time.Duration](limit, otherwise N) N {
	if limit > 0 {
		return limit
	}
	return otherwise
}

// ServeHTTP answers a call.
func (h *Handler[T]) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h.ready.Do(func() { h.changes.told = h.views.dropAll })
	running, most := &h.running, positive(h.MaxRunning, handlerRunning)
	timeout := positive(h.Timeout, handlerTimeout)
	if Method(path.Base(r.URL.Path)) == MethodWatch {
		running, most = &h.watching, positive(h.MaxWatching, handlerWatching)
		timeout += positive(h.WatchTime, handlerWait)
	}
	defer running.Add(-1)
	if running.Add(1) > int64(most) {
		w.Header().Set("Retry-After", "1")
		h.fail(w, r, refuse(http.StatusServiceUnavailable, "too many calls at once"))
		return
	}
	ctx, cancel := context.WithTimeout(r.Context(), timeout)
	defer cancel()
	body, status, err := h.answer(ctx, w, r)
	if err != nil {
		h.fail(w, r, err)
		return
	}
	write(w, status, body)
}

func write(w http.ResponseWriter, status int, body []byte) {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Content-Length", strconv.Itoa(len(body)))
	w.Header().Set("Cache-Control", "no-store")
	w.Header().Set("X-Content-Type-Options", "nosniff")
	w.WriteHeader(status)
	w.Write(body) // after an error nobody waits for the answer
}

// answer returns the body of the answer to a call, and its status.
func (h *Handler[T]) answer(ctx context.Context, w http.ResponseWriter, r *http.Request) (body []byte, status int, err error) {
	c, err := h.parse(w, r)
	if err != nil {
		return nil, 0, err
	}
	reply, err := h.serve(ctx, r, c)
	if err != nil {
		return nil, 0, err
	}
	status = http.StatusOK
	if len(reply.Outcome.Conflicts) > 0 {
		status = http.StatusConflict
	}
	encode := h.Row
	if encode == nil {
		encode = func(row T) ([]byte, error) { return plainjson.Marshal(row) }
	}
	body, err = encodeReply(c.Method, reply, encode)
	return body, status, err
}

// parse reads the call of a request.
func (h *Handler[T]) parse(w http.ResponseWriter, r *http.Request) (c Call, err error) {
	if r.Method != http.MethodPost {
		w.Header().Set("Allow", http.MethodPost)
		return c, refuse(http.StatusMethodNotAllowed, "calls are made by POST")
	}
	kind, _, _ := mime.ParseMediaType(r.Header.Get("Content-Type"))
	if kind != "application/json" {
		return c, refuse(http.StatusUnsupportedMediaType, "the body of a call is application/json")
	}
	method := Method(path.Base(r.URL.Path))
	if _, known := callReaders[method]; !known {
		return c, refuse(http.StatusNotFound, "no such method")
	}
	limit := positive(h.MaxBytes, handlerBytes)
	data, err := io.ReadAll(http.MaxBytesReader(w, r.Body, limit))
	var large *http.MaxBytesError
	switch {
	case errors.As(err, &large):
		return c, refuse(http.StatusRequestEntityTooLarge, fmt.Sprintf("a call has at most %d bytes", limit))
	case err != nil:
		return c, refuse(http.StatusBadRequest, "the body ended early")
	}
	c.Method = method
	err = c.UnmarshalJSON(data)
	return c, err
}

// fail answers that a call failed.
func (h *Handler[T]) fail(w http.ResponseWriter, r *http.Request, err error) {
	if r.Context().Err() != nil {
		return // nobody waits for the answer
	}
	status, failure := failureOf(err)
	var refused *refusal
	hidden := status == http.StatusInternalServerError || errors.As(err, &refused) && refused.cause != nil
	if hidden && h.Log != nil {
		h.Log(r, err)
	}
	body, err := plainjson.Marshal(map[string]failureJSON{"error": failure})
	if err != nil {
		body = []byte("{}")
	}
	write(w, status, body)
}
