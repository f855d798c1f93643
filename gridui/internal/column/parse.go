// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"errors"
	"fmt"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/tracking"
)

// The errors of values that cannot be stored in a cell.
var (
	errNoParser = errors.New("no way to read text: give the column a Parse")
	errNilRow   = errors.New("no row to edit")
	// ErrNoChoice is the error of a value that is not one of the column's choices.
	ErrNoChoice = errors.New("not one of the values to choose from")
	// ErrNotEditable is the error of an edit of a cell that cannot be edited.
	ErrNotEditable = errors.New("the cell cannot be edited")
)

// EditBy makes the column editable: put stores a value in a row, and kit is the cell editor of
// the grid, see Def.Kit. A nil put makes the column read-only.
func (t *Value[V]) EditBy(kit any, put func(row rowdata.Row, v V)) {
	t.put, t.Def.Set, t.Def.Restore, t.Def.Kit = put, nil, nil, nil
	if put == nil {
		return
	}
	t.Def.Kit = kit
	t.Def.Values, t.Def.Reader = t.values, t.reader
	t.Def.Restore = func(row rowdata.Row, v any) {
		if v == nil && t.Clear != nil {
			t.Clear(row)
			return
		}
		x, _ := v.(V)
		put(row, x)
	}
	t.Def.Set = func(row rowdata.Row, v any) error {
		if row.IsNil() {
			return fmt.Errorf("gridui: column %q: %w", t.Def.ID, errNilRow)
		}
		if v == nil && t.Clear != nil {
			t.Clear(row)
			return nil
		}
		old, _ := t.Get(row)
		x, err := t.choose(row, v, old)
		if err != nil {
			return fmt.Errorf("gridui: column %q: %w", t.Def.ID, err)
		}
		put(row, x)
		return nil
	}
}

// setText does what Def.Set does with a TypedText, or with nil if text is empty. The caller
// has already read the old value of the row, which a paste of millions of cells reads once.
func (t *Value[V]) setText(row rowdata.Row, text string, old V) (err error) {
	var x V
	switch {
	case text == "" && t.Clear != nil:
		t.Clear(row)
		return nil
	case text == "":
	case t.Def.Choices == nil:
		x, err = t.read(text, old)
	default:
		x, err = t.choose(row, TypedText(text), old)
	}
	if err != nil {
		return fmt.Errorf("gridui: column %q: %w", t.Def.ID, err)
	}
	t.put(row, x)
	return nil
}

// ParseBy sets the function that parses text. A nil parse restores the default parser of the
// type, or none if the type has none.
func (t *Value[V]) ParseBy(parse func(text string) (V, error)) {
	t.ownParse = parse != nil
	if parse == nil {
		parse = t.traits.parse
	}
	switch {
	case parse != nil:
		t.parse = func(text string, _ V) (V, error) { return parse(text) }
	case t.traits.kind == option.KindTime: // not Def.Kind, which the option As changes
		t.parse = t.timeParser()
	default:
		t.parse = nil
	}
}

// timeParser returns the parser of times. An edit changes only what the layout shows: the
// result keeps the location and the remaining parts of the old time.
func (t *Value[V]) timeParser() func(text string, old V) (V, error) {
	to, from := recast[V, time.Time], recast[time.Time, V]
	return func(text string, old V) (V, error) {
		at, err := t.times.read(text, to(old))
		return from(at), err
	}
}

// TypedText is text that a user typed or pasted. The type tells such text, which is parsed
// even if the values of the column are strings, from a string that is a value.
type TypedText string

// coerce converts what an editor or a paste delivers to a V: a V itself, TypedText, nil for
// the zero value, or a value of another type whose text parses as a V.
func (t *Value[V]) coerce(v any, old V) (V, error) {
	var zero V
	if v == nil {
		return zero, nil
	}
	if text, ok := v.(TypedText); ok {
		return t.read(string(text), old)
	}
	if x, ok := v.(V); ok {
		return x, nil
	}
	if t.parse == nil {
		return zero, errNoParser
	}
	return t.read(string(appendAny(nil, v)), old)
}

// read parses text as a V. old is the current value of the cell, which keeps the parts of a
// time that its layout does not show. Text of a string column is the value itself, unless the
// program supplied a parser.
func (t *Value[V]) read(text string, old V) (v V, err error) {
	if v, ok := any(text).(V); ok && (!t.ownParse || text == "") {
		return v, nil
	}
	if t.parse == nil {
		return v, errNoParser
	}
	x, err := t.parse(text, old)
	if err != nil {
		return v, err
	}
	return x, nil
}

// choose is coerce for columns with choices: the result is one of them. Text is compared with
// the displayed texts of the choices first, so that a choice that cannot be parsed can be typed.
func (t *Value[V]) choose(row rowdata.Row, v any, old V) (V, error) {
	var zero V
	if t.Def.Choices == nil || v == nil {
		return t.coerce(v, old)
	}
	choices := t.Def.Choices(row)
	if text, ok := textOf(v); ok {
		for _, c := range choices {
			if c.Text == text {
				x, _ := c.value.(V)
				return x, nil
			}
		}
	}
	x, err := t.coerce(v, old)
	if err != nil {
		return zero, err
	}
	for _, c := range choices {
		if tracking.SameValue(c.value, x) {
			return x, nil
		}
	}
	return zero, ErrNoChoice
}

// textOf returns v as text if it is a TypedText or a string.
func textOf(v any) (text string, ok bool) {
	if typed, ok := v.(TypedText); ok {
		return string(typed), true
	}
	text, ok = v.(string)
	return text, ok
}
