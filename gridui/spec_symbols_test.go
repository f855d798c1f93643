// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// symbols are the exported names of packages, "Type", "Type.Member" and "Func", by
// the name of the package.
type symbols struct {
	names map[string]bool
	// embedded are the types that a type has the members of.
	embedded map[string][]string
}

// testNames are the tests, examples and fuzz targets of the module, by the name of
// the folder and their own.
type testNames map[string]bool

// has reports whether a package has a name; without one the package is gridui. Members
// that come by embedding count.
func (s *symbols) has(name string) bool {
	return s.member(withPackage(name))
}

func (s *symbols) member(name string) bool {
	if s.names[name] {
		return true
	}
	parts := strings.Split(name, ".")
	if len(parts) != 3 {
		return false
	}
	return slices.ContainsFunc(s.embedded[parts[0]+"."+parts[1]], func(of string) bool { return s.member(of + "." + parts[2]) })
}

func (t testNames) has(name string) bool { return t[withPackage(name)] }

// withPackage puts gridui before a name without a package: packages are in lower case.
func withPackage(name string) string {
	if name != "" && 'A' <= name[0] && name[0] <= 'Z' {
		return "gridui." + name
	}
	return name
}

// readSymbols reads the packages that programs may import, for every system.
func readSymbols(t *testing.T) *symbols {
	s := &symbols{names: map[string]bool{}, embedded: map[string][]string{}}
	for _, folder := range []string{".", "events", "filter", "icon", "idset", "locale", "option", "theme", "../layoutx", "../menus", "../menus/shortcut", "../storage", "../storage/export", "../storage/export/xlsx", "../tracking", "../virtualize"} {
		files, err := filepath.Glob(folder + "/*.go")
		require.NoError(t, err)
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			tree := parsed(t, file)
			for _, decl := range tree.Decls {
				s.read(tree.Name.Name, decl)
			}
		}
	}
	return s
}

func parsed(t *testing.T, file string) *ast.File {
	tree, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
	require.NoError(t, err)
	return tree
}

func (s *symbols) read(pkg string, decl ast.Decl) {
	switch decl := decl.(type) {
	case *ast.FuncDecl:
		if decl.Recv == nil {
			s.add(pkg, decl.Name)
			return
		}
		s.add(typeName(pkg, decl.Recv.List[0].Type), decl.Name)
	case *ast.GenDecl:
		for _, spec := range decl.Specs {
			switch spec := spec.(type) {
			case *ast.ValueSpec:
				s.add(pkg, spec.Names...)
			case *ast.TypeSpec:
				s.add(pkg, spec.Name)
				s.readType(pkg, spec)
			}
		}
	}
}

func (s *symbols) readType(pkg string, spec *ast.TypeSpec) {
	name := pkg + "." + spec.Name.Name
	var members *ast.FieldList
	switch of := spec.Type.(type) {
	case *ast.StructType:
		members = of.Fields
	case *ast.InterfaceType:
		members = of.Methods
	default:
		if spec.Assign.IsValid() {
			s.embedded[name] = append(s.embedded[name], typeName(pkg, of))
		}
		return
	}
	for _, m := range members.List {
		s.add(name, m.Names...)
		if len(m.Names) == 0 {
			of := typeName(pkg, m.Type)
			s.embedded[name] = append(s.embedded[name], of)
			s.names[name+"."+of[strings.LastIndex(of, ".")+1:]] = true
		}
	}
}

func (s *symbols) add(in string, names ...*ast.Ident) {
	for _, n := range names {
		if n.IsExported() {
			s.names[in+"."+n.Name] = true
		}
	}
}

// typeName is the package and the name of a type, without pointer and parameters.
func typeName(pkg string, e ast.Expr) string {
	switch e := e.(type) {
	case *ast.StarExpr:
		return typeName(pkg, e.X)
	case *ast.IndexExpr:
		return typeName(pkg, e.X)
	case *ast.IndexListExpr:
		return typeName(pkg, e.X)
	case *ast.SelectorExpr:
		return typeName(pkg, e.X)[len(pkg)+1:] + "." + e.Sel.Name
	case *ast.Ident:
		return pkg + "." + e.Name
	}
	return pkg + "."
}

// readTests reads the tests of the library, whatever tags they are built with.
func readTests(t *testing.T) testNames {
	names := testNames{}
	for _, folder := range []string{".", "events", "filter", "icon", "idset", "locale", "option", "theme", "../layoutx", "../menus", "../storage", "../tracking", "../virtualize"} {
		names.read(t, folder)
	}
	return names
}

// read adds the tests of a folder and of all below it.
func (names testNames) read(t *testing.T, root string) {
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if !strings.HasSuffix(path, "_test.go") {
			return nil
		}
		folder, err := filepath.Abs(filepath.Dir(path))
		if err != nil {
			return err
		}
		for _, decl := range parsed(t, path).Decls {
			if f, ok := decl.(*ast.FuncDecl); ok && f.Recv == nil && isTest(f.Name.Name) {
				names[filepath.Base(folder)+"."+f.Name.Name] = true
			}
		}
		return nil
	})
	require.NoError(t, err)
}

func isTest(name string) bool {
	return strings.HasPrefix(name, "Test") || strings.HasPrefix(name, "Example") || strings.HasPrefix(name, "Fuzz")
}
