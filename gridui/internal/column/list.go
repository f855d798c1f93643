// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

// Find finds a column that holds cells by its id, hidden or not.
func Find(cols []*Def, id string) *Def {
	for _, d := range cols {
		if IsNil(d) {
			continue
		}
		if d.Children != nil {
			if found := Find(d.Children, id); found != nil {
				return found
			}
		} else if d.ID == id {
			return d
		}
	}
	return nil
}

// Each appends the columns that hold cells and are wanted.
func Each(cols []*Def, to []*Def, want func(*Def) bool) []*Def {
	for _, d := range cols {
		if IsNil(d) {
			continue
		}
		if d.Children != nil {
			to = Each(d.Children, to, want)
		} else if want(d) {
			to = append(to, d)
		}
	}
	return to
}
