// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/giogrid/giogrid/storage/export/internal/quoted"
)

const byteOrderMark = "\ufeff"

// delimited writes CSV and TSV.
//
// A cell is quoted if it contains the delimiter, a quote or a line break. An empty cell is quoted if its row
// has no other, because readers would skip an empty line. The bytes of a cell are written unchanged,
// including NUL and invalid UTF-8, so that the reader gets the original. With Options.QuoteEmpty or Null
// missing values and empty texts differ.
type delimited struct {
	delimiter string
	newline   string
	mark      bool
	headers   [][]string
	opt       Options
	// special reports which bytes require quotes; for a delimiter that is not ASCII, its first byte does.
	special [256]bool
}

func newCSV(columns []Column, opt Options) (encoder, error) {
	return newDelimited(columns, opt, ',', opt.BOM != MarkNone)
}

func newTSV(columns []Column, opt Options) (encoder, error) {
	return newDelimited(columns, opt, '\t', opt.BOM == MarkWrite)
}

func newDelimited(columns []Column, opt Options, delimiter rune, mark bool) (encoder, error) {
	if opt.Delimiter != 0 {
		delimiter = opt.Delimiter
	}
	if !utf8.ValidRune(delimiter) || strings.ContainsRune("\"\r\n\ufeff\ufffd", delimiter) {
		return nil, fmt.Errorf("the delimiter cannot be %q", delimiter)
	}
	d := &delimited{
		delimiter: string(delimiter),
		newline:   opt.Newline,
		mark:      mark,
		headers:   headerRows(columns, opt),
		opt:       opt,
	}
	if d.quoteIf(opt.Null) != "" {
		return nil, fmt.Errorf("%q cannot stand for missing values: it would need quotes", opt.Null)
	}
	switch d.newline {
	case "":
		d.newline = "\r\n"
	case "\r\n", "\n", "\r":
	default:
		return nil, fmt.Errorf("%q does not end lines", d.newline)
	}
	for _, c := range []byte{'"', '\r', '\n', d.delimiter[0]} {
		d.special[c] = true
	}
	return d, nil
}

func (d *delimited) head(dst []byte) []byte {
	if d.mark {
		dst = append(dst, byteOrderMark...)
	}
	for _, row := range d.headers {
		start := len(dst)
		for i, header := range row {
			if i > 0 {
				dst = append(dst, d.delimiter...)
			}
			dst = d.appendText(dst, header)
		}
		dst = d.endRow(dst, start)
	}
	return dst
}

func (d *delimited) row(dst []byte, cells []Cell) []byte {
	start := len(dst)
	for i := range cells {
		if i > 0 {
			dst = append(dst, d.delimiter...)
		}
		switch c := &cells[i]; {
		case c.Kind == KindMissing:
			dst = append(dst, d.opt.Null...)
		case c.Kind == KindText || c.Text != "":
			dst = d.appendText(dst, c.Text)
		default:
			dst = d.appendValue(dst, c)
		}
	}
	return d.endRow(dst, start)
}

func (d *delimited) tail(dst []byte) []byte { return dst }

// endRow ends the row that begins at start.
func (d *delimited) endRow(dst []byte, start int) []byte {
	if len(dst) == start && !d.opt.QuoteEmpty {
		dst = append(dst, `""`...)
	}
	return append(dst, d.newline...)
}

func (d *delimited) appendText(dst []byte, text string) []byte {
	if text == d.opt.Null && text != "" || text == "" && d.opt.QuoteEmpty {
		return quoted.Append(dst, text)
	}
	if d.opt.guarded(text) {
		dst = append(dst, d.quoteIf(text)...)
		dst = append(dst, '\'')
		return d.endQuoted(dst, text)
	}
	for i := range len(text) {
		if d.special[text[i]] {
			return d.endQuoted(append(dst, d.quoteIf(text)...), text)
		}
	}
	return append(dst, text...)
}

// appendValue appends a value, quoted if needed: the delimiter may be a digit, a sign or a letter.
func (d *delimited) appendValue(dst []byte, c *Cell) []byte {
	start := len(dst)
	dst = appendValue(dst, c)
	for _, b := range dst[start:] {
		if d.special[b] {
			return append(append(append(dst[:start], '"'), appendValue(nil, c)...), '"')
		}
	}
	return dst
}

// quoteIf returns the quote before text in the file, empty if it needs none.
func (d *delimited) quoteIf(text string) string {
	if strings.ContainsAny(text, "\"\r\n") || strings.Contains(text, d.delimiter) {
		return `"`
	}
	return ""
}

// endQuoted appends text after the opening quote and the guard.
func (d *delimited) endQuoted(dst []byte, text string) []byte {
	if d.quoteIf(text) == "" {
		return append(dst, text...)
	}
	return append(quoted.AppendDoubled(dst, text), '"')
}
