// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// ColumnGroups holds header groups closed: of the columns below one only those marked
// KeepCollapsed show, or the first if none is. Groups made Collapsible have a mark
// in their header that users open and close them with. The zero value leaves all
// groups open.
type ColumnGroups struct {
	// Collapsed are the ids of the closed groups; those of groups that are not
	// Collapsible, or of none, change nothing.
	Collapsed []string
	// Controlled proposes what a user does as a ColumnGroupsChanged event and leaves
	// Collapsed to the caller.
	Controlled bool
}
