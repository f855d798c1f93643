// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"reflect"
	"strconv"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// StyleBy sets the style of the texts of values. It returns false if the values are not of the kind of the style.
func (t *Value[V]) StyleBy(s *Styled) bool {
	d := t.Def
	if s.Layout != "" {
		if t.traits.kind != option.KindTime {
			return false
		}
		t.LayoutBy(s.Layout)
		to := recast[V, time.Time]
		t.times.local = func(text string) (string, bool) { return s.formatter().ReadTime(text) }
		t.append = func(dst []byte, v V) []byte { return s.formatter().AppendTime(dst, to(v)) }
		t.setStyle(s)
		return true
	}
	if t.traits.kind == option.KindTime || t.Def.IsDuration() || d.Kind != option.KindNumber {
		return false
	}
	t.appendPlain = t.plainDigits()
	t.append = func(dst []byte, v V) []byte {
		start := len(dst)
		return s.formatter().AppendNumber(t.appendPlain(dst, v), start)
	}
	t.setStyle(s)
	return true
}

// StyleInPlace formats the texts that cells make of values in their rows, in place of copies of the values.
func (d *Def) StyleInPlace(text func(dst []byte, row rowdata.Row) []byte) {
	s := d.Styled
	d.plain, d.EditText = text, text
	d.ValueText = func(dst []byte, row rowdata.Row) []byte {
		start := len(dst)
		return s.formatter().AppendNumber(text(dst, row), start)
	}
	d.AppendText = d.ValueText
}

// StyleValues formats the texts of copies of the values, in columns whose cells made texts of the values in their rows.
func (t *Value[V]) StyleValues() {
	t.Def.AppendText, t.Def.ValueText, t.Def.EditText = t.AppendValue, t.AppendValue, t.appendEdited
}

// IsFraction reports whether v is a number with a text that omits digits.
func IsFraction(v any) bool { return fractionOf(v) != nil }

// setStyle sets the style of the definition.
func (t *Value[V]) setStyle(s *Styled) {
	t.Def.Styled, t.Def.plain = s, t.appendPlainValue
	t.Def.plainValue = func(v any) string {
		if x, ok := t.as(v); ok {
			return string(t.plainOf(nil, x))
		}
		return string(AppendAny(nil, v))
	}
}

// HoldsTimes reports whether the values are times.
func (t *Value[V]) HoldsTimes() bool { return t.traits.kind == option.KindTime }

// plainDigits returns a function that appends the digits of a number, without the text of a String method or of Format.
func (t *Value[V]) plainDigits() func(dst []byte, v V) []byte {
	tr := t.traits
	switch {
	case tr.text != nil:
		return func(dst []byte, v V) []byte {
			text := tr.text(v)
			if out, err := t.Def.storedReader().AppendPlain(dst, text); err == nil {
				return out
			}
			return append(dst, text...)
		}
	case !tr.named && t.fits == nil && !isFraction[V]():
		return tr.append
	case tr.wide != nil:
		return func(dst []byte, v V) []byte { return exact.Whole(tr.wide(v)).AppendText(dst) }
	case tr.number != nil && reflect.TypeFor[V]().Kind() == reflect.Float32:
		return func(dst []byte, v V) []byte { return strconv.AppendFloat(dst, tr.number(v), 'g', -1, 32) }
	case tr.number != nil:
		return func(dst []byte, v V) []byte { return strconv.AppendFloat(dst, tr.number(v), 'g', -1, 64) }
	case !isFraction[V]() && t.fits == nil:
		return tr.append
	}
	return func(dst []byte, v V) []byte {
		r := fractionOf(v)
		if r == nil {
			return tr.append(dst, v)
		}
		places, exact := r.FloatPrec()
		if !exact || places > maxFraction {
			places = maxFraction
		}
		return append(dst, r.FloatString(places)...)
	}
}

// maxFraction is the number of decimals of a fraction that has no end.
const maxFraction = 110

// appendPlainValue appends the text of the row's value without its style, as editors and copies have it.
func (t *Value[V]) appendPlainValue(dst []byte, row rowdata.Row) []byte {
	if text, ok := other(t.Def, row); ok {
		return append(dst, text...)
	}
	v, ok := t.Get(row)
	if !ok {
		return dst
	}
	return t.plainOf(dst, v)
}
