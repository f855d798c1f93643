// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowexport

import (
	"context"
	"io"
	"strings"
	"time"

	"github.com/giogrid/giogrid/storage/export"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Column is a column of an export.
type Column struct {
	// ID is the column's in rows, Header the text above it; empty: the ID.
	ID, Header string
	Form
}

// Form is how values of a column are written.
type Form struct {
	// Date says that times are days.
	Date bool
	// Decimals is how many decimals numbers have at least.
	Decimals int
	// Digits is how many digits whole numbers have at least.
	Digits int
	// Zone says that times are instants. They are shown and written in UTC, which the header says once;
	// JSON has a Z behind each. Times of other columns have no zone anywhere.
	Zone bool
	// AsStored says that the database has times as texts, which are written as they are, in JSON too.
	AsStored bool
}

// Header is the header of a column with a name: it says which zone its times are in.
func (f Form) Header(name string) string {
	if f.Zone {
		return name + " (UTC)"
	}
	return name
}

// mostFormatted is the most decimals that Excel shows.
const mostFormatted = 30

// Format is the number format of the values in Excel, empty for its own.
func (f Form) Format() string {
	switch {
	case f.Date:
		return "yyyy-mm-dd"
	case f.Decimals > 0 && f.Decimals <= mostFormatted:
		return "0." + strings.Repeat("0", f.Decimals)
	}
	return ""
}

// Rows are what is exported.
type Rows[T any] struct {
	// View has the rows. It has to stay open until the export has ended, and its order must be
	// one that pages can be read in, as all are.
	View rowsource.View[T]
	// Columns are those to export, in order.
	Columns []Column
	// Value is the value of a row in the column with an ID. Text is the value as the database has it, empty
	// where that is the text of the value; nil: it always is.
	Value func(row T, id string) value.Value
	Text  func(row T, id string) string
	// Count is how many rows there are. If it is exact, an export tells its progress by it, and
	// Excel's format can refuse too many rows before it begins; no more rows than that are
	// written.
	Count rowsource.Count
}

// pageRows is how many rows are read at once.
const pageRows = 1024

// Source is the rows as package export reads them. ctx ends the reading; it should be that of
// the export.
func (r Rows[T]) Source(ctx context.Context) export.Source {
	p := &pages[T]{rows: r, ctx: ctx}
	s := export.Source{Rows: export.RowsUnknown, Row: p.row}
	if r.Count.Exact && int64(int(r.Count.N)) == r.Count.N {
		s.Rows = int(r.Count.N)
	}
	for _, c := range r.Columns {
		column := export.Column{Key: c.ID, Header: c.Header, Format: c.Format(), NoZone: !c.Zone}
		if column.Header == "" {
			column.Header = c.Form.Header(c.ID)
		}
		s.Columns = append(s.Columns, column)
	}
	return s
}

// pages reads rows a page at a time, each after the last row of the page before: no OFFSET
// grows, and rows that are inserted meanwhile push none into the next page again.
type pages[T any] struct {
	rows  Rows[T]
	ctx   context.Context
	page  rowsource.Page[T]
	next  int  // of the page
	begun bool // there was a first page
}

// row gives the rows in order, and io.EOF after the last one.
func (p *pages[T]) row(_ int, cells []export.Cell) error {
	if p.next == len(p.page.Items) {
		if err := p.read(); err != nil {
			return err
		}
	}
	row := p.page.Items[p.next]
	p.next++
	for i, c := range p.rows.Columns {
		text := ""
		if p.rows.Text != nil {
			text = p.rows.Text(row, c.ID)
		}
		SetCell(&cells[i], p.rows.Value(row, c.ID), text, c.Form)
	}
	return nil
}

func (p *pages[T]) read() (err error) {
	at := rowsource.At(0)
	if p.begun {
		if len(p.page.Items) < pageRows {
			return io.EOF
		}
		at = rowsource.After(p.page.Last)
	}
	p.begun, p.next = true, 0
	if p.page, err = p.rows.View.Read(p.ctx, at, pageRows); err != nil {
		p.page.Items = nil
		return err
	}
	if len(p.page.Items) == 0 {
		return io.EOF
	}
	return nil
}

// TimeText returns a time as cells and exports have it: a day, or a date and a time of day with the digits of
// its second that are not zero.
func (f Form) TimeText(t time.Time) string {
	if f.Date && t.Equal(t.Truncate(24*time.Hour)) {
		return t.Format(time.DateOnly)
	}
	return t.Format("2006-01-02 15:04:05.999999999")
}

// SetCell makes a cell of a value. text is the value as the database has it, empty where that is the text of
// the value. Decimal numbers that a float64 would round, and bytes, as hexadecimal digits, are texts.
func SetCell(c *export.Cell, v value.Value, text string, f Form) {
	switch v.Kind() {
	case value.KindBool:
		b, _ := v.AsBool()
		c.SetBool(b)
	case value.KindNumber:
		setNumber(c, v, f.Decimals)
		switch {
		case f.Date:
			c.SetText(f.Number(v)) // a workbook would show it as a date
		case text != "":
			c.Text = text
		case f.Digits > 0:
			c.Text = f.Number(v)
		}
	case value.KindTime:
		t, _ := v.AsTime()
		c.SetTime(t)
		switch {
		case text != "":
			c.SetText(text) // a date of a workbook would be another one
		case f.Date || f.AsStored:
			c.Text = f.TimeText(t)
		}
	case value.KindText, value.KindBytes:
		c.SetText(v.String())
	}
}

func setNumber(c *export.Cell, v value.Value, decimals int) {
	i, whole := v.AsInt()
	f, _ := v.AsFloat()
	switch {
	case whole:
		c.SetInt(i)
	case !v.IsFloat() && value.Float(f).String() != v.String():
		c.SetText(Digits(v, decimals))
		return
	default:
		c.SetNumber(f)
	}
	if decimals > 0 {
		c.Text = Digits(v, decimals)
	}
}
