// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export

import "context"

// Mark reports whether a file begins with a byte order mark, by which Excel knows
// that a text is UTF-8.
type Mark uint8

// The choices for a byte order mark.
const (
	// MarkAuto is the zero value: CSV has one, no other format does.
	MarkAuto Mark = iota
	// MarkNone writes none.
	MarkNone
	// MarkWrite writes one, in CSV and TSV. No other format takes one.
	MarkWrite
)

// Options are the details of an export. The zero value is what Excel opens best.
type Options struct {
	// FileName is the name of the file, with or without its extension; empty is
	// "export". See FileName for what becomes of a name no file can have.
	FileName string
	// SheetName is the name of the sheet in a workbook, cut and cleaned to
	// Excel's rules; empty is "Sheet1". HTML has it as the title, FileName if
	// it is empty.
	SheetName string
	// Delimiter stands between the cells of CSV and TSV; 0 is a comma or a tab.
	// Quotes, line breaks, U+FEFF, U+FFFD and what is no valid rune are errors.
	Delimiter rune
	// Newline ends the lines of CSV and TSV: "\r\n", also if empty, "\n" or "\r".
	Newline string
	// BOM reports whether the file begins with a byte order mark.
	BOM Mark
	// NoHeaders leaves out the rows of headers. JSON has none anyway. NoGroups leaves out those of column
	// groups alone.
	NoHeaders, NoGroups bool
	// RawFormulas leaves texts in CSV, TSV and HTML as they are. Otherwise one
	// that a spreadsheet might take for a formula is guarded: one that begins
	// with = + - @, their full-width forms, a tab, CR or LF, also behind blanks,
	// controls or U+FEFF, and is neither a number, a date nor an infinity. CSV and
	// TSV put an apostrophe before it; HTML, which shows the same either way, tells
	// Excel that the cell is text. Headers, too.
	RawFormulas bool
	// RawPhones leaves international phone numbers such as "+82-2-123-4567" as they
	// are too: some spreadsheets calculate them, others do not know what the
	// apostrophe is for.
	RawPhones bool
	// QuoteEmpty writes an empty text in CSV and TSV as "", so that it differs from
	// a missing value, which is nothing at all. A row that is a single missing value
	// is an empty line then, as PostgreSQL reads it; other readers skip that.
	QuoteEmpty bool
	// Null is what CSV and TSV have for a missing value, such as "NULL". Texts that
	// are the same are put in quotes.
	Null string

	// Cut, if not nil, is called once, before the export ends, on the goroutine that
	// exports, where a format has cut texts that are longer than its cells hold.
	Cut func(Cut)

	// Progress, if not nil, is called every few hundred rows and at the last
	// with the number of rows done, on the goroutine that exports.
	Progress func(rows int)
	// GiveWay, if not nil, is called just as often, for others to get their
	// turn. Start sets it.
	GiveWay func()
}

// Cut says which cells a format has cut.
type Cut struct {
	// Cells is how many were cut, Most how many characters a cell holds at most.
	Cells, Most int
	// Row and Column are those of the first one, counted from 0.
	Row, Column int
}

func (o Options) progress(rows int) {
	if o.Progress != nil {
		o.Progress(rows)
	}
}

// Pace gives way and returns why ctx has ended, if it has. An Exporter calls it
// every few hundred microseconds of work that Source.Each does not see.
func (o Options) Pace(ctx context.Context) error {
	if o.GiveWay != nil {
		o.GiveWay()
	}
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	return nil
}
