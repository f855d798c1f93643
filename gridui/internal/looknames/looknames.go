// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package looknames holds the names by which colours and icons of conditional formats are stored. It is apart from package
// rule so that programs without conditional formats do not link the rules.
package looknames

// Tints holds the names of the values of rule.Tint.
var Tints = [...]string{"none", "red", "orange", "yellow", "green", "teal", "blue", "purple", "grey"}

// IconSet is a set of icons.
type IconSet struct {
	Name string
	// Icons is the number of icons in the set.
	Icons int
}

// IconSets holds the values of rule.IconSet.
var IconSets = [...]IconSet{{"arrows", 3}, {"shapes", 3}, {"steps", 4}}
