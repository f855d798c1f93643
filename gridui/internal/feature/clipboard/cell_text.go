// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard

import (
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/cellblocks"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/storage/export"
)

// Copies, exports and the menu of cells use the same text of a cell. Numbers, booleans and texts are plain,
// so that spreadsheets recognize them; other values have the text that users see.

// CellCopy is the copied text of a cell, and its value.
type CellCopy struct {
	Text   string
	values *edit.CopiedValues
}

// Take records that the text is put on the clipboard, and returns it.
func (c CellCopy) Take() string {
	edit.NoteCopied(c.Text, c.values)
	return c.Text
}

// CopyCell returns the function that takes the copy of a cell in any band. shown is the text that the cell
// shows. ok is false if the cell may not be copied.
func (f *Feature) CopyCell(at viewport.Address, shown string) (take func() string, ok bool) {
	c, ok := f.OfCell(at, shown)
	return c.Take, ok
}

// OfCell returns the copy of a cell in any band. shown is the text that the cell shows. ok is false if the
// cell may not be copied.
func (f *Feature) OfCell(at viewport.Address, shown string) (copied CellCopy, ok bool) {
	at = f.Viewport.AnchorOf(at)
	d := f.Columns.Def(at.Col)
	c := f.cellContent(at)
	if !d.Copies() && len(c.Cols) == 0 {
		return copied, false
	}
	var cell export.Cell
	if len(c.Cols) > 0 {
		c.Copied(&cell, nil, c.Item(0), 0)
		copied.values = new(edit.CopiedValues)
		copied.values.AddLine([]*column.Def{d}, []any{c.CopiedValue(c.Item(0), 0)})
	} else if row, ok := f.Dataset.Row(at.Band, at.Row); ok {
		d.CopyCell(&cell, nil, row)
	} else {
		cell.SetText(shown)
	}
	if copied.Text = string(appendCopied(nil, &cell, d, f.Columns.Numbers)); strings.ContainsAny(copied.Text, "\t\r\n\"") {
		copied.values = nil // a paste reads several cells, or a quoted one
	}
	return copied, true
}

// cellContent returns one cell of a row, without columns if it may not be copied.
func (f *Feature) cellContent(at viewport.Address) cellblocks.Cells {
	it, ok := f.Dataset.ItemIn(at.Band, at.Row)
	if !ok || at.Col < 0 || at.Col >= len(f.Columns.Leaves) {
		return cellblocks.Cells{Snapshot: &dataset.Snapshot{}}
	}
	s := f.Dataset.Snapshots.Single(it)
	col := s.Find(f.Columns.Leaves[at.Col].ID)
	if len(s.Cols) > 0 && s.IsFull(it) {
		col = 0
	}
	if col < 0 {
		return cellblocks.Cells{Snapshot: &dataset.Snapshot{}}
	}
	s.KeepColumn(col)
	return cellblocks.Cells{Snapshot: s, Blocks: []*cellblocks.Block{cellblocks.Whole(s, 1)}}
}
