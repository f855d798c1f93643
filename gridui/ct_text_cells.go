// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/gridui/internal/viewport"

// TextCells is what drawing the text of cells asks about them, beside viewport.Contents.
type TextCells interface {
	// HeadMarksRoom is how many pixels of a header's width its marks and its button take.
	HeadMarksRoom(col int) int
	// HeadMarksKey sums up the marks and buttons of the headers of columns [first, end).
	HeadMarksKey(first, end int) uint64
	// IsBlank says whether a cell shows something else than its text.
	IsBlank(at viewport.Address) bool
}
