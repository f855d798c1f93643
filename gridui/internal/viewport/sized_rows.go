// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"strconv"

	"gioui.org/unit"
)

// SizedRow is the height that a row was given, or 0; resizeRow gives it one, 0 its
// own.
func (v *Viewport) SizedRow(row int) unit.Dp {
	if len(v.Options.RowSizing.Heights) == 0 || !v.Dataset.HasRow(row) {
		return 0
	}
	if v.Dataset.Funcs.RowID == nil && !v.Dataset.Outlined() {
		var buf [20]byte // an id that is a number is not made into a string in each frame
		id := strconv.AppendInt(buf[:0], int64(v.Dataset.SourceOf(row)), 10)
		return v.Options.RowSizing.Clamp(v.Options.RowSizing.Heights[string(id)])
	}
	return v.Options.RowSizing.Clamp(v.Options.RowSizing.Heights[v.Dataset.RowID(row)])
}

// sizedHeight is the height in pixels that a row's cells were given, or 0.
func (v *Viewport) sizedHeight(row int) int {
	if !v.Details.Options.Given {
		return 0
	}
	return px(v.Details.Gtx, v.SizedRow(row))
}
