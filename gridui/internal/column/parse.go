// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"time"

	"github.com/giogrid/giogrid/gridui/option"
)

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
	case t.traits.kind == option.KindTime: // not Def.Kind, which the option Kind changes
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
