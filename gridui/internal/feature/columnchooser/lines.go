// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnchooser

import "strings"

// search lists the columns that the search field finds.
func (f *Feature) search() {
	f.lines = f.Columns.Choices(f.lines[:0], strings.ToLower(strings.TrimSpace(f.editor.Text())))
	f.cursor = min(max(f.cursor, 0), max(len(f.lines)-1, 0))
}

// scroll scrolls by a number of lines; the cursor stays on the screen.
func (f *Feature) scroll(by int) {
	f.first = min(max(f.first+by, 0), max(len(f.lines)-f.fit, 0))
	f.cursor = min(max(f.cursor, f.first), f.first+f.fit-1)
}

// toggle shows or hides the column at the cursor. At a group it shows all columns, or hides all if all of them
// show.
func (f *Feature) toggle() {
	if f.cursor >= len(f.lines) {
		return
	}
	line := &f.lines[f.cursor]
	f.Grid.SetShown(f.columnsIn(f.cursor, max(line.End, f.cursor+1)), line.Shown < line.Columns)
}

// columnsIn returns the ids of the columns in lines [from, end).
func (f *Feature) columnsIn(from, end int) (ids []string) {
	for i := range f.lines[from:end] {
		if line := &f.lines[from+i]; !line.IsGroup() {
			ids = append(ids, line.ID)
		}
	}
	return ids
}
