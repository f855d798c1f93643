// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"github.com/giogrid/giogrid/tracking/same"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// parser parses text as a V. old is the current value of the cell, by reads numbers.
type parser[V any] func(text string, old V, by numtext.Reader) (V, error)

// ParseBy sets the function that parses text. A nil parse restores the default parser of the
// type, or none if the type has none.
func (t *Value[V]) ParseBy(parse func(text string) (V, error)) {
	t.ownParse, t.plainParse = parse != nil, false
	switch own := t.traits.parse; {
	case parse != nil:
		t.parse = func(text string, _ V, _ numtext.Reader) (V, error) { return parse(text) }
	case own != nil:
		t.parse = func(text string, _ V, by numtext.Reader) (V, error) { return own(text, by) }
	case t.traits.kind == option.KindTime: // not Def.Kind, which the option Kind changes
		t.parse = t.timeParser()
	default:
		t.parse = nil
	}
}

// ParsePlainBy sets a function that parses numbers in plain digits, for number types of the program.
// Users type them with the signs of the column.
func (t *Value[V]) ParsePlainBy(parse func(plain string) (V, error)) {
	t.ownParse, t.plainParse = true, true
	t.parse = func(text string, _ V, by numtext.Reader) (v V, err error) {
		plain, err := by.Plain(text)
		if err != nil {
			return v, err
		}
		return parse(plain)
	}
}

// timeParser returns the parser of times. An edit changes only what the layout shows: the
// result keeps the location and the remaining parts of the old time.
func (t *Value[V]) timeParser() parser[V] {
	to, from := recast[V, time.Time], recast[time.Time, V]
	return func(text string, old V, _ numtext.Reader) (V, error) {
		at, err := t.times.read(text, to(old))
		return from(at), err
	}
}

// TypedText is text that a user typed or pasted. The type distinguishes such text, which is parsed even if
// the values of the column are strings, from a string value.
type TypedText string

// LocalText is a TypedText of a grid whose number signs differ from those in "1,234.5".
type LocalText struct {
	Text    TypedText
	Numbers locale.Numbers
	// Pasted reports that the text comes from a clipboard, see Pasted.
	Pasted bool
}

// Typed returns text that a user typed, as a TypedText or a LocalText. numbers are the signs of the
// grid.
// It is not inlined, because the code of every type of values calls it.
//
//go:noinline
func Typed(text string, numbers locale.Numbers) any {
	if IsPointComma(numbers) {
		return TypedText(text)
	}
	return LocalText{Text: TypedText(text), Numbers: numbers}
}

// Pasted returns text that was pasted. It determines the whole of a time: parts that the layout omits become
// zero, while typed text keeps these parts of the cell.
func Pasted(text string, numbers locale.Numbers) any {
	return LocalText{Text: TypedText(text), Numbers: numbers, Pasted: true}
}

// typedText returns v as text that a user typed or pasted, and the signs of the grid.
// It is not inlined, because the code of every type of values calls it.
//
//go:noinline
func typedText(v any) (text string, numbers locale.Numbers, ok bool) {
	switch v := v.(type) {
	case TypedText:
		return string(v), locale.Numbers{}, true
	case LocalText:
		return string(v.Text), v.Numbers, true
	}
	return "", locale.Numbers{}, false
}

// refusal is a value that Set refuses with an error.
type refusal struct{ err error }

// Refused returns a value that Set refuses with err, in place of a value that could not be made.
func Refused(err error) any { return refusal{err} }

// isPasted reports whether v was made by Pasted.
func isPasted(v any) bool {
	text, ok := v.(LocalText)
	return ok && text.Pasted
}

// pastedOver returns old without the parts that a pasted text replaces but does not show.
func (t *Value[V]) pastedOver(old V) V {
	if t.traits.kind != option.KindTime || t.ownParse {
		return old
	}
	return recast[time.Time, V](t.times.above(recast[V, time.Time](old)))
}

// coerce converts the result of an editor or a paste to a V: a V itself, a Carried, typed text, nil for the
// zero value, or a value of another type with a text that parses as a V. Such text comes from the program,
// with numbers as in "1,234.5".
func (t *Value[V]) coerce(v any, old V) (V, error) {
	var zero V
	if v == nil {
		return zero, nil
	}
	switch v := v.(type) {
	case *Carried:
		return t.carried(v, old)
	case refusal:
		return zero, v.err
	}
	if text, numbers, ok := typedText(v); ok {
		if isPasted(v) {
			old = t.pastedOver(old)
		}
		return t.readBy(t.Def.NumberReader(numbers), text, old)
	}
	if x, ok := t.as(v); ok {
		return x, nil
	}
	if t.parse == nil {
		return zero, errNoParser
	}
	return t.read(string(AppendAny(nil, v)), old)
}

// read parses text with numbers as in "1,234.5".
func (t *Value[V]) read(text string, old V) (V, error) { return t.readBy(numtext.Reader{}, text, old) }

// readBy parses text as a V. old is the current value of the cell, which keeps the parts of a
// time that its layout does not show, by reads numbers. Text of a string column is the value
// itself, unless the program supplied a parser.
func (t *Value[V]) readBy(by numtext.Reader, text string, old V) (v V, err error) {
	if text != "" && t.Def.stylesNumbers() && (t.traits.text != nil || t.ownParse && !t.plainParse) {
		if text, err = t.Def.readStyled(text, by, t.ownParse); err != nil {
			return v, err
		}
	}
	if v, ok := t.as(text); ok && (!t.ownParse || text == "") {
		return v, nil
	}
	if t.parse == nil {
		return v, errNoParser
	}
	x, err := t.parse(text, old, by)
	if err != nil {
		return v, err
	}
	return x, nil
}

// ChoicesBy sets the values allowed in a cell. nil: any value.
//
//go:noinline
func (t *Value[V]) ChoicesBy(choices func(row rowdata.Row) []V) {
	t.Def.Choices = nil
	if choices == nil {
		return
	}
	t.Def.Choices = func(row rowdata.Row) []choice {
		values := choices(row)
		out := make([]choice, len(values))
		for i, v := range values {
			out[i] = choice{Text: string(t.append(nil, v)), value: v}
		}
		return out
	}
}

// choose converts v as coerce does; in columns with choices the result is a choice. A value of the column is
// compared with the values of the choices. Text is compared with their displayed texts first, so that a
// choice that cannot be parsed can be typed.
func (t *Value[V]) choose(row rowdata.Row, v any, old V) (V, error) {
	var zero V
	if t.Def.Choices == nil || v == nil {
		return t.coerce(v, old)
	}
	choices := t.Def.Choices(row)
	if x, ok := t.as(itself(v)); ok {
		_, carried := v.(*Carried)
		switch {
		case choiceOf(choices, x) != nil:
			return x, nil
		case carried:
			return zero, ErrNoChoice
		}
	}
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
	if choiceOf(choices, x) == nil {
		return zero, ErrNoChoice
	}
	return x, nil
}

// choiceOf returns the choice with the given value, nil if there is none.
func choiceOf(choices []choice, v any) *choice {
	for i := range choices {
		if same.Values(choices[i].value, v) {
			return &choices[i]
		}
	}
	return nil
}

// textOf returns v as text if it is typed text, a string, or a text of another cell.
func textOf(v any) (text string, ok bool) {
	if c, ok := v.(*Carried); ok {
		return c.asText()
	}
	if typed, _, ok := typedText(v); ok {
		return typed, true
	}
	text, ok = v.(string)
	return text, ok
}
