// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource

import "github.com/giogrid/giogrid/storage/rowsource/value"

// Cursor is the place of a row, or of a group, in the order of a result: its values in the terms of that order,
// as returned by Query.Terms. It is valid for all results with the same order, even after the row was deleted.
type Cursor []value.Value

// Seek is a place between two rows of a result. The zero value is before the first row.
type Seek struct {
	// Index is the index of the row after the place, from 0. An index past the end is the end. It counts only if
	// Cursor is nil.
	Index int64
	// Cursor, if not nil, is the place of a row, and the Seek is directly after it, or with Before directly before
	// it.
	Cursor Cursor
	Before bool
}

// After returns the place after the row. Pages read there begin with the next row.
func (c Cursor) After() Seek { return Seek{Cursor: orEmpty(c)} }

// Before returns the place before the row. Pages read there end with the row before it.
func (c Cursor) Before() Seek { return Seek{Cursor: orEmpty(c), Before: true} }

// orEmpty returns a cursor that is not nil. An empty one belongs to no order.
func orEmpty(c Cursor) Cursor {
	if c == nil {
		return Cursor{}
	}
	return c
}

// Span is a range of the rows of a result by index. The zero value is all rows.
type Span struct {
	// From is the first row, To the row after the last one; 0 is the end of the result.
	From, To int64
}
