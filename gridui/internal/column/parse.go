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

// The reasons why a value cannot be put into a cell.
var (
	errNoParser = errors.New("no way to read text: give the column a Parse")
	errNilRow   = errors.New("no row to edit")
	ErrNoChoice = errors.New("not one of the values to choose from")
	// ErrNotEditable is the error of an edit of a cell that cannot be edited.
	ErrNotEditable = errors.New("the cell cannot be edited")
)

// EditBy makes the column editable by kit, with put storing values; a nil put makes it
// read-only.
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

// SetText is what set does with a text, or with nil where it is empty, in a row whose
// value is known.
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

func (t *Value[V]) ParseBy(parse func(text string) (V, error)) {
	t.ownParse = parse != nil
	if parse == nil {
		parse = t.traits.parse
	}
	switch {
	case parse != nil:
		t.parse = func(text string, _ V) (V, error) { return parse(text) }
	case t.traits.kind == option.KindTime: // not def.kind, which As changes
		t.parse = t.timeParser()
	default:
		t.parse = nil
	}
}

// timeParser reads text in the layout, so that only what was typed changes: the old
// time keeps its location and what the layout does not show.
func (t *Value[V]) timeParser() func(text string, old V) (V, error) {
	to, from := recast[V, time.Time], recast[time.Time, V]
	return func(text string, old V) (V, error) {
		at, err := t.times.read(text, to(old))
		return from(at), err
	}
}

// TypedText is text that somebody typed or pasted. It is read as the column reads text,
// even where values are strings: a string is a value there.
type TypedText string

// coerce makes a V of what an editor or a paste delivers: a V, text, nil for
// the zero value, or a value of another type whose text reads as a V without
// loss.
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

// Read makes a V of a text.
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

// choose is coerce for a column whose cells are given one of several values.
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

// textOf is a text as it is delivered.
func textOf(v any) (text string, ok bool) {
	if typed, ok := v.(TypedText); ok {
		return string(typed), true
	}
	text, ok = v.(string)
	return text, ok
}
