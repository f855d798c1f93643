// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// Folders measures the lines of code of each folder below root that contains Go files, and of each
// folder directly below root with all its subfolders. Tests are listed in the detail. It skips
// folders named testdata and build.
func Folders(root string) ([]Measure, error) {
	code, tests := map[string]int{}, map[string]int{}
	err := filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && name != root && (d.Name() == "testdata" || d.Name() == "build" || strings.HasPrefix(d.Name(), ".")):
			return fs.SkipDir
		case d.IsDir() || !strings.HasSuffix(name, ".go"):
			return nil
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, filepath.Dir(name))
		if err != nil {
			return err
		}
		count := code
		if strings.HasSuffix(name, "_test.go") {
			count = tests
		}
		n, folder := CodeLines(text), filepath.ToSlash(rel)
		count[folder] += n
		top, _, below := strings.Cut(folder, "/")
		if below {
			count[path.Join(top, "...")] += n
		}
		count[All] += n
		return nil
	})
	var all []Measure
	for folder, n := range code {
		all = append(all, Measure{Kind: Code, Subject: folder, Value: n, Detail: fmt.Sprintf("and %d of tests", tests[folder])})
	}
	slices.SortFunc(all, compare)
	return all, err
}

// CodeLines returns the number of lines of a Go file that contain code: it ignores blank lines,
// comments, the package clause and imports. For a file that does not parse it counts the lines with
// tokens.
func CodeLines(text []byte) int {
	fset := token.NewFileSet()
	head := imports(fset, text)
	file := fset.AddFile("", -1, len(text))
	var s scanner.Scanner
	s.Init(file, text, nil, 0) // comments are skipped
	lines := map[int]bool{}
	for {
		pos, tok, literal := s.Scan()
		if tok == token.EOF {
			return len(lines)
		}
		if tok == token.SEMICOLON && literal == "\n" {
			continue
		}
		from := file.Line(pos)
		for line := from; line <= from+strings.Count(literal, "\n"); line++ {
			if !head[line] {
				lines[line] = true
			}
		}
	}
}

// imports returns the lines of a package clause and of imports.
func imports(fset *token.FileSet, text []byte) map[int]bool {
	lines := map[int]bool{}
	file, err := parser.ParseFile(fset, "head", text, parser.ImportsOnly)
	if err != nil {
		return lines
	}
	mark := func(n ast.Node) {
		for line := fset.Position(n.Pos()).Line; line <= fset.Position(n.End()).Line; line++ {
			lines[line] = true
		}
	}
	lines[fset.Position(file.Package).Line] = true
	for _, d := range file.Decls {
		mark(d)
	}
	return lines
}
