// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"bytes"
	"reflect"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/locale"
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
	if shown := d.signsShown(); differ(by, shown) {
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
		text = d.localNumber(text, grid)
		if by := d.NumberReader(grid); by.Shown != (numtext.Signs{}) && bytes.ContainsRune(text, by.DecimalSign()) {
			if _, err := by.Plain(string(text)); err != nil {
				text = append(text, '0')
			}
		}
	}
	return string(text)
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
