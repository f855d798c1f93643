// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package table opens CSV and TSV files of any size and shape as a table to show.
//
// The text is kept in memory once, as UTF-8; a row costs four more bytes, and cells are not separate strings.
// Compression, encoding, delimiter, header and the kinds of the columns are detected from the contents. Flaws are
// shown unchanged and described in a Note: no row and no byte of a cell is left out.
//
// What is decided where files differ:
//
//   - Of the delimiters , ; tab and |, the one chosen cuts the first rows most evenly.
//   - The first row is a header if its cells are short texts and either a column below such a cell is not
//     text, or no cell occurs again in its row or column. So a single line of words is a header.
//   - A column has the narrowest kind that all of its cells fit; all rows are looked at. Blank cells
//     are missing and fit any kind. Leading zeros, as in postal codes, make text; so do more than
//     18 digits before the point, and what can be read in two ways, such as 1,234 or 3/4/2006 in
//     a column where no cell settles it.
//   - Rows end at LF, CR LF or CR. A blank line is a row where rows have one cell, else it is
//     skipped with a note.
//   - A field that begins with a quote but is not closed by one before a delimiter, a line end or
//     the end of the file is plain text, unchanged, and ends at the next delimiter or line end.
//   - Bytes that are no UTF-8 are kept; UTF-16 is turned into UTF-8.
//
// A Table does not change after it was returned; any number of goroutines may read it. A Stream returns one after the
// other while it reads, each with the rows so far, and all share the text.
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

// End is the way in which a table ends.
type End uint8

// The ends of tables.
const (
	Whole  End = iota // with the file, or while it is read
	Broken            // where the file breaks off or cannot be read further
	Cut               // where memory does not suffice for more, or a table cannot hold more
	Grown             // where the file ended when it was opened; it has grown since
)

// Format describes the detected format of a file.
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
	// Name is the header cell unchanged, or "Column 3" if there is none.
	Name string
	// Named reports whether the name is from the file.
	Named bool
	// Kind is the narrowest kind that every cell of the column fits.
	Kind Kind
	// Align is the side on which cells are aligned: AlignEnd for numbers, AlignStart for all other kinds.
	Align Align

	form form // how cells are written; one bit, or none for text
}

// Kind is the type of the values in a column.
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

// String returns the kind's name, such as "integer".
func (k Kind) String() string {
	if int(k) < len(kindNames) {
		return kindNames[k]
	}
	return "unknown"
}

// Align is the side of a cell that its text is aligned to.
type Align uint8

// The sides, in reading direction.
const (
	AlignStart Align = iota
	AlignEnd
)

// Name returns the name under which the table was opened, a path for Open.
func (t *Table) Name() string { return t.name }

// Format returns the detected format of the file.
func (t *Table) Format() Format { return t.format }

// Rows returns the number of rows without the header.
func (t *Table) Rows() int { return len(t.text.starts) }

// Columns returns the columns from left to right. The caller must not modify the slice.
func (t *Table) Columns() []Column { return t.columns }

// End returns the way in which the table ends. A note explains any End other than Whole.
func (t *Table) End() End { return t.end }

// Notes returns the flaws of the file, ordered by the first line concerned, with at most one flaw of each sort. The
// caller must not modify the slice.
func (t *Table) Notes() []Note { return t.notes }

// Bytes returns the size of the text in memory, uncompressed and as UTF-8.
func (t *Table) Bytes() int { return len(t.text.data) }
