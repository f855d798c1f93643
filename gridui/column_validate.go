// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/gridui/internal/rowdata"

// Validate refuses values for reasons of the row: row is as it would be with v and
// all else that changes with it. The text of the error is shown to the user. nil
// takes all values.
func (t *Typed[T, V]) Validate(validate func(row T, v V) error) *Typed[T, V] {
	t.col.def.validate = nil
	if validate == nil {
		return t
	}
	t.col.def.validate = func(row rowdata.Row) error {
		v, ok := t.col.get(row)
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
	t.col.def.editable = nil
	if editable != nil {
		t.col.def.editable = func(row rowdata.Row) bool { return editable(*rowdata.Ptr[T](row)) }
	}
	return t
}

// Choices are the values that a cell can be given: its editor is a list of them.
// What is typed or pasted has to be one of them, by value or by what it shows. nil:
// any value.
func (t *Typed[T, V]) Choices(choices func(row T) []V) *Typed[T, V] {
	t.col.choicesBy(nil)
	if choices != nil {
		t.col.choicesBy(func(row rowdata.Row) []V { return choices(*rowdata.Ptr[T](row)) })
	}
	return t
}

// Options is Choices that are the same for all rows.
func (t *Typed[T, V]) Options(values ...V) *Typed[T, V] {
	t.col.choicesBy(func(rowdata.Row) []V { return values })
	return t
}

// LongText edits the cell in a field of several lines.
func (t *Typed[T, V]) LongText() *Typed[T, V] {
	t.col.def.long = true
	return t
}

// Clear says how a cell loses its value, in columns whose rows may lack one. Without
// it a cleared cell gets the zero value of V. nil restores that.
func (t *Typed[T, V]) Clear(clear func(row *T)) *Typed[T, V] {
	t.col.clear = nil
	if clear != nil {
		t.col.clear = func(row rowdata.Row) { clear(rowdata.Ptr[T](row)) }
	}
	return t
}
