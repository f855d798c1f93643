// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "unsafe"

// lift gives V the traits of U, which V is made from, or which is the widest type
// of its sort: to reads a V as a U, from makes a V of one that it can hold.
func lift[V, U any](tr traits[U], to func(V) U, from func(U) V) traits[V] {
	if same, ok := any(tr).(traits[V]); ok {
		return same
	}
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
		out.integer = plainly(to, func(v V) int64 { return tr.integer(to(v)) })
	}
	if tr.text != nil {
		out.text = plainly(to, func(v V) string { return tr.text(to(v)) })
	}
	if tr.truth != nil {
		out.truth = plainly(to, func(v V) bool { return tr.truth(to(v)) })
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

// plainly is the first function where it does what the second one does: traits
// that read a value as what it is need no more than to read it.
func plainly[V, U, R any](to func(V) U, by func(V) R) func(V) R {
	if f, ok := any(to).(func(V) R); ok {
		return f
	}
	return by
}

// recast reads an A as a B, which has the same underlying type. Go converts such
// values, but not between type parameters.
func recast[A, B any](a A) B { return *(*B)(unsafe.Pointer(&a)) }

// loadInt and storeInt read and write an integer of a size in bytes; storeInt cuts
// what does not fit. One function for all sizes, in place of one for each: programs
// hold what is made for a column's type for every type of columns they have.
func loadInt(p unsafe.Pointer, size uintptr) int64 {
	switch size {
	case 1:
		return int64(*(*int8)(p))
	case 2:
		return int64(*(*int16)(p))
	case 4:
		return int64(*(*int32)(p))
	}
	return *(*int64)(p)
}

func loadUint(p unsafe.Pointer, size uintptr) uint64 {
	switch size {
	case 1:
		return uint64(*(*uint8)(p))
	case 2:
		return uint64(*(*uint16)(p))
	case 4:
		return uint64(*(*uint32)(p))
	}
	return *(*uint64)(p)
}

func storeInt(p unsafe.Pointer, size uintptr, i uint64) {
	switch size {
	case 1:
		*(*uint8)(p) = uint8(i)
	case 2:
		*(*uint16)(p) = uint16(i)
	case 4:
		*(*uint32)(p) = uint32(i)
	default:
		*(*uint64)(p) = i
	}
}

// liftSigned, liftUnsigned and liftFloat give V, made from a number of a size in
// bytes, the traits of the widest one.
func liftSigned[V any](size uintptr) traits[V] {
	return lift(signedTraits(8*int(size)),
		func(v V) int64 { return loadInt(unsafe.Pointer(&v), size) },
		func(i int64) (v V) { storeInt(unsafe.Pointer(&v), size, uint64(i)); return v })
}

func liftUnsigned[V any](size uintptr) traits[V] {
	return lift(unsignedTraits(8*int(size)),
		func(v V) uint64 { return loadUint(unsafe.Pointer(&v), size) },
		func(i uint64) (v V) { storeInt(unsafe.Pointer(&v), size, i); return v })
}

func liftFloat[V any](size uintptr) traits[V] {
	if size == 8 {
		return lift(floatTraits(64), recast[V, float64], recast[float64, V])
	}
	return lift(floatTraits(32),
		func(v V) float64 { return float64(recast[V, float32](v)) },
		func(f float64) V { return recast[float32, V](float32(f)) })
}
