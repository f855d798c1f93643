// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"slices"
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
)

// Fields resolves which fields of the rows a column edits.
type Fields struct {
	Columns *column.Set
	Report  dataset.Report
	// Known holds the names of all fields. It is empty if rows are maps, which may have any field.
	Known []string

	of map[*column.Def]ColumnFields
}

// ColumnFields holds the fields that a column edits.
type ColumnFields struct {
	Names []string
	// ByValue is set if edits are detected only by the values of the column.
	ByValue bool
}

// Of returns the fields that a column edits. The first result for a column is cached.
func (f *Fields) Of(d *column.Def) ColumnFields {
	fields, ok := f.of[d]
	if !ok {
		if most := 2*len(f.Columns.Defs) + 64; f.of == nil || len(f.of) > most {
			f.of = map[*column.Def]ColumnFields{}
		}
		fields = f.resolve(d)
		f.of[d] = fields
	}
	return fields
}

// Check reports columns that name missing fields: a column, and the columns of a group.
func (f *Fields) Check(d *column.Def) {
	if d == nil {
		return
	}
	if len(d.Fields) > 0 {
		f.Of(d)
	}
	for _, child := range d.Children {
		f.Check(child)
	}
}

// resolve returns the fields that a column names, or else the field named like its id.
func (f *Fields) resolve(d *column.Def) ColumnFields {
	switch {
	case len(d.Fields) > 0 && len(f.Known) == 0:
		return ColumnFields{Names: d.Fields}
	case len(d.Fields) > 0:
		return f.named(d)
	case len(f.Known) == 0:
		return ColumnFields{Names: []string{d.ID}}
	}
	path := func(name string) string { return strings.ReplaceAll(name, ".", "_") }
	for _, called := range []func(name string) bool{
		func(name string) bool { return name == d.ID },
		func(name string) bool { return path(name) == d.ID },
		func(name string) bool { return strings.EqualFold(path(name), d.ID) },
	} {
		if i := slices.IndexFunc(f.Known, called); i >= 0 {
			return ColumnFields{Names: f.Known[i : i+1]}
		}
	}
	return ColumnFields{ByValue: d.Set != nil}
}

// named returns the existing fields that a column names.
func (f *Fields) named(d *column.Def) (fields ColumnFields) {
	for _, name := range d.Fields {
		if slices.Contains(f.Known, name) {
			fields.Names = append(fields.Names, name)
		} else {
			f.Report.Problem("fields"+d.ID+" "+name, "column %q edits the field %q, which rows do not have", d.ID, name)
		}
	}
	return fields
}

// IsAbout reports whether a message about a field concerns a column: whether the column edits the
// field, a part of it, or a field that contains it.
func (f *Fields) IsAbout(d *column.Def, field string) bool {
	if field == d.ID {
		return field != ""
	}
	for _, name := range f.Of(d).Names {
		if name == field || isPart(name, field) || isPart(field, name) {
			return true
		}
	}
	return false
}

// isPart reports whether a field is a part of another one, by their names.
func isPart(part, whole string) bool {
	return len(part) > len(whole) && part[len(whole)] == '.' && strings.HasPrefix(part, whole)
}
