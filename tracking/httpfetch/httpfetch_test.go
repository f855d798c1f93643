// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package httpfetch_test

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/tracking"
	"github.com/giogrid/giogrid/tracking/httpfetch"
	"github.com/giogrid/giogrid/tracking/internal/fetch"
)

type item struct {
	ID   string   `json:"id"`
	Name string   `json:"name"`
	Qty  int      `json:"qty"`
	Tags []string `json:"tags"`
}

// edited returns a tracker with an edited row.
func edited(t *testing.T, edit func(*item)) *tracking.Tracker[item] {
	tr, err := tracking.New(tracking.Config[item]{
		Data:   []item{{ID: "a", Name: "ann", Qty: 1}},
		RowKey: func(i item) string { return i.ID },
	})
	require.NoError(t, err)
	changed, err := tr.Update("a", edit)
	require.NoError(t, err)
	require.True(t, changed)
	return tr
}

// commitTo commits an edit of a name to a server.
func commitTo(t *testing.T, ctx context.Context, url string) (*tracking.Tracker[item], tracking.Response, error) {
	tr := edited(t, func(i *item) { i.Name = "secret" })
	r, err := tr.Commit(ctx, url, tracking.CommitOptions{Headers: map[string]string{"X-Token": "secret", "Authorization": "Bearer secret"}})
	if err != nil {
		require.True(t, tr.HasChanges())
		require.NotContains(t, err.Error(), "secret")
	}
	return tr, r, err
}

func serve(t *testing.T, h http.HandlerFunc) string {
	s := httptest.NewServer(h)
	t.Cleanup(s.Close)
	return s.URL
}

func TestServerThatAccepts(t *testing.T) {
	url := serve(t, func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil || r.Method != "POST" || r.Header.Get("Content-Type") != "application/json" || r.Header.Get("X-Token") != "secret" {
			w.WriteHeader(http.StatusTeapot)
		}
		_, _ = w.Write(body)
	})
	tr, r, err := commitTo(t, t.Context(), url)
	require.NoError(t, err)
	require.Equal(t, 200, r.Status)
	require.JSONEq(t, `{"added":[],"updated":[{"id":"a","name":"secret","qty":1,"tags":null}],"removed":[]}`, string(r.Data))
	require.False(t, tr.HasChanges())
}

func TestServerThatRefuses(t *testing.T) {
	url := serve(t, func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(http.StatusInternalServerError)
		_, _ = w.Write([]byte("<html>\x00\xff oh no" + strings.Repeat("!", 5000)))
	})
	_, r, err := commitTo(t, t.Context(), url)
	require.ErrorContains(t, err, "tracking: commit: status 500: <html> \uFFFD oh no!!!")
	require.LessOrEqual(t, len(err.Error()), 240)
	require.Len(t, r.Data, 5000+len("<html>\x00\xff oh no"))
}

func TestServerThatTalksGarbage(t *testing.T) {
	url := serve(t, func(w http.ResponseWriter, _ *http.Request) {
		c, _, err := w.(http.Hijacker).Hijack()
		if err == nil {
			_, _ = c.Write([]byte("\x00\x01 nothing like HTTP\r\n\r\n"))
			_ = c.Close()
		}
	})
	_, _, err := commitTo(t, t.Context(), url)
	require.ErrorContains(t, err, "tracking: commit: ")
}

func TestServerThatBreaksOff(t *testing.T) {
	url := serve(t, func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Length", "1000")
		_, _ = w.Write([]byte("short"))
	})
	_, _, err := commitTo(t, t.Context(), url)
	require.ErrorIs(t, err, io.ErrUnexpectedEOF)
}

func TestServerWithoutEnd(t *testing.T) {
	var written atomic.Int64
	url := serve(t, func(w http.ResponseWriter, _ *http.Request) {
		piece := make([]byte, 1<<20)
		for range 1 << 10 { // 1 GiB
			n, err := w.Write(piece)
			written.Add(int64(n))
			if err != nil {
				return
			}
		}
	})
	_, r, err := commitTo(t, t.Context(), url)
	require.ErrorIs(t, err, fetch.ErrTooLarge)
	require.Empty(t, r.Data)
	require.Less(t, written.Load(), int64(1<<29))
}

func TestLargestResponse(t *testing.T) {
	url := serve(t, func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write(make([]byte, fetch.MaxResponse)) })
	_, r, err := commitTo(t, t.Context(), url)
	require.NoError(t, err)
	require.Len(t, r.Data, fetch.MaxResponse)
}

// The commit is cancelled when the server has the request, or has begun to answer.
func TestCancelledHalfWay(t *testing.T) {
	for _, begun := range []bool{false, true} {
		ctx, cancel := context.WithCancel(t.Context())
		url := serve(t, func(w http.ResponseWriter, r *http.Request) {
			_, _ = io.ReadAll(r.Body)
			if begun {
				_, _ = w.Write([]byte("slowly"))
				_ = http.NewResponseController(w).Flush()
			}
			cancel()
			<-r.Context().Done()
		})
		_, _, err := commitTo(t, ctx, url)
		require.ErrorIs(t, err, context.Canceled)
	}
}

func TestServerThatNeverAnswers(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), 1)
	defer cancel()
	_, _, err := commitTo(t, ctx, serve(t, func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() }))
	require.ErrorIs(t, err, context.DeadlineExceeded)
}

func TestAddressesThatAreNone(t *testing.T) {
	for _, url := range []string{"", "http://", "ftp://secret", "://secret", "http://secret:x", "http://127.0.0.1:1/secret?secret", "http://a b/secret", "\x00"} {
		_, _, err := commitTo(t, t.Context(), url)
		require.ErrorContains(t, err, "tracking: commit: ", url)
	}
	tr := edited(t, func(i *item) { i.Qty = 9 })
	_, err := tr.Commit(t.Context(), "http://127.0.0.1:1", tracking.CommitOptions{Method: "no method"})
	require.ErrorContains(t, err, "not an address or a method")
}

func TestRedirects(t *testing.T) {
	seen := make(chan string, 20)
	note := func(r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		seen <- fmt.Sprintf("%s %s token=%q auth=%q referer=%t body=%t", r.Method, r.URL.Path, r.Header.Get("X-Token"),
			r.Header.Get("Authorization"), r.Header.Get("Referer") != "", len(body) > 0)
	}
	var home string
	other := serve(t, func(w http.ResponseWriter, r *http.Request) {
		note(r)
		if r.URL.Path == "/back" {
			http.Redirect(w, r, home+"/end", http.StatusPermanentRedirect)
		}
	})
	home = serve(t, func(w http.ResponseWriter, r *http.Request) {
		note(r)
		switch r.URL.Path {
		case "/here":
			http.Redirect(w, r, "/end", http.StatusTemporaryRedirect)
		case "/away":
			http.Redirect(w, r, other+"/end", http.StatusTemporaryRedirect)
		case "/there-and-back":
			http.Redirect(w, r, other+"/back", http.StatusPermanentRedirect)
		case "/login":
			http.Redirect(w, r, "/end", http.StatusFound)
		case "/round":
			http.Redirect(w, r, "/round", http.StatusTemporaryRedirect)
		}
	})
	with, without := `token="secret" auth="Bearer secret"`, `token="" auth=""`
	for _, tc := range []struct{ path, last, err string }{
		{"/here", "POST /end " + with + " referer=true body=true", ""},
		{"/away", "POST /end " + without + " referer=false body=true", ""},
		{"/there-and-back", "POST /end " + without + " referer=false body=true", ""},
		{"/login", "POST /login " + with + " referer=false body=true", "status 302"}, // nothing was sent on
		{"/round", "POST /round " + with + " referer=true body=true", "too many redirects"},
	} {
		_, _, err := commitTo(t, t.Context(), home+tc.path)
		if tc.err == "" {
			require.NoError(t, err)
		} else {
			require.ErrorContains(t, err, tc.err)
		}
		var last string
		for len(seen) > 0 {
			last = <-seen
		}
		require.Equal(t, tc.last, last)
	}
}

// A Fetcher of a program may add to the request and use Fetch.
func TestFetchIsAFetcher(t *testing.T) {
	url := serve(t, func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Authorization") != "Bearer token" {
			w.WriteHeader(http.StatusUnauthorized)
		}
	})
	tr := edited(t, func(i *item) { i.Qty = 9 })
	_, err := tr.Commit(t.Context(), url, tracking.CommitOptions{Fetcher: func(ctx context.Context, r tracking.Request) (tracking.Response, error) {
		r.Headers["Authorization"] = "Bearer token"
		return httpfetch.Fetch(ctx, r)
	}})
	require.NoError(t, err)
	require.False(t, tr.HasChanges())
}
