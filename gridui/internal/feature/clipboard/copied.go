// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard

import "github.com/giogrid/giogrid/gridui/internal/ranges"

// noteCopied notes what a copy that begins takes.
func (f *Feature) noteCopied() {
	f.Ranges.Copied.Edits = f.Editing.State.Edits
	switch at := f.Focus.At(); {
	case f.severalCells():
		list := make([]ranges.Range, f.Ranges.Set.Len())
		for i := range list {
			list[i] = f.Ranges.Set.At(i)
		}
		f.Ranges.Copied.NoteRanges(list...)
	case !f.Selection.None():
		f.Ranges.Copied.NoteRows(f.Options.Selection.Rows.Clone())
	default:
		if cell, ok := f.Ranges.Corner(at); ok {
			f.Ranges.Copied.NoteRanges(ranges.Cell(cell))
		}
	}
}

// showCopied shows what was copied, which is on the clipboard now. What is cut has no outline.
func (f *Feature) showCopied() {
	if f.afterCopy != nil || f.Options.Clipboard.NoOutline {
		f.Ranges.Copied.Forget()
		return
	}
	f.Ranges.Copied.Show()
}
