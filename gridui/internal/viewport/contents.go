// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/theme"
)

// Contents provides what determines the width and the height of cells.
type Contents interface {
	// AppendDrawn appends the text of a cell of any band as far as it can be drawn.
	AppendDrawn(dst []byte, at Address) []byte
	// HasRowStyles and HasCellStyles report whether RowStyle and CellStyle can return styles.
	HasRowStyles() bool
	HasCellStyles() bool
	RowStyle(at Address) theme.CellStyle
	CellStyle(at Address) theme.CellStyle
	// HeadNeed returns the width in pixels that shows the header of a column in full.
	// HeadButtonRoom returns the part of it that the header's button takes.
	HeadNeed(st *style.Resolved, col int) int
	HeadButtonRoom(st *style.Resolved, col int) int
	// Revision changes whenever the grid is told of changed rows.
	Revision() uint64
	// RowHeight returns the height that the program gives to the cells of a row, by its number. 0
	// selects the height of the style.
	RowHeight(row coord.Pos) unit.Dp
	Below
}

// Below provides the details below rows.
type Below interface {
	// DetailState reports whether a row has a detail and whether that is open.
	DetailState(row coord.Pos) (has, open bool)
	// LayoutDetail lays out the detail of a row. DetailFailed is called if it panicked.
	LayoutDetail(gtx layout.Context, at Address) layout.Dimensions
	DetailFailed(at Address, err error)
}
