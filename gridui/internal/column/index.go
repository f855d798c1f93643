// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

// Index tell what an id in a view stands for: there may be a million of them.
type Index struct {
	// Leaves are the columns of the caller's, shown or not.
	Leaves map[string]*Leaf
	// Groups are the header groups, names all of this and the column of groups.
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
