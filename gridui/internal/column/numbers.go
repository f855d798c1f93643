// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"reflect"
	"strings"
	"sync/atomic"
	"time"
	"unicode/utf8"

	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// readerOf returns the reader of numbers that are written with some signs.
func readerOf(n locale.Numbers) numtext.Reader {
	return numtext.Reader{Decimal: n.Decimal, Grouping: n.Grouping, Indian: n.Indian}
}

// IsPointComma reports whether numbers are written as in "1,234.5".
func IsPointComma(n locale.Numbers) bool {
	return n == locale.Numbers{} || n == locale.Numbers{Decimal: '.', Grouping: ","}
}

// NumberReader returns the reader of what users write into the column: with its own signs, or
// else with those of the grid and those that its cells show.
// It is not inlined, because the code of every type of values calls it.
//
//go:noinline
func (d *Def) NumberReader(grid locale.Numbers) numtext.Reader {
	signs := grid
	if d.NumberSigns != (locale.Numbers{}) {
		signs = d.NumberSigns
	}
	by := readerOf(signs)
	by.Loose = true
	if shown := d.shown.in(d); differ(by, shown) {
		by.Shown = shown
	}
	return by
}

// numberReader is the reader of a column's numbers as of some moment.
type numberReader struct {
	numtext.Reader
	def *Def
}

// set takes the reader of the column in a grid with some signs.
func (r *numberReader) set(grid locale.Numbers) { r.Reader = r.def.NumberReader(grid) }

// holds reports whether the column still has that reader.
// It is not inlined, because the code of every type of values calls it.
//
//go:noinline
func (r *numberReader) holds(grid locale.Numbers) bool { return r.Reader == r.def.NumberReader(grid) }

// readsNumbers reports whether the column's own parser reads V as a number. A time.Duration has
// a unit, and its parser is that of package time.
func (t *Value[V]) readsNumbers() bool {
	return t.traits.number != nil && t.traits.parse != nil && !t.ownParse && reflect.TypeFor[V]() != reflect.TypeFor[time.Duration]()
}

// EditorText returns the initial text of the cell editor, numbers with the decimal sign that the
// column reads. Where cells show other signs, by which 1.234 is 1234, the number has one more
// decimal. A String method of the program's writes what it wants.
func (d *Def) EditorText(row rowdata.Row, grid locale.Numbers) string {
	text := d.EditText(nil, row)
	if d.readsNumbers != nil && d.readsNumbers() && !d.named {
		return Written{d, grid}.Number(string(text))
	}
	return string(text)
}

// Written writes numbers as users of a grid write them into a column.
type Written struct {
	Def *Def
	// Grid are the signs of the grid.
	Grid locale.Numbers
}

// Number returns a number in plain digits as the column reads it. Where by the signs that cells show
// it would be another number, it has one more decimal.
func (w Written) Number(plain string) string {
	by := w.Def.NumberReader(w.Grid)
	text := string(by.AppendText(nil, plain, false))
	if by.Shown != (numtext.Signs{}) && strings.ContainsRune(text, by.DecimalSign()) {
		if _, err := by.Plain(text); err != nil {
			text += "0"
		}
	}
	return text
}

// localNumber replaces the decimal point of a number by the decimal sign that the column reads,
// so that a text that the grid has written can be typed and pasted.
func (d *Def) localNumber(number []byte, grid locale.Numbers) []byte {
	by := d.NumberReader(grid)
	if by.Decimal == 0 || by.Decimal == '.' {
		return number
	}
	return by.AppendText(nil, string(number), false)
}

// CopiedNumber returns the text of a number that is copied from the column, in the way that the
// column reads it when it is pasted. number is the number in plain digits.
func (d *Def) CopiedNumber(number []byte, grid locale.Numbers) []byte {
	if d.readsNumbers == nil || !d.readsNumbers() {
		return number
	}
	return d.localNumber(number, grid)
}

// probe is the number that a Format is called with to find the signs that it writes.
const probe = 1234.5

// shownSigns are the signs that cells show numbers with. They are found when they are needed first.
type shownSigns struct{ found atomic.Pointer[numtext.Signs] }

// in returns the signs that cells of a column show numbers with, zero where they show none or where
// these are unknown.
func (s *shownSigns) in(d *Def) numtext.Signs {
	switch {
	case d.Worded || d.named || s == nil || d.readsNumbers != nil && d.Number != nil && !d.readsNumbers():
		return numtext.Signs{}
	case d.formatted:
		return s.of(d.probe)
	case d.Kind == option.KindNumber && d.Str != nil && d.NumberSigns == (locale.Numbers{}):
		return numtext.Signs{Decimal: '.', Grouping: ','} // as the texts of programs are read
	case d.Kind == option.KindNumber && d.Str == nil && d.integer == nil:
		return numtext.Signs{Decimal: '.'} // as appendFloat and decimal types write
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

// probed returns the text of a number, empty if V is no number.
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

// differ reports whether numbers that are written with signs can be something else to a reader.
func differ(by numtext.Reader, signs numtext.Signs) bool {
	decimal := by.DecimalSign()
	return signs.Decimal != 0 && signs.Decimal != decimal || signs.Grouping == decimal
}
