// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"reflect"
	"sync/atomic"
)

// lift gives V the traits of U. V is U itself or a type made from it, such as
// `type Money float64`; the caller has looked that up.
func lift[V, U any](tr traits[U]) traits[V] {
	if same, ok := any(tr).(traits[V]); ok {
		return same
	}
	to, from := recast[V, U](), recast[U, V]()
	out := traits[V]{
		kind:    tr.kind,
		append:  func(dst []byte, v V) []byte { return tr.append(dst, to(v)) },
		compare: func(a, b V) int { return tr.compare(to(a), to(b)) },
	}
	if tr.missing != nil {
		out.missing = func(v V) bool { return tr.missing(to(v)) }
	}
	if tr.number != nil {
		out.number = func(v V) float64 { return tr.number(to(v)) }
	}
	if tr.integer != nil {
		out.integer = func(v V) int64 { return tr.integer(to(v)) }
	}
	if tr.text != nil {
		out.text = func(v V) string { return tr.text(to(v)) }
	}
	if tr.truth != nil {
		out.truth = func(v V) bool { return tr.truth(to(v)) }
	}
	if tr.wall != nil {
		out.wall = func(v V) int64 { return tr.wall(to(v)) }
	}
	if tr.unnumber != nil {
		out.unnumber = func(f float64) (V, bool) {
			u, exact := tr.unnumber(f)
			return from(u), exact
		}
	}
	if tr.parse != nil {
		out.parse = func(text string) (V, error) {
			u, err := tr.parse(text)
			return from(u), err
		}
	}
	return out
}

// twin is one variable seen through pointers of two types that have the same
// underlying type. Go allows that conversion but not between type parameters,
// so reflect makes it, once; writing through one pointer and reading through
// the other converts a value with neither reflection nor allocation.
type twin[A, B any] struct {
	in  *A
	out *B
}

func newTwin[A, B any]() *twin[A, B] {
	in := new(A)
	out := reflect.ValueOf(in).Convert(reflect.TypeFor[*B]()).Interface().(*B)
	return &twin[A, B]{in: in, out: out}
}

// recast converts from A to B, which have the same underlying type. The
// function may be called from several goroutines: each takes the spare twin
// or, where another has it, makes one.
func recast[A, B any]() func(A) B {
	if same, ok := any(func(a A) A { return a }).(func(A) B); ok {
		return same
	}
	var spare atomic.Pointer[twin[A, B]]
	spare.Store(newTwin[A, B]())
	return func(a A) B {
		var none A
		t := spare.Swap(nil)
		if t == nil {
			t = newTwin[A, B]()
		}
		*t.in = a
		b := *t.out
		*t.in = none // keep no caller's string alive
		spare.Store(t)
		return b
	}
}
