// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/theme"
)

// Contents is what the viewport asks about the cells: whatever changes how wide or how
// high they are.
type Contents interface {
	// AppendText appends the text of a cell of any band.
	AppendText(dst []byte, at Address) []byte
	// Indent is how many pixels the text of a cell of a width stands in.
	Indent(at Address, width int) int
	// HasRowStyles and HasCellStyles say whether RowStyle and CellStyle need to be asked.
	HasRowStyles() bool
	HasCellStyles() bool
	RowStyle(at Address) theme.CellStyle
	CellStyle(at Address) theme.CellStyle
	// HeadNeed is the width in pixels that shows the header of a column in full,
	// HeadButtonRoom how much of it its button takes.
	HeadNeed(st *style.Resolved, col int) int
	HeadButtonRoom(st *style.Resolved, col int) int
	// Revision tells any two states of the rows apart, as far as the grid was told.
	Revision() uint64
	// RowHeight is the height that the caller gives to the cells of a row, by its number;
	// 0: that of the style.
	RowHeight(row int) unit.Dp
	// DetailState says whether a row can show a detail and whether it does.
	DetailState(row int) (has, open bool)
	// LayoutDetail lays out the detail of a row, DetailFailed hears that it panicked.
	LayoutDetail(gtx layout.Context, at Address) layout.Dimensions
	DetailFailed(at Address, err error)
}
