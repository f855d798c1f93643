// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"strconv"

	"gioui.org/unit"
)

// sizedRow is the height that a row was given, or 0; resizeRow gives it one, 0 its
// own.
func (g *core) sizedRow(row int) unit.Dp {
	if len(g.RowSizing.Heights) == 0 || !g.data.HasRow(row) {
		return 0
	}
	if g.data.Funcs.RowID == nil && !g.data.Outlined() {
		var buf [20]byte // an id that is a number is not made into a string in each frame
		id := strconv.AppendInt(buf[:0], int64(g.data.SourceOf(row)), 10)
		return g.RowSizing.Clamp(g.RowSizing.Heights[string(id)])
	}
	return g.RowSizing.Clamp(g.RowSizing.Heights[g.data.RowID(row)])
}

// sizedHeight is the height in pixels that a row's cells were given, or 0.
func (e *engine) sizedHeight(row int) int {
	if !e.details.options.given {
		return 0
	}
	return px(e.details.gtx, e.ask.sizedRow(row))
}
