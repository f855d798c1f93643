// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"fmt"
	"go/types"
	"slices"
)

// API returns the exported names of the package with their types and signatures, one per line,
// sorted by name. It omits unexported fields and methods. An embedded field represents its promoted
// names.
func (p *Package) API() []string {
	var lines []string
	scope := p.types.Scope()
	for _, name := range scope.Names() { // sorted
		object := scope.Lookup(name)
		if !object.Exported() {
			continue
		}
		if named, ok := object.(*types.TypeName); ok {
			lines = append(lines, typeLines(named)...)
			continue
		}
		lines = append(lines, signature(object))
	}
	return lines
}

// signature returns the text of a constant, a variable or a function. It writes packages by their
// names.
func signature(object types.Object) string {
	if c, ok := object.(*types.Const); ok {
		return fmt.Sprintf("const %s %s = %s", c.Name(), types.TypeString(c.Type(), byName(c.Pkg())), c.Val())
	}
	return types.ObjectString(object, byName(object.Pkg()))
}

// typeLines returns the lines of a type, its exported fields and its exported methods.
func typeLines(name *types.TypeName) []string {
	if name.IsAlias() {
		return []string{fmt.Sprintf("type %s = %s", name.Name(), types.TypeString(types.Unalias(name.Type()), byName(name.Pkg())))}
	}
	named := name.Type().(*types.Named)
	head := "type " + types.TypeString(named, byName(name.Pkg()))
	fields, isStruct := named.Underlying().(*types.Struct)
	if !isStruct {
		return append([]string{head + " " + types.TypeString(named.Underlying(), byName(name.Pkg()))}, methodLines(named)...)
	}
	lines := []string{head + " struct"}
	for field := range fields.Fields() {
		if !field.Exported() {
			continue
		}
		kind := "field"
		if field.Embedded() {
			kind = "embeds"
		}
		lines = append(lines, fmt.Sprintf("\t%s %s %s", kind, field.Name(), types.TypeString(field.Type(), byName(name.Pkg()))))
	}
	return append(lines, methodLines(named)...)
}

// methodLines returns the lines of the exported methods of a type, sorted by name.
func methodLines(named *types.Named) (lines []string) {
	for method := range named.Methods() {
		if method.Exported() {
			lines = append(lines, "\t"+types.ObjectString(method, byName(method.Pkg())))
		}
	}
	slices.Sort(lines)
	return lines
}

// byName returns a qualifier that writes other packages by their names, and omits the package at.
func byName(at *types.Package) types.Qualifier {
	return func(other *types.Package) string {
		if other.Path() == at.Path() {
			return ""
		}
		return other.Name()
	}
}
