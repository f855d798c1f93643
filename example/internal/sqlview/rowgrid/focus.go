// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowgrid

import (
	"github.com/giogrid/giogrid/example/internal/sqlview/rowset"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Cell is a cell of the grid.
type Cell struct {
	Column rowset.Column
	Value  value.Value
	// Text is the value as stored in the database, empty if that equals the text of the value.
	Text string
}

// Stored returns the value. It is a text for a time, and if the database stores the value in an unusual form.
func (c Cell) Stored() value.Value {
	t, isTime := c.Value.AsTime()
	switch {
	case c.Text != "":
		return value.Text(c.Text)
	case isTime:
		return value.Text(c.Column.TimeText(t))
	}
	return c.Value
}

// Focused returns the focused cell; ok is false if there is none, or its row is not loaded.
func (g *Grid) Focused() (c Cell, ok bool) {
	f := g.grid.Focused()
	if f.Band != layoutx.Body || f.Row < 0 {
		return c, false
	}
	row, ok := g.grid.RowAt(f.Row)
	if !ok {
		return c, false
	}
	for _, of := range g.Rows.Columns {
		if of.ID == f.ColumnID {
			return Cell{of, row.Value(of.ID), row.Text(of.ID)}, true
		}
	}
	return c, false
}

// firstArrived reports whether the first row has arrived since the last call of focusFirst.
func (g *Grid) firstArrived() bool {
	if g.began || len(g.Rows.Columns) == 0 {
		return false
	}
	_, ok := g.remote.Row(0)
	return ok
}

// focusFirst focuses the first cell when the first row has arrived, unless the user has already focused one.
func (g *Grid) focusFirst() {
	if !g.firstArrived() {
		return
	}
	g.began = true
	if f := g.grid.Focused(); f.Band != layoutx.Body || f.Row < 0 {
		g.grid.FocusCell(0, g.Rows.Columns[0].ID)
	}
}
