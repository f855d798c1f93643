// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

// Place is where an added row shows. The zero value is AtEnd.
type Place struct {
	top    bool
	before string
}

var (
	// AtEnd is after all rows.
	AtEnd = Place{}
	// AtTop is before all rows: the newest row is the first.
	AtTop = Place{top: true}
)

// Before is right before the row with a key. Where there is no such row, it is AtEnd.
func Before(key string) Place { return Place{before: key} }
