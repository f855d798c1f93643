// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdata

import "github.com/giogrid/giogrid/gridui/internal/coord"

// Slice is a list of rows in memory.
type Slice interface {
	Source
	// Put replaces row i.
	Put(i int, row Row)
	// PutAll replaces the rows at some indices by the rows of another slice from first on. It skips
	// negative indices.
	PutAll(at []int32, from Slice, first int)
	// With returns the rows followed by the rows of another slice. Its cost is proportional to the
	// number of the added rows.
	With(more Slice) Slice
	// Pick returns copies of some of the rows, in another order.
	Pick(at []coord.Record) Slice
	// Keep returns some of the rows without copying them; numbers ascend. It drops the other rows,
	// and the receiver must not be used afterwards.
	Keep(numbers []int32) Slice
}

// Growing is a slice of rows that can grow.
type Growing interface {
	Slice
	// Fork returns the same rows as a slice that grows independently.
	Fork() Growing
	// Add appends a row to the slice. Rows do not move while the slice has capacity.
	Add(row Row)
}

// SliceOf holds rows in a slice.
type SliceOf[T any] struct{ Rows []T }

func (s *SliceOf[T]) Len() int { return len(s.Rows) }

func (s *SliceOf[T]) At(i int) Row { return To(&s.Rows[i]) }

func (s *SliceOf[T]) Lease() Source { return s }

func (s *SliceOf[T]) Release() {}

func (s *SliceOf[T]) Put(i int, row Row) { s.Rows[i] = *Ptr[T](row) }

func (s *SliceOf[T]) Add(row Row) { s.Rows = append(s.Rows, *Ptr[T](row)) }

func (s *SliceOf[T]) Fork() Growing { return &SliceOf[T]{s.Rows} }

func (s *SliceOf[T]) row(i int) *T { return &s.Rows[i] }

func (s *SliceOf[T]) With(more Slice) Slice { return s.chunked().With(more) }

func (s *SliceOf[T]) Keep(numbers []int32) Slice { return s.chunked().Keep(numbers) }

// chunked returns the same rows in a form to which many rows can be added.
func (s *SliceOf[T]) chunked() *Chunked[T] {
	return &Chunked[T]{slice: s.Rows, given: len(s.Rows), n: len(s.Rows)}
}

func (s *SliceOf[T]) PutAll(at []int32, from Slice, first int) {
	rows := from.(*SliceOf[T]).Rows[first:]
	for k, i := range at {
		if i >= 0 {
			s.Rows[i] = rows[k]
		}
	}
}

func (s *SliceOf[T]) Pick(at []coord.Record) Slice {
	rows := make([]T, len(at))
	for k, i := range at {
		rows[k] = s.Rows[i]
	}
	return &SliceOf[T]{rows}
}

// Len returns the number of rows of a list, which may be nil.
// It is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func Len(rows Slice) int {
	if rows == nil {
		return 0
	}
	return rows.Len()
}
