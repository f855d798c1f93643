// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// core declares the types to which the methods of the tests forward.
const core = `
	type Core struct{ in *Core; f func(int) int; list []*Core }
	func (*Core) Set(n int, s string) {}
	func (*Core) Get(n int) int { return 0 + n }
	func (*Core) Any(n ...int) {}
	func (*Core) Do() int { return 0 }
	func (*Core) self() *Core { return nil }
	func get(n int) int { return 0 + n }
	var global struct{ core Core }
	type Grid[T any] struct{ Core; core *Core; face interface{ Get(int) int } }
`

// forwardsIn reports whether a method forwards that is added to the package of core.
func forwardsIn(t *testing.T, method string) bool {
	t.Helper()
	p := build(t, "p", sources{"core.go": core, "method.go": method})
	return forwarding([]*Package{p}).Parts != nil
}

func TestMethodsThatForward(t *testing.T) {
	for _, method := range []string{
		"func (g *Grid[T]) M(n int, s string) { g.core.Set(n, s) }",
		"func (g *Grid[T]) M(n int) int { return g.core.Get(n) }",
		"func (g Grid[T]) M(n int) int { return (g.core).Get((n)) }",
		"func (g *Grid[T]) M(n int) int { return g.core.in.in.Get(n) }",
		"func (g *Grid[T]) M(n int) int { return g.face.Get(n) }",
		"func (g *Grid[T]) M(n ...int) { g.core.Any(n...) }",
		"func (g *Grid[T]) M() { g.core.Do() }",
		"func (g *Grid[T]) M(n int) int { return g.Get(n) }",
	} {
		require.True(t, forwardsIn(t, method), method)
	}
}

func TestMethodsThatDoMoreThanForward(t *testing.T) {
	for _, method := range []string{
		"func (g *Grid[T]) M(n int) { g.core.Set(n, \"\") }",
		"func (g *Grid[T]) M(n, m int) int { return g.core.Get(m) }",
		"func (g *Grid[T]) M(s string, n int) { g.core.Set(n, s) }",
		"func (g *Grid[T]) M(n int) int { return g.core.Get(n + 1) }",
		"func (g *Grid[T]) M(n int) int { return -g.core.Get(n) }",
		"func (g *Grid[T]) M(n int) int { g.core.Do(); return g.core.Get(n) }",
		"func (g *Grid[T]) M(n int) (int, error) { return g.core.Get(n), nil }",
		"func (g *Grid[T]) M(n int) int { return get(n) }",
		"func (g *Grid[T]) M(n int) int { return g.core.f(n) }",
		"func (g *Grid[T]) M(n int) int { return g.core.list[0].Get(n) }",
		"func (g *Grid[T]) M(n int) int { return g.core.self().Get(n) }",
		"func (g *Grid[T]) M(n int) int { return global.core.Get(n) }",
		"func (c *Core) M(n int) int { return c.Get(n) }",
		"func (g *Grid[T]) M() {}",
		"func (g *Grid[T]) M() { go g.core.Do() }",
		"func (*Grid[T]) M(n int) int { return new(Core).in.Get(n) }",
		"func (g *Grid[T]) M() int { return 1 }",
	} {
		require.False(t, forwardsIn(t, method), method)
	}
}

func TestShareOfForwardingMethodsIsOfAllPackages(t *testing.T) {
	few := build(t, "few", sources{"few.go": core})
	one := build(t, "one", sources{"one.go": core, "more.go": `
		func (g *Grid[T]) Get(n int) int { return g.core.Get(n) }
		func notAMethod() int { return global.core.Do() }`})
	require.Equal(t, Measure{
		Kind: Forwarding, Subject: All, Value: 91, Detail: "1 of 11 methods", Parts: []string{"one.Grid.Get"},
	}, forwarding([]*Package{few, one}))
	require.Equal(t, 0, forwarding(nil).Value)
}

func TestSharesAreRoundedUp(t *testing.T) {
	require.Equal(t, []int{50, 51, 1000}, []int{perThousand(50, 1000), perThousand(51, 1001), perThousand(7, 7)})
}
