// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"io"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestHosts(t *testing.T) {
	site := open(t, write(t, map[string]string{"index.html": "page"}))
	status := func(named, host string) int {
		r, err := http.NewRequest(http.MethodGet, "/", nil)
		require.NoError(t, err)
		r.Host = host
		w := httptest.NewRecorder()
		onlyHosts(named, site).ServeHTTP(w, r)
		return w.Code
	}
	for _, host := range []string{
		"localhost", "localhost:8080", "LocalHost:1", "127.0.0.1", "127.0.0.1:8080", "127.1.2.3:80", "[::1]", "[::1]:8080",
		"[::ffff:127.0.0.1]:80", "localhost:",
	} {
		assert.Equal(t, http.StatusOK, status("127.0.0.1", host), "%q", host)
	}
	for _, host := range []string{
		"", "evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example", "evil.localhost", "localhost:evil",
		"192.168.1.5:8080", "0.0.0.0:8080", "[::]:8080", "126.0.0.1", "128.0.0.1", "::1:8080", "[::1", "::1]", "[::1%25lo]:80", ":8080",
		"127.1", "2130706433", "0177.0.0.1", "localhost@evil.example", "localhost\x00", "[fe80::1]", "127.0.0.1:80:80",
	} {
		assert.Equal(t, http.StatusMisdirectedRequest, status("127.0.0.1", host), "%q", host)
	}
	assert.Equal(t, http.StatusOK, status("build.lan", "Build.lan:8080"), "the host that -addr names")
	assert.Equal(t, http.StatusMisdirectedRequest, status("", ":8080"), "-addr names no host")
	assert.Equal(t, http.StatusMisdirectedRequest, status("0.0.0.0", "evil.example"))
}

// The program itself refuses requests of a page whose name was bound to 127.0.0.1.
func TestRefusesOtherHosts(t *testing.T) {
	url, stop := start(t, io.Discard, "-addr", "127.0.0.1:0", write(t, map[string]string{"index.html": "page"}))
	r, err := http.NewRequest(http.MethodGet, url, nil)
	require.NoError(t, err)
	r.Host = "evil.example"
	response, err := http.DefaultClient.Do(r)
	require.NoError(t, err)
	defer response.Body.Close()
	assert.Equal(t, http.StatusMisdirectedRequest, response.StatusCode)
	assert.Contains(t, body(t, response), "localhost")
	require.NoError(t, stop())
}
