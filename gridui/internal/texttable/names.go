// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package texttable names the columns of a table of texts, and compares texts that are numbers. It contains no grid.
package texttable

import "strconv"

// Letters returns the name of a column by its index, as spreadsheets name it: A to Z, AA and so on.
func Letters(index int) string {
	var name []byte
	for n := index + 1; n > 0; n = (n - 1) / 26 {
		name = append(name, byte('A'+(n-1)%26))
	}
	for i, j := 0, len(name)-1; i < j; i, j = i+1, j-1 {
		name[i], name[j] = name[j], name[i]
	}
	return string(name)
}

// Numbered returns the name of a column without a name: "Column 5" for index 4.
func Numbered(index int) string { return "Column " + strconv.Itoa(index+1) }

// Names hands out names of columns. Each is given only once. The zero value has given none.
type Names struct{ given map[string]bool }

// Take returns a name if it was not given yet, else the name with the least number from 2 on, such as "Price (2)". Of
// an empty name it returns that of the index.
func (n *Names) Take(name string, index int) string {
	if name == "" {
		name = Numbered(index)
	}
	if n.given == nil {
		n.given = map[string]bool{}
	}
	free := name
	for i := 2; n.given[free]; i++ {
		free = name + " (" + strconv.Itoa(i) + ")"
	}
	n.given[free] = true
	return free
}

// Keep records that a name is in use.
func (n *Names) Keep(name string) {
	if n.given == nil {
		n.given = map[string]bool{}
	}
	n.given[name] = true
}
