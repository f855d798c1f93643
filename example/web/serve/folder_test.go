// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// write writes files with the given contents into a new folder, with the same modification time.
func write(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, content := range files {
		full := filepath.Join(dir, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(full), 0o755))
		require.NoError(t, os.WriteFile(full, []byte(content), 0o644))
		require.NoError(t, os.Chtimes(full, aDay, aDay))
	}
	return dir
}

var aDay = time.Date(2025, 3, 1, 12, 0, 0, 0, time.UTC)

func packed(s string) string {
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	w.Write([]byte(s))
	w.Close()
	return b.String()
}

func open(t *testing.T, dir string) *folder {
	t.Helper()
	site, err := openFolder(dir)
	require.NoError(t, err)
	t.Cleanup(func() { site.Close() })
	return site
}

func get(site http.Handler, path string, header ...string) *http.Response {
	r := httptest.NewRequest(http.MethodGet, "/", nil)
	r.URL.Path = path
	for i := 0; i < len(header); i += 2 {
		r.Header.Set(header[i], header[i+1])
	}
	w := httptest.NewRecorder()
	site.ServeHTTP(w, r)
	return w.Result()
}

func body(t *testing.T, r *http.Response) string {
	t.Helper()
	b, err := io.ReadAll(r.Body)
	require.NoError(t, err)
	return string(b)
}

func TestFilesAndTheirTypes(t *testing.T) {
	site := open(t, write(t, map[string]string{
		"index.html": "page", "gallery.wasm": "program", "wasm_exec.js": "glue",
		"NanumSquareR.ttf": "font", "manifest.json": "{}", "sub/index.html": "below", "odd.bin": "?",
	}))
	for _, c := range []struct{ path, body, contentType string }{
		{"/", "page", "text/html; charset=utf-8"},
		{"/index.html", "page", "text/html; charset=utf-8"},
		{"/gallery.wasm", "program", "application/wasm"},
		{"/wasm_exec.js", "glue", "text/javascript; charset=utf-8"},
		{"/NanumSquareR.ttf", "font", "font/ttf"},
		{"/manifest.json", "{}", "application/json"},
		{"/sub/", "below", "text/html; charset=utf-8"},
		{"/sub/../odd.bin", "?", "application/octet-stream"},
	} {
		r := get(site, c.path)
		assert.Equal(t, http.StatusOK, r.StatusCode, c.path)
		assert.Equal(t, c.contentType, r.Header.Get("Content-Type"), c.path)
		assert.Equal(t, "nosniff", r.Header.Get("X-Content-Type-Options"), c.path)
		assert.Equal(t, c.body, body(t, r), c.path)
	}
}

func TestNothingOutsideTheFolder(t *testing.T) {
	dir := write(t, map[string]string{"site/index.html": "page", "secret.txt": "secret"})
	inside := filepath.Join(dir, "site")
	paths := []string{"/../secret.txt", "/..\\secret.txt", "//secret.txt", "/x\x00y", "/none", "/site", "secret.txt"}
	if err := os.Symlink(filepath.Join(dir, "secret.txt"), filepath.Join(inside, "link.txt")); err == nil {
		paths = append(paths, "/link.txt")
	}
	site := open(t, inside)
	for _, path := range paths {
		r := get(site, path)
		assert.NotContains(t, body(t, r), "secret", "%q", path)
		assert.Equal(t, http.StatusNotFound, r.StatusCode, "%q", path)
	}
}

func TestGzipOnlyWhenAskedForAndFresh(t *testing.T) {
	dir := write(t, map[string]string{
		"index.html": "page", "gallery.wasm": "program", "gallery.wasm.gz": packed("program"),
	})
	site := open(t, dir)

	plain := get(site, "/gallery.wasm")
	assert.Empty(t, plain.Header.Get("Content-Encoding"))
	assert.Equal(t, "Accept-Encoding", plain.Header.Get("Vary"))
	assert.Equal(t, "program", body(t, plain))

	zipped := get(site, "/gallery.wasm", "Accept-Encoding", "br, gzip")
	assert.Equal(t, "gzip", zipped.Header.Get("Content-Encoding"))
	assert.Equal(t, "application/wasm", zipped.Header.Get("Content-Type"))
	assert.Equal(t, packed("program"), body(t, zipped))

	none := get(site, "/index.html", "Accept-Encoding", "gzip")
	assert.Empty(t, none.Header.Get("Content-Encoding"), "no gzip beside it")

	later := aDay.Add(time.Hour)
	require.NoError(t, os.Chtimes(filepath.Join(dir, "gallery.wasm"), later, later))
	stale := get(site, "/gallery.wasm", "Accept-Encoding", "gzip")
	assert.Empty(t, stale.Header.Get("Content-Encoding"), "the gzip is older than the file")
	assert.Equal(t, "program", body(t, stale))
}

func TestUnchangedIsNotSentAgain(t *testing.T) {
	site := open(t, write(t, map[string]string{"index.html": "page"}))
	first := get(site, "/")
	again := get(site, "/", "If-Modified-Since", first.Header.Get("Last-Modified"))
	assert.Equal(t, http.StatusNotModified, again.StatusCode)
	assert.Equal(t, "no-cache", first.Header.Get("Cache-Control"))
}

func TestOnlyReading(t *testing.T) {
	site := open(t, write(t, map[string]string{"index.html": "page"}))
	for _, method := range []string{http.MethodPost, http.MethodPut, http.MethodDelete} {
		w := httptest.NewRecorder()
		site.ServeHTTP(w, httptest.NewRequest(method, "/", nil))
		assert.Equal(t, http.StatusMethodNotAllowed, w.Code, method)
		assert.Equal(t, "GET, HEAD", w.Header().Get("Allow"), method)
	}
	w := httptest.NewRecorder()
	site.ServeHTTP(w, httptest.NewRequest(http.MethodHead, "/", nil))
	assert.Equal(t, http.StatusOK, w.Code)
	assert.Zero(t, w.Body.Len())
}

func TestOpenFolderWantsAPage(t *testing.T) {
	_, err := openFolder(filepath.Join(t.TempDir(), "none"))
	assert.ErrorIs(t, err, os.ErrNotExist)
	_, err = openFolder(write(t, map[string]string{"other.html": "page"}))
	assert.ErrorContains(t, err, "no index.html")
}

func TestAcceptsGzip(t *testing.T) {
	for value, want := range map[string]bool{
		"":                     false,
		"gzip":                 true,
		"br, GZip ; q=0.5":     true,
		"gzip;q=0":             false,
		"gzip; q=0.000, *":     false,
		"*":                    true,
		"*;q=0":                false,
		"deflate":              false,
		"*;q=0, gzip":          true,
		"gzip;q=x":             false,
		"identity;q=1, x-gzip": true,
		",,;q=,gzip":           true,
	} {
		assert.Equal(t, want, acceptsGzip([]string{value}), value)
	}
	assert.True(t, acceptsGzip([]string{"br", "gzip"}), "two headers are one list")
}
