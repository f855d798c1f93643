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
	// AppendRowStyles appends the styles of the rows of a part.
	AppendRowStyles(dst []theme.CellStyle, part *viewport.Part) []theme.CellStyle
	CellStyle(at viewport.Address) theme.CellStyle
	// HeadMarksRoom returns the width of a header's marks and button in pixels.
	HeadMarksRoom(col int) int
	// HeadMarksKey returns a hash of the marks and buttons of the headers of columns [first, end).
	HeadMarksKey(first, end int) uint64
	// Merges reports whether cells can be merged. MergedKey returns a hash of which cells of a row on the screen are
	// merged with others, in the pane of a column, 0 if none are.
	Merges() bool
	MergedKey(at viewport.Address) uint64
	// IsBlank reports whether a cell shows something other than its text.
	IsBlank(at viewport.Address) bool
}
