// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package main

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// site is a folder with a program for the browser.
type site struct{ name, dir string }

// buildProgram makes the folder of a site, of the program of its name that is below this package. names keeps the names
// of its functions: profiles say more, and the program is larger.
func buildProgram(ctx context.Context, s site, names bool) error {
	const pages = "github.com/giogrid/giogrid/example/bench/web"
	if err := os.Mkdir(s.dir, 0o755); err != nil {
		return err
	}
	wasm := filepath.Join(s.dir, "program.wasm")
	strip := "-ldflags=-s -w"
	if names {
		strip = "-ldflags="
	}
	build := exec.CommandContext(ctx, "go", "build", "-trimpath", strip, "-o", wasm, pages+"/"+s.name)
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("%v: %w\n%s", build, err, out)
	}
	glue, err := goFolder(ctx, "GOROOT")
	if err != nil {
		return err
	}
	page, err := listed(ctx, "{{.Dir}}", pages)
	if err != nil {
		return err
	}
	for _, from := range []string{filepath.Join(glue, "lib", "wasm", "wasm_exec.js"), filepath.Join(page, "index.html")} {
		text, err := os.ReadFile(from)
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(s.dir, filepath.Base(from)), text, 0o644); err != nil {
			return err
		}
	}
	return pack(ctx, wasm)
}

// listed returns the output of go list for a package.
func listed(ctx context.Context, format, pkg string) (string, error) {
	out, err := exec.CommandContext(ctx, "go", "list", "-f", format, pkg).Output()
	return strings.TrimSpace(string(out)), err
}

func goFolder(ctx context.Context, name string) (string, error) {
	out, err := exec.CommandContext(ctx, "go", "env", name).Output()
	return strings.TrimSpace(string(out)), err
}

// pack writes the gzip of a file next to it, as .ci/wasm.sh does.
func pack(ctx context.Context, name string) error {
	packed, err := os.Create(name + ".gz")
	if err != nil {
		return err
	}
	defer packed.Close()
	return gzip(ctx, packed, "-c", name).Run()
}

// gzip returns a command that runs the gzip program, which compresses slightly better than the standard library.
func gzip(ctx context.Context, to io.Writer, args ...string) *exec.Cmd {
	cmd := exec.CommandContext(ctx, "gzip", append([]string{"-9", "-n"}, args...)...)
	cmd.Stdout = to
	return cmd
}

// serve serves a folder to the browser until the browser ends, with programs in gzip, and returns the address.
func serve(b *browser, dir string) string {
	files := http.FileServer(http.Dir(dir))
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-cache") // asked again each time, answered 304
		if strings.HasSuffix(r.URL.Path, ".wasm") {
			w.Header().Set("Content-Type", "application/wasm")
			w.Header().Set("Content-Encoding", "gzip")
			r.URL.Path += ".gz"
		}
		files.ServeHTTP(w, r)
	}))
	context.AfterFunc(b.ctx, s.CloseClientConnections)
	return s.URL
}
