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

// defaultClassNames holds the names of ClassName.
var defaultClassNames = ByStatus[string]{Added: "row-added", Edited: "row-edited", Deleted: "row-deleted"}

// ClassName returns the name of the look of rows with a status, for programs that look it up by name: the one in
// names, or if that is empty "row-added", "row-edited" or "row-deleted". It returns the empty string for Unchanged
// and invalid statuses.
func (s RowStatus) ClassName(names ByStatus[string]) string {
	if name := names.Of(s); name != "" {
		return name
	}
	return defaultClassNames.Of(s)
}
