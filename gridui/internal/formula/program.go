// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import (
	"time"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// Row is a row that programs read.
type Row = rowdata.Row

// Reader reads the values of one column. It has the functions for the type of the column; ok is false for a
// missing value. The functions may be called from any goroutine.
type Reader struct {
	// Integer and Exact read exact numbers, Float reads others. If several are set, the first is used.
	Integer func(row Row) (int64, bool)
	Exact   func(row Row) (exact.Number, bool)
	Float   func(row Row) (float64, bool)
	Text    func(row Row) (string, bool)
	Bool    func(row Row) (v, ok bool)
	// Date reads microseconds (see Micros), Duration nanoseconds.
	Date     func(row Row) (int64, bool)
	Duration func(row Row) (int64, bool)
	// Shown appends the text shown in cells, for columns that are not texts but are searched.
	Shown func(dst []byte, row Row) []byte
	// Of is a calculated column. It replaces all other fields except Shown.
	Of *Program
}

// Getter returns the reader of a column by its id; ok is false if there is no such column.
type Getter func(id string) (r Reader, ok bool)

// Program computes an expression for rows. Any number of goroutines may use it at the same time. Conditions
// and numbers need no allocation unless the expression makes texts.
type Program struct {
	typ Type
	// uses is the code of the value; it is zero for a missing value. shares reports whether it runs in an
	// evaluation.
	uses   code
	shares bool
}

// Compile makes a program of an expression that is not zero. now is the value of today and now, by the wall
// clock. ok is false if get lacks a column or its reader lacks the function of its type.
func (e Expr) Compile(get Getter, now time.Time) (p *Program, ok bool) {
	if e.root == nil {
		return nil, false
	}
	c := &compiler{get: get, now: Micros(now), shares: e.readsCalculated(get)}
	p = &Program{typ: e.root.typ, uses: c.compile(e.root), shares: c.shares}
	return p, !c.failed
}

// Type returns the type of the values.
func (p *Program) Type() Type { return p.typ }

// IsExact reports whether numbers are computed as decimals while they fit.
func (p *Program) IsExact() bool { return p.uses.exact != nil }

// Bool returns a condition for a row. Like Number, Float, Text and Ticks it is for programs of its type, and
// returns Missing for others.
func (p *Program) Bool(row Row) (bool, State) {
	if p.uses.truth == nil {
		return false, Missing
	}
	return run(p, p.uses.truth, row)
}

// Number returns a number, exact if possible. See Bool.
func (p *Program) Number(row Row) (exact.Number, State) {
	switch {
	case p.uses.exact != nil:
		return run(p, p.uses.exact, row)
	case p.uses.float != nil:
		f, s := run(p, p.uses.float, row)
		return numberOf(f), s
	}
	return exact.Number{}, Missing
}

// Float returns the float64 nearest to a number. See Bool.
func (p *Program) Float(row Row) (float64, State) {
	if p.uses.float == nil {
		return 0, Missing
	}
	return run(p, p.uses.float, row)
}

// Text returns a text. See Bool.
func (p *Program) Text(row Row) (string, State) {
	if p.uses.text == nil {
		return "", Missing
	}
	return run(p, p.uses.text, row)
}

// Ticks returns the microseconds of a date or the nanoseconds of a duration. See Bool.
func (p *Program) Ticks(row Row) (int64, State) {
	if p.uses.ticks == nil {
		return 0, Missing
	}
	return run(p, p.uses.ticks, row)
}

// Value returns the value for a row, whatever its type.
func (p *Program) Value(row Row) (v Value) {
	v.Type = p.typ
	switch p.typ {
	case Number:
		v.Number, v.State = p.Number(row)
	case Text:
		v.Text, v.State = p.Text(row)
	case Bool:
		v.Bool, v.State = p.Bool(row)
	case Date, Duration:
		v.Ticks, v.State = p.Ticks(row)
	default:
		v.State = Missing
	}
	return v
}

// State returns whether there is a value for a row, or why not.
func (p *Program) State(row Row) State {
	if !p.shares {
		return p.uses.state(row)
	}
	_, s := run(p, func(row Row) (struct{}, State) { return struct{}{}, p.uses.state(row) }, row)
	return s
}
