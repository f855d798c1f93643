// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"fmt"
	"go/types"
)

// methods measures each named type of a package: its methods, those that embedded fields
// promote, and the functions of its package that take it as a parameter. A function counts
// because a method turned into one knows as much of the type as before.
func (p *Package) methods() []Measure {
	var all []Measure
	functions := p.takers()
	for _, named := range p.named() {
		declared, promoted := methodCounts(named)
		taking := functions[named.Obj()]
		all = append(all, Measure{
			Kind:    Methods,
			Subject: p.Name + "." + named.Obj().Name(),
			Value:   declared + promoted + taking,
			Detail:  fmt.Sprintf("%d declared, %d promoted, %d functions", declared, promoted, taking),
		})
	}
	return all
}

// named are the types that a package declares outside of functions. Aliases are no types of
// their own.
func (p *Package) named() []*types.Named {
	var all []*types.Named
	scope := p.types.Scope()
	for _, name := range scope.Names() {
		if object, ok := scope.Lookup(name).(*types.TypeName); ok && !object.IsAlias() {
			all = append(all, object.Type().(*types.Named))
		}
	}
	return all
}

// methodCounts counts the methods that a pointer to a type has. Methods that another one
// hides, or that two embedded fields both have, cannot be called and do not count.
func methodCounts(named *types.Named) (declared, promoted int) {
	var receiver types.Type = types.NewPointer(named)
	if types.IsInterface(named) {
		receiver = named
	}
	set := types.NewMethodSet(receiver)
	for i := range set.Len() {
		if len(set.At(i).Index()) > 1 {
			promoted++
		} else {
			declared++
		}
	}
	return declared, promoted
}

// takers counts for each type the functions that take it, or a pointer to it.
func (p *Package) takers() map[*types.TypeName]int {
	counts := map[*types.TypeName]int{}
	scope := p.types.Scope()
	for _, name := range scope.Names() {
		if function, ok := scope.Lookup(name).(*types.Func); ok {
			for object := range taken(function.Signature().Params()) {
				counts[object]++
			}
		}
	}
	return counts
}

// taken are the named types of parameters. Instances of a generic type are all that type.
func taken(params *types.Tuple) map[*types.TypeName]bool {
	objects := map[*types.TypeName]bool{}
	for param := range params.Variables() {
		if named, ok := pointee(param.Type()).(*types.Named); ok {
			objects[named.Obj()] = true
		}
	}
	return objects
}

// pointee is what a pointer points to, or the type itself where it is no pointer.
func pointee(t types.Type) types.Type {
	if pointer, ok := types.Unalias(t).(*types.Pointer); ok {
		t = pointer.Elem()
	}
	return types.Unalias(t)
}
