// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// Wrap breaks the column's text into lines where it is wider than the column, and at
// its newlines; rows are as high as the longest text of all columns that wrap needs,
// on the screen or not. Copies and exports are of the whole text, rows that float and
// footers show one line. Text takes at most 4,096 characters and 1,000 lines. Cells
// that the caller draws do not wrap.
//
// In a grid with such a column what rows show begins at their top, where a row of one
// line shows it.
func (t *Typed[T, V]) Wrap() *Typed[T, V] {
	t.col.Def.Wrap = true
	return t
}

// MaxLines bounds the lines of a column that wraps: the last of them is cut short.
// Zero and less is 1,000.
func (t *Typed[T, V]) MaxLines(n int) *Typed[T, V] {
	t.col.Def.Lines = n
	return t
}
