// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// totalKit is the part of a column that edits its aggregates. Only columns whose totals can be edited have it, so
// that other programs do not link it.
type totalKit interface {
	CanEditTotal(ed *edit.Editing, d *column.Def, it coord.Item) bool
	TotalText(ed *edit.Editing, d *column.Def, it coord.Item) string
	WriteTotal(ed *edit.Editing, d *column.Def, it coord.Item, text string) error
}

// totals finds the aggregates that can be edited.
type totals struct{ *Sources }

// at returns the kit and the item of a cell with an aggregate that can be edited, nil for other cells.
func (c totals) at(at viewport.Address) (kit totalKit, it coord.Item) {
	if at.Band != layoutx.Body || at.Col < 0 || at.Col >= len(c.Columns.Leaves) || !c.Options.Editing.Enabled || c.Options.Loading.Overlay {
		return nil, 0
	}
	d := c.Columns.Def(at.Col)
	if kit, _ = d.TotalKit.(totalKit); kit == nil || !c.Viewport.IsRow(at) || !c.Dataset.OwnRow(at.Band, at.Row) {
		return nil, 0
	}
	if it = c.Dataset.SourceOf(at.Row.BodyPos()); !kit.CanEditTotal(c.Editing, d, it) {
		return nil, 0
	}
	return kit, it
}

// of returns the kit and the item of the row with an id if that shows an aggregate of a column, nil otherwise.
func (c totals) of(rowID string, d *column.Def) (kit totalKit, it coord.Item) {
	if kit, _ = d.TotalKit.(totalKit); kit == nil {
		return nil, 0
	}
	row, ok := c.Dataset.FindShown(rowID, c.Focus.At().Row.BodyPos())
	if !ok || row.IsPinned() {
		return nil, 0
	}
	return c.at(c.Viewport.AddressOf(row, c.Columns.Find(d.ID)))
}

// editable reports whether users can edit a cell, or the aggregate in it.
func (c totals) editable(at viewport.Address) bool {
	if c.Grid.Editable(at) {
		return true
	}
	kit, _ := c.at(at)
	return kit != nil
}
