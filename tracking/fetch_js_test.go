// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking_test

import (
	"context"
	"syscall/js"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/tracking"
)

// setFetch replaces the browser's fetch with a JavaScript function, which records its last call in
// globalThis.fetched.
func setFetch(t *testing.T, body string) (fetched func() js.Value) {
	was := js.Global().Get("fetch")
	js.Global().Set("fetch", js.Global().Get("Function").New("url", "o",
		"globalThis.fetched = {url, o, text: new TextDecoder().decode(o.body)};"+body))
	t.Cleanup(func() {
		js.Global().Set("fetch", was)
		js.Global().Delete("fetched")
	})
	return func() js.Value { return js.Global().Get("fetched") }
}

func commitInBrowser(t *testing.T, ctx context.Context) (tracking.Response, error) {
	tr := newTracker(t)
	update(t, tr, "a", setName("secret 한글"))
	r, err := tr.Commit(ctx, "https://x/secret", tracking.CommitOptions{Headers: map[string]string{"X-Token": "secret"}})
	require.Equal(t, err != nil, tr.HasChanges())
	if err != nil {
		require.NotContains(t, err.Error(), "secret")
	}
	return r, err
}

func TestBrowserSends(t *testing.T) {
	fetched := setFetch(t, `return Promise.resolve(new Response("답", {status: 201}))`)
	r, err := commitInBrowser(t, t.Context())
	require.NoError(t, err)
	require.Equal(t, tracking.Response{Status: 201, Data: []byte("답")}, r)
	call := fetched()
	require.Equal(t, "https://x/secret", call.Get("url").String())
	require.Equal(t, `{"added":[],"updated":[{"id":"a","name":"secret 한글","qty":1,"tags":null}],"removed":[]}`, call.Get("text").String())
	o := call.Get("o")
	require.Equal(t, "POST", o.Get("method").String())
	require.Equal(t, "error", o.Get("redirect").String())
	require.Equal(t, "secret", o.Get("headers").Get("X-Token").String())
	require.Equal(t, "application/json", o.Get("headers").Get("Content-Type").String())
}

func TestBrowserIsRefused(t *testing.T) {
	setFetch(t, `return Promise.resolve(new Response("no", {status: 403}))`)
	_, err := commitInBrowser(t, t.Context())
	require.EqualError(t, err, "tracking: commit: status 403: no")

	setFetch(t, `return Promise.resolve(new Response(null, {status: 204}))`)
	r, err := commitInBrowser(t, t.Context())
	require.NoError(t, err)
	require.Empty(t, r.Data)
}

func TestBrowserCannotSend(t *testing.T) {
	setFetch(t, `return Promise.reject(new TypeError("cannot reach " + url))`)
	_, err := commitInBrowser(t, t.Context())
	require.EqualError(t, err, "tracking: commit: the request failed: TypeError")

	setFetch(t, `throw new Error(url)`)
	_, err = commitInBrowser(t, t.Context())
	require.EqualError(t, err, "tracking: commit: the request could not be made")

	setFetch(t, `return Promise.reject(null)`)
	_, err = commitInBrowser(t, t.Context())
	require.EqualError(t, err, "tracking: commit: the request failed")
}

func TestBrowserReadsNoEnd(t *testing.T) {
	setFetch(t, `return Promise.resolve(new Response(new ReadableStream({pull(c) { c.enqueue(new Uint8Array(1 << 20)) }})))`)
	_, err := commitInBrowser(t, t.Context())
	require.ErrorContains(t, err, "larger than 16 MB")
}

func TestBrowserIsCancelled(t *testing.T) {
	waits := `return new Promise((_, fail) => o.signal.addEventListener("abort", () => fail(o.signal.reason)))`
	setFetch(t, waits)
	ctx, cancel := context.WithTimeout(t.Context(), 1)
	defer cancel()
	_, err := commitInBrowser(t, ctx)
	require.ErrorIs(t, err, context.DeadlineExceeded)
}
