// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

// Place is the position of an added row. The zero value is AtEnd.
type Place struct {
	top    bool
	before string
}

var (
	// AtEnd is after all rows.
	AtEnd = Place{}
	// AtTop is before all rows: the newest row comes first.
	AtTop = Place{top: true}
)

// Before returns the place directly before the row with a key. If there is no such row, it means AtEnd.
func Before(key string) Place { return Place{before: key} }
