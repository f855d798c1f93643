// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "gioui.org/unit"

// RowHeight is the height of the cells of a row, 0 for that of the style.
func (g *core) RowHeight(shown int) unit.Dp {
	if g.shows.rowHeight == nil {
		return 0
	}
	at := g.engine.view.placeRow(shown, 0)
	row, ok := g.data.Row(at.band, at.row)
	if !ok {
		return 0
	}
	return g.shows.rowHeight(row)
}
