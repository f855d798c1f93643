// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

// RowStatus is the change status of a row. The zero value is an unchanged row.
type RowStatus uint8

const (
	Unchanged RowStatus = iota // as in the data
	Added                      // by the user, and not in the data yet
	Edited                     // differs from the data
	Deleted                    // in the data, and to be removed
)

// String returns the name of a status in data: "added", "edited" or "deleted", and the empty string for
// Unchanged and invalid statuses.
func (s RowStatus) String() string {
	switch s {
	case Added:
		return "added"
	case Edited:
		return "edited"
	case Deleted:
		return "deleted"
	}
	return ""
}
