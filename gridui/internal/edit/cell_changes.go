// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"iter"
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
)

// Changes are changes of cells, as they are kept to be told and to be taken back.
type Changes struct {
	// rowIDs are the rows, some of which may have no change.
	rowIDs  []string
	columns []changedColumn
	cells   []column.ChangedCell
}

// changedColumn is a column with the values of its cells.
type changedColumn struct {
	def    *column.Def
	values column.Pairs
}

func (c *Changes) Count() int { return len(c.cells) }

// at is the change of a cell.
func (c *Changes) at(i int) events.CellEdit {
	cell := c.cells[i]
	column := &c.columns[cell.Column]
	old, now := column.values.Both(int(cell.Value))
	return events.CellEdit{RowID: c.rowIDs[cell.Row], ColumnID: column.def.ID, Old: old, New: now}
}

func (c *Changes) All() iter.Seq[events.CellEdit] {
	return func(yield func(events.CellEdit) bool) {
		for i := range c.cells {
			if !yield(c.at(i)) {
				return
			}
		}
	}
}

// list are all changes, made anew.
func (c *Changes) list() []events.CellEdit {
	return slices.AppendSeq(make([]events.CellEdit, 0, len(c.cells)), c.All())
}
