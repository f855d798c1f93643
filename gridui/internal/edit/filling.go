// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/series"
)

// filling writes the cells of a Fill in batches of rows, and within a batch column by column, like
// a paste.
type filling struct {
	_ nocmp.Struct

	Fill
	*Commit
	// lines holds the series down the columns, one for each column of the commit.
	lines []column.FillLine
	// line is the series along the current row. sources reads the row's source cells into values.
	// distances holds the distance of each column of the commit from the source, in cells.
	line column.FillLine
	// copied is the series that repeats the source, for columns of another kind than the sources.
	// copies is set for these columns of the commit.
	copied    column.FillLine
	copies    []bool
	sources   []column.Sampler
	values    []series.Value
	distances []int
	options   series.Options
	// places holds the distance of each row of the batch from the source, in rows.
	places []int
}

// addColumns adds the editable columns of a span to the commit.
func (f *filling) addColumns(span ranges.Span) {
	columns := f.g.dataColumns(span)
	for i, d := range columns {
		if d.Set == nil {
			continue
		}
		f.addColumn(d)
		if f.backward() {
			i = len(columns) - 1 - i
		}
		f.distances = append(f.distances, i)
	}
}

// band returns the rows of the fill with its columns of the commit.
func (f *filling) band() band {
	b := band{rows: f.To.Rows, cells: make([]bandCell, len(f.columns))}
	for i := range b.cells {
		b.cells[i].column = int32(i)
	}
	return b
}

// begin reads the source.
func (f *filling) begin() {
	f.options = series.Options{Backward: f.backward(), Lists: f.Lists}
	if f.Swapped {
		f.options.Mode = series.ModeSwapped
	}
	if f.alongRows() {
		f.beginRows()
		return
	}
	rows := f.sourceRows(f.From.Rows)
	f.lines = make([]column.FillLine, len(f.columns))
	for i := range f.columns {
		f.lines[i] = f.down(i, rows)
	}
}

// down returns the series down a column of the commit.
func (f *filling) down(i int, rows []rowdata.Row) column.FillLine {
	d, o, filler := f.columns[i].def, f.options, f.filler(i)
	switch {
	case filler.Own() && f.Swapped:
		o.Mode = series.ModeCopy
	case filler.Own():
		filler.Prepare(f.toward(rows))
	}
	sampler := column.NewSampler(d)
	values := make([]series.Value, len(rows))
	for i, row := range rows {
		values[i] = sampler.Sample(row)
	}
	o.Integer = sampler.Whole()
	return column.FillLine{Series: series.Of(values, o), Rows: rows, Defs: []*column.Def{d}}
}

// toward returns source rows in the direction of the fill.
func (f *filling) toward(rows []rowdata.Row) []rowdata.Row {
	if f.backward() {
		rows = slices.Clone(rows)
		slices.Reverse(rows)
	}
	return rows
}

// beginRows prepares series along rows. Numbers are rounded to integers if all columns hold
// integers; otherwise each column rounds separately.
func (f *filling) beginRows() {
	f.line.Defs, f.line.Rows = f.g.dataColumns(f.From.Cols), make([]rowdata.Row, 1)
	for _, d := range f.line.Defs {
		f.sources = append(f.sources, column.NewSampler(d))
	}
	f.line.Numbers = f.g.Cols.Numbers
	f.copied.Defs, f.copied.Rows, f.copied.Numbers = f.line.Defs, f.line.Rows, f.line.Numbers
	f.values = make([]series.Value, len(f.sources))
	for _, at := range f.columns {
		f.copies = append(f.copies, !column.Carrier{Def: at.def}.Continues(f.line.Defs))
	}
	f.options.Integer = !slices.ContainsFunc(f.columns, func(at changedColumn) bool {
		s := column.NewSampler(at.def)
		return !s.Whole()
	})
}

// along returns the series along a row.
func (f *filling) along(row rowdata.Row) *column.FillLine {
	for i := range f.sources {
		f.values[i] = f.sources[i].Sample(row)
	}
	f.line.Rows[0], f.line.Series = row, series.Of(f.values, f.options)
	if slices.Contains(f.copies, true) {
		o := f.options
		o.Mode = series.ModeCopy
		f.copied.Series = series.Of(f.values, o)
	}
	return &f.line
}

// filler returns the Filler of a column of the commit.
func (f *filling) filler(col int) column.Filler { return f.columns[col].values.(column.Filler) }

// write fills the rows found by a Bulk below index end.
func (f *filling) write(b *Bulk, end int) error {
	for b.next < end {
		cells, row := len(f.Cells), len(f.rows)
		f.places = f.places[:0]
		for batch := min(end, b.next+column.BatchRows); b.next < batch; b.next++ {
			f.addRecord(coord.Record(b.found[b.next]), b.next, len(b.found))
		}
		if err := f.cellsOf(row, cells); err != nil {
			return err
		}
	}
	return nil
}

// addRecord adds the i-th of n rows to the batch, unless it was deleted or is not writable.
func (f *filling) addRecord(record coord.Record, i, n int) {
	w := Write{RowID: f.g.Data.ItemID(record.Item()), Record: record, Known: true}
	if _, err := f.addRow(w); err != nil {
		f.skipped += len(f.columns)
		return
	}
	if f.backward() {
		i = n - 1 - i
	}
	f.places = append(f.places, i)
}

// cellsOf fills the cells of the batch, which are the rows of the commit from row on, and records
// them from index first on.
func (f *filling) cellsOf(row, first int) (err error) {
	for r := range f.places {
		for col := range f.columns {
			f.Cells = append(f.Cells, column.ChangedCell{Row: int32(row + r), Column: int32(col), Value: column.Unwritten})
		}
	}
	if f.alongRows() {
		err = f.fillRows(row, first)
	} else {
		for col := 0; col < len(f.columns) && err == nil; col++ {
			err = f.run(col, &column.FillRun{
				Line: &f.lines[col], Rows: f.rows[row:], Places: f.places, Cells: f.Cells[first+col:], Width: len(f.columns), Hides: f.hides[col],
			})
		}
	}
	written := slices.DeleteFunc(f.Cells[first:], func(c column.ChangedCell) bool { return c.Value == column.Unwritten })
	f.Cells = f.Cells[:first+len(written)]
	return err
}

// fillRows fills the rows of the batch one by one.
func (f *filling) fillRows(row, first int) error {
	n := len(f.columns)
	for i := range f.places {
		r := f.rows[row+i : row+i+1]
		line := f.along(r[0].Before)
		for col := range f.columns {
			of := line
			if f.copies[col] {
				of = &f.copied
			}
			run := column.FillRun{Line: of, Rows: r, Places: f.distances[col : col+1], Cells: f.Cells[first+i*n+col:], Width: n, Hides: f.hides[col]}
			if err := f.run(col, &run); err != nil {
				return err
			}
		}
	}
	return nil
}

// run fills cells of a column. It skips cells that cannot be edited.
func (f *filling) run(col int, run *column.FillRun) error {
	filler := f.filler(col)
	for {
		switch err := contained(filler, run); err {
		case nil:
			return nil
		case column.ErrNotEditable:
			f.skipped++
			run.I++
		default:
			f.fail(run.Rows[run.I].ID, f.columns[col].def.ID, err)
			return f.Err
		}
	}
}

// contained fills cells and returns a panic of the program's functions as an error.
func contained(filler column.Filler, run *column.FillRun) (err error) {
	defer func() { err = column.Panicked(recover(), err) }()
	return filler.Fill(run)
}
