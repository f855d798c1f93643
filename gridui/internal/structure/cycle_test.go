// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestReferencesAreToObjectsMethodsAndFields(t *testing.T) {
	p := build(t, "p", sources{
		"types.go":   "type T struct{ field int }\nvar Variable T",
		"method.go":  "func (T) M() {}",
		"generic.go": "type G[E any] struct{ item E }",
		"calls.go":   "func calls() { x := Variable; x.M() }",
		"fields.go":  "func fields(x struct{ inner *struct{ own int } }) int { return Variable.field + x.inner.own }",
		"items.go":   "func items() int { return (G[int]{item: 1}).item }",
		"alone.go":   "func alone(n int) int { return n + len(\"\") }",
	})
	require.Equal(t, references{
		"types.go":   {},
		"method.go":  {"types.go": true},
		"generic.go": {},
		"calls.go":   {"types.go": true, "method.go": true},
		"fields.go":  {"types.go": true},
		"items.go":   {"generic.go": true},
		"alone.go":   {},
	}, p.references())
	require.Equal(t, Measure{Kind: Cycle, Subject: "p"}, p.cycle())
}

func TestReferencesToOtherPackagesDoNotCount(t *testing.T) {
	base := build(t, "base", sources{"a.go": "type T struct{}", "b.go": "func (T) M() {}"})
	p := build(t, "p", sources{"a.go": "import base \"m/base\"\nfunc a() { base.T{}.M() }", "b.go": ""}, base)
	require.Equal(t, references{"a.go": {}, "b.go": {}}, p.references())
}

func TestLargestCycleIsMeasured(t *testing.T) {
	p := build(t, "p", sources{
		"a.go": "func a() { b() }",
		"b.go": "func b() { a(); c() }",
		"c.go": "func c() { d() }",
		"d.go": "func d() { e() }",
		"e.go": "func e() { c(); f() }",
		"f.go": "func f() { f() }",
	})
	require.Equal(t, Measure{Kind: Cycle, Subject: "p", Value: 3, Parts: []string{"c.go", "d.go", "e.go"}}, p.cycle())
}

func TestCyclesThatMeetAreOne(t *testing.T) {
	r := references{"a": {"b": true}, "b": {"a": true, "c": true}, "c": {"d": true}, "d": {"b": true}, "e": {"a": true}}
	require.Equal(t, [][]string{{"a", "b", "c", "d"}, {"e"}}, r.components())
}

// A file that was searched before, and that does not lead back, belongs to no cycle.
func TestFilesBesideACycleAreNotInIt(t *testing.T) {
	r := references{"a": {}, "b": {"a": true, "c": true}, "c": {"a": true, "b": true}}
	require.Equal(t, [][]string{{"a"}, {"b", "c"}}, r.components())
}
