// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/unit"

	"github.com/giogrid/giogrid/layoutx"
)

// rowHeight is the height of the cells of a row of the body, 0 for that of the style.
func (g *Grid[T]) rowHeight(shown int) unit.Dp {
	if g.RowHeight == nil {
		return 0
	}
	row, ok := g.row(layoutx.Body, shown)
	if !ok {
		return 0
	}
	return g.RowHeight(row)
}
