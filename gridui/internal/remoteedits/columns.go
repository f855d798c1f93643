// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoteedits

import (
	"fmt"
	"reflect"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
	"github.com/giogrid/giogrid/tracking"
)

// Columns maps the columns of a source to fields of its rows with the same names.
type Columns[T any] struct {
	id     func(row T) string
	fields []tracking.Field[T]
	key    []string
	// version is the column with the version counted by the source, empty if there is none. secret
	// holds the columns whose values previews must not show.
	version string
	secret  []string
	// expected holds columns whose old values each edit contains.
	expected []string
}

// ColumnOptions holds properties of columns in addition to their fields.
type ColumnOptions struct {
	// Key holds the columns of the key.
	Key []string
	// Expect holds the columns whose old values edits contain.
	Expect  []string
	Version string
	Secret  []string
}

// NewColumns selects the fields that hold a value. Fields without one are replaced by their parts,
// recursively. Local fields are skipped. id returns the id of a row. NewColumns returns an error if
// a named column has no field.
func NewColumns[T any](fields []tracking.Field[T], id func(row T) string, o ColumnOptions) (Columns[T], error) {
	c := Columns[T]{id: id, fields: holding(fields), key: o.Key, version: o.Version, secret: o.Secret, expected: o.Expect}
	if len(c.fields) == 0 {
		return c, fmt.Errorf("gridui: rows of type %v have no fields that are columns: Fields says which they are", reflect.TypeFor[T]())
	}
	needed := slices.Clone(o.Secret)
	if o.Version != "" {
		needed = append(needed, o.Version)
	}
	for _, column := range needed {
		if c.field(column) == nil {
			return c, fmt.Errorf("gridui: the rows have no field %q", column)
		}
	}
	return c, nil
}

// holding returns the fields that hold a value.
func holding[T any](fields []tracking.Field[T]) (out []tracking.Field[T]) {
	taken, blank := map[string]bool{}, rowdata.Blank[T]()
	for _, f := range fields {
		if f.Within != "" && taken[f.Within] {
			taken[f.Name] = true
			continue
		}
		if _, err := valueOf(&f, blank); err == nil && !f.Local {
			out = append(out, f)
			taken[f.Name] = true
		}
	}
	return out
}

// field returns the field of a column, nil if there is none.
func (c *Columns[T]) field(column string) *tracking.Field[T] {
	for i := range c.fields {
		if c.fields[i].Name == column {
			return &c.fields[i]
		}
	}
	return nil
}

// valueOf returns the value of a row in a field.
func valueOf[T any](f *tracking.Field[T], row T) (v value.Value, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("gridui: the field %q: %v", f.Name, p)
		}
	}()
	if v, err = value.Of(f.Get(row)); err != nil {
		err = fmt.Errorf("gridui: the field %q: %w", f.Name, err)
	}
	return v, err
}

// value returns the value of a row in a column, null if there is none.
func (c *Columns[T]) value(column string, row *T) value.Value {
	f := c.field(column)
	if f == nil {
		return value.Value{}
	}
	v, _ := valueOf(f, *row)
	return v
}

// set sets columns of a row to values. It skips fields that cannot be set.
func (c *Columns[T]) set(row *T, values []rowsource.Field) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("gridui: %v", p)
		}
	}()
	for _, v := range values {
		f := c.field(v.Column)
		if f == nil || f.Set == nil || c.value(v.Column, row) == v.Value {
			continue
		}
		if err := f.Set(row, plain(v.Value, f.Get(*row))); err != nil {
			return fmt.Errorf("gridui: the field %q: %w", v.Column, err)
		}
	}
	return nil
}

// plain returns a value in the form for a field whose present value is now.
func plain(v value.Value, now any) any {
	if _, is := now.(value.Value); is {
		return v
	}
	return v.Plain()
}

// Keyless reports whether a row has no key yet: all its key columns are null, 0 or empty. The
// source makes the key of such a row.
func (c *Columns[T]) Keyless(row T) bool {
	for _, column := range c.key {
		if !isEmpty(c.value(column, &row)) {
			return false
		}
	}
	return true
}

func isEmpty(v value.Value) bool {
	return v.IsNull() || v == value.Int(0) || v == value.Text("")
}
