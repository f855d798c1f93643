// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package spans

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/layoutx"
)

// Writes returns the writes of a value to all rows of the merged cell of a write, or the write itself.
func (f *Feature) Writes(w edit.Write) []edit.Write {
	col := f.Columns.Find(w.ColumnID)
	pos, ok := f.Dataset.FindShown(w.RowID, f.near())
	if !f.On() || col < 0 || !ok {
		return []edit.Write{w}
	}
	m := f.Whole(f.Viewport.AddressOf(pos, col))
	if m.Rows == 1 || m.At.Col != col {
		return []edit.Write{w}
	}
	writes := make([]edit.Write, 0, m.Rows)
	for i := range m.Rows {
		at := m.At
		at.Row += coord.Slot(i)
		it, ok := f.Dataset.ItemIn(at.Band, at.Row)
		if !ok {
			continue
		}
		w.RowID, w.Record, w.Known = f.Dataset.ItemID(it), it.Record(), true
		writes = append(writes, w)
	}
	return writes
}

// near returns a row on the screen, near which an edited row is looked for.
func (f *Feature) near() coord.Pos {
	if rows := f.Viewport.Sheet.Rows[layoutx.Body]; len(rows) > 0 {
		return coord.Pos(rows[0].Index)
	}
	return 0
}
