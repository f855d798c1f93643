// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"fmt"
	"slices"

	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Row is a row of a Table: the values of the columns that were read. It is immutable. The zero value has no
// columns.
type Row struct {
	shape  *shape
	values []value.Value
	texts  []string // of the values that the database stores in another form; nil: none
	err    *valueError
}

// shape lists the columns of the rows of a result.
type shape struct {
	columns []string
	at      map[string]int
}

func newShape(columns []string) *shape {
	s := &shape{columns: columns, at: make(map[string]int, len(columns))}
	for i, id := range columns {
		s.at[id] = i
	}
	return s
}

// Value returns the value of a column, null if the column was not read.
func (r Row) Value(column string) value.Value {
	if r.shape == nil {
		return value.Value{}
	}
	if i, ok := r.shape.at[column]; ok {
		return r.values[i]
	}
	return value.Value{}
}

// Text returns the value of a column as the database stores it, empty if that equals the text of the value: a
// number with its zeros (1.10, 00042), a time of SQLite with its zone or without its time of day. It is for
// display, copies and exports; comparisons of values ignore it.
func (r Row) Text(column string) string {
	if r.texts == nil {
		return ""
	}
	if i, ok := r.shape.at[column]; ok {
		return r.texts[i]
	}
	return ""
}

// Columns returns the ids of the columns that were read.
func (r Row) Columns() []string {
	if r.shape == nil {
		return nil
	}
	return slices.Clone(r.shape.columns)
}

// Err returns an error if the database had a value that no Value represents, such as a list. The column
// then holds its text.
func (r Row) Err() error {
	if r.err == nil {
		return nil
	}
	return r.err
}

// rowSize is the approximate size in bytes of a row without its values.
const rowSize = 72

// textSize is the approximate size in bytes of the text of a value without its letters.
const textSize = 16

// Size returns the approximate memory of the row in bytes.
func (r Row) Size() int {
	size := rowSize
	for _, v := range r.values {
		size += v.Size()
	}
	for _, text := range r.texts {
		size += textSize + len(text)
	}
	return size
}

// valueError reports a value of the database that no Value represents.
type valueError struct {
	// Column is the id of the column, ID the id of the row.
	Column, ID string
	Err        error
}

// Error returns the column, the row and the cause.
func (e *valueError) Error() string {
	return fmt.Sprintf("sqlrows: column %q of row %q: %v", e.Column, e.ID, e.Err)
}

// Unwrap returns the cause.
func (e *valueError) Unwrap() error { return e.Err }
