// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdata

import "github.com/giogrid/giogrid/gridui/internal/coord"

// Slice is rows in a slice.
type Slice interface {
	Source
	// Put writes a row in place of row i.
	Put(i int, row Row)
	// PutAll writes the rows of another slice from one on in place of some, but for those
	// below 0.
	PutAll(at []int32, from Slice, first int)
	// With are the rows and those of another slice after them, which takes as long as there
	// are of these.
	With(more Slice) Slice
	// Pick are copies of some of the rows, in another order.
	Pick(at []coord.Record) Slice
	// Keep are some of the rows, given ascending, where they lie: the others are dropped,
	// and what the rows were held by before is not to be used any more.
	Keep(numbers []int32) Slice
}

// Growing is rows in one slice, to which others can be added.
type Growing interface {
	Slice
	// Fork is the same rows, to which others can be added than to these.
	Fork() Growing
	// Add appends a row to the slice itself. It stays where it is while the slice has
	// room.
	Add(row Row)
}

// SliceOf is rows in a slice.
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

// chunked are the same rows, to which many can be added.
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

// Len is the number of rows of a list, which may be nil.
// It is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func Len(rows Slice) int {
	if rows == nil {
		return 0
	}
	return rows.Len()
}
