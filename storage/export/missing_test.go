// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/storage/export"
)

// sparse returns a source with missing values, empty texts, blanks and texts that represent missing values.
func sparse(rows ...[]any) export.Source {
	src := export.Source{Rows: len(rows)}
	for range rows[0] {
		src.Columns = append(src.Columns, export.Column{})
	}
	src.Row = func(i int, cells []export.Cell) error {
		for c, v := range rows[i] {
			switch v := v.(type) {
			case string:
				cells[c].SetText(v)
			case int:
				cells[c].SetInt(int64(v))
			}
		}
		return nil
	}
	return src
}

func TestMissingValuesAndEmptyTexts(t *testing.T) {
	row := []any{nil, "", "  ", "NULL", 0}
	for want, opt := range map[string]export.Options{
		",,  ,NULL,0\n":             {},
		",\"\",  ,NULL,0\n":         {QuoteEmpty: true},
		"NULL,,  ,\"NULL\",0\n":     {Null: "NULL"},
		"\\N,\"\",  ,NULL,0\n":      {Null: `\N`, QuoteEmpty: true},
		"\t\"\"\t  \tNULL\t0\n":     {QuoteEmpty: true, Delimiter: '\t'},
		"-\t\t  \tNULL\t0\n":        {Null: "-", Delimiter: '\t'},
		"NULL;;  ;\"NULL\";0\n":     {Null: "NULL", Delimiter: ';', RawFormulas: true},
		"   ,\"\",  ,NULL,0\n":      {Null: "   ", QuoteEmpty: true},
		"0,\"\",  ,NULL,0\n":        {Null: "0", QuoteEmpty: true},
		"(none),\"\",  ,NULL,0\n":   {Null: "(none)", QuoteEmpty: true, RawFormulas: true},
		"null,,  ,NULL,0\n":         {Null: "null"},
		"=NA(),,  ,NULL,0\n":        {Null: "=NA()"},
		"NULL|\"\"|  |\"NULL\"|0\n": {Null: "NULL", QuoteEmpty: true, Delimiter: '|'},
	} {
		opt.NoHeaders, opt.BOM, opt.Newline = true, export.MarkNone, "\n"
		assert.Equal(t, want, written(t, sparse(row), export.CSV, opt), "%+v", opt)
	}
	for _, null := range []string{",", "a,b", "\"", "\n", "x\r"} {
		err := export.CSV.Export(t.Context(), assertNothing{t}, sparse(row), export.Options{Null: null})
		assert.ErrorContains(t, err, "cannot stand for missing values")
	}
}

// assertNothing is a writer that fails the test if anything is written.
type assertNothing struct{ t *testing.T }

func (a assertNothing) Write(p []byte) (int, error) {
	assert.Empty(a.t, p)
	return len(p), nil
}

// In a single column a missing value and an empty text are distinct lines.
func TestMissingValuesOfASingleColumn(t *testing.T) {
	rows := sparse([]any{nil}, []any{""}, []any{"a"})
	opt := export.Options{NoHeaders: true, BOM: export.MarkNone, Newline: "\n"}
	assert.Equal(t, "\"\"\n\"\"\na\n", written(t, rows, export.CSV, opt), "no line is skipped by those who read it")
	opt.QuoteEmpty = true
	assert.Equal(t, "\n\"\"\na\n", written(t, rows, export.CSV, opt))
	opt.Null = "NULL"
	assert.Equal(t, "NULL\n\"\"\na\n", written(t, rows, export.CSV, opt))
}

// Phone numbers are unchanged on request; texts that only resemble them are not.
func TestPhoneNumbersAreLeftAloneByChoice(t *testing.T) {
	file := func(text string, opt export.Options) string {
		opt.NoHeaders, opt.BOM, opt.Newline = true, export.MarkNone, "\n"
		return written(t, texts([]string{"h"}, []string{text}), export.CSV, opt)
	}
	for _, phone := range []string{
		"+82-2-123-4567", "+82 2 123 4567", "+1 (202) 555-0123", "+44 20 7946 0958", "+49/30/123456", "+1.202.555.0123", "+1(202)5550123",
	} {
		assert.Equal(t, "'"+phone+"\n", file(phone, export.Options{}), phone)
		assert.Equal(t, phone+"\n", file(phone, export.Options{RawPhones: true}), phone)
		assert.Equal(t, phone+"\n", file(phone, export.Options{RawFormulas: true}), phone)
	}
	for _, text := range []string{
		"+1-1", "-82-2-123-4567", "+82-2-123-4567+1", "+A1-123456", "+1(2", "+1)2(345678", "+1--2345678---9", "+1234567890123456-7", "+-123456", "=1234567",
		"+1((2345678))", "+123456-", "+1*2345678", "+12-34!5678",
	} {
		assert.Equal(t, "'"+text+"\n", file(text, export.Options{RawPhones: true}), text)
	}
}
