// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// ColumnGroups sets which header groups are closed. A closed group shows only its columns that are marked
// KeepCollapsed or OnlyCollapsed, or its first column if no column is marked. An open group shows all but the columns
// marked OnlyCollapsed. Groups made Collapsible have a mark in their header, by
// which users open and close them. The zero value opens all groups.
type ColumnGroups struct {
	// Collapsed are the ids of the closed groups. Unknown ids, and ids of groups that are not Collapsible, have no
	// effect.
	Collapsed []string
	// Controlled proposes what users do by ColumnGroupsChanged events and leaves Collapsed to the program.
	Controlled bool
}
