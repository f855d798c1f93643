// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package table opens CSV and TSV files of any size and shape as a table to show.
//
// The text is kept once, as UTF-8; a row costs four bytes beside it, and no cell is a string of
// its own. What the file is like (compression, encoding, delimiter, header, the kinds of its
// columns) is found out by looking at it. Whatever is wrong with it is shown as it stands and told
// in a Note: no row and no byte of a cell is ever left out.
//
// What is decided where files differ:
//
//   - The delimiter is the one of , ; tab | that cuts the first rows most evenly.
//   - The first row is a header if its cells are short texts and either a column below one of them is no
//     text, or no cell comes again in its row or column. So one line of words alone is a header.
//   - A column has the narrowest kind that all of its cells fit; all rows are looked at. Blank cells
//     are missing and fit any kind. Leading zeros, as in postal codes, make text; so do more than
//     18 digits before the point, and what can be read in two ways, such as 1,234 or 3/4/2006 in
//     a column where no cell settles it.
//   - Rows end at LF, CR LF or CR. A blank line is a row where rows have one cell, else it is
//     skipped with a note.
//   - A field that begins with a quote but is not closed by one before a delimiter, a line end or
//     the end of the file is plain text as it stands, and ends at the next delimiter or line end.
//   - Bytes that are no UTF-8 are kept; UTF-16 is turned into UTF-8.
//
// A Table does not change once it was given out; any number of goroutines may read it. A Stream gives out
// one after the other while it reads, each with the rows so far, and all share the text.
package table

// Table is the contents of one file. Rows and columns count from 0; the header is no row.
type Table struct {
	name    string
	format  Format
	text    text
	columns []Column
	notes   []Note
	end     End
}

// End is how the table ends.
type End uint8

// The ends of tables.
const (
	Whole  End = iota // with the file, or while it is read
	Broken            // where the file breaks off or cannot be read further
	Cut               // where memory does not suffice for more, or a table cannot hold more
	Grown             // where the file ended when it was opened; it has grown since
)

// Format tells what the file turned out to be.
type Format struct {
	Delimiter  byte   // ',', ';', '\t' or '|'
	Header     bool   // the first line names the columns
	Encoding   string // "UTF-8", "UTF-16LE" or "UTF-16BE"
	Compressed bool   // it came as gzip
}

// Column describes a column.
type Column struct {
	// ID is the name, made unique: "price", "price (2)".
	ID string
	// Name is the header cell as it stands, or "Column 3" where there is none.
	Name string
	// Named reports that the name is the file's own.
	Named bool
	// Kind is the narrowest kind that every cell of the column fits.
	Kind Kind
	// Align is the side numbers are compared on: the end, for all other kinds the start.
	Align Align

	form form // how cells are written; one bit, or none for text
}

// Kind is what the cells of a column hold.
type Kind uint8

// The kinds. A column with no value in it is text.
const (
	Text     Kind = iota
	Integer       // fits an int64
	Decimal       // fits a float64; integers may be among them
	Date          // a day
	Time          // a time of day
	DateTime      // a day with a time; plain days may be among them
	Boolean       // true and false, or yes and no, in any case
)

var kindNames = [...]string{"text", "integer", "decimal", "date", "time", "datetime", "boolean"}

// String is the kind's name, such as "integer".
func (k Kind) String() string {
	if int(k) < len(kindNames) {
		return kindNames[k]
	}
	return "unknown"
}

// Align is the side of a cell its text is set against.
type Align uint8

// The sides, in reading direction.
const (
	AlignStart Align = iota
	AlignEnd
)

// Name is the name the table was opened under, a path for Open.
func (t *Table) Name() string { return t.name }

// Format tells what the file turned out to be.
func (t *Table) Format() Format { return t.format }

// Rows is the number of rows, the header not counted.
func (t *Table) Rows() int { return len(t.text.starts) }

// Columns describes the columns from left to right. The slice is the table's own.
func (t *Table) Columns() []Column { return t.columns }

// End is how the table ends. A note says more of an end other than Whole.
func (t *Table) End() End { return t.end }

// Notes tells what is unusual about the file, by the first line concerned; at most one note of each
// sort. The slice is the table's own.
func (t *Table) Notes() []Note { return t.notes }

// Bytes is the size of the text in memory, uncompressed and as UTF-8.
func (t *Table) Bytes() int { return len(t.text.data) }
