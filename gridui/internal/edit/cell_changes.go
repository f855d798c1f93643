// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"iter"
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
)

// Changes holds changes of cells in a compact form, for events and for undo.
type Changes struct {
	// rowIDs holds the ids of the rows, some of which may have no change.
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

// at returns the change of a cell.
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

// list returns a new list of all changes.
func (c *Changes) list() []events.CellEdit {
	return slices.AppendSeq(make([]events.CellEdit, 0, len(c.cells)), c.All())
}
