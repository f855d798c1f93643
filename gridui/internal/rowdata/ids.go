// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdata

import (
	"runtime"
	"unsafe"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// IDsOf returns a function that reads the ids of many rows in memory. The function returns false
// for other sources.
func IDsOf[T any](id func(T) string) func(rows Source, at []int32, ids []string) bool {
	if id == nil {
		return nil
	}
	return func(rows Source, at []int32, ids []string) bool {
		s, ok := rows.(rowPlaces[T])
		if !ok {
			return false
		}
		var of [rowmodel.FindMost]*T
		for len(at) > 0 {
			n := min(len(at), len(of))
			touchRows(s, at[:n], &of)
			for k, row := range of[:n] {
				ids[k] = id(*row)
			}
			at, ids = at[n:], ids[n:]
		}
		return true
	}
}

// rowPlaces provides rows of type T in memory.
type rowPlaces[T any] interface{ row(i int) *T }

// touchRows finds rows and reads a byte at both ends of each, so that the memory accesses of all
// rows overlap.
func touchRows[T any](s rowPlaces[T], at []int32, rows *[rowmodel.FindMost]*T) {
	size, sum := unsafe.Sizeof(*new(T)), byte(0)
	for k, i := range at {
		rows[k] = s.row(int(i))
		if size > 0 {
			row := unsafe.Pointer(rows[k])
			sum += *(*byte)(row) + *(*byte)(unsafe.Add(row, size-1))
		}
	}
	runtime.KeepAlive(sum)
}

// Erased converts a function of rows of type T to a function of a Row.
func Erased[T, R any](f func(T) R) func(Row) R {
	if f == nil {
		return nil
	}
	return func(row Row) R { return f(*Ptr[T](row)) }
}
