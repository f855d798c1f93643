// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "iter"

// cellChanges are changes of cells, as they are kept to be told and to be taken back.
type cellChanges struct {
	// rowIDs are the rows, some of which may have no change.
	rowIDs  []string
	columns []changedColumn
	cells   []changedCell
}

// changedColumn is a column with the values of its cells.
type changedColumn struct {
	def    *columnDef
	values cellValues
}

// changedCell is a cell by the numbers of its row, its column and its value among those
// of the column.
type changedCell struct{ row, column, value int32 }

func (c *cellChanges) count() int { return len(c.cells) }

func (c *cellChanges) old(cell changedCell) any {
	return c.columns[cell.column].values.old(int(cell.value))
}

// at is the change of a cell.
func (c *cellChanges) at(i int) CellEdit {
	cell := c.cells[i]
	column, v := &c.columns[cell.column], int(cell.value)
	return CellEdit{
		RowID: c.rowIDs[cell.row], ColumnID: column.def.id,
		Old: column.values.old(v), New: column.values.new(v),
	}
}

func (c *cellChanges) all() iter.Seq[CellEdit] {
	return func(yield func(CellEdit) bool) {
		for i := range c.cells {
			if !yield(c.at(i)) {
				return
			}
		}
	}
}

// list are all changes, made anew.
func (c *cellChanges) list() []CellEdit {
	edits := make([]CellEdit, len(c.cells))
	for i := range edits {
		edits[i] = c.at(i)
	}
	return edits
}
