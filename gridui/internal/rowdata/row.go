// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdata

// Row points to a row of the program, whose type only its Grid knows. Writes through it change the
// row. The zero value points to no row.
type Row struct{ pointer any }

// To returns a Row for a pointer to a row of type T.
func To[T any](row *T) Row { return Row{row} }

// Of returns a Row for a new row with a value.
func Of[T any](value T) Row { return Row{&value} }

// Ptr returns the pointer to a row of type T. It panics if the row has another type.
func Ptr[T any](row Row) *T { return row.pointer.(*T) }

// Pointer returns the pointer to the row, nil if there is none.
func (r Row) Pointer() any { return r.pointer }

// IsNil reports whether a Row points to no row.
func (r Row) IsNil() bool { return r.pointer == nil }

// Source is a list of the program's rows without their type.
type Source interface {
	Len() int
	// At returns row i. If no slice contains the rows, the result is valid until At has been called
	// twice more.
	At(i int) Row
	// Lease returns the same rows for another goroutine, or for a caller that retains the results
	// of At. Release ends a lease.
	Lease() Source
	Release()
}

// None is a source without rows.
type None struct{}

func (None) Len() int      { return 0 }
func (None) At(int) Row    { return Row{} }
func (None) Lease() Source { return None{} }
func (None) Release()      {}

// Stop ends a read of rows that waits for a source, and makes all later ones fail. It does nothing
// for other rows.
func Stop(rows Source) {
	if s, ok := rows.(interface{ Stop() }); ok {
		s.Stop()
	}
}
