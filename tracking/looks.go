// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

// ByStatus is something for each status that changed rows have: a style, a label.
type ByStatus[V any] struct{ Added, Edited, Deleted V }

// Of is what stands for a status; the zero value for Unchanged and for values that
// are no status.
func (b ByStatus[V]) Of(s RowStatus) (v V) {
	switch s {
	case Added:
		return b.Added
	case Edited:
		return b.Edited
	case Deleted:
		return b.Deleted
	}
	return v
}

// RowStatusClassNames names looks of rows by status, for programs that look them up
// by name.
type RowStatusClassNames = ByStatus[string]

// DefaultRowStatusClassNames are the names where none are given.
func DefaultRowStatusClassNames() RowStatusClassNames {
	return RowStatusClassNames{Added: "row-added", Edited: "row-edited", Deleted: "row-deleted"}
}

// RowStatusClassName is the name for a status: that of names, or where that is
// empty, the default. It is empty for Unchanged and for values that are no status.
func RowStatusClassName(s RowStatus, names RowStatusClassNames) string {
	if name := names.Of(s); name != "" {
		return name
	}
	return DefaultRowStatusClassNames().Of(s)
}
