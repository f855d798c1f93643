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

// Column is a column of what is exported.
type Column struct {
	// Key names the column in JSON; empty, Header does, or else the number of
	// the column, as "column3".
	Key string
	// Header is the text above the column.
	Header string
	// Groups are the headers of the column groups above that, the outermost first. Each level that some column
	// has is a row of headers above the headers of the columns, but for JSON: see Options.NoGroups.
	Groups []string
	// Width is the width in characters, for Excel; 0 is one that suits the
	// header and the first row. At most 255.
	Width float64
	// Format is an Excel number format code such as "#,##0.00" or "yyyy-mm-dd";
	// empty is Excel's "General", for times "yyyy-mm-dd hh:mm:ss".
	Format string
	// NoZone says that times have no zone: JSON writes them without one.
	NoZone bool
}

// HeaderRows returns the rows of headers of columns, for Exporters to build on: one for each level of column
// groups that has a text, unless the options leave them out, and the headers of the columns. It returns none
// with NoHeaders. The header of a group stands above each of its columns, as text has no merged cells.
func HeaderRows(columns []Column, opt Options) (rows [][]string) {
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

// name is what JSON calls the i-th column.
func (c Column) name(i int) string {
	switch {
	case c.Key != "":
		return c.Key
	case c.Header != "":
		return c.Header
	}
	return "column" + strconv.Itoa(i+1)
}

// Kind says which field of a Cell holds its value.
type Kind uint8

// The kinds of cells.
const (
	// KindMissing is the zero value: the row has nothing there.
	KindMissing Kind = iota
	// KindText is a text, in Text.
	KindText
	// KindNumber is a number, in Number.
	KindNumber
	// KindInteger is a whole number, in Int. One that an int64 does not hold is
	// best given as text.
	KindInteger
	// KindTime is a point in time, in Time, read in the location it carries.
	KindTime
	// KindBool is true or false, in Bool.
	KindBool
)

// Cell is the value of a cell. The zero value is a missing one.
type Cell struct {
	Kind Kind
	Bool bool
	// Text is the value of a text. For any other kind but a missing one it is
	// what CSV, TSV and HTML write instead of their own rendering, if not empty;
	// of times JSON does, too.
	Text   string
	Number float64
	Int    int64
	Time   time.Time
}

// SetText makes the cell a text.
func (c *Cell) SetText(text string) { c.Kind, c.Text = KindText, text }

// SetBytes makes the cell a text without copying it: text must not change until
// Row is called again or the export has ended.
func (c *Cell) SetBytes(text []byte) {
	c.Kind, c.Text = KindText, unsafe.String(unsafe.SliceData(text), len(text))
}

// SetNumber makes the cell a number.
func (c *Cell) SetNumber(v float64) { c.Kind, c.Number = KindNumber, v }

// SetInt makes the cell a whole number.
func (c *Cell) SetInt(v int64) { c.Kind, c.Int = KindInteger, v }

// SetTime makes the cell a point in time.
func (c *Cell) SetTime(v time.Time) { c.Kind, c.Time = KindTime, v }

// SetBool makes the cell true or false.
func (c *Cell) SetBool(v bool) { c.Kind, c.Bool = KindBool, v }

// RowsUnknown is the number of rows of a Source that does not know it.
const RowsUnknown = -1

// Source is what is exported.
type Source struct {
	// Columns are the columns in order; an export needs at least one.
	Columns []Column
	// Rows is the number of rows, or RowsUnknown.
	Rows int
	// Row fills in the cells of row i, one for each column, which are missing
	// ones at first. It is called for 0, 1, 2 and so on, once each, on the
	// goroutine that exports, and ends the rows early with io.EOF; any other
	// error ends the export. The cells are used again for the next row.
	Row func(i int, cells []Cell) error
}

// paceWork is the work, in cells and bytes, between two looks at the context:
// some 100 µs of it.
const paceWork = 1 << 15

// cellWork is the work of a cell besides its text.
const cellWork = 16

// Each calls row with each row in turn, for Exporters to build on. It looks at
// ctx, reports progress and gives way every few hundred rows, and returns the
// first error, or that of ctx.
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
		if err := s.Row(i, cells); err == io.EOF { // one that is wrapped tells of a broken connection
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

// check tells what is wrong with the source.
func (s Source) check() error {
	switch {
	case len(s.Columns) == 0:
		return errors.New("no columns")
	case s.Row == nil && s.Rows != 0:
		return errors.New("Source.Row is nil")
	}
	return nil
}
