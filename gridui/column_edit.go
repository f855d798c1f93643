// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/locale"
)

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

// EditOtherwise takes what is typed, pasted or moved into a cell and is no value of the column as a text: put stores it, for
// Otherwise to give. nil: such texts are refused. It has no effect on a column without Edit.
func (t *Typed[T, V]) EditOtherwise(put func(row *T, text string)) *Typed[T, V] {
	t.col.PutOther = nil
	if put != nil {
		t.col.PutOther = func(row rowdata.Row, text string) { put(rowdata.Ptr[T](row), text) }
	}
	return t
}

// Parse reads what was typed into a cell, the way back from Format. An error
// refuses the input; its text is shown to the user. nil restores the default:
// numbers with the signs of NumberSigns, true or false for booleans, the column's layout
// or RFC 3339 for times, strings as they are. A time that is typed keeps its location and
// what the layout does not show: with "2006-01-02" its time of day. Of a time that is
// pasted that is zero, unless a grid of this program copied it: then the value itself is
// pasted. Values that go from cell to cell otherwise are not parsed where the types agree.
func (t *Typed[T, V]) Parse(parse func(text string) (V, error)) *Typed[T, V] {
	t.col.ParseBy(parse)
	return t
}

// NumberSigns sets the decimal and grouping signs of numbers that users type and paste into
// the column and filter it by, in place of those of Texts.Numbers. The zero value restores
// these. It has no effect on a Parse of the program's, nor on what cells show. Where cells show
// numbers with other signs, these are read too, and what is a different number by either, such as
// "1.234", is refused. A column of texts
// that Kind declares as numbers has its texts read by these signs, too; without them they are
// as in "1,234.5".
func (t *Typed[T, V]) NumberSigns(signs locale.Numbers) *Typed[T, V] {
	t.col.Def.NumberSigns = signs
	return t
}

// Validate refuses values for reasons of the row: row is as it would be with v and
// all else that changes with it. The text of the error is shown to the user. nil
// takes all values.
func (t *Typed[T, V]) Validate(validate func(row T, v V) error) *Typed[T, V] {
	t.col.Def.Validate = nil
	if validate == nil {
		return t
	}
	t.col.Def.Validate = func(row rowdata.Row) error {
		v, ok := t.col.Get(row)
		if !ok {
			v = *new(V)
		}
		return validate(*rowdata.Ptr[T](row), v)
	}
	return t
}

// Editable says in which rows a column that has an Edit can be edited. It must be
// quick and pure. nil: in all.
func (t *Typed[T, V]) Editable(editable func(row T) bool) *Typed[T, V] {
	t.col.Def.Editable = rowdata.Erased(editable)
	return t
}

// Choices sets the values that a cell can be given: its editor is a list of them.
// What is typed or pasted has to be one of them, by value or by what it shows. nil:
// any value.
func (t *Typed[T, V]) Choices(choices func(row T) []V) *Typed[T, V] {
	t.col.ChoicesBy(rowdata.Erased(choices))
	return t
}

// Options sets Choices that are the same for all rows.
func (t *Typed[T, V]) Options(values ...V) *Typed[T, V] {
	t.col.ChoicesBy(func(rowdata.Row) []V { return values })
	return t
}

// LongText edits the cell in a field of several lines.
func (t *Typed[T, V]) LongText() *Typed[T, V] {
	t.col.Def.Long = true
	return t
}

// Clear says how a cell loses its value, in columns whose rows may lack one. Without
// it a cleared cell gets the zero value of V. nil restores that.
func (t *Typed[T, V]) Clear(clear func(row *T)) *Typed[T, V] {
	t.col.Clear = nil
	if clear != nil {
		t.col.Clear = func(row rowdata.Row) { clear(rowdata.Ptr[T](row)) }
	}
	return t
}

// FillFunc computes what the fill handle writes into cells of the column, in place of the rules
// for numbers, dates and texts: see option.CellRanges. next returns the i-th value after the source,
// counted from 0. source is the values of the source in the direction of the fill, the one next
// to the filled cells last, so that a fill upward is no case of its own; missing values are zero
// values. Where next returns false the rules apply.
//
// It is asked where cells are filled down or up, and not where the user has asked for copies.
// It has to be quick. nil restores the rules.
func (t *Typed[T, V]) FillFunc(next func(source []V, i int) (v V, ok bool)) *Typed[T, V] {
	t.col.FillBy(next)
	return t
}
