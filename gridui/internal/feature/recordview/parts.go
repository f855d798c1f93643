// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

// parts are the row, its fields and their lines, as what is above them sees them.
type parts struct {
	*Sources
	record *record
	fields *fields
	lines  *lines
}
