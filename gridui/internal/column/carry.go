// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"errors"
	"math"
	"reflect"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
	"github.com/giogrid/giogrid/storage/export/plaintext"
)

// ErrOtherKind is the error of a value that the type of another column cannot hold as it is.
var ErrOtherKind = errors.New("a value of another kind does not go into this column")

// Carried is the value of a cell to be stored in other cells. Set stores it in a column of any type,
// unchanged or not at all:
//
//   - The value itself, with all its parts, in a column of its type.
//   - A number, a time or a boolean in another type of its kind, if that holds it exactly.
//   - Its copied text in a column of texts.
//   - A text as Parse reads it. A text has no notation: if it is a number in plain digits and another number
//     in the signs of the column, it is refused.
//
// Everything else is ErrOtherKind.
type Carried struct {
	_ nocmp.Struct

	from  *Def
	value any
	// text is the text of the cell. If row is set, the text is made from it when needed.
	text    string
	row     rowdata.Row
	numbers locale.Numbers
}

// Carrier carries values of a column to cells of others.
type Carrier struct{ Def *Def }

// Carry returns the value of a row for Set of any column, nil for an empty cell. grid holds the signs of the
// grid.
func (c Carrier) Carry(row rowdata.Row, grid locale.Numbers) any {
	d := c.Def
	v := d.Value(row)
	if v != nil {
		return &Carried{from: d, value: v, row: row, numbers: grid}
	}
	if d.Otherwise != nil {
		if text, ok := d.Otherwise(row); ok && text != "" {
			return &Carried{from: d, text: text, numbers: grid}
		}
	}
	return nil
}

// CarryCopied returns the result of Carry for a cell that was copied earlier, with the text of the copy.
func (c Carrier) CarryCopied(value any, text string, grid locale.Numbers) any {
	return &Carried{from: c.Def, value: value, text: text, numbers: grid}
}

// shown returns the copied text of the cell.
func (c *Carried) shown() string {
	if c.row.IsNil() {
		return c.text
	}
	var cell export.Cell
	c.from.CopyCell(&cell, nil, c.row)
	return string(cell.AppendText(nil))
}

// plain fills an export cell with the value by its kind, whatever the column shows.
func (c *Carried) plain(to *export.Cell) {
	d := c.from
	_, wait := c.value.(time.Duration)
	switch {
	case c.value == nil:
		to.SetText(c.text)
	case wait || d.spells && d.Kind != option.KindNumber || spelled(c.value) && d.Number == nil && d.Kind != option.KindNumber:
		to.SetText(c.shown())
	case d.Kind == option.KindNumber && d.Number == nil && !c.mixed():
		c.plainDecimal(to, string(AppendAny(nil, c.value)))
	default:
		setPlain(to, c.value)
		if to.Kind == export.KindMissing {
			to.SetText(c.shown())
		}
	}
}

// mixed reports whether the values of the column have different types.
func (c *Carried) mixed() bool {
	return c.from.valueType != nil && c.from.valueType.Kind() == reflect.Interface
}

// plainDecimal fills an export cell with a decimal number in plain digits, read by the signs of the column if
// it has some. Other text remains text.
func (c *Carried) plainDecimal(to *export.Cell, text string) {
	if d := c.from; d.Str != nil {
		if plain, err := d.storedReader().Plain(text); err == nil {
			text = plain
		}
	}
	setDecimal(to, text)
}

// itself returns v, or the value in a Carried.
func itself(v any) any {
	if c, ok := v.(*Carried); ok {
		return c.value
	}
	return v
}

// asText returns the text of the cell if its value is text.
func (c *Carried) asText() (text string, ok bool) {
	var cell export.Cell
	if c.plain(&cell); cell.Kind != export.KindText {
		return "", false
	}
	return c.shown(), true
}

// numberIn returns the number in an export cell in plain digits; ok is false if it holds no number.
func numberIn(c *export.Cell) (text string, ok bool) {
	switch c.Kind {
	case export.KindInteger:
		return string(c.AppendText(nil)), true
	case export.KindNumber:
		if c.Text != "" && isDecimalText(c.Text) {
			return c.Text, true
		}
		return string(plaintext.AppendNumber(nil, c.Number, 64)), true
	case export.KindText:
		return c.Text, isDecimalText(c.Text)
	}
	return "", false
}

// sameNumber reports whether two texts in plain digits are the same number.
func sameNumber(a, b string) bool {
	if a == b {
		return true
	}
	x, ok := exact.Parse([]byte(a))
	y, same := exact.Parse([]byte(b))
	switch {
	case !ok || !same:
		return false
	case x.Exact && y.Exact:
		return x.Units == y.Units
	}
	return numtext.TrimDecimals(a) == numtext.TrimDecimals(b) && !math.IsInf(x.Float, 0)
}

// passage is a value converted for a column of another type.
type passage struct {
	text string
	by   numtext.Reader
	// time is the value as a time, to be stored unchanged if whole is set.
	time  time.Time
	whole bool
	// builtin reads text by the type, without the program's Parse function.
	builtin bool
	// check compares the result with in.
	check bool
	in    export.Cell
}

// into converts the value for a column of another type. It is not inlined, because the code of every type of
// values calls it.
//
//go:noinline
func (c *Carried) into(d *Def) (p passage, err error) {
	c.plain(&p.in)
	number, isNumber := numberIn(&p.in)
	isText := p.in.Kind == export.KindText && !(isNumber && c.from.Kind == option.KindNumber)
	isNumber = isNumber && !isText
	wait := d.valueType == reflect.TypeFor[time.Duration]()
	switch {
	case d.Str != nil && d.Kind == option.KindNumber:
		return p, c.intoDigits(&p, d, number, isNumber, isText)
	case d.Str != nil:
		p.text = c.shown()
		return p, nil
	case d.time != nil && p.in.Kind == export.KindTime:
		p.time, p.whole = p.in.Time, true
		return p, nil
	case isText:
		p.text, p.by = c.shown(), d.NumberReader(c.numbers)
		// The program's Parse function may read plain digits in another way, or round them.
		p.check = d.Kind == option.KindNumber && isDecimalText(p.text)
		return p, c.ambiguous(d, p.text, p.by)
	case d.time != nil || wait:
		return p, ErrOtherKind
	case d.Boolean != nil && !d.spells && (p.in.Kind == export.KindBool || number == "0" || number == "1"):
		p.text, p.builtin = string(p.in.AppendText(nil)), true
		return p, nil
	case d.Boolean != nil && !d.spells, (d.Kind == option.KindNumber || d.Number != nil) && !isNumber:
		return p, ErrOtherKind
	case isNumber:
		p.text, p.builtin, p.check = number, d.Number != nil, true
		return p, nil
	}
	p.text, p.check = c.shown(), true
	return p, nil
}

// intoDigits converts a value for a column of texts that are numbers.
func (c *Carried) intoDigits(p *passage, d *Def, number string, isNumber, isText bool) error {
	switch {
	case isNumber:
		p.text = string(d.storedReader().AppendText(nil, number, false))
	case isText:
		p.text = c.shown()
	default:
		return ErrOtherKind
	}
	return nil
}

// ambiguous returns an error if text is one number in plain digits and another in the signs of by.
func (c *Carried) ambiguous(d *Def, text string, by numtext.Reader) error {
	if d.readsNumbers == nil || !d.readsNumbers() {
		return nil
	}
	by.Shown = numtext.Signs{Decimal: '.'}
	_, err := by.Plain(text)
	var number *numtext.Error
	if asNumberError(err, &number) && number.Reason == numtext.Ambiguous {
		return err
	}
	return nil
}

// asNumberError calls errors.As for a *numtext.Error.
func asNumberError(err error, to **numtext.Error) bool { return errors.As(err, to) }

// holds reports whether the stored value equals the carried one. out is the cell after storing.
func (p *passage) holds(out *export.Cell) bool {
	if in, ok := numberIn(&p.in); ok {
		now, ok := numberIn(out)
		return ok && sameNumber(in, now)
	}
	return string(out.AppendText(nil)) == p.text
}

// carried converts a Carried to a V.
func (t *Value[V]) carried(c *Carried, old V) (x V, err error) {
	if x, ok := t.as(c.value); ok {
		return x, nil
	}
	p, err := c.into(t.Def)
	switch {
	case err != nil:
		return x, err
	case p.whole:
		return recast[time.Time, V](p.time), nil
	case p.builtin && t.traits.parse != nil:
		x, err = t.traits.parse(p.text, numtext.Reader{})
	default:
		x, err = t.readBy(p.by, p.text, t.pastedOver(old))
	}
	if err == nil && p.check {
		var out export.Cell
		if t.Def.CopyValue(&out, any(x), func() string { return string(t.append(nil, x)) }); !p.holds(&out) {
			err = ErrOtherKind
		}
	}
	return x, err
}

// Continues reports whether the column can hold a series of the values of other columns: all are numbers of
// one unit, times or texts. A column of texts also continues numbers.
func (c Carrier) Continues(sources []*Def) bool {
	for _, of := range sources {
		if c.Def != of && !c.continues(of) {
			return false
		}
	}
	return true
}

// continues reports whether the column continues the values of another one.
func (c Carrier) continues(of *Def) bool {
	d := c.Def
	wait := reflect.TypeFor[time.Duration]()
	switch {
	case d.valueType == wait || of.valueType == wait:
		return d.valueType == of.valueType
	case of.Kind == option.KindNumber && d.Str != nil:
		return true
	case of.Kind == option.KindNumber:
		return d.Kind == option.KindNumber
	case of.time != nil:
		return d.time != nil
	case of.Str != nil:
		return d.Str != nil && d.Kind != option.KindNumber
	}
	return d.valueType == of.valueType
}
