// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard

import (
	"github.com/giogrid/giogrid/gridui/internal/cellblocks"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/storage/export"
)

// Copies, exports and the menu of cells have the same text of a cell. Numbers, booleans and
// texts are plain, so that spreadsheets take them as such; of all else it is the text that
// users see.

// CellText is the text that a copy has of a cell in any band, where shown is the text that the
// cell shows; false if the cell may not be copied.
func (f *Feature) CellText(at viewport.Address, shown string) (text string, ok bool) {
	d := f.Columns.Def(at.Col)
	if !d.Copies() {
		return "", false
	}
	var cell export.Cell
	if c := f.cellContent(at); len(c.Cols) > 0 {
		c.Copied(&cell, nil, c.Item(0), 0)
	} else if row, ok := f.Dataset.Row(at.Band, at.Row); ok {
		d.CopyCell(&cell, nil, row)
	} else {
		cell.SetText(shown)
	}
	return string(appendCopied(nil, &cell, d, f.Columns.Numbers)), true
}

// cellContent is one cell of a row, without columns if it may not be copied.
func (f *Feature) cellContent(at viewport.Address) cellblocks.Cells {
	it, ok := f.Dataset.ItemIn(at.Band, at.Row)
	if !ok || at.Col < 0 || at.Col >= len(f.Columns.Leaves) {
		return cellblocks.Cells{Snapshot: &dataset.Snapshot{}}
	}
	s := f.Dataset.Snapshots.Single(it)
	col := s.Find(f.Columns.Leaves[at.Col].ID)
	if col < 0 {
		return cellblocks.Cells{Snapshot: &dataset.Snapshot{}}
	}
	s.KeepColumn(col)
	return cellblocks.Cells{Snapshot: s, Blocks: []*cellblocks.Block{cellblocks.Whole(s, 1)}}
}
