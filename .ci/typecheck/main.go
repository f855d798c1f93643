// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Command typecheck reads packages and their tests as the compiler would for GOOS and GOARCH, and
// says what it would refuse. It makes no code: that of all packages for another platform takes
// minutes, and nobody runs it.
//
//	GOOS=freebsd typecheck [-tests=false] PACKAGE...
//
// The packages are those of the module in the working folder. Of what they import, declarations
// are read, and no bodies of functions. Packages that use cgo are not for it: set CGO_ENABLED=0.
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
)

func main() {
	tests := flag.Bool("tests", true, "read the tests of the packages too")
	flag.Parse()
	listed, err := list(*tests, flag.Args())
	if err != nil {
		fmt.Fprintln(os.Stderr, "typecheck:", err)
		os.Exit(1)
	}
	if failed := newChecker(listed).run(listed); failed > 0 {
		fmt.Fprintf(os.Stderr, "typecheck: %d errors for %s/%s\n", failed, build.Default.GOOS, build.Default.GOARCH)
		os.Exit(1)
	}
}

// listing is a package as `go list` says it. A package is listed again, by another path, for the
// tests that change it or what it imports.
type listing struct {
	ImportPath, Dir  string
	GoFiles, Imports []string
	ImportMap        map[string]string
	DepOnly          bool
	Module           *struct{ GoVersion string }
}

// list are the packages that patterns name, each after all that it imports.
func list(tests bool, patterns []string) (all []*listing, err error) {
	cmd := exec.Command("go", append([]string{"list", "-deps", fmt.Sprintf("-test=%t", tests),
		"-json=ImportPath,Dir,GoFiles,Imports,ImportMap,DepOnly,Module"}, patterns...)...)
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	for dec := json.NewDecoder(out); ; {
		p := new(listing)
		if err := dec.Decode(p); errors.Is(err, io.EOF) {
			return all, cmd.Wait()
		} else if err != nil {
			return nil, fmt.Errorf("go list: %w", err)
		}
		if !strings.HasSuffix(p.ImportPath, ".test") { // the program that runs tests is made when they are
			all = append(all, p)
		}
	}
}

// checked is a package that is read, once done is closed.
type checked struct {
	done chan struct{}
	pkg  *types.Package
}

// checker reads packages, as many at a time as there are processors.
type checker struct {
	files    *token.FileSet
	packages map[string]*checked // by path, all before the first is read
	room     chan struct{}

	mu   sync.Mutex
	said map[string]bool // errors: those of a package come again in its tests
}

func newChecker(listed []*listing) *checker {
	c := &checker{
		files:    token.NewFileSet(),
		packages: map[string]*checked{},
		room:     make(chan struct{}, runtime.NumCPU()),
		said:     map[string]bool{},
	}
	for _, p := range listed {
		c.packages[p.ImportPath] = &checked{done: make(chan struct{})}
	}
	return c
}

// run reads all packages, and returns how many errors it has said.
func (c *checker) run(listed []*listing) (failed int) {
	var all sync.WaitGroup
	for _, p := range listed {
		all.Go(func() {
			defer close(c.packages[p.ImportPath].done)
			for _, path := range p.Imports {
				if q := c.packages[path]; q != nil {
					<-q.done
				}
			}
			c.room <- struct{}{}
			defer func() { <-c.room }()
			c.packages[p.ImportPath].pkg = c.check(p)
		})
	}
	all.Wait()
	return len(c.said)
}

// check reads a package whose imports are read.
func (c *checker) check(p *listing) *types.Package {
	if p.ImportPath == "unsafe" {
		return types.Unsafe
	}
	conf := types.Config{
		Importer:         importer{c, p},
		IgnoreFuncBodies: p.DepOnly,
		Sizes:            types.SizesFor("gc", build.Default.GOARCH),
		Error:            c.say,
	}
	if p.Module != nil && p.Module.GoVersion != "" {
		conf.GoVersion = "go" + p.Module.GoVersion
	}
	path, _, _ := strings.Cut(p.ImportPath, " ")
	pkg, _ := conf.Check(path, c.files, c.parse(p), nil) // its errors are said
	return pkg
}

func (c *checker) parse(p *listing) (files []*ast.File) {
	for _, name := range p.GoFiles {
		f, err := parser.ParseFile(c.files, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			c.say(err)
		}
		if f != nil {
			files = append(files, f)
		}
	}
	return files
}

func (c *checker) say(err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if text := err.Error(); !c.said[text] {
		c.said[text] = true
		fmt.Fprintln(os.Stderr, text)
	}
}

// importer finds what a package imports.
type importer struct {
	*checker
	of *listing
}

func (i importer) Import(path string) (*types.Package, error) {
	if to, ok := i.of.ImportMap[path]; ok {
		path = to
	}
	if p := i.packages[path]; p != nil && p.pkg != nil {
		return p.pkg, nil
	}
	return nil, fmt.Errorf("package %s is not there", path)
}
