// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"fmt"
	"slices"

	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Row is a row of a Table: the values of the columns that were read. It does not change. The
// zero value has no columns.
type Row struct {
	shape  *shape
	values []value.Value
	texts  []string // of the values that the database has in another form; nil: none
	err    *ValueError
}

// shape is the columns that the rows of a view have.
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

// Value is the value of a column, null for one that was not read.
func (r Row) Value(column string) value.Value {
	if r.shape == nil {
		return value.Value{}
	}
	if i, ok := r.shape.at[column]; ok {
		return r.values[i]
	}
	return value.Value{}
}

// Text returns the value of a column as the database has it, empty where that is the text of the value:
// a number with its zeros, 1.10 and 00042, a time of SQLite with its zone or without its time of day. It
// is for show, copies and exports; values compare without it.
func (r Row) Text(column string) string {
	if r.texts == nil {
		return ""
	}
	if i, ok := r.shape.at[column]; ok {
		return r.texts[i]
	}
	return ""
}

// Columns are the ids of the columns that were read.
func (r Row) Columns() []string {
	if r.shape == nil {
		return nil
	}
	return slices.Clone(r.shape.columns)
}

// Err is a *ValueError if the database had a value that no Value stands for, such as a list: the
// column has it as a text then.
func (r Row) Err() error {
	if r.err == nil {
		return nil
	}
	return r.err
}

// rowSize is about how many bytes a row takes without its values.
const rowSize = 72

// textSize is about how many bytes the text of a value takes beside its letters.
const textSize = 16

// Size is about how many bytes of memory the row takes.
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

// ValueError is a value of the database that no Value stands for.
type ValueError struct {
	// Column is the id of the column, ID that of the row.
	Column, ID string
	Err        error
}

// Error names the column and the row.
func (e *ValueError) Error() string {
	return fmt.Sprintf("sqlrows: column %q of row %q: %v", e.Column, e.ID, e.Err)
}

// Unwrap is what is wrong with the value.
func (e *ValueError) Unwrap() error { return e.Err }
