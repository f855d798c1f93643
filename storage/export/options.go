// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export

import "context"

// Mark selects whether a file begins with a byte order mark, by which Excel recognizes UTF-8.
type Mark uint8

// The choices for a byte order mark.
const (
	// MarkAuto is the zero value: only CSV has one.
	MarkAuto Mark = iota
	// MarkNone writes none.
	MarkNone
	// MarkWrite writes one, in CSV and TSV. Other formats never have one.
	MarkWrite
)

// Options configures an export. The zero value suits Excel.
type Options struct {
	// FileName is the name of the file, with or without its extension; empty means "export".
	// Characters that no file name may have become "_", directory separators included.
	FileName string
	// SheetName is the name of the sheet in a workbook, cut and cleaned to Excel's rules; empty means
	// "Sheet1". HTML uses it as the title, or FileName if it is empty.
	SheetName string
	// Delimiter separates the cells of CSV and TSV; 0 means a comma or a tab. Quotes, line breaks, U+FEFF,
	// U+FFFD and invalid runes are errors.
	Delimiter rune
	// Newline ends the lines of CSV and TSV: "\r\n", which empty means too, "\n" or "\r".
	Newline string
	// BOM selects whether the file begins with a byte order mark.
	BOM Mark
	// NoHeaders omits the rows of headers. JSON never has them. NoGroups omits only the headers of column
	// groups.
	NoHeaders, NoGroups bool
	// RawFormulas leaves texts in CSV, TSV and HTML unchanged. By default a text that a spreadsheet might
	// treat as a formula is guarded, headers included: it begins with = + - @, their full-width forms, a tab,
	// CR or LF, also after blanks, controls or U+FEFF, and is neither a number, a date nor an infinity. CSV
	// and TSV put an apostrophe before it; HTML, which shows the same in both cases, marks the cell as text
	// for Excel.
	RawFormulas bool
	// RawPhones also leaves international phone numbers such as "+82-2-123-4567" unchanged: some spreadsheets
	// calculate them, others show the apostrophe.
	RawPhones bool
	// QuoteEmpty writes an empty text in CSV and TSV as "", so that it differs from a missing value, which is
	// written as nothing. A row of a single missing value is then an empty line, as PostgreSQL reads it;
	// other readers skip it.
	QuoteEmpty bool
	// Null is the text of a missing value in CSV and TSV, such as "NULL". Equal texts are quoted.
	Null string

	// Cut, if not nil, is called before the export ends, on the goroutine of the export, if the format has
	// cut texts that are longer than its cells can hold.
	Cut func(Cut)

	// Progress, if not nil, is called with the number of rows done, every few hundred rows and after the
	// last row, on the goroutine of the export.
	Progress func(rows int)
	// GiveWay, if not nil, is called equally often, to let other goroutines run. Start sets it.
	GiveWay func()
}

// Cut reports which cells a format has cut.
type Cut struct {
	// Cells is the number of cut cells, Most the maximal number of characters of a cell.
	Cells, Most int
	// Index and Column are the position of the first cut cell among the rows and columns of the Source, from 0.
	Index, Column int
}

func (o Options) progress(rows int) {
	if o.Progress != nil {
		o.Progress(rows)
	}
}

// Pace yields, and returns the cause if ctx has ended. An Exporter calls it every few hundred microseconds of
// work outside Source.Each.
func (o Options) Pace(ctx context.Context) error {
	if o.GiveWay != nil {
		o.GiveWay()
	}
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	return nil
}
