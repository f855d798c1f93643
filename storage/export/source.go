// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"time"
	"unsafe"
)

// Column is a column of a Source.
type Column struct {
	// Key names the column in JSON. If it is empty, Header does, or else the number of the column, as
	// "column3".
	Key string
	// Header is the header of the column.
	Header string
	// Groups lists the headers of the column groups above Header, the outermost first. Each level that some
	// column has is a row of headers above the headers of the columns, except in JSON: see Options.NoGroups.
	Groups []string
	// Width is the width in characters, for Excel, at most 255; 0 fits the width to the header and the first
	// row.
	Width float64
	// Format is an Excel number format code such as "#,##0.00" or "yyyy-mm-dd"; empty means Excel's
	// "General", or "yyyy-mm-dd hh:mm:ss" for times.
	Format string
	// NoZone reports that times have no zone: JSON writes them without one.
	NoZone bool
}

// name returns the name of the i-th column in JSON.
func (c Column) name(i int) string {
	switch {
	case c.Key != "":
		return c.Key
	case c.Header != "":
		return c.Header
	}
	return "column" + strconv.Itoa(i+1)
}

// Kind selects the field of a Cell that holds its value.
type Kind uint8

// The kinds of cells.
const (
	// KindMissing is the zero value: the row has no value there.
	KindMissing Kind = iota
	// KindText is a text, in Text.
	KindText
	// KindNumber is a number, in Number.
	KindNumber
	// KindInteger is a whole number, in Int. A number beyond int64 is best given as text.
	KindInteger
	// KindTime is an instant, in Time, read in its location.
	KindTime
	// KindBool is true or false, in Bool.
	KindBool
)

// Cell is the value of a cell. The zero value is a missing value.
type Cell struct {
	Kind Kind
	Bool bool
	// Text is the value of a text. For any other kind except a missing one, CSV, TSV and HTML write it
	// instead of their own rendering if it is not empty; JSON does so only for times.
	Text   string
	Number float64
	Int    int64
	Time   time.Time
	// Above merges the cell with the one above it, Left with the one before it. XLSX shows merged cells as one cell
	// with the value of its first row and column; the other formats write each by itself. A merged cell must be a
	// rectangle.
	Above, Left bool
}

// SetText makes the cell a text.
func (c *Cell) SetText(text string) { c.Kind, c.Text = KindText, text }

// SetBytes makes the cell a text without copying it: text must not change until the next call of Row or the
// end of the export.
func (c *Cell) SetBytes(text []byte) {
	c.Kind, c.Text = KindText, unsafe.String(unsafe.SliceData(text), len(text))
}

// SetNumber makes the cell a number.
func (c *Cell) SetNumber(v float64) { c.Kind, c.Number = KindNumber, v }

// SetInt makes the cell a whole number.
func (c *Cell) SetInt(v int64) { c.Kind, c.Int = KindInteger, v }

// SetTime makes the cell an instant.
func (c *Cell) SetTime(v time.Time) { c.Kind, c.Time = KindTime, v }

// SetBool makes the cell true or false.
func (c *Cell) SetBool(v bool) { c.Kind, c.Bool = KindBool, v }

// Source provides the columns and rows to export.
type Source struct {
	// Columns lists the columns in order; an export needs at least one.
	Columns []Column
	// Rows is the number of rows, -1 if it is unknown.
	Rows int
	// Row sets the cells of row i, one for each column; they are missing values at first. It is called for 0,
	// 1, 2 and so on, once each, on the goroutine of the export. io.EOF ends the rows early; any other
	// error ends the export. The cells are reused for the next row.
	Row func(i int, cells []Cell) error
}

// HeaderRows returns the rows of headers, for use by Exporters: one for each level of column groups that has a
// text, unless the options omit them, and the headers of the columns. It returns none with NoHeaders. The header
// of a group is repeated for each of its columns, because text has no merged cells.
func (s Source) HeaderRows(opt Options) (rows [][]string) { return headerRows(s.Columns, opt) }

// headerRows returns the rows of headers of columns, see Source.HeaderRows.
func headerRows(columns []Column, opt Options) (rows [][]string) {
	if opt.NoHeaders {
		return nil
	}
	for level, more := 0, !opt.NoGroups; more; level++ {
		row, some := make([]string, len(columns)), false
		more = false
		for i, c := range columns {
			if level < len(c.Groups) {
				row[i], more = c.Groups[level], true
				some = some || row[i] != ""
			}
		}
		if some {
			rows = append(rows, row)
		}
	}
	row := make([]string, len(columns))
	for i, c := range columns {
		row[i] = c.Header
	}
	return append(rows, row)
}

// paceWork is the work, in cells and bytes, between two checks of the context: about 100 µs.
const paceWork = 1 << 15

// cellWork is the work of a cell in addition to its text.
const cellWork = 16

// Each calls row for each row in order, for use by Exporters. Every few hundred rows it checks ctx, reports
// progress and yields. It returns the first error, or the error of ctx.
func (s Source) Each(ctx context.Context, opt Options, row func(cells []Cell) error) error {
	if err := s.check(); err != nil {
		return err
	}
	if err := opt.Pace(ctx); err != nil {
		return err
	}
	cells := make([]Cell, len(s.Columns))
	i, work := 0, 0
	for ; s.Rows < 0 || i < s.Rows; i++ {
		clear(cells)
		if err := s.Row(i, cells); err == io.EOF { // a wrapped one reports a broken connection
			break
		} else if err != nil {
			return fmt.Errorf("row %d: %w", i, err)
		}
		if err := row(cells); err != nil {
			return err
		}
		work += cellWork * len(cells)
		for c := range cells {
			work += len(cells[c].Text)
		}
		if work >= paceWork {
			work = 0
			opt.progress(i + 1)
			if err := opt.Pace(ctx); err != nil {
				return err
			}
		}
	}
	opt.progress(i)
	return opt.Pace(ctx)
}

// check returns an error if the source is invalid.
func (s Source) check() error {
	switch {
	case len(s.Columns) == 0:
		return errors.New("no columns")
	case s.Row == nil && s.Rows != 0:
		return errors.New("Source.Row is nil")
	}
	return nil
}
