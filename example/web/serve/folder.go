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

// contentTypes are fixed here: a system's own table may lack application/wasm, without which a
// browser compiles only after the whole download, or have it wrong.
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

// folder serves the files below a folder and nothing outside it, whatever links lead there.
// A path that ends in a slash means its index.html; there are no listings. A browser that takes
// gzip gets NAME.gz for NAME where there is one that is not older.
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

// Close lets go of the folder. Requests after it find nothing.
func (f *folder) Close() error { return f.root.Close() }

// ServeHTTP answers GET and HEAD.
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
	h.Set("Cache-Control", "no-cache") // asked again each time, answered 304 until rebuilt
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

// stat finds a regular file. Anything else, such as a pipe that would block, is not there.
func (f *folder) stat(name string) (fs.FileInfo, bool) {
	info, err := f.root.Stat(name)
	return info, err == nil && info.Mode().IsRegular()
}

// packed reports whether name has a gzip that still says the same.
func (f *folder) packed(name string, info fs.FileInfo) bool {
	gz, ok := f.stat(name + ".gz")
	return ok && !gz.ModTime().Before(info.ModTime())
}

// fileName is the file that a URL path means, below the folder.
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

// acceptsGzip reads Accept-Encoding as RFC 9110, 12.5.3 has it: gzip's own weight goes before
// that of *, and a weight of 0 is a refusal.
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

// weight is the q of a coding's parameters: 1 when it is not given, 0 when it is not a number.
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
