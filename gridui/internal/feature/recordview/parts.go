// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

// parts holds the row, its fields and their lines, for the types that build on them.
type parts struct {
	*Sources
	record *record
	fields *fields
	lines  *lines
}
