// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

// Find returns the leaf column with an id, or nil. It searches column groups and hidden
// columns too.
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

// Each appends the leaf columns for which want returns true, those in column groups included,
// and returns the extended slice.
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
