// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows_test

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/restrows"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

func post(h http.Handler, path, body string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(http.MethodPost, path, strings.NewReader(body))
	r.Header.Set("Content-Type", "application/json; charset=utf-8")
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

func TestHandlerRefuses(t *testing.T) {
	h := &restrows.Handler[person]{Source: newSlice(newPeople(10)), MaxBytes: 300, MaxRows: 5}
	for _, c := range []struct {
		name, path, body string
		status           int
		want             string
	}{
		{"an unknown method", "/drop", `{}`, 404, "no such method"},
		{"no JSON", "/count", `{`, 400, "no JSON"},
		{"no query", "/count", `{}`, 400, "query: missing"},
		{"a member that it does not know", "/count", `{"query":{"where":1}}`, 400, "query.where: no such member"},
		{"a member of another method", "/count", `{"query":{},"n":1}`, 400, "n: no such member"},
		{"a broken filter", "/count", `{"query":{"filter":{"and":[{"like":1}]}}}`, 400, "query.filter: expr: .and[0].like: no such expression"},
		{"a broken order", "/count", `{"query":{"sort":[{"by":"id"}]}}`, 400, "query.sort[0].by: no such member"},
		{"an aggregate that there is not", "/aggregate", `{"query":{},"aggregates":[{"func":"mode"}]}`, 400, "aggregates[0]: rowsource: no aggregate"},
		{"an aggregate without a column", "/aggregate", `{"query":{},"aggregates":[{"func":"sum"}]}`, 400, "sum without a column"},
		{"a path without groups", "/count", `{"query":{"path":[1]}}`, 400, "a path of 1 values in 0 groups"},
		{"two places", "/read", `{"query":{},"at":{"index":1,"after":[1]},"n":1}`, 400, "at: one of index, after and before"},
		{"a long page", "/read", `{"query":{},"at":{"index":1},"n":6}`, 400, "a page has at most 5 rows"},
		{"a search for no match", "/find", `{"query":{},"match":{"null":"id"},"at":{"index":0}}`, 400, "match: no match"},
		{"a long call", "/count", `{"query":{}` + strings.Repeat(" ", 300) + `}`, 413, "a call has at most 300 bytes"},
		{"a write", "/write", `{"edits":[]}`, 501, "writing"},
	} {
		t.Run(c.name, func(t *testing.T) {
			w := post(h, "/api/people"+c.path, c.body)
			require.Equal(t, c.status, w.Code)
			require.Contains(t, w.Body.String(), c.want)
			require.Equal(t, "application/json", w.Header().Get("Content-Type"))
		})
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/count", nil))
	require.Equal(t, http.StatusMethodNotAllowed, w.Code)
	w = httptest.NewRecorder()
	h.ServeHTTP(w, httptest.NewRequest(http.MethodPost, "/count", strings.NewReader(`{"query":{}}`)))
	require.Equal(t, http.StatusUnsupportedMediaType, w.Code, "a form of another site")
	require.Equal(t, `{"n":10,"exact":true}`, post(h, "/count", `{"query":{}}`).Body.String())
}

// Calls that the source does not support are rejected before they reach it.
func TestHandlerKeepsToTheFeatures(t *testing.T) {
	computed := sourcetest.Computed[person]{N: 3, Row: func(i int64) person { return person{ID: i} }, Index: func(p person) int64 { return p.ID }}
	h := &restrows.Handler[person]{Source: computed}
	for path, body := range map[string]string{
		"/groups":    `{"query":{"group":["id"]},"at":{"index":0},"n":1}`,
		"/aggregate": `{"query":{},"aggregates":[{"func":"count"}]}`,
		"/find":      `{"query":{},"match":{"match":{"columns":["id"],"op":"contains","text":""}},"at":{"index":0}}`,
	} {
		w := post(h, path, body)
		require.Equal(t, http.StatusNotImplemented, w.Code, path)
		require.Contains(t, w.Body.String(), "unsupported")
	}
}

func TestHandlerRestricts(t *testing.T) {
	var logged []string
	h := &restrows.Handler[person]{
		Source: newSlice(newPeople(10)),
		Restrict: func(r *http.Request, q rowsource.Query) (rowsource.Query, error) {
			user := r.Header.Get("User")
			if user == "" {
				return q, errors.New("who is it?")
			}
			q.Filter = expr.Join(q.Filter, expr.Compare{Column: "city", Value: value.Text(user)})
			return q, nil
		},
		Log: func(_ *http.Request, err error) { logged = append(logged, err.Error()) },
	}
	server := serve(h)
	for user, want := range map[string]int64{"Busan": 2, "서울": 3} {
		s := source(t, server, func(o *restrows.Options[person]) {
			o.Prepare = func(r *http.Request) error { r.Header.Set("User", user); return nil }
		})
		count, err := open(t, s).Count(t.Context())
		require.NoError(t, err)
		require.Equal(t, rowsource.Count{N: want, Exact: true}, count)
	}
	_, err := open(t, source(t, server)).Count(t.Context())
	require.ErrorContains(t, err, "status 403 Forbidden: not allowed")
	require.NotContains(t, err.Error(), "who is it?")
	require.Equal(t, []string{"not allowed: who is it?"}, logged)
}

func TestHandlerHidesItsInside(t *testing.T) {
	var logged []error
	inside := errors.New("dial tcp 10.0.0.7: password of root")
	h := &restrows.Handler[person]{
		Source: &sourcetest.Fake[person]{Source: newSlice(nil), Before: func(context.Context, sourcetest.Call) error { return inside }},
		Log:    func(_ *http.Request, err error) { logged = append(logged, err) },
	}
	w := post(h, "/count", `{"query":{}}`)
	require.Equal(t, http.StatusInternalServerError, w.Code)
	require.Equal(t, `{"error":{"text":"internal error"}}`, w.Body.String())
	require.Equal(t, []error{inside}, logged)
}

func TestHandlerRunsSoManyCallsAtOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var calls sourcetest.Scheduler
		fake := &sourcetest.Fake[person]{Source: newSlice(newPeople(3)), Before: func(ctx context.Context, c sourcetest.Call) error {
			if c.Method == "Open" {
				return nil
			}
			return calls.Hold(ctx, c)
		}}
		v := open(t, source(t, serve(&restrows.Handler[person]{Source: fake, MaxRunning: 1})))
		begin := time.Now()
		results := make(chan error, 2)
		for range 2 {
			go func() {
				_, err := v.Count(t.Context())
				results <- err
			}()
		}
		synctest.Wait()
		require.Len(t, calls.Waiting(), 1)
		calls.Release(0, nil)
		require.NoError(t, <-results)
		time.Sleep(time.Until(begin.Add(time.Second))) // of the bubble: the other one returns
		synctest.Wait()
		require.Len(t, calls.Waiting(), 1)
		calls.Release(0, nil)
		require.NoError(t, <-results)
	})
}
