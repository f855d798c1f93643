// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"math"
	"strconv"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/series"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
)

// Filler fills cells of one column. The Pairs of a column implement it and record the values of the cells
// before and after.
type Filler interface {
	// Own reports whether the program computes the values of cells that are filled up or down.
	Own() bool
	// Prepare reads the source cells from which the program computes the values; the cell next to the filled
	// cells comes last. With nil, the rules of the series compute the values.
	Prepare(rows []rowdata.Row)
	// Fill stores the values of a series in the cells from run.I on and records the old ones.
	// It stops at the first cell that refuses its value and returns the error.
	Fill(run *FillRun) error
}

// FillLine is a line of cells to continue: down or up a column, or along a row.
type FillLine struct {
	_ nocmp.Struct

	Series series.Series
	// Rows holds the rows of the source cells if Defs has one column, and otherwise one row. Defs holds the
	// columns of the source cells.
	Rows []rowdata.Row
	Defs []*Def
	// Numbers holds the signs of the grid.
	Numbers locale.Numbers
}

// source returns the i-th source cell.
func (l *FillLine) source(i int) (row rowdata.Row, d *Def) {
	if len(l.Defs) == 1 {
		return l.Rows[i], l.Defs[0]
	}
	return l.Rows[0], l.Defs[i]
}

// FillRun is a run of cells of one column into which a line is continued.
type FillRun struct {
	_ nocmp.Struct

	Line *FillLine
	// Rows holds the rows to fill, Places the distance of each from the source, in cells.
	Rows   []EditedRow
	Places []int
	// Cells holds the cells of the column, Width apart.
	Cells []ChangedCell
	Width int
	// Hides reports whether an aggregate hides the value of a record, which then cannot be edited. nil: no
	// record.
	Hides func(record coord.Record) bool
	// I is the index in Rows of the current cell.
	I int
}

// FillBy sets the function that computes the i-th value after the source. nil: the rules of series do.
func (t *Value[V]) FillBy(next func(source []V, i int) (V, bool)) { t.next = next }

// Own implements Filler.
func (p *valuePairs[V]) Own() bool { return p.of.next != nil }

// Prepare implements Filler.
func (p *valuePairs[V]) Prepare(rows []rowdata.Row) {
	p.source = nil
	if p.of.next == nil {
		return
	}
	for _, row := range rows {
		v, _ := p.of.Get(row)
		p.source = append(p.source, v)
	}
}

// Fill implements Filler.
func (p *valuePairs[V]) Fill(run *FillRun) error {
	for ; run.I < len(run.Rows); run.I++ {
		r := &run.Rows[run.I]
		if !p.of.Def.EditableIn(r.Before) || run.Hides != nil && run.Hides(r.Record) {
			return ErrNotEditable
		}
		old, had := p.of.Get(r.Row)
		other, is := p.other(r.Row)
		if err := p.fill(r.Row, run.Line, run.Places[run.I], old); err != nil {
			return &SetError{p.of.Def.ID, err}
		}
		run.Cells[run.I*run.Width].Value = int32(p.note(old, had, other, is))
	}
	return nil
}

// fill stores value i of a line in a row. old is the current value of the cell.
func (p *valuePairs[V]) fill(row rowdata.Row, l *FillLine, i int, old V) error {
	t := p.of
	if p.source != nil {
		if v, ok := t.next(p.source, i); ok {
			return t.give(row, v, old)
		}
	}
	if j := l.Series.Source(i); j >= 0 {
		return t.repeat(row, l, i, j, old)
	}
	if t.traits.number != nil {
		if n, ok := l.Series.Number(i); ok {
			v, err := t.ofNumber(n)
			if err != nil {
				return err
			}
			return t.give(row, v, old)
		}
	}
	v := l.Series.At(i)
	return t.convert(row, &v, old)
}

// repeat stores source cell j in a row, as value i of the line.
func (t *Value[V]) repeat(row rowdata.Row, l *FillLine, i, j int, old V) error {
	from, d := l.source(j)
	if d == t.Def {
		v, ok := t.Get(from)
		if !ok && t.Clear != nil {
			t.Clear(row)
			return nil
		}
		return t.give(row, v, old)
	}
	v := Carrier{d}.Carry(from, l.Numbers)
	if v == nil {
		return t.setText(row, "", old, l.Numbers)
	}
	x, err := t.choose(row, v, old)
	if err == nil {
		t.put(row, x)
	}
	return err
}

// convert stores a computed value of a series in a row. A number in a column of texts is written in plain
// digits.
func (t *Value[V]) convert(row rowdata.Row, v *series.Value, old V) error {
	kind := t.traits.kind
	switch {
	case v.Kind == series.KindBlank:
		return t.setText(row, "", old, locale.Numbers{})
	case v.Kind == series.KindNumber && t.traits.number != nil:
		x, err := t.ofNumber(v.Number)
		if err != nil {
			return err
		}
		return t.give(row, x, old)
	case v.Kind == series.KindText && t.traits.text != nil:
		return t.give(row, recast[string, V](v.Text), old)
	case v.Kind == series.KindTime && kind == option.KindTime:
		return t.give(row, recast[time.Time, V](v.Time), old)
	}
	x, err := t.choose(row, Typed(seriesText(v), locale.Numbers{}), old)
	if err == nil && v.Kind == series.KindNumber && t.Def.Str == nil && !t.near(x, v.Number.Float) {
		err = ErrOtherKind
	}
	if err == nil {
		t.put(row, x)
	}
	return err
}

// near reports whether x is the number, rounded to an integer at most. The program's Parse function may read
// plain digits differently.
func (t *Value[V]) near(x V, number float64) bool {
	var cell export.Cell
	t.Def.CopyValue(&cell, any(x), func() string { return string(t.append(nil, x)) })
	text, ok := numberIn(&cell)
	f, err := strconv.ParseFloat(text, 64)
	return ok && err == nil && math.Abs(f-number) <= max(0.5, 1e-9*math.Abs(number))
}

// seriesText returns the plain text of a number or a text of a series.
func seriesText(v *series.Value) string {
	if v.Kind == series.KindNumber {
		return string(v.Number.AppendText(nil))
	}
	return v.Text
}

// give stores a value in a row, if the column's choices allow it.
func (t *Value[V]) give(row rowdata.Row, v, old V) (err error) {
	if t.Def.Choices != nil {
		if v, err = t.choose(row, v, old); err != nil {
			return err
		}
	}
	t.put(row, v)
	return nil
}

// ofNumber converts a number to a V. Integers are rounded half away from zero.
func (t *Value[V]) ofNumber(n exact.Number) (v V, err error) {
	ok := true
	switch {
	case t.traits.whole == nil:
		v, _ = t.traits.unnumber(n.Float)
	case n.Exact && n.Decimals == 0:
		v, ok = t.traits.whole(n.Units)
	default:
		v, _ = t.traits.unnumber(n.Float) // clamped if it is out of range
		d := t.traits.number(v) - n.Float
		ok = -1 < d && d < 1
	}
	if !ok {
		return v, outOfRange(n)
	}
	return v, nil
}

// outOfRange returns the error of a number outside the range of the column's type.
func outOfRange(n exact.Number) error {
	return &strconv.NumError{Func: "fill", Num: string(n.AppendText(nil)), Err: strconv.ErrRange}
}
