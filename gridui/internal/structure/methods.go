// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"fmt"
	"go/types"
)

// methods measures each named type of a package: its methods, the methods that embedded fields
// promote, and the functions of its package with a parameter of the type. Functions count because
// turning a method into a function does not reduce what it accesses.
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

// named returns the types that a package declares outside of functions, without aliases.
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

// methodCounts returns the numbers of methods of a pointer to a type. Methods that another method
// hides, or that two embedded fields both promote, cannot be called and do not count.
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

// takers returns for each type the number of functions with a parameter of the type, or of a
// pointer to it.
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

// taken returns the named types of parameters. Instances of a generic type count as that type.
func taken(params *types.Tuple) map[*types.TypeName]bool {
	objects := map[*types.TypeName]bool{}
	for param := range params.Variables() {
		if named, ok := pointee(param.Type()).(*types.Named); ok {
			objects[named.Obj()] = true
		}
	}
	return objects
}

// pointee returns the target type of a pointer, or t itself if it is no pointer.
func pointee(t types.Type) types.Type {
	if pointer, ok := types.Unalias(t).(*types.Pointer); ok {
		t = pointer.Elem()
	}
	return types.Unalias(t)
}
