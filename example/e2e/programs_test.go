// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
)

// programs is a folder with the programs under test, shared by all suites.
var programs string

// endServers ends the database servers that tests share, on systems where there are such tests.
var endServers = func() {}

func TestMain(m *testing.M) {
	os.Exit(run(m))
}

func run(m *testing.M) int {
	dir, err := os.MkdirTemp("", "giogrid-e2e-")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(dir)
	defer endServers()
	programs = dir
	return m.Run()
}

var (
	// gallery builds the gallery for the desktop.
	gallery = sync.OnceValues(func() (string, error) { return build("gallery", "./gallery") })
	// server builds the program that shows a folder to a browser.
	server = sync.OnceValues(func() (string, error) { return build("serve", "./web/serve") })
	// site builds the gallery for the browser, unless it exists: make e2e rebuilds it before.
	site = sync.OnceValues(func() (string, error) {
		at := filepath.Join(root(), "build", "web")
		if _, err := os.Stat(filepath.Join(at, "gallery.wasm")); err == nil {
			return at, nil
		}
		at = filepath.Join(programs, "web")
		return at, inRoot(filepath.Join(root(), ".ci", "wasm.sh"), at)
	})
)

// build builds a program of the examples, with the tags for a screen of Xvfb.
func build(name, pkg string) (string, error) {
	file := filepath.Join(programs, name)
	return file, inRoot("go", "build", "-C", "example", "-tags=nowayland,novulkan", "-ldflags=-s -w", "-o", file, pkg)
}

func inRoot(name string, args ...string) error {
	ctx, cancel := context.WithTimeout(context.Background(), buildTime)
	defer cancel()
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = root()
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%v: %w\n%s", cmd, err, out)
	}
	return nil
}

// root returns the folder of the repository. A test runs in the folder of its package.
func root() string {
	dir, err := filepath.Abs(filepath.Join("..", ".."))
	if err != nil {
		panic(err) // there is no working directory
	}
	return dir
}

// made returns the path of a built program, or fails the test.
func made(t *testing.T, program func() (string, error)) string {
	t.Helper()
	file, err := program()
	if err != nil {
		t.Fatal(err)
	}
	return file
}

// tool returns the first of some commands that exists on this machine.
func tool(t *testing.T, names ...string) string {
	t.Helper()
	for _, name := range names {
		if file, err := exec.LookPath(name); err == nil {
			return file
		}
	}
	t.Fatalf("none of %q is on the path; make e2e installs what these tests need", names)
	return ""
}
