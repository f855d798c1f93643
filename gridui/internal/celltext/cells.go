// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext

import (
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/theme"
)

// Cells provides the contents of cells for drawing their text.
type Cells interface {
	// AppendDrawn appends the text of a cell of any band as far as it can be drawn.
	AppendDrawn(dst []byte, at viewport.Address) []byte
	// HasRowStyles and HasCellStyles report whether RowStyle and CellStyle can return styles.
	HasRowStyles() bool
	HasCellStyles() bool
	RowStyle(at viewport.Address) theme.CellStyle
	CellStyle(at viewport.Address) theme.CellStyle
	// HeadMarksRoom returns the width of a header's marks and button in pixels.
	HeadMarksRoom(col int) int
	// HeadMarksKey returns a hash of the marks and buttons of the headers of columns [first, end).
	HeadMarksKey(first, end int) uint64
	// Merges reports whether cells can be merged, and IsMerged whether a cell on the screen is part of a merged cell.
	Merges() bool
	IsMerged(at viewport.Address) bool
	// IsBlank reports whether a cell shows something other than its text.
	IsBlank(at viewport.Address) bool
}
