// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/gridui/internal/rowdata"

// Edit makes the column editable: put stores a new value in a row. A cleared
// cell gets the zero value of V. Where V is neither a basic type nor made
// from one, or shows itself by a String method, what is typed can be read
// only if Parse says how. A nil put makes the column read-only again.
func (t *Typed[T, V]) Edit(put func(row *T, v V)) *Typed[T, V] {
	t.col.EditBy(nil, nil)
	if put != nil {
		t.col.EditBy(cellKit{}, func(row rowdata.Row, v V) { put(rowdata.Ptr[T](row), v) })
	}
	return t
}

// Parse reads what was typed into a cell, the way back from Format. An error
// refuses the input; its text is shown to the user. nil restores the default:
// plain digits for numbers, true or false for booleans, the column's layout
// or RFC 3339 for times, strings as they are. A time keeps its location and what the
// layout does not show: with "2006-01-02" its time of day.
func (t *Typed[T, V]) Parse(parse func(text string) (V, error)) *Typed[T, V] {
	t.col.ParseBy(parse)
	return t
}
