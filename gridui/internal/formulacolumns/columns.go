// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package formulacolumns provides the columns of a grid to expressions: their names, their types
// and their readers.
package formulacolumns

import (
	"time"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/formula"
	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// Columns holds the columns of a grid for expressions. The zero value has none.
type Columns struct {
	Defs []*column.Def
	// Numbers contains the decimal sign of the locale.
	Numbers numtext.Reader
	// Values returns texts of a column for completion. It may be nil.
	Values func(id string) []string
}

// Schema returns the schema for parsing expressions. It does not contain groups of columns and the
// grid's own columns.
func (c *Columns) Schema() formula.Schema {
	s := formula.Schema{Numbers: c.Numbers}
	for _, d := range c.leaves() {
		col := formula.Column{ID: d.ID, Name: d.Header, Type: TypeOf(d)}
		if c.Values != nil {
			col.Values = func() []string { return c.Values(d.ID) }
		}
		s.Columns = append(s.Columns, col)
	}
	return s
}

func (c *Columns) leaves() []*column.Def {
	return column.Each(c.Defs, nil, func(d *column.Def) bool { return !d.Utility && d.ID != "" && d.Children == nil })
}

// Getter returns the getter that reads the columns.
func (c *Columns) Getter() formula.Getter {
	return func(id string) (formula.Reader, bool) {
		d := column.Find(c.Defs, id)
		if d == nil {
			return formula.Reader{}, false
		}
		return ReaderOf(d), true
	}
}

// TypeOf returns the type of a column in expressions.
func TypeOf(d *column.Def) formula.Type {
	switch r := d.TypedReads(); {
	case r.Span != nil:
		return formula.Duration
	case r.Integer != nil || r.Exact != nil || r.Float != nil:
		return formula.Number
	case r.Time != nil:
		return formula.Date
	case r.Bool != nil:
		return formula.Bool
	case r.Text != nil:
		return formula.Text
	}
	return formula.Anything
}

// ReaderOf returns the reader of a column.
func ReaderOf(d *column.Def) formula.Reader {
	r := d.TypedReads()
	return formula.Reader{
		Integer: r.Integer, Exact: r.Exact, Float: r.Float, Text: r.Text, Bool: r.Bool, Duration: r.Span,
		Date: dateOf(r.Time), Shown: d.AppendText,
	}
}

// dateOf returns a function that reads times by the clock that cells show.
func dateOf(get func(row rowdata.Row) (time.Time, bool)) func(row rowdata.Row) (int64, bool) {
	if get == nil {
		return nil
	}
	return func(row rowdata.Row) (int64, bool) {
		t, ok := get(row)
		return formula.Micros(t), ok
	}
}
