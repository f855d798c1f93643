// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// columnIDs tell what an id in a view stands for: there may be a million of them.
type columnIDs struct {
	// leaves are the columns of the caller's, shown or not.
	leaves map[string]*leaf
	// groups are the header groups, names all of this and the column of groups.
	groups, names map[string]bool
}

func (c *columnSet) byID() columnIDs {
	ids := columnIDs{
		leaves: make(map[string]*leaf, len(c.all)), groups: map[string]bool{}, names: map[string]bool{groupColumnID: true},
	}
	for i := range c.groups {
		ids.groups[c.groups[i].id] = true
	}
	for i := range c.all {
		l := &c.all[i]
		if l.own {
			continue
		}
		ids.leaves[l.id], ids.names[l.id] = l, true
		for _, g := range l.groups {
			ids.names[c.groups[g].id] = true
		}
	}
	return ids
}
