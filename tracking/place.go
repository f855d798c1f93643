// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

// Place is the position of an added row. The zero value is after all rows.
type Place struct {
	// Top is before all rows: the newest row comes first.
	Top bool
	// Before, if it is not empty and Top is not set, is the key of a row: the added row comes directly before it. A
	// key that no row has counts as empty.
	Before string
}
