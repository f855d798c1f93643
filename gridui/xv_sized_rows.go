// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"strconv"

	"gioui.org/unit"
)

// sizedRow is the height that a row was given, or 0; resizeRow gives it one, 0 its
// own.
func (v *Viewport) sizedRow(row int) unit.Dp {
	if len(v.opt.RowSizing.Heights) == 0 || !v.data.HasRow(row) {
		return 0
	}
	if v.data.Funcs.RowID == nil && !v.data.Outlined() {
		var buf [20]byte // an id that is a number is not made into a string in each frame
		id := strconv.AppendInt(buf[:0], int64(v.data.SourceOf(row)), 10)
		return v.opt.RowSizing.Clamp(v.opt.RowSizing.Heights[string(id)])
	}
	return v.opt.RowSizing.Clamp(v.opt.RowSizing.Heights[v.data.RowID(row)])
}

// sizedHeight is the height in pixels that a row's cells were given, or 0.
func (v *Viewport) sizedHeight(row int) int {
	if !v.details.options.given {
		return 0
	}
	return px(v.details.gtx, v.sizedRow(row))
}
