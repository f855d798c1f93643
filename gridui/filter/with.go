// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filter

import "slices"

// With is a list of filters with another one of a column. A filter that passes
// all rows is left out.
func With(old []Column, id string, f Filter) []Column {
	is := func(c Column) bool { return c.ColumnID == id }
	at := slices.IndexFunc(old, is)
	out := slices.DeleteFunc(slices.Clone(old), is)
	if !f.Active() {
		return out
	}
	if at < 0 {
		at = len(out)
	}
	return slices.Insert(out, min(at, len(out)), Column{ColumnID: id, Filter: f.Clone()})
}
