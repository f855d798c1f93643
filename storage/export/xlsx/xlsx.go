// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package xlsx writes Excel workbooks. Importing it, even only for its side effect, enables export.XLSX:
//
//	import _ "github.com/giogrid/giogrid/storage/export/xlsx"
//
// A workbook has one sheet. Numbers, times and truth values have native types; a text is always a text, never
// a formula, so it needs no guard. The headers are bold and remain visible.
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
// The rows are kept until the last one and are compressed as they are written; beyond 16 MB they are kept in
// a temporary file, or in memory where there are no files.
//
// More than 16,384 columns or 1,048,576 rows with the headers do not fit into a sheet: then the error comes
// before anything is written. Texts are cut at 32,767 UTF-16 units, or one less rather than half a character,
// and reported to Options.Cut. Characters that XML forbids are omitted; invalid UTF-8 becomes U+FFFD. NaN and
// the infinities are texts. Cells with Above or Left are merged; the rows of a merged cell keep their values. Whole numbers of more than 15 digits, which Excel would round, are texts, as are
// times before 1900 and after 9999. Times are local to their location, because Excel has no zones.
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
		// Temporary files are the only possible remains.
		if closing := book.Close(); err == nil {
			err = closing
		}
	}()
	s, err := newSheet(book, src, opt)
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

// checkSize returns an error if a sheet cannot hold the source.
func checkSize(src export.Source, opt export.Options) error {
	if n := len(src.Columns); n > excelize.MaxColumns {
		return fmt.Errorf("a sheet holds %d columns, not %d", excelize.MaxColumns, n)
	}
	if src.Rows > excelize.TotalRows-len(src.HeaderRows(opt)) {
		return errRows
	}
	for i, c := range src.Columns {
		if n := len(c.Format); n > maxFormat {
			return fmt.Errorf("column %d: a number format has %d characters at most, not %d", i+1, maxFormat, n)
		}
	}
	return nil
}

// maxFormat is the maximal length of a number format in Excel.
const maxFormat = 255

var errRows = fmt.Errorf("a sheet holds %d rows, its headers among them, and there are more", excelize.TotalRows)
