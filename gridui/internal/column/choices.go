// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/tracking"
)

// ChoicesBy sets the values that a cell can be given. nil: any value.
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

// choose is coerce for columns with choices: the result is one of them. A value of the column is
// compared with their values. Text is compared with their displayed texts first, so that a choice
// that cannot be parsed can be typed.
func (t *Value[V]) choose(row rowdata.Row, v any, old V) (V, error) {
	var zero V
	if t.Def.Choices == nil || v == nil {
		return t.coerce(v, old)
	}
	choices := t.Def.Choices(row)
	if x, ok := itself(v).(V); ok {
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

// choiceOf returns the choice with a value, nil if there is none.
func choiceOf(choices []choice, v any) *choice {
	for i := range choices {
		if tracking.SameValue(choices[i].value, v) {
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
