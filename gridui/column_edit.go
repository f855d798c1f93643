// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// Edit makes the column editable: put stores a new value in a row. A cleared cell gets the zero value of V. A column
// needs Parse to read typed text unless V is a basic type, or made from one, without a String method. A nil put
// makes the column read-only again.
func (t *Typed[T, V]) Edit(put func(row *T, v V)) *Typed[T, V] {
	t.col.EditBy(nil, nil)
	if put != nil {
		t.col.EditBy(cellKit{}, func(row rowdata.Row, v V) { put(rowdata.Ptr[T](row), v) })
	}
	return t
}

// EditOtherwise stores typed, pasted and moved texts that are not values of the column: put stores the text, which
// Otherwise then returns. nil: such texts are refused. It has no effect on a column without Edit.
func (t *Typed[T, V]) EditOtherwise(put func(row *T, text string)) *Typed[T, V] {
	t.col.PutOther = nil
	if put != nil {
		t.col.PutOther = func(row rowdata.Row, text string) { put(rowdata.Ptr[T](row), text) }
	}
	return t
}

// Parse sets the function that parses typed text, the inverse of Format. An error refuses the text; users see the
// text of the error.
//
// nil restores the default: numbers with the signs of NumberSigns, true or false for booleans, the layout of the
// column or RFC 3339 for times, strings unchanged. A typed time keeps the old location and the parts that the layout
// does not show: with "2006-01-02" the time of day. A pasted time has zero there, unless a grid of this program
// copied it: then the value itself is pasted. Other transfers between cells do not parse if the types are equal.
func (t *Typed[T, V]) Parse(parse func(text string) (V, error)) *Typed[T, V] {
	t.col.ParseBy(parse)
	return t
}

// NumberSigns sets the decimal and grouping signs of numbers that users type or paste into the column or filter it
// by, instead of the signs of Texts.Numbers. The zero value restores those. It has no effect on a Parse of the
// program, or on what cells show.
//
// If cells show numbers with other signs, these are parsed too. A text that is a different number in each notation,
// such as "1.234", is refused. Texts of a column that Kind declares as numbers are parsed with these signs too, by
// default as in "1,234.5".
func (t *Typed[T, V]) NumberSigns(signs locale.Numbers) *Typed[T, V] {
	t.col.Def.NumberSigns = signs
	return t
}

// Validate sets the function that checks new values. row is the row as it would be after all changes of the edit.
// Users see the text of the error. nil accepts all values.
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

// Editable sets the function that reports in which rows a column with an Edit can be edited. It must be fast and
// pure. nil: in all rows.
func (t *Typed[T, V]) Editable(editable func(row T) bool) *Typed[T, V] {
	t.col.Def.Editable = rowdata.Erased(editable)
	return t
}

// Choices sets the function that returns the valid values of a cell: its editor is a list of them. Typed and pasted
// texts must match a valid value or its visible text. nil: any value is valid.
func (t *Typed[T, V]) Choices(choices func(row T) []V) *Typed[T, V] {
	t.col.ChoicesBy(rowdata.Erased(choices))
	return t
}

// Options sets the same valid values for all rows, see Choices.
func (t *Typed[T, V]) Options(values ...V) *Typed[T, V] {
	t.col.ChoicesBy(func(rowdata.Row) []V { return values })
	return t
}

// OpenByClick sets whether a single click opens the editors of the column, instead of Editing.OpenByClick.
func (t *Typed[T, V]) OpenByClick(on bool) *Typed[T, V] {
	t.col.Def.OpenByClick = &on
	return t
}

// EditTotal lets users edit the sums of a column of numbers that the rows of groups, their footers, and the row of
// totals of TotalRowFirst and TotalRowLast show, and sets how the rows get them. Each edit is one step of undo with one
// CellsEdited event, and writes the rows that pass the filter, in closed groups too. Rows that cannot be edited
// keep their values, and the others share what is left of the total. Parts have as many decimals as the total and the
// values have.
//
// ShareEqual and ShareProportional need AggregateSum; SetAll serves other aggregates too. Totals of branches of a
// tree, shares, rows of totals that do not scroll, and totals that a source computes cannot be edited.
func (t *Typed[T, V]) EditTotal(by option.TotalEdit) *Typed[T, V] {
	t.col.Def.TotalEdit, t.col.Def.TotalKit = by, edit.TotalKit{}
	return t
}

// LongText makes the editor of cells a field of several lines.
func (t *Typed[T, V]) LongText() *Typed[T, V] {
	t.col.Def.Long = true
	return t
}

// Clear sets the function that removes the value of a cell, for columns that allow missing values. By default, and
// after nil, a cleared cell gets the zero value of V. NullItem is an item of the cell menu for such columns.
func (t *Typed[T, V]) Clear(clear func(row *T)) *Typed[T, V] {
	t.col.Clear, t.col.Def.Nullable = nil, clear != nil
	if clear != nil {
		t.col.Clear = func(row rowdata.Row) { clear(rowdata.Ptr[T](row)) }
	}
	return t
}

// FillFunc sets the function that computes the values that the fill handle writes, instead of the rules for numbers,
// dates and texts of option.CellRanges. next returns the i-th value after the source, counted from 0. source holds
// the source values in the direction of the fill, the value next to the filled cells last, also for a fill upward;
// missing values are zero values. If next returns false, the rules apply.
//
// next is called for fills down and up, but not if the user requested copies. It must be fast. nil restores the
// rules.
func (t *Typed[T, V]) FillFunc(next func(source []V, i int) (v V, ok bool)) *Typed[T, V] {
	t.col.FillBy(next)
	return t
}
