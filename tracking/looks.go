// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

// ByStatus holds a value for each status of changed rows, such as a style or a label.
type ByStatus[V any] struct{ Added, Edited, Deleted V }

// Of returns the value for a status. It returns the zero value for Unchanged and invalid statuses.
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

// RowStatusClassNames holds names of looks by status, for programs that look them up by name.
type RowStatusClassNames = ByStatus[string]

// DefaultRowStatusClassNames returns the default names.
func DefaultRowStatusClassNames() RowStatusClassNames {
	return RowStatusClassNames{Added: "row-added", Edited: "row-edited", Deleted: "row-deleted"}
}

// RowStatusClassName returns the name of a status in names, or the default if that is empty. It returns the
// empty string for Unchanged and invalid statuses.
func RowStatusClassName(s RowStatus, names RowStatusClassNames) string {
	if name := names.Of(s); name != "" {
		return name
	}
	return DefaultRowStatusClassNames().Of(s)
}
