// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package looknames holds the names by which colours and icons of conditional formats are stored. It is apart from package
// rule so that programs without conditional formats do not link the rules.
package looknames

import "strconv"

// Tints holds the names of the values of tint.Tint.
var Tints = [...]string{"none", "red", "orange", "yellow", "green", "teal", "blue", "purple", "grey"}

// IconSet is a set of icons.
type IconSet struct {
	Name string
	// Icons is the number of icons in the set.
	Icons int
}

// IconSets holds the values of rule.IconSet.
var IconSets = [...]IconSet{{"arrows", 3}, {"shapes", 3}, {"steps", 4}}

// Icon returns the name of an icon of a set, counted from 0.
func Icon(set uint8, icon int) string { return IconSets[set].Name + " " + strconv.Itoa(icon+1) }

// Icons returns the names of all icons, behind the name for none.
func Icons() []string {
	names := []string{Tints[0]}
	for set, of := range IconSets {
		for icon := range of.Icons {
			names = append(names, Icon(uint8(set), icon))
		}
	}
	return names
}
