// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"reflect"
	"sync"
)

// anyRow is a pointer to a row of the caller's, whose type only its Grid knows. What is
// written through it is written to the row.
type anyRow struct{ pointer any }

// ptr is the pointer, of which the type must be known.
func ptr[T any](row anyRow) *T { return row.pointer.(*T) }

// rowSource is the caller's rows without their type.
type rowSource interface {
	Len() int
	// At points to row i: until At has been called twice more, where no slice holds the
	// rows.
	At(i int) anyRow
	// lease is the same rows for another goroutine, or for another who holds on to what
	// At returned; release says that it is needed no more.
	lease() rowSource
	release()
}

// rowSlice is rows in a slice.
type rowSlice interface {
	rowSource
	// put writes a row in place of row i.
	put(i int, row anyRow)
	// putAll writes the rows of another slice from one on in place of some, but for those
	// below 0.
	putAll(at []int32, from rowSlice, first int)
	// with are the rows and those of another slice after them, which takes as long as there
	// are of these.
	with(more rowSlice) rowSlice
	// pick are copies of some of the rows, in another order.
	pick(at []int) rowSlice
	// keep are some of the rows, given ascending, where they lie: the others are dropped,
	// and what the rows were held by before is not to be used any more.
	keep(numbers []int32) rowSlice
}

// growingRows is rows in one slice, to which others can be added.
type growingRows interface {
	rowSlice
	// fork is the same rows, to which others can be added than to these.
	fork() growingRows
	// add appends a row to the slice itself. It stays where it is while the slice has
	// room.
	add(row anyRow)
}

// rowType makes and copies rows.
type rowType interface {
	// blank points to a new row that is the zero value, or a pointer to one. clone points
	// to a copy of a row, deep to one that shares nothing with it that an edit changes: of
	// a pointer, what it points to, of a map, its entries.
	blank() anyRow
	clone(row anyRow) anyRow
	deep(row anyRow) anyRow
	// flat says that a clone is a deep one.
	flat() bool
	// assign makes a row the same as another. Of a pointer it fills what that points to,
	// so that all who hold it see the change.
	assign(to, from anyRow)
	// key is what two rows have in common that are the same, nil where that cannot be
	// told.
	key(row anyRow) any
	// list is an empty slice of rows with room for n.
	list(n int) growingRows
	name() reflect.Type
}

// rowsOf is rows in a slice.
type rowsOf[T any] struct{ rows []T }

func (s *rowsOf[T]) Len() int                      { return len(s.rows) }
func (s *rowsOf[T]) At(i int) anyRow               { return anyRow{&s.rows[i]} }
func (s *rowsOf[T]) lease() rowSource              { return s }
func (s *rowsOf[T]) release()                      {}
func (s *rowsOf[T]) put(i int, row anyRow)         { s.rows[i] = *ptr[T](row) }
func (s *rowsOf[T]) add(row anyRow)                { s.rows = append(s.rows, *ptr[T](row)) }
func (s *rowsOf[T]) fork() growingRows             { return &rowsOf[T]{s.rows} }
func (s *rowsOf[T]) row(i int) *T                  { return &s.rows[i] }
func (s *rowsOf[T]) with(more rowSlice) rowSlice   { return s.chunked().with(more) }
func (s *rowsOf[T]) keep(numbers []int32) rowSlice { return s.chunked().keep(numbers) }

// chunked are the same rows, to which many can be added.
func (s *rowsOf[T]) chunked() *chunkedRows[T] {
	return &chunkedRows[T]{slice: s.rows, given: len(s.rows), n: len(s.rows)}
}

func (s *rowsOf[T]) putAll(at []int32, from rowSlice, first int) {
	rows := from.(*rowsOf[T]).rows[first:]
	for k, i := range at {
		if i >= 0 {
			s.rows[i] = rows[k]
		}
	}
}

func (s *rowsOf[T]) pick(at []int) rowSlice {
	rows := make([]T, len(at))
	for k, i := range at {
		rows[k] = s.rows[i]
	}
	return &rowsOf[T]{rows}
}

// computedRows are rows that no slice holds. Each who reads them has places of his own
// for what they return.
type computedRows[T any] struct {
	from  Rows[T]
	slots [2]T
	turn  uint8
	free  *freeReaders[T]
}

func newComputedRows[T any](from Rows[T]) *computedRows[T] {
	return &computedRows[T]{from: from, free: new(freeReaders[T])}
}

func (c *computedRows[T]) Len() int { return max(c.from.Len(), 0) }

// claimed is the number of rows that the source says it has, be it negative.
func (c *computedRows[T]) claimed() int { return c.from.Len() }

func (c *computedRows[T]) At(i int) anyRow {
	slot := &c.slots[c.turn&1]
	c.turn++
	*slot = c.from.At(i)
	return anyRow{slot}
}

func (c *computedRows[T]) lease() rowSource {
	if r := c.free.take(); r != nil {
		return r
	}
	return &computedRows[T]{from: c.from, free: c.free}
}

func (c *computedRows[T]) release() { c.free.put(c) }

// freeReaders are readers of the same rows that nobody uses. A sync.Pool would forget
// them now and then, and a frame would make one.
type freeReaders[T any] struct {
	mu   sync.Mutex
	free []*computedRows[T]
}

func (f *freeReaders[T]) take() (r *computedRows[T]) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if n := len(f.free) - 1; n >= 0 {
		r, f.free = f.free[n], f.free[:n]
	}
	return r
}

func (f *freeReaders[T]) put(r *computedRows[T]) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.free = append(f.free, r)
}

// noRows is a source without rows.
type noRows struct{}

func (noRows) Len() int         { return 0 }
func (noRows) At(int) anyRow    { return anyRow{} }
func (noRows) lease() rowSource { return noRows{} }
func (noRows) release()         {}

// lenOf is the number of rows of a list, which may be nil.
func lenOf(rows rowSlice) int {
	if rows == nil {
		return 0
	}
	return rows.Len()
}

// rowsKind makes and copies rows of type T.
type rowsKind[T any] struct{}

func (rowsKind[T]) blank() anyRow           { row := blankRow[T](); return anyRow{&row} }
func (rowsKind[T]) clone(row anyRow) anyRow { c := *ptr[T](row); return anyRow{&c} }
func (rowsKind[T]) list(n int) growingRows  { return &rowsOf[T]{make([]T, 0, n)} }
func (rowsKind[T]) name() reflect.Type      { return reflect.TypeFor[T]() }

// blankRow is a zero value, or a pointer to one: the caller's functions are asked about
// it, and follow the pointer.
func blankRow[T any]() (row T) {
	if t := reflect.TypeFor[T](); t.Kind() == reflect.Pointer {
		reflect.ValueOf(&row).Elem().Set(reflect.New(t.Elem()))
	}
	return row
}

func (rowsKind[T]) flat() bool {
	k := reflect.TypeFor[T]().Kind()
	return k != reflect.Pointer && k != reflect.Map
}

func (k rowsKind[T]) deep(row anyRow) anyRow {
	c := *ptr[T](row)
	if !k.flat() {
		unshare(reflect.ValueOf(&c).Elem())
	}
	return anyRow{&c}
}

// unshare gives a pointer or a map a copy of what it points to, or of its entries.
func unshare(v reflect.Value) {
	if v.IsNil() {
		return
	}
	if v.Kind() == reflect.Pointer {
		c := reflect.New(v.Type().Elem())
		c.Elem().Set(v.Elem())
		v.Set(c)
		return
	}
	c := reflect.MakeMapWithSize(v.Type(), v.Len())
	for it := v.MapRange(); it.Next(); {
		c.SetMapIndex(it.Key(), it.Value())
	}
	v.Set(c)
}

// fill writes what a pointer points to into what another does, if both do.
func fill(to, from reflect.Value) bool {
	if to.Kind() != reflect.Pointer || to.IsNil() || from.IsNil() {
		return false
	}
	to.Elem().Set(from.Elem())
	return true
}

func (rowsKind[T]) assign(to, from anyRow) {
	t, f := ptr[T](to), ptr[T](from)
	if reflect.TypeFor[T]().Kind() != reflect.Pointer || !fill(reflect.ValueOf(*t), reflect.ValueOf(*f)) {
		*t = *f
	}
}

func (rowsKind[T]) key(row anyRow) any {
	if reflect.TypeFor[T]().Comparable() {
		return *ptr[T](row)
	}
	return nil
}
