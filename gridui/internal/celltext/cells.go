// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext

import "github.com/giogrid/giogrid/gridui/internal/viewport"

// Cells is what drawing the text of cells asks about them, beside viewport.Contents.
type Cells interface {
	// HeadMarksRoom is how many pixels of a header's width its marks and its button take.
	HeadMarksRoom(col int) int
	// HeadMarksKey sums up the marks and buttons of the headers of columns [first, end).
	HeadMarksKey(first, end int) uint64
	// IsBlank says whether a cell shows something else than its text.
	IsBlank(at viewport.Address) bool
}
