// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// TreeFilter selects the rows of a tree that show in addition to the rows that pass a filter.
type TreeFilter uint8

const (
	// TreeFilterKeepAncestors shows the rows that pass and all rows above them. These are open as long as the filter
	// is on, except for the rows that the user closes: they stay closed until the filter changes.
	TreeFilterKeepAncestors TreeFilter = iota
	// TreeFilterParentsFirst shows the rows that pass if all rows above them pass too.
	TreeFilterParentsFirst
	// TreeFilterKeepFamily shows the rows that pass, and all rows above and below them.
	TreeFilterKeepFamily
)
