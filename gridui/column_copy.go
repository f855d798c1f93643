// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// NoCopy leaves the column out of copies, exports and what the menu copies.
func (t *Typed[T, V]) NoCopy() *Typed[T, V] {
	t.col.Def.NoCopy = true
	return t
}

// CopyText copies and exports what the column shows, such as "19.90 €". Without it
// numbers, truth values and texts are as their plain values, such as 19.9: see Grid.Copy.
func (t *Typed[T, V]) CopyText() *Typed[T, V] {
	t.col.Def.CopyShown = true
	return t
}

// ExcelFormat is the number format code of the column in a workbook, such as
// "#,##0.00"; empty: "General", of times the layout of the column.
func (t *Typed[T, V]) ExcelFormat(code string) *Typed[T, V] {
	t.col.Def.ExcelFormat = code
	return t
}
