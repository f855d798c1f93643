// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package filterlist copies and changes lists of the filters of columns.
package filterlist

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/filter"
)

// With returns a copy of a list in which a column has another filter. It leaves out a filter that passes all rows.
func With(old []filter.Column, id string, f filter.Filter) []filter.Column {
	is := func(c filter.Column) bool { return c.ColumnID == id }
	at := slices.IndexFunc(old, is)
	out := slices.DeleteFunc(slices.Clone(old), is)
	if !f.Active() {
		return out
	}
	if at < 0 {
		at = len(out)
	}
	return slices.Insert(out, min(at, len(out)), filter.Column{ColumnID: id, Filter: f.Clone()})
}

// Clone returns a list that shares nothing with another one.
func Clone(columns []filter.Column) []filter.Column {
	columns = slices.Clone(columns)
	for i := range columns {
		columns[i].Filter = columns[i].Filter.Clone()
	}
	return columns
}
