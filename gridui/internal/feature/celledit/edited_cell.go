// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// editedCell is the edited cell, by ids, and its place. The place is looked up when its inputs change.
type editedCell struct {
	_ nocmp.Struct

	*Sources

	open            bool
	rowID, columnID string

	at   viewport.Address
	seen rowsSeen
	// shows reports that the cell is among the visible ones; kept that the row was found while it is not.
	shows, kept bool
	// isNew is set for a cell of the row in which users type a new row.
	isNew bool
}

// rowsSeen holds the inputs of a row's place.
type rowsSeen struct {
	rows, cols uint32
	n          int
	// floating holds the numbers of rows that float at the top and at the bottom.
	floating [2]int
}

// rowsNow returns the current inputs.
func (c *editedCell) rowsNow() rowsSeen {
	return rowsSeen{
		c.Dataset.RowsRev, c.Columns.Rev, c.Viewport.Count,
		[2]int{c.Dataset.FloatingCount(layoutx.Top), c.Dataset.FloatingCount(layoutx.Bottom)},
	}
}

// find returns the address of the edited cell, and whether it is among the visible ones.
func (c *editedCell) find() (at viewport.Address, shows bool) {
	if !c.open {
		return viewport.NoCell, false
	}
	if c.isNew {
		return c.findNew()
	}
	if now := c.rowsNow(); c.seen != now {
		c.seen = now
		col := c.Columns.Find(c.columnID)
		row, ok := c.Dataset.FindShown(c.rowID, c.at.Row.BodyPos())
		c.shows = ok && col >= 0
		if c.shows {
			c.at = c.Viewport.AddressOf(row, col)
		}
	}
	return c.at, c.shows
}

// findNew returns the address of the edited cell of the new row, and whether it shows.
func (c *editedCell) findNew() (at viewport.Address, shows bool) {
	b, row, ok := c.Dataset.BlankAt()
	c.at = viewport.Address{Band: b, Row: row, Col: c.Columns.Find(c.columnID)}
	c.shows = ok && c.at.Col >= 0
	return c.at, c.shows
}

// show scrolls to the cell.
func (c *editedCell) show() {
	if at, shows := c.find(); shows {
		c.Motion.ShowCell(at)
	}
}

// rect returns the place of the cell in this frame, and the part of its pane in which it is visible, in
// pixels of the sheet. The cell is empty if it is not on the screen.
func (c *editedCell) rect() (cell, within image.Rectangle) {
	if at, shows := c.find(); shows {
		return c.rectOf(at)
	}
	return cell, within
}

// rectOf returns the place of a cell like rect.
func (c *editedCell) rectOf(at viewport.Address) (cell, within image.Rectangle) {
	found, ok := c.Viewport.FindCell(at)
	if !ok {
		return cell, within
	}
	within = c.Viewport.Sheet.Panes.Rect(c.Columns.Leaves[at.Col].Pane, at.Band)
	if at.Band == layoutx.Body {
		// Sticky rows are drawn over the cell.
		within.Min.Y = max(within.Min.Y, c.Viewport.RowBody(at.Row.BodyPos()).Min.Y)
	}
	cell = found.Rect
	cell.Max.Y -= c.Painter.Style.Line
	if cell.Intersect(within).Empty() {
		return image.Rectangle{}, within
	}
	return cell, within
}
