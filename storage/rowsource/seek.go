// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource

import "github.com/giogrid/giogrid/storage/rowsource/value"

// Cursor is the place of a row, or of a group, in the order of a view: its values in the terms of that order,
// as returned by Terms. It is valid for all views with the same order, even after the row was deleted.
type Cursor []value.Value

// SeekKind is the way in which a Seek defines its place.
type SeekKind uint8

// The kinds.
const (
	SeekIndex SeekKind = iota
	SeekAfter
	SeekBefore
)

// Seek is a place between two rows of a view. The zero value is before the first row.
type Seek struct {
	Kind SeekKind
	// Index is the index of the row after the place, for SeekIndex. An index past the end is the end.
	Index int64
	// Cursor is the place of a row: SeekAfter is directly after it, SeekBefore directly before it.
	Cursor Cursor
}

// At returns the place before the i-th row, from 0. Pages read there begin with this row.
func At(i int64) Seek { return Seek{Index: i} }

// After returns the place after a row. Pages read there begin with the next row.
func After(c Cursor) Seek { return Seek{Kind: SeekAfter, Cursor: c} }

// Before returns the place before a row. Pages read there end with the row before it.
func Before(c Cursor) Seek { return Seek{Kind: SeekBefore, Cursor: c} }

// Span is a range of the rows of a view by index. The zero value is all rows.
type Span struct {
	// From is the first row, To the row after the last one; 0 is the end of the view.
	From, To int64
}
