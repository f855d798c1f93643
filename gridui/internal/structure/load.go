// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// Package is a type-checked package without its tests.
type Package struct {
	Name    string   // the import path in the module: "gridui/theme"
	Sources []Source // all files except tests, including files for other platforms

	module string // the path of the module
	fset   *token.FileSet
	files  []*ast.File // the files for this platform
	types  *types.Package
	info   *types.Info
}

// Source is the size of a source file.
type Source struct {
	Name  string
	Lines int
}

// listed holds the output of go list for a package.
type listed struct {
	ImportPath, Dir, Export string
	DepOnly                 bool
	GoFiles, IgnoredGoFiles []string
	Module                  struct{ Path string }
}

// Load type-checks the packages that match a pattern of the go command, from source. Their imports
// come from the export data of the build cache, which go list creates if necessary: types of two
// loaded packages are therefore never identical.
func Load(dir, tags, pattern string) ([]*Package, error) {
	all, err := list(dir, tags, pattern)
	if err != nil {
		return nil, err
	}
	fset := token.NewFileSet()
	imports := importer.ForCompiler(fset, "gc", exports(all))
	var loaded []*Package
	for _, l := range all {
		if l.DepOnly || len(l.GoFiles) == 0 {
			continue
		}
		p, err := l.load(fset, imports)
		if err != nil {
			return nil, err
		}
		loaded = append(loaded, p)
	}
	return loaded, nil
}

// list returns the packages that match a pattern, and all packages they import, from the go
// command.
func list(dir, tags, pattern string) ([]listed, error) {
	cmd := exec.Command("go", "list", "-export", "-deps", "-tags="+tags,
		"-json=ImportPath,Dir,Export,DepOnly,GoFiles,IgnoredGoFiles,Module", pattern)
	cmd.Dir = dir
	var complaints bytes.Buffer
	cmd.Stderr = &complaints
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w\n%s", err, complaints.Bytes())
	}
	var all []listed
	for decoder := json.NewDecoder(bytes.NewReader(out)); ; {
		var l listed
		if err := decoder.Decode(&l); errors.Is(err, io.EOF) {
			return all, nil
		} else if err != nil {
			return nil, err
		}
		all = append(all, l)
	}
}

// exports opens the export data of a package by its import path.
func exports(all []listed) importer.Lookup {
	files := map[string]string{}
	for _, l := range all {
		files[l.ImportPath] = l.Export
	}
	return func(path string) (io.ReadCloser, error) { return os.Open(files[path]) }
}

// load reads and type-checks one package. Files for other platforms are only counted.
func (l listed) load(fset *token.FileSet, imports types.Importer) (*Package, error) {
	name := strings.TrimPrefix(strings.TrimPrefix(l.ImportPath, l.Module.Path), "/")
	p := &Package{Name: name, module: l.Module.Path, fset: fset}
	for _, file := range slices.Concat(l.GoFiles, l.IgnoredGoFiles) {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		text, err := os.ReadFile(filepath.Join(l.Dir, file))
		if err != nil {
			return nil, err
		}
		if err := p.add(file, text, slices.Contains(l.GoFiles, file)); err != nil {
			return nil, err
		}
	}
	return p, p.check(l.ImportPath, imports)
}

// add counts a file, and parses it if it is built.
func (p *Package) add(name string, text []byte, built bool) error {
	p.Sources = append(p.Sources, Source{Name: name, Lines: bytes.Count(text, []byte("\n"))})
	if !built {
		return nil
	}
	file, err := parser.ParseFile(p.fset, name, text, parser.SkipObjectResolution)
	p.files = append(p.files, file)
	return err
}

func (p *Package) check(path string, imports types.Importer) error {
	p.info = &types.Info{
		Types:      map[ast.Expr]types.TypeAndValue{},
		Defs:       map[*ast.Ident]types.Object{},
		Uses:       map[*ast.Ident]types.Object{},
		Selections: map[*ast.SelectorExpr]*types.Selection{},
	}
	config := types.Config{Importer: imports}
	checked, err := config.Check(path, p.fset, p.files, p.info)
	p.types = checked
	return err
}

// file returns the name of the file of a position.
func (p *Package) file(pos token.Pos) string { return p.fset.Position(pos).Filename }

// nameOf returns the import path of a package below the module, empty for packages of other modules.
func (p *Package) nameOf(other *types.Package) string {
	if other == nil {
		return ""
	}
	if other.Path() == p.module {
		return "."
	}
	name, ok := strings.CutPrefix(other.Path(), p.module+"/")
	if !ok {
		return ""
	}
	return name
}

// at returns the file and the line of a position.
func (p *Package) at(pos token.Pos) string {
	at := p.fset.Position(pos)
	return fmt.Sprintf("%s:%d", filepath.Base(at.Filename), at.Line)
}

// wires reports whether a file connects the parts of a grid.
func (p *Package) wires(file *ast.File) bool {
	return strings.HasPrefix(filepath.Base(p.file(file.Package)), "wire")
}
