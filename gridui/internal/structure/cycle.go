// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"go/ast"
	"maps"
	"slices"
)

// references maps each file to the files that it refers to.
type references map[string]map[string]bool

// cycle measures the largest cycle of references: a set of files each of which reaches all others.
func (p *Package) cycle() Measure {
	m := Measure{Kind: Cycle, Subject: p.Name}
	for _, files := range p.references().components() {
		if len(files) > 1 && len(files) > m.Value {
			m.Value, m.Parts = len(files), files
		}
	}
	return m
}

// references returns the files whose declarations each file uses: identifiers of the package,
// methods and fields. A method refers to the file of its receiver's type.
func (p *Package) references() references {
	all := references{}
	for _, file := range p.files {
		from := p.file(file.FileStart)
		all[from] = map[string]bool{}
		ast.Inspect(file, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok {
				if to := p.declaring(id); to != "" && to != from {
					all[from][to] = true
				}
			}
			return true
		})
	}
	return all
}

// declaring returns the file that declares the object of an identifier, "" for objects of other
// packages.
func (p *Package) declaring(id *ast.Ident) string {
	used := p.info.Uses[id]
	if used == nil || used.Pkg() != p.types || !used.Pos().IsValid() {
		return ""
	}
	return p.file(used.Pos())
}

// components returns the strongly connected components, by Tarjan's algorithm, each sorted.
func (r references) components() [][]string {
	s := search{references: r, index: map[string]int{}, low: map[string]int{}, open: map[string]bool{}}
	for _, file := range slices.Sorted(maps.Keys(r)) {
		if s.index[file] == 0 {
			s.visit(file)
		}
	}
	return s.found
}

// search is the state of Tarjan's algorithm.
type search struct {
	references
	index map[string]int  // when a file was visited, counted from 1
	low   map[string]int  // the earliest open file that a file reaches
	open  map[string]bool // files on the stack
	stack []string        // visited files that are in no component yet
	found [][]string
}

func (s *search) visit(file string) {
	s.index[file] = len(s.index) + 1
	s.low[file] = s.index[file]
	s.stack = append(s.stack, file)
	s.open[file] = true
	for to := range s.references[file] {
		if s.index[to] == 0 {
			s.visit(to)
			s.low[file] = min(s.low[file], s.low[to])
		} else if s.open[to] {
			s.low[file] = min(s.low[file], s.index[to])
		}
	}
	if s.low[file] == s.index[file] {
		s.close(file)
	}
}

// close removes the component that was entered through a file from the stack.
func (s *search) close(file string) {
	at := slices.Index(s.stack, file)
	component := slices.Clone(s.stack[at:])
	s.stack = s.stack[:at]
	for _, name := range component {
		s.open[name] = false
	}
	slices.Sort(component)
	s.found = append(s.found, component)
}
