// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

// Index maps ids in a view to columns and groups, of which there may be a million.
type Index struct {
	// Leaves holds the caller's columns, shown or not.
	Leaves map[string]*Leaf
	// Groups holds the ids of header groups, and Names all ids including that of the column of groups.
	Groups, Names map[string]bool
}

func (c *Set) ByID() Index {
	ids := Index{
		Leaves: make(map[string]*Leaf, len(c.All)), Groups: map[string]bool{}, Names: map[string]bool{GroupColumnID: true},
	}
	for i := range c.Groups {
		ids.Groups[c.Groups[i].ID] = true
	}
	for i := range c.All {
		l := &c.All[i]
		if l.Own {
			continue
		}
		ids.Leaves[l.ID], ids.Names[l.ID] = l, true
		for _, g := range l.Groups {
			ids.Names[c.Groups[g].ID] = true
		}
	}
	return ids
}
