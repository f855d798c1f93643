// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestMethodsAreDeclaredAndPromotedAndFunctions(t *testing.T) {
	base := build(t, "base", sources{"base.go": `
		type Base struct{}
		func (Base) A() {}
		func (*Base) B() {}`})
	p := build(t, "p", sources{
		"types.go": `
			import base "m/base"
			type Plain struct{}
			type Outer struct { *Inner; base.Base }
			type Inner struct{}
			type Named = Inner
			type Face interface { M(); N() }`,
		"methods.go": `
			func (Inner) C() {}
			func (*Inner) D() {}
			func (*Outer) C() {}`,
		"functions.go": `
			func one(*Inner, Inner) {}
			func two(n int, i *Named) {}
			func none([]Inner, func(*Inner)) *Inner { return nil }
			func face(Face) {}`,
	}, base)
	require.Equal(t, map[string]int{
		"p.Plain": 0,
		"p.Outer": 4, // C, and D, A and B of the fields
		"p.Inner": 4, // C and D, one and two
		"p.Face":  3, // M and N, face
	}, values(p.methods(), Methods))
}

func TestMethodsSayHowTheyComeAbout(t *testing.T) {
	p := build(t, "p", sources{"p.go": `
		type inner struct{}
		func (inner) A() {}
		type outer struct{ inner }
		func (outer) B() {}
		func f(outer) {}`})
	require.Contains(t, p.methods(), Measure{Kind: Methods, Subject: "p.outer", Value: 3, Detail: "1 declared, 1 promoted, 1 functions"})
}

func TestMethodsOfGenericTypes(t *testing.T) {
	p := build(t, "p", sources{"p.go": `
		type Core struct{}
		func (*Core) A() {}
		type Grid[T any] struct{ *Core }
		func (*Grid[T]) B() {}
		func ofInts(*Grid[int]) {}
		func ofAny[T any](Grid[T]) {}`})
	require.Equal(t, map[string]int{"p.Core": 1, "p.Grid": 4}, values(p.methods(), Methods))
}

func TestMethodsThatCannotBeCalledDoNotCount(t *testing.T) {
	p := build(t, "p", sources{"p.go": `
		type a struct{}
		func (a) Same() {}
		type b struct{}
		func (b) Same() {}
		type both struct { a; b }`})
	require.Equal(t, 0, values(p.methods(), Methods)["p.both"])
}
