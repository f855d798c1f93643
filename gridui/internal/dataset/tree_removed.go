// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

// givenRows is how many rows are left of those that were given, or came after them by
// themselves.
func (t *treeRows) givenRows(gone *removed) int {
	n := t.n - gone.set.CountBelow(t.n)
	for _, i := range t.later {
		if !gone.Has(i) {
			n++
		}
	}
	return n
}

// goneBelow are rows beyond those that were given that were removed.
func (t *treeRows) goneBelow(gone *removed) map[int]bool {
	below := map[int]bool{}
	for i := t.n; i < t.Len(); i++ {
		if gone.Has(i) && !t.IsFiller(i) {
			below[i] = true
		}
	}
	return below
}

// lostIDs are the ids of removed rows that no other row has by now.
func (t *treeRows) lostIDs(gone *removed, rows map[int]bool) (ids []string) {
	if len(rows) == 0 || t.rowID == nil {
		return nil
	}
	there := map[string]bool{}
	for i := range t.Len() {
		if !gone.Has(i) {
			there[t.id(i)] = true
		}
	}
	for i := t.n; i < t.Len(); i++ {
		if id := t.id(i); rows[i] && !there[id] {
			ids = append(ids, id)
		}
	}
	return ids
}
