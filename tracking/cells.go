// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import "maps"

// cellMap is what EditedCells told last.
type cellMap struct {
	version uint64
	cells   map[string]bool
}

// CellEdited reports whether a field of a row differs from what it was: the row is
// edited, in this cell too. Always false without Config.EditedCells.
func (t *Tracker[T]) CellEdited(key, field string) bool {
	e, _, _ := t.find(key)
	if !t.config.EditedCells || e == nil || e.status != Edited {
		return false
	}
	f, ok := t.schema.field(field)
	return ok && !f.same(e.row, e.base)
}

// EditedCells is a copy of all edited cells, by the row's key, an underscore and
// the field's name; where a part of a field is edited, the whole is too. Two cells have one name there if keys or names hold
// underscores in unlucky places: CellEdited tells them apart. Empty without
// Config.EditedCells.
func (t *Tracker[T]) EditedCells() map[string]bool {
	if !t.config.EditedCells {
		return map[string]bool{}
	}
	if t.cells.cells == nil || t.cells.version != t.versions[Edited] {
		t.cells = cellMap{t.versions[Edited], map[string]bool{}}
		for _, e := range t.lists[Edited].appendItems(nil) {
			fields := t.schema.of(e.row, e.base)
			var names []string
			for i := range fields {
				names = fields[i].edited(names, e.row, e.base)
			}
			for _, name := range names {
				t.cells.cells[e.key+"_"+name] = true
			}
		}
	}
	return maps.Clone(t.cells.cells)
}
