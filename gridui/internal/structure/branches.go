// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"fmt"
	"go/ast"
	"go/types"
	"slices"
)

// branches counts the places of a package that test whether rows are in memory or come from a
// source. The packages that own the rows may test this.
func (p *Package) branches(layout Layout) Measure {
	m := Measure{Kind: Branches, Subject: p.Name}
	if slices.ContainsFunc(layout.Doors, func(door string) bool { return under(p.Name, door) }) {
		return m
	}
	for _, file := range p.files {
		ast.Inspect(file, func(n ast.Node) bool {
			id, ok := n.(*ast.Ident)
			if !ok {
				return true
			}
			if object := p.info.Uses[id]; object != nil && slices.Contains(layout.Questions, p.fullName(object)) {
				m.Parts = append(m.Parts, fmt.Sprintf("%s %s", p.at(id.Pos()), id.Name))
			}
			return true
		})
	}
	m.Value = len(m.Parts)
	return m
}

// fullName returns the name of an object with its package, and for a method with the type that
// declares it, such as "gridui/internal/dataset.Set.Scans".
func (p *Package) fullName(object types.Object) string {
	name := p.nameOf(object.Pkg())
	if name == "" {
		return ""
	}
	if f, ok := object.(*types.Func); ok {
		if recv := f.Signature().Recv(); recv != nil {
			named, ok := pointee(recv.Type()).(*types.Named)
			if !ok {
				return ""
			}
			name += "." + named.Obj().Name()
		}
	}
	return name + "." + object.Name()
}
