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

// textOf returns v as text if it is typed text or a string.
func textOf(v any) (text string, ok bool) {
	if typed, _, ok := typedText(v); ok {
		return typed, true
	}
	text, ok = v.(string)
	return text, ok
}
