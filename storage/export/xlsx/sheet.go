// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package xlsx

import (
	"cmp"
	"math"
	"strconv"
	"unicode/utf8"

	"github.com/giogrid/giogrid/storage/export"
	"github.com/xuri/excelize/v2"
)

// sheet writes the rows of a workbook's only sheet.
type sheet struct {
	out     *excelize.StreamWriter
	columns []export.Column
	headers [][]string
	most    int // rows that fit
	rows    int // written so far, without headers
	cut     export.Cut
	begun   bool
	bold    int   // the style of headers
	styles  []int // of each column, 0: none
	times   []int // of each column's times
	// cells and values belong to the current row: values points to cells, so that only their content is
	// boxed.
	cells  []excelize.Cell
	values []any
	// merged holds the merged cell that each column of the last row is in.
	merged []*mergedCell
	name   []byte // of the first cell in the row
}

func newSheet(book *excelize.File, src export.Source, opt export.Options) (*sheet, error) {
	columns := src.Columns
	s := &sheet{columns: columns, headers: src.HeaderRows(opt)}
	s.most = excelize.TotalRows - len(s.headers)
	s.cells = make([]excelize.Cell, len(columns))
	s.values = make([]any, len(columns))
	name := sheetName(opt.SheetName)
	if err := book.SetSheetName(book.GetSheetName(0), name); err != nil {
		return nil, err
	}
	if err := s.addStyles(book); err != nil {
		return nil, err
	}
	out, err := book.NewStreamWriter(name)
	s.out = out
	return s, err
}

// timeFormat is the default number format of times.
const timeFormat = "yyyy-mm-dd hh:mm:ss"

func (s *sheet) addStyles(book *excelize.File) (err error) {
	if s.bold, err = book.NewStyle(&excelize.Style{Font: &excelize.Font{Bold: true}}); err != nil {
		return err
	}
	known := map[string]int{"": 0}
	style := func(format string) (id int) {
		id, ok := known[format]
		if !ok && err == nil {
			id, err = book.NewStyle(&excelize.Style{CustomNumFmt: &format})
			known[format] = id
		}
		return id
	}
	for _, c := range s.columns {
		format, _ := cleanText(c.Format)
		s.styles = append(s.styles, style(format))
		s.times = append(s.times, style(cmp.Or(format, timeFormat)))
	}
	return err
}

// begin writes the part before the rows, based on the first row, if any.
func (s *sheet) begin(first []export.Cell) error {
	s.begun = true
	if err := s.setWidths(first); err != nil {
		return err
	}
	n := len(s.headers)
	if n == 0 {
		return nil
	}
	err := s.out.SetPanes(&excelize.Panes{Freeze: true, YSplit: n, TopLeftCell: "A" + strconv.Itoa(n+1), ActivePane: "bottomLeft"})
	if err != nil {
		return err
	}
	for level, row := range s.headers {
		for i, header := range row {
			text, _ := cleanText(header)
			s.cells[i] = excelize.Cell{StyleID: s.bold, Value: text}
			s.values[i] = &s.cells[i]
		}
		if err := s.out.SetRow("A"+strconv.Itoa(level+1), s.values); err != nil {
			return err
		}
	}
	return nil
}

// maxWidths is the maximal number of different successive widths: excelize takes quadratic time for them.
// Further columns have the width of the last one.
const maxWidths = 400

// setWidths sets the widths of columns, equal neighbours together.
func (s *sheet) setWidths(first []export.Cell) error {
	n := len(s.columns)
	for set, from := 1, 0; from < n; set++ {
		width, to := s.width(first, from), from+1
		for to < n && (set == maxWidths || s.width(first, to) == width) {
			to++
		}
		if err := s.out.SetColWidth(from+1, to, width); err != nil {
			return err
		}
		from = to
	}
	return nil
}

// width returns the width of column i; first holds the cells of the first row.
func (s *sheet) width(first []export.Cell, i int) float64 {
	c := s.columns[i]
	if !(c.Width > 0) { // true for NaN too
		return fit(c.Header, first, i)
	}
	return min(c.Width, excelize.MaxColumnWidth)
}

// The widths of columns without a given width, in characters.
const (
	leastWidth = 9 // about Excel's default
	timeWidth  = 20
	mostWidth  = 60
)

// fit returns the width for a header and the i-th cell.
func fit(header string, cells []export.Cell, i int) float64 {
	chars := utf8.RuneCountInString(header)
	if i < len(cells) {
		switch c := &cells[i]; c.Kind {
		case export.KindTime:
			chars = max(chars, timeWidth)
		case export.KindText:
			chars = max(chars, utf8.RuneCountInString(c.Text))
		}
	}
	return float64(min(max(chars+2, leastWidth), mostWidth))
}

// add writes a row.
func (s *sheet) add(cells []export.Cell) error {
	if !s.begun {
		if err := s.begin(cells); err != nil {
			return err
		}
	}
	if s.rows++; s.rows > s.most {
		return errRows
	}
	if err := s.merge(cells); err != nil {
		return err
	}
	for i := range cells {
		s.values[i] = nil
		if value, style := s.value(&cells[i], i); value != nil {
			s.cells[i].Value, s.cells[i].StyleID = value, style
			s.values[i] = &s.cells[i]
		}
	}
	s.name = strconv.AppendInt(append(s.name[:0], 'A'), int64(len(s.headers)+s.rows), 10)
	return s.out.SetRow(string(s.name), s.values)
}

// maxInteger is the largest number with the 15 digits that Excel keeps.
const maxInteger = 999_999_999_999_999

// value returns the value to write for a cell, nil for nothing, and its style.
func (s *sheet) value(c *export.Cell, column int) (value any, style int) {
	style = s.styles[column]
	switch c.Kind {
	case export.KindText:
		if c.Text == "" {
			return nil, 0
		}
		text, whole := cleanText(c.Text)
		if !whole {
			s.noteCut(column)
		}
		return text, style
	case export.KindNumber:
		if math.IsNaN(c.Number) || math.IsInf(c.Number, 0) {
			number := export.Cell{Kind: export.KindNumber, Number: c.Number}
			return string(number.AppendText(nil)), style
		}
		return c.Number, style
	case export.KindInteger:
		if c.Int > maxInteger || c.Int < -maxInteger {
			return strconv.FormatInt(c.Int, 10), style
		}
		return c.Int, style
	case export.KindTime:
		if day, ok := dayOf(c.Time); ok {
			return day, s.times[column]
		}
		return string(c.AppendText(nil)), style
	case export.KindBool:
		return c.Bool, style
	}
	return nil, 0
}

// noteCut records that the cell in a column of the last row was cut.
func (s *sheet) noteCut(column int) {
	if s.cut.Cells == 0 {
		s.cut = export.Cut{Index: s.rows - 1, Column: column, Most: excelize.TotalCellChars}
	}
	s.cut.Cells++
}

// end writes the part after the rows.
func (s *sheet) end() error {
	if !s.begun {
		if err := s.begin(nil); err != nil {
			return err
		}
	}
	if err := s.endMerges(); err != nil {
		return err
	}
	return s.out.Flush()
}
