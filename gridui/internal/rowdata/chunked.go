// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdata

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// Chunked holds the rows of a slice, and in separate chunks the rows that were added to them:
// append would copy all rows whenever the slice is full, which takes several frames for many rows.
//
// A row is stored at a place: places below given are indexes of the slice, others count through the
// chunks. A row stays at its place until it is removed.
type Chunked[T any] struct {
	// slice is the caller's, nil after all of its rows were removed. given is its original length.
	slice []T
	given int
	// chunks hold chunkRows rows each, the last one at most as many. A nil chunk was released.
	chunks [][]T
	// places holds the place of each row by number. If it is nil, the place of a row is its number.
	places []int32
	// free lists the places in chunks that contain no row, dropped the released chunks.
	free    []int32
	dropped []int32
	n       int
}

const (
	chunkBits = 10
	// chunkRows is the number of rows in a chunk, small enough to allocate one within a frame.
	chunkRows = 1 << chunkBits
)

func (s *Chunked[T]) Len() int      { return s.n }
func (s *Chunked[T]) At(i int) Row  { return To(s.row(i)) }
func (s *Chunked[T]) Lease() Source { return s }
func (s *Chunked[T]) Release()      {}

func (s *Chunked[T]) row(i int) *T {
	if s.places != nil {
		i = int(s.places[i])
	}
	return s.at(i)
}

// at returns the row at a place.
func (s *Chunked[T]) at(place int) *T {
	if place < s.given {
		return &s.slice[place]
	}
	place -= s.given
	return &s.chunks[place>>chunkBits][place&(chunkRows-1)]
}

func (s *Chunked[T]) Put(i int, row Row) { *s.row(i) = *Ptr[T](row) }

func (s *Chunked[T]) PutAll(at []int32, from Slice, first int) {
	for k, i := range at {
		if i >= 0 {
			s.Put(int(i), from.At(first+k))
		}
	}
}

func (s *Chunked[T]) Pick(at []coord.Record) Slice {
	rows := make([]T, len(at))
	for k, i := range at {
		rows[k] = *s.row(int(i))
	}
	return &SliceOf[T]{rows}
}

func (s *Chunked[T]) With(more Slice) Slice {
	next := *s
	for i := range more.Len() {
		next.push(more.At(i))
	}
	return &next
}

// push adds a row, at a free place if there is one, else after the last place.
func (s *Chunked[T]) push(row Row) {
	s.n++
	if s.places == nil {
		s.append(*Ptr[T](row))
		return
	}
	if len(s.free) == 0 {
		s.restore()
	}
	last := len(s.free) - 1
	if last < 0 {
		s.places = append(s.places, int32(s.append(*Ptr[T](row))))
		return
	}
	place := s.free[last]
	s.places, s.free = append(s.places, place), s.free[:last]
	*s.at(int(place)) = *Ptr[T](row)
}

// append adds a row after the last place and returns its place.
func (s *Chunked[T]) append(row T) (place int) {
	last := len(s.chunks) - 1
	if last < 0 || s.chunks[last] == nil || len(s.chunks[last]) == chunkRows {
		s.chunks = append(s.chunks, nil)
		last++
	}
	s.chunks[last] = append(s.chunks[last], row)
	return s.given + last<<chunkBits + len(s.chunks[last]) - 1
}

// restore allocates a released chunk again, with all of its places free.
func (s *Chunked[T]) restore() {
	last := len(s.dropped) - 1
	if last < 0 {
		return
	}
	chunk := s.dropped[last]
	s.dropped, s.chunks[chunk] = s.dropped[:last], make([]T, chunkRows)
	s.free = s.appendPlaces(s.free, int(chunk))
}

// appendPlaces appends the places of a chunk, the last place first, since places are taken from the
// end of free.
func (s *Chunked[T]) appendPlaces(dst []int32, chunk int) []int32 {
	for at := len(s.chunks[chunk]) - 1; at >= 0; at-- {
		dst = append(dst, int32(s.given+chunk<<chunkBits+at))
	}
	return dst
}

// Keep returns the rows with some numbers, in their order, and renumbers them from 0. The places of
// other rows are free, except in the caller's slice, which stays unchanged. Keep retains at most as
// many free places as there are rows, and releases the other empty chunks.
func (s *Chunked[T]) Keep(numbers []int32) Slice {
	next := &Chunked[T]{slice: s.slice, given: s.given, chunks: slices.Clone(s.chunks), n: len(numbers)}
	next.places = make([]int32, len(numbers), len(numbers)+len(numbers)/4)
	used := rowmodel.NewBits(s.given + len(s.chunks)<<chunkBits)
	fromSlice := false
	for k, i := range numbers {
		place := i
		if s.places != nil {
			place = s.places[i]
		}
		next.places[k] = place
		used.Set(int(place))
		fromSlice = fromSlice || int(place) < s.given
	}
	if !fromSlice {
		next.slice = nil
	}
	next.findFree(used)
	return next
}

// findFree lists the places in chunks that contain no row, and clears them for the garbage
// collector.
func (s *Chunked[T]) findFree(used rowmodel.Bits) {
	for chunk := len(s.chunks) - 1; chunk >= 0; chunk-- {
		rows, first := s.chunks[chunk], len(s.free)
		s.free = s.appendPlaces(s.free, chunk)
		s.free = append(s.free[:first], slices.DeleteFunc(s.free[first:], func(place int32) bool { return used.Has(int(place)) })...)
		switch free := len(s.free) - first; {
		case rows == nil || free == chunkRows && len(s.free) > s.n:
			s.free, s.chunks[chunk] = s.free[:first], nil
			s.dropped = append(s.dropped, int32(chunk))
		default:
			s.zero(s.free[first:])
		}
	}
}

// zero clears places.
func (s *Chunked[T]) zero(places []int32) {
	var none T
	for _, place := range places {
		*s.at(int(place)) = none
	}
}
