// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import "maps"

// cellMap caches the last result of EditedCells.
type cellMap struct {
	version uint64
	cells   map[string]bool
}

// CellEdited reports whether the row is edited and the field differs from its original. It is always false
// without Config.EditedCells.
func (t *Tracker[T]) CellEdited(key, field string) bool {
	e, _, _ := t.find(key)
	if !t.config.EditedCells || e == nil || e.status != Edited {
		return false
	}
	f, ok := t.schema.field(field)
	return ok && !f.same(e.row, e.base)
}

// EditedCells returns a copy of all edited cells, keyed by the key of the row, an underscore and the name of
// the field. If a part of a field is edited, the whole field is included too. Two cells can have the same
// name if keys or field names contain underscores; CellEdited distinguishes them. The map is empty without
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
