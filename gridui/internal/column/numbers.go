// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"reflect"
	"strings"
	"sync/atomic"
	"time"
	"unicode/utf8"

	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/internal/ratio"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// readerOf returns the reader of numbers written with the given signs.
func readerOf(n locale.Numbers) numtext.Reader {
	return numtext.Reader{Decimal: n.Decimal, Grouping: n.Grouping, Indian: n.Indian}
}

// IsPointComma reports whether numbers are written as in "1,234.5".
func IsPointComma(n locale.Numbers) bool {
	return n == locale.Numbers{} || n == locale.Numbers{Decimal: '.', Grouping: ","}
}

// NumberReader returns the reader of text that users type into the column: with the column's signs, or else
// with the signs of the grid and those shown in cells. It is not inlined, because the code of every type of
// values calls it.
//
//go:noinline
func (d *Def) NumberReader(grid locale.Numbers) numtext.Reader {
	signs := grid
	if d.NumberSigns != (locale.Numbers{}) {
		signs = d.NumberSigns
	}
	if d.stylesNumbers() {
		return d.styledReader()
	}
	by := readerOf(signs)
	by.Loose = true
	if shown := d.shown.in(d); differ(by, shown) {
		by.Shown = shown
	}
	return by
}

// styledReader returns the reader of the texts of a style.
func (d *Def) styledReader() numtext.Reader {
	f := d.Styled.formatter()
	by := readerOf(f.Numbers())
	by.Loose, by.Units, by.Percent = true, f.Units(), f.IsPercent()
	return by
}

// storedReader returns the reader of texts that rows hold as numbers.
func (d *Def) storedReader() numtext.Reader {
	if d.stylesNumbers() {
		by := readerOf(d.NumberSigns)
		by.Loose = true
		return by
	}
	return d.NumberReader(locale.Numbers{})
}

// numberReader is a snapshot of a column's number reader.
type numberReader struct {
	numtext.Reader
	def *Def
}

// set sets the reader of the column for a grid with the given signs.
func (r *numberReader) set(grid locale.Numbers) { r.Reader = r.def.NumberReader(grid) }

// holds reports whether the column still has that reader. It is not inlined, because the code of every type
// of values calls it.
//
//go:noinline
func (r *numberReader) holds(grid locale.Numbers) bool { return r.Reader == r.def.NumberReader(grid) }

// readsNumbers reports whether the column's default parser reads V as a number. A time.Duration has a unit,
// and package time parses it.
func (t *Value[V]) readsNumbers() bool {
	return t.traits.number != nil && t.traits.parse != nil && !t.ownParse && reflect.TypeFor[V]() != reflect.TypeFor[time.Duration]()
}

// EditorText returns the initial text of the cell editor, with the decimal sign that the column reads. If
// cells show other signs, by which 1.234 is 1234, the number gets one more decimal. The text of a String
// method remains unchanged.
func (d *Def) EditorText(row rowdata.Row, grid locale.Numbers) string {
	text := d.EditText(nil, row)
	if d.stylesNumbers() && d.Choices == nil || d.readsNumbers != nil && d.readsNumbers() && !d.named {
		return Written{d, grid}.Number(string(text))
	}
	return string(text)
}

// Written formats numbers as users of a grid type them into a column.
type Written struct {
	Def *Def
	// Grid holds the signs of the grid.
	Grid locale.Numbers
}

// Number returns a number in plain digits in the notation that the column reads. If it would be another
// number in the signs shown in cells, it gets one more decimal.
func (w Written) Number(plain string) string {
	by := w.Def.NumberReader(w.Grid)
	if by.Percent && isDecimalText(plain) {
		return string(by.AppendText(nil, percent(plain), false)) + w.Def.Suffix()
	}
	text := string(by.AppendText(nil, plain, false))
	if by.Shown != (numtext.Signs{}) && strings.ContainsRune(text, by.DecimalSign()) {
		if _, err := by.Plain(text); err != nil {
			text += "0"
		}
	}
	return text
}

// percent returns a number in plain digits times 100, exactly.
func percent(plain string) string {
	r, ok := ratio.Parse(plain)
	if !ok {
		return plain
	}
	r = r.Shift10(2)
	places, _ := r.FloatPrec()
	return r.FloatString(places)
}

// localNumber replaces the decimal point of a number by the decimal sign that the column reads, so that text
// written by the grid can be typed and pasted.
func (d *Def) localNumber(number []byte, grid locale.Numbers) []byte {
	by := d.NumberReader(grid)
	if by.Decimal == 0 || by.Decimal == '.' {
		return number
	}
	return by.AppendText(nil, string(number), false)
}

// CopiedNumber returns the copied text of a number, in the notation that the column reads when it is pasted.
// number is in plain digits.
func (d *Def) CopiedNumber(number []byte, grid locale.Numbers) []byte {
	if !d.stylesNumbers() && (d.readsNumbers == nil || !d.readsNumbers()) {
		return number
	}
	return d.localNumber(number, grid)
}

// probe is the number passed to a Format to find its signs.
const probe = 1234.5

// shownSigns holds the signs of numbers shown in cells. They are found at the first use.
type shownSigns struct{ found atomic.Pointer[numtext.Signs] }

// in returns the signs of numbers shown in cells of a column, zero if there are none or they are unknown.
func (s *shownSigns) in(d *Def) numtext.Signs {
	switch {
	case d.Worded || d.named || s == nil || d.readsNumbers != nil && d.Number != nil && !d.readsNumbers():
		return numtext.Signs{}
	case d.formatted:
		return s.of(d.probe)
	case d.Kind == option.KindNumber && d.Str != nil && d.NumberSigns == (locale.Numbers{}):
		return numtext.Signs{Decimal: '.', Grouping: ','} // like the texts of programs
	case d.Kind == option.KindNumber && d.Str == nil && d.integer == nil:
		return numtext.Signs{Decimal: '.'} // like appendFloat and decimal types
	}
	return numtext.Signs{}
}

// of returns the signs in the text of probe.
func (s *shownSigns) of(text func() string) numtext.Signs {
	if found := s.found.Load(); found != nil {
		return *found
	}
	signs := numtext.Signs{}
	if text != nil {
		_ = Contained(func() error { signs = signsIn(text()); return nil })
	}
	s.found.Store(&signs)
	return signs
}

// probed returns the text of probe in the column, empty if V is not a number.
func (t *Value[V]) probed() string {
	if t.traits.unnumber == nil {
		return ""
	}
	v, _ := t.traits.unnumber(probe)
	return string(t.append(nil, v))
}

// signsIn returns the signs in a text of probe, which may be rounded to 1235.
func signsIn(text string) (signs numtext.Signs) {
	at := 0
	take := func() (r rune) {
		r, n := utf8.DecodeRuneInString(text[at:])
		at += n
		return r
	}
	for at < len(text) && take() != '1' {
	}
	if r := take(); r == '2' {
	} else if signs.Grouping = r; take() != '2' {
		return numtext.Signs{}
	}
	if take() != '3' {
		return numtext.Signs{}
	}
	switch take() {
	case '4':
		sign := take()
		if take() != '5' {
			return numtext.Signs{} // such as 1234.50 in another unit
		}
		signs.Decimal = sign
	case '5':
		switch signs.Grouping {
		case '.':
			signs.Decimal = ','
		case ',':
			signs.Decimal = '.'
		}
	default:
		return numtext.Signs{}
	}
	return signs
}

// differ reports whether a reader may take numbers written with signs for other numbers.
func differ(by numtext.Reader, signs numtext.Signs) bool {
	decimal := by.DecimalSign()
	return signs.Decimal != 0 && signs.Decimal != decimal || signs.Grouping == decimal
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
