// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"reflect"
	"slices"
	"strconv"
	"sync/atomic"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus/userlang"
)

// Formatter formats and reads the values of a column in a language. It does not change.
type Formatter interface {
	// AppendNumber replaces the number in plain digits that begins at start by its text.
	AppendNumber(dst []byte, start int) []byte
	AppendTime(dst []byte, at time.Time) []byte
	// ReadTime returns the time that a text shows, in the order of ISO 8601.
	ReadTime(text string) (iso string, ok bool)
	// Numbers returns the signs that read the numbers, and Units the texts allowed beside them.
	Numbers() locale.Numbers
	Units() [2]string
	IsPercent() bool
	// Decimals returns the number of decimals of a plain number that show.
	Decimals() int
	// Missing appends the text that a number lacks at its end, for alignment at the decimal sign.
	Missing(dst, text []byte) []byte
	// Mark inserts the marks of direction with which a text is drawn.
	Mark(dst []byte, start int) []byte
	// Excel returns the number format of a workbook.
	Excel() string
}

// Styled formats the values of a column in the language of the grid that shows it. Copies of a Def share it: a column
// that is in grids of several languages has the language of the grid that drew last.
type Styled struct {
	// In returns the formatter of a language. Zero signs: the signs of the language.
	In func(language string, signs locale.Numbers) Formatter
	// Layout is the layout of package time in which editors and copies hold times.
	Layout string

	now atomic.Pointer[spoken]
}

// spoken is a formatter of a language.
type spoken struct {
	language string
	signs    locale.Numbers
	Formatter
}

// speak sets the language of the texts, and reports whether they were in another one.
func (s *Styled) speak(language string, signs locale.Numbers) (changed bool) {
	now := s.now.Load()
	if now != nil && now.language == language && now.signs == signs {
		return false
	}
	s.now.Store(&spoken{language, signs, s.In(language, signs)})
	return now != nil
}

// formatter returns the formatter of the language, that of the system before a grid has set another.
func (s *Styled) formatter() Formatter {
	now := s.now.Load()
	if now == nil {
		s.speak(userlang.Of(""), locale.Numbers{})
		now = s.now.Load()
	}
	return now.Formatter
}

// Formatter returns the formatter of the column, nil if it has no style.
func (d *Def) Formatter() Formatter {
	if d.Styled == nil {
		return nil
	}
	return d.Styled.formatter()
}

// stylesNumbers reports whether the column has a style of numbers.
func (d *Def) stylesNumbers() bool { return d.Styled != nil && d.Styled.Layout == "" }

// stylesTimes reports whether the column has a style of times.
func (d *Def) stylesTimes() bool { return d.Styled != nil && d.Styled.Layout != "" }

// Suffix returns the text that editors show behind a typed number: the sign of percent.
func (d *Def) Suffix() string {
	if d.stylesNumbers() && d.Styled.formatter().IsPercent() {
		return "%"
	}
	return ""
}

// WorkbookFormat returns the number format of the column in a workbook, empty for the usual one.
func (d *Def) WorkbookFormat() string {
	if d.ExcelFormat != "" || d.Styled == nil {
		return d.ExcelFormat
	}
	return d.Styled.formatter().Excel()
}

// Speak sets the language of the styles of columns, and the signs of numbers if the program has chosen some. It reports
// whether the text of a column changed. columns are those that the program has given, which may not be resolved yet.
func (c *Set) Speak(language string, chosen locale.Numbers, columns []*Def) (changed bool) {
	c.spoken, c.chosen, c.speaks = language, chosen, true
	changed = c.speak(c.Defs)
	return c.speak(Each(columns, nil, func(d *Def) bool { return d.Styled != nil })) || changed
}

// Turn sets whether the grid is read from the right. It reports whether columns must be resolved again.
func (c *Set) Turn(leftward bool) (changed bool) {
	changed = c.leftward != leftward && slices.ContainsFunc(c.Defs, (*Def).alignsDecimals)
	c.leftward = leftward
	return changed
}

// IsLeftward reports whether the grid is read from the right.
func (c *Set) IsLeftward() bool { return c.leftward }

// alignsDecimals reports whether decimal signs are below each other.
func (d *Def) alignsDecimals() bool { return d.Align == option.AlignDecimal && d.stylesNumbers() }

// alignIn returns the alignment of the text in a grid, which may be read from the right: numbers are read from the left.
func (d *Def) alignIn(leftward bool) option.Align {
	if leftward && d.alignsDecimals() {
		return option.AlignStart
	}
	return d.TextAlign()
}

// AppendRoom appends to the text that begins at start what it lacks up to the longest text with its digits, which is the
// room behind it in a column with decimal signs below each other.
func (d *Def) AppendRoom(dst []byte, start int) []byte {
	if !d.alignsDecimals() {
		return dst
	}
	return d.Styled.formatter().Missing(dst, dst[start:])
}

// speak sets the language of the styles of columns.
func (c *Set) speak(columns []*Def) (changed bool) {
	if !c.speaks {
		return false
	}
	for _, d := range columns {
		if d.Styled == nil {
			continue
		}
		signs := c.chosen
		if d.NumberSigns != (locale.Numbers{}) {
			signs = d.NumberSigns
		}
		changed = d.Styled.speak(c.spoken, signs) || changed
	}
	return changed
}

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

// plainOf appends the text of a value without its style.
func (t *Value[V]) plainOf(dst []byte, v V) []byte {
	switch {
	case t.Def.stylesTimes():
		return recast[V, time.Time](v).AppendFormat(dst, t.times.layout)
	case t.Def.stylesNumbers():
		return t.appendPlain(dst, v)
	}
	return t.append(dst, v)
}

// AppendPlain appends the text of a row's value, without a style.
func (d *Def) AppendPlain(dst []byte, row rowdata.Row) []byte {
	switch {
	case d.plain != nil && d.Styled != nil:
		return d.plain(dst, row)
	case d.ValueText != nil:
		return d.ValueText(dst, row)
	}
	return d.AppendText(dst, row)
}

// readStyled prepares a text for the parser of a column with a style of numbers: columns of texts and parsers of the
// program get plain digits. It returns an error if text is no number, unless the program parses it.
//
//go:noinline
func (d *Def) readStyled(text string, by numtext.Reader, ownParse bool) (string, error) {
	plain, err := by.Plain(text)
	switch {
	case err == nil:
		return plain, nil
	case ownParse:
		return text, nil
	}
	return text, err
}
