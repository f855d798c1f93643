// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

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
	errNoChoice = errors.New("not one of the values to choose from")
	// errNotEditable is the error of an edit of a cell that cannot be edited.
	errNotEditable = errors.New("the cell cannot be edited")
)

// editBy makes the column editable by kit, with put storing values; a nil put makes it
// read-only.
func (t *valued[V]) editBy(kit any, put func(row rowdata.Row, v V)) {
	t.put, t.def.set, t.def.restore, t.def.kit = put, nil, nil, nil
	if put == nil {
		return
	}
	t.def.kit = kit
	t.def.values, t.def.reader = t.values, t.reader
	t.def.restore = func(row rowdata.Row, v any) {
		if v == nil && t.clear != nil {
			t.clear(row)
			return
		}
		x, _ := v.(V)
		put(row, x)
	}
	t.def.set = func(row rowdata.Row, v any) error {
		if row.IsNil() {
			return fmt.Errorf("gridui: column %q: %w", t.def.id, errNilRow)
		}
		if v == nil && t.clear != nil {
			t.clear(row)
			return nil
		}
		old, _ := t.get(row)
		x, err := t.choose(row, v, old)
		if err != nil {
			return fmt.Errorf("gridui: column %q: %w", t.def.id, err)
		}
		put(row, x)
		return nil
	}
}

// setText is what set does with a text, or with nil where it is empty, in a row whose
// value is known.
func (t *valued[V]) setText(row rowdata.Row, text string, old V) (err error) {
	var x V
	switch {
	case text == "" && t.clear != nil:
		t.clear(row)
		return nil
	case text == "":
	case t.def.choices == nil:
		x, err = t.read(text, old)
	default:
		x, err = t.choose(row, typedText(text), old)
	}
	if err != nil {
		return fmt.Errorf("gridui: column %q: %w", t.def.id, err)
	}
	t.put(row, x)
	return nil
}

func (t *valued[V]) parseBy(parse func(text string) (V, error)) {
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
func (t *valued[V]) timeParser() func(text string, old V) (V, error) {
	to, from := recast[V, time.Time], recast[time.Time, V]
	return func(text string, old V) (V, error) {
		at, err := t.times.read(text, to(old))
		return from(at), err
	}
}

// typedText is text that somebody typed or pasted. It is read as the column reads text,
// even where values are strings: a string is a value there.
type typedText string

// coerce makes a V of what an editor or a paste delivers: a V, text, nil for
// the zero value, or a value of another type whose text reads as a V without
// loss.
func (t *valued[V]) coerce(v any, old V) (V, error) {
	var zero V
	if v == nil {
		return zero, nil
	}
	if text, ok := v.(typedText); ok {
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

// read makes a V of a text.
func (t *valued[V]) read(text string, old V) (v V, err error) {
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
func (t *valued[V]) choose(row rowdata.Row, v any, old V) (V, error) {
	var zero V
	if t.def.choices == nil || v == nil {
		return t.coerce(v, old)
	}
	choices := t.def.choices(row)
	if text, ok := textOf(v); ok {
		for _, c := range choices {
			if c.text == text {
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
	return zero, errNoChoice
}

// textOf is a text as it is delivered.
func textOf(v any) (text string, ok bool) {
	if typed, ok := v.(typedText); ok {
		return string(typed), true
	}
	text, ok = v.(string)
	return text, ok
}
