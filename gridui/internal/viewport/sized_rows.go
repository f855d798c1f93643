// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"strconv"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/settings"
)

// Given returns the height that a user gave to a row, or 0.
func (c *CellHeights) Given(row coord.Pos) unit.Dp {
	if len(c.options.RowSizing.Heights) == 0 || !c.data.HasRow(row) {
		return 0
	}
	if c.data.Funcs.RowID == nil && !c.data.Outlined() {
		var buf [20]byte // numeric ids are not converted to strings, which would allocate in each frame
		id := strconv.AppendInt(buf[:0], int64(c.data.SourceOf(row)), 10)
		return settings.ClampHeight(&c.options.RowSizing, c.options.RowSizing.Heights[string(id)])
	}
	return settings.ClampHeight(&c.options.RowSizing, c.options.RowSizing.Heights[c.data.RowID(row)])
}

// given returns the height of Given in pixels.
func (c *CellHeights) given(row coord.Pos) int {
	if !c.settings.options.Given {
		return 0
	}
	return px(c.settings.gtx, c.Given(row))
}
