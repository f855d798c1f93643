// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package xlsx writes Excel workbooks. Importing it, for nothing else if need be,
// is what makes export.XLSX work:
//
//	import _ "github.com/giogrid/giogrid/storage/export/xlsx"
//
// A workbook has one sheet. Numbers, times and truth values are such; a text is
// always a text, never a formula, so it needs no guard. The headers are bold and
// stay in sight.
package xlsx

import (
	"context"
	"fmt"
	"io"

	"github.com/giogrid/giogrid/storage/export"
	"github.com/xuri/excelize/v2"
)

func init() { export.Register(export.XLSX, Exporter{}) }

// Exporter writes workbooks. It is an export.Exporter.
//
// The rows are kept until the last one, compressed they are written as they
// come; beyond 16 MB they wait in a temporary file, or in memory where there are
// no files.
//
// What a sheet cannot hold, more than 16,384 columns or 1,048,576 rows with the
// headers, is an error before anything is written. Of a text the first 32,767
// UTF-16 units are kept, less one rather than half a character; Options.Cut is
// told of it. Characters that XML forbids are left out; what is not UTF-8 becomes
// U+FFFD. NaN and the infinities are texts. Whole numbers of more than 15 digits, which Excel
// would round, are texts, as are times before 1900 and after 9999. Times are
// those on the clock of their location, for Excel knows no others.
type Exporter struct{}

var _ export.Exporter = Exporter{}

// Extension implements export.Exporter.
func (Exporter) Extension() string { return export.XLSX.Extension() }

// MIME implements export.Exporter.
func (Exporter) MIME() string { return export.XLSX.MIME() }

// Export implements export.Exporter.
func (Exporter) Export(ctx context.Context, w io.Writer, src export.Source, opt export.Options) (err error) {
	if err := checkSize(src, opt); err != nil {
		return err
	}
	book := excelize.NewFile()
	defer func() {
		// Temporary files are the only thing that can be left over.
		if closing := book.Close(); err == nil {
			err = closing
		}
	}()
	s, err := newSheet(book, src.Columns, opt)
	if err != nil {
		return err
	}
	if err := src.Each(ctx, opt, s.add); err != nil {
		return err
	}
	if err := s.end(); err != nil {
		return err
	}
	if s.cut.Cells > 0 && opt.Cut != nil {
		opt.Cut(s.cut)
	}
	pack := newArchive(w, func() error { return opt.Pace(ctx) })
	book.SetZipWriter(func(io.Writer) excelize.ZipWriter { return pack })
	return book.Write(io.Discard)
}

// checkSize tells what a sheet cannot hold.
func checkSize(src export.Source, opt export.Options) error {
	if n := len(src.Columns); n > excelize.MaxColumns {
		return fmt.Errorf("a sheet holds %d columns, not %d", excelize.MaxColumns, n)
	}
	if src.Rows > excelize.TotalRows-len(export.HeaderRows(src.Columns, opt)) {
		return errRows
	}
	for i, c := range src.Columns {
		if n := len(c.Format); n > maxFormat {
			return fmt.Errorf("column %d: a number format has %d characters at most, not %d", i+1, maxFormat, n)
		}
	}
	return nil
}

// maxFormat is the most that Excel takes of a number format.
const maxFormat = 255

var errRows = fmt.Errorf("a sheet holds %d rows, its headers among them, and there are more", excelize.TotalRows)
