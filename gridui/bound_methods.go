// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
)

// These methods of Core look at the columns, and may be called before a grid has rows or
// was laid out: only the Grid can give its Core the columns by then.

// Pin is Core.Pin.
func (g *Grid[T]) Pin(id string, side option.PinSide) {
	g.bind()
	g.Core.Pin(id, side)
}

// ShowColumn is Core.ShowColumn.
func (g *Grid[T]) ShowColumn(columnID string) {
	g.bind()
	g.Core.ShowColumn(columnID)
}

// HideColumn is Core.HideColumn.
func (g *Grid[T]) HideColumn(columnID string) {
	g.bind()
	g.Core.HideColumn(columnID)
}

// ShownColumns is Core.ShownColumns.
func (g *Grid[T]) ShownColumns() []string {
	g.bind()
	return g.Core.ShownColumns()
}

// OpenHeaderMenu is Core.OpenHeaderMenu.
func (g *Grid[T]) OpenHeaderMenu(id string) {
	g.bind()
	g.Core.OpenHeaderMenu(id)
}

// EditCells is Core.EditCells.
func (g *Grid[T]) EditCells(writes ...CellWrite) error {
	g.bind()
	return g.Core.EditCells(writes...)
}

// ExportSource is Core.ExportSource.
func (g *Grid[T]) ExportSource() export.Source {
	g.bind()
	return g.Core.ExportSource()
}

// Export is Core.Export.
func (g *Grid[T]) Export(o ExportOptions) {
	g.bind()
	g.Core.Export(o)
}
