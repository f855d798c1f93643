// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"math"
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// filterBy sets the functions of the definition that filters read values and operands with.
func (t *Value[V]) filterBy(tr Traits[V]) {
	d := t.Def
	d.verbatim = tr.text != nil && !tr.named
	if tr.boolean != nil {
		d.Boolean = func(row rowdata.Row) (bool, bool) {
			v, ok := t.Get(row)
			return ok && tr.boolean(v), ok
		}
	}
	if tr.wall != nil {
		d.wall = func(row rowdata.Row) (int64, bool) {
			v, ok := t.Get(row)
			return tr.wall(v), ok
		}
		d.Span = func(text string) (Period, bool) {
			p, ok := readPeriod(text, t.times.layout)
			if !ok && t.times.local != nil {
				if iso, is := t.times.local(text); is {
					return readPeriod(iso, t.times.layout)
				}
			}
			return p, ok
		}
	}
	if tr.number != nil {
		d.Operand = func(text string, by numtext.Reader) (Number, bool) { return t.readOperand(tr, text, by) }
	}
}

// readOperand parses the number that a filter compares with. It tries the parser of the column first, so that
// a float32 is rounded like the values, and then ReadNumberBy, which accepts decimals in columns of integers.
// The program's parser gets the text unchanged, and then in plain digits.
func (t *Value[V]) readOperand(tr Traits[V], text string, by numtext.Reader) (Number, bool) {
	text = strings.TrimSpace(text)
	if text == "" || len(text) > longestNumber {
		return Number{}, false
	}
	by.Loose = true
	if n, ok := t.parseNumber(tr, text, by); ok {
		if t.readsNumbers() {
			n.Text, _ = by.Plain(text)
		}
		return n, true
	}
	// A plain "5" has no unit: for durations and for values with a Parse function of the
	// program it is not the number 5.
	if t.readsNumbers() {
		return ReadNumberBy(by, text)
	}
	if plain, err := by.Plain(text); err == nil && plain != text {
		return t.parseNumber(tr, plain, by)
	}
	return Number{}, false
}

// parseNumber parses text with the parser of the column. The program may have supplied that
// parser, so a panic counts as text that cannot be parsed.
func (t *Value[V]) parseNumber(tr Traits[V], text string, by numtext.Reader) (n Number, ok bool) {
	if t.parse == nil {
		return n, false
	}
	defer func() {
		if recover() != nil {
			n, ok = Number{}, false
		}
	}()
	var zero V
	v, err := t.parse(text, zero, by)
	if err != nil || tr.Missing != nil && tr.Missing(v) {
		return n, false
	}
	n.F = tr.number(v)
	if tr.integer != nil {
		n.I = tr.integer(v)
		// tr.integer clamps to the bounds of int64, so a bound may represent a value beyond it.
		n.Whole = n.I != math.MinInt64 && n.I != math.MaxInt64
	}
	return n, true
}
