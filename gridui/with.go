// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/filter"
)

// withFilter is a list of filters with another one of a column. A filter that passes
// all rows is left out.
func withFilter(old []filter.Column, id string, f filter.Filter) []filter.Column {
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
