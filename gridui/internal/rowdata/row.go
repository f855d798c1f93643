// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdata

// Row points to a row of the program's, whose type only its Grid knows. What is written
// through it is written to the row. The zero value points to none.
type Row struct{ pointer any }

// To points to a row of type T.
func To[T any](row *T) Row { return Row{row} }

// Of points to a row of its own with a value.
func Of[T any](value T) Row { return Row{&value} }

// Ptr is the pointer of a row of type T. It panics where the row is of another type.
func Ptr[T any](row Row) *T { return row.pointer.(*T) }

// IsNil reports whether a Row points to none.
func (r Row) IsNil() bool { return r.pointer == nil }

// Source is the program's rows without their type.
type Source interface {
	Len() int
	// At points to row i: until At has been called twice more, where no slice holds the
	// rows.
	At(i int) Row
	// Lease returns the same rows for another goroutine, or for another who holds on to
	// what At returned; Release says that it is needed no more.
	Lease() Source
	Release()
}

// None is a source without rows.
type None struct{}

func (None) Len() int      { return 0 }
func (None) At(int) Row    { return Row{} }
func (None) Lease() Source { return None{} }
func (None) Release()      {}

// Stop ends a read of rows that waits for a source, and fails all later ones. Other rows are left alone.
func Stop(rows Source) {
	if s, ok := rows.(interface{ Stop() }); ok {
		s.Stop()
	}
}
