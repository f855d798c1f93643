// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"fmt"
	"go/types"
	"slices"
	"strings"
)

// interfaces measures the interfaces of a feature: the number of methods of each, and the number of
// these that return a pointer to a type of an owner, through which a feature reaches all state.
func (p *Package) interfaces(owners []string) []Measure {
	var all []Measure
	for _, named := range p.named() {
		face, ok := named.Underlying().(*types.Interface)
		if !ok {
			continue
		}
		subject := p.Name + "." + named.Obj().Name()
		reaching := p.reaching(face, owners)
		all = append(all,
			Measure{Kind: Interface, Subject: subject, Value: face.NumMethods()},
			Measure{Kind: Reach, Subject: subject, Value: len(reaching), Parts: reaching},
		)
	}
	return all
}

// reaching returns the methods of an interface that return a pointer to a type of an owner.
func (p *Package) reaching(face *types.Interface, owners []string) []string {
	var found []string
	for method := range face.Methods() {
		for result := range method.Signature().Results().Variables() {
			if named := pointedAt(result.Type()); named != nil && p.owned(named, owners) {
				found = append(found, fmt.Sprintf("%s returns %s", method.Name(), named.Obj().Name()))
			}
		}
	}
	return found
}

// pointedAt returns the named type that a pointer, or the pointers in a list, point to, nil for
// other types.
func pointedAt(t types.Type) *types.Named {
	switch t := types.Unalias(t).(type) {
	case *types.Pointer:
		named, _ := types.Unalias(t.Elem()).(*types.Named)
		return named
	case interface{ Elem() types.Type }: // slice, array, map or channel
		return pointedAt(t.Elem())
	}
	return nil
}

// owned reports whether an owner declares a type. Owners are named by their paths in the module, as
// packages are.
func (p *Package) owned(named *types.Named, owners []string) bool {
	declaring := named.Obj().Pkg()
	if declaring == nil {
		return false
	}
	module := strings.TrimSuffix(p.types.Path(), p.Name)
	name, inside := strings.CutPrefix(declaring.Path(), module)
	return inside && slices.ContainsFunc(owners, func(owner string) bool { return under(name, owner) })
}
