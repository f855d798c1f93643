// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext

import (
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/theme"
)

// Cells is what drawing the text of cells asks about them.
type Cells interface {
	// AppendDrawn appends the text of a cell of any band as far as it can be drawn.
	AppendDrawn(dst []byte, at viewport.Address) []byte
	// HasRowStyles and HasCellStyles say whether RowStyle and CellStyle need to be asked.
	HasRowStyles() bool
	HasCellStyles() bool
	RowStyle(at viewport.Address) theme.CellStyle
	CellStyle(at viewport.Address) theme.CellStyle
	// HeadMarksRoom is how many pixels of a header's width its marks and its button take.
	HeadMarksRoom(col int) int
	// HeadMarksKey sums up the marks and buttons of the headers of columns [first, end).
	HeadMarksKey(first, end int) uint64
	// IsBlank reports whether a cell shows something else than its text.
	IsBlank(at viewport.Address) bool
}
