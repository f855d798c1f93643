// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// findColumn finds a column that holds cells by its id, hidden or not.
func findColumn(cols []*columnDef, id string) *columnDef {
	for _, d := range cols {
		if isNilColumn(d) {
			continue
		}
		if d.children != nil {
			if found := findColumn(d.children, id); found != nil {
				return found
			}
		} else if d.id == id {
			return d
		}
	}
	return nil
}

// eachColumn appends the columns that hold cells and are wanted.
func eachColumn(cols []*columnDef, to []*columnDef, want func(*columnDef) bool) []*columnDef {
	for _, d := range cols {
		if isNilColumn(d) {
			continue
		}
		if d.children != nil {
			to = eachColumn(d.children, to, want)
		} else if want(d) {
			to = append(to, d)
		}
	}
	return to
}
