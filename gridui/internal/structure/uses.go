// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"fmt"
	"go/ast"
	"go/types"
	"path"
)

// uses counts the references of a package, outside its wiring, to objects that packages below the
// folder of features declare. It ignores references of a feature to itself.
func (p *Package) uses(features string) Measure {
	m := Measure{Kind: Uses, Subject: p.Name}
	for _, file := range p.files {
		if p.wires(file) {
			continue
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok && p.ofFeature(p.info.Uses[id], features) {
				m.Parts = append(m.Parts, fmt.Sprintf("%s %s.%s", p.at(id.Pos()), path.Base(p.info.Uses[id].Pkg().Path()), id.Name))
			}
			return true
		})
	}
	m.Value = len(m.Parts)
	return m
}

// ofFeature reports whether an object is declared by another package below the folder of features.
func (p *Package) ofFeature(object types.Object, features string) bool {
	if object == nil || features == "" {
		return false
	}
	if _, imported := object.(*types.PkgName); imported {
		return false
	}
	name := p.nameOf(object.Pkg())
	return name != features && name != p.Name && under(name, features)
}
