// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

// RowStatus says what became of a row. The zero value is a row that is as it came.
type RowStatus uint8

const (
	Unchanged RowStatus = iota // as it came
	Added                      // by the user, and not yet in the data that came
	Edited                     // differs from what came
	Deleted                    // came, and is to go
)

// String is the name a status has in data: "added", "edited" or "deleted", and
// empty for rows that are unchanged and for values that are no status.
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

// ParseRowStatus is the status of a name. ok is false for a name that is none;
// the empty name is Unchanged.
func ParseRowStatus(name string) (s RowStatus, ok bool) {
	for s := Unchanged; s <= Deleted; s++ {
		if s.String() == name {
			return s, true
		}
	}
	return Unchanged, false
}
