// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"fmt"
	"io/fs"
	"net/http"
	"os"
	"path"
	"strconv"
	"strings"
)

// contentTypes are fixed here: a system's table may lack application/wasm, without which a browser compiles only
// after the whole download, or may contain a wrong type.
var contentTypes = map[string]string{
	".css":  "text/css; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".ico":  "image/x-icon",
	".js":   "text/javascript; charset=utf-8",
	".json": "application/json",
	".otf":  "font/otf",
	".png":  "image/png",
	".svg":  "image/svg+xml",
	".ttf":  "font/ttf",
	".txt":  "text/plain; charset=utf-8",
	".wasm": "application/wasm",
}

// folder serves the files below a folder, and nothing outside it, wherever links lead. A path that ends in a slash
// means its index.html; there are no listings. If NAME.gz exists and is not older than NAME, a browser that accepts
// gzip gets NAME.gz.
type folder struct {
	root *os.Root
}

// openFolder opens a site: a folder with an index.html.
func openFolder(name string) (*folder, error) {
	root, err := os.OpenRoot(name)
	if err != nil {
		return nil, err
	}
	if info, err := root.Stat("index.html"); err != nil || !info.Mode().IsRegular() {
		root.Close()
		return nil, fmt.Errorf("%s: no index.html in it: nothing to serve", name)
	}
	return &folder{root: root}, nil
}

// Close releases the folder. Later requests find nothing.
func (f *folder) Close() error { return f.root.Close() }

// ServeHTTP serves GET and HEAD requests.
func (f *folder) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "only GET and HEAD", http.StatusMethodNotAllowed)
		return
	}
	name := fileName(r.URL.Path)
	info, ok := f.stat(name)
	if !ok {
		http.NotFound(w, r)
		return
	}
	h := w.Header()
	h.Set("Content-Type", contentType(name))
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Cache-Control", "no-cache") // validated each time, answered 304 until rebuilt
	h.Set("Vary", "Accept-Encoding")
	if f.packed(name, info) && acceptsGzip(r.Header.Values("Accept-Encoding")) {
		h.Set("Content-Encoding", "gzip")
		name += ".gz"
	}
	file, err := f.root.Open(name)
	if err != nil {
		h.Del("Content-Encoding")
		http.NotFound(w, r)
		return
	}
	defer file.Close()
	http.ServeContent(w, r, "", info.ModTime(), file)
}

// stat finds a regular file. For others, such as a pipe that would block, ok is false.
func (f *folder) stat(name string) (fs.FileInfo, bool) {
	info, err := f.root.Stat(name)
	return info, err == nil && info.Mode().IsRegular()
}

// packed reports whether name has an up-to-date gzip.
func (f *folder) packed(name string, info fs.FileInfo) bool {
	gz, ok := f.stat(name + ".gz")
	return ok && !gz.ModTime().Before(info.ModTime())
}

// fileName returns the file for a URL path, relative to the folder.
func fileName(urlPath string) string {
	name := strings.TrimPrefix(path.Clean("/"+urlPath), "/")
	if name == "" || strings.HasSuffix(urlPath, "/") {
		name = path.Join(name, "index.html")
	}
	return name
}

func contentType(name string) string {
	if t, ok := contentTypes[strings.ToLower(path.Ext(name))]; ok {
		return t
	}
	return "application/octet-stream"
}

// acceptsGzip parses Accept-Encoding according to RFC 9110, 12.5.3: the weight of gzip takes precedence over the
// weight of *, and a weight of 0 is a refusal.
func acceptsGzip(values []string) bool {
	any := false
	for _, item := range strings.Split(strings.Join(values, ","), ",") {
		coding, parameters, _ := strings.Cut(item, ";")
		switch strings.ToLower(strings.TrimSpace(coding)) {
		case "gzip", "x-gzip":
			return weight(parameters) > 0
		case "*":
			any = weight(parameters) > 0
		}
	}
	return any
}

// weight returns the q parameter of a coding: 1 if it is missing, 0 if it is not a number.
func weight(parameters string) float64 {
	name, value, ok := strings.Cut(parameters, "=")
	if !ok || !strings.EqualFold(strings.TrimSpace(name), "q") {
		return 1
	}
	q, err := strconv.ParseFloat(strings.TrimSpace(value), 64)
	if err != nil {
		return 0
	}
	return q
}
