// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export_test

import (
	"bytes"
	"encoding/csv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/giogrid/giogrid/storage/export"
)

func TestCSV(t *testing.T) {
	assert.Equal(t, "\ufeffID,이름,Price,At,OK\r\n"+
		"0,\"row, 0\",0.5,2024-05-01 09:30:00,true\r\n"+
		"1,\"row, 1\",1.5,2024-05-01 10:30:00,false\r\n"+
		",,,,\r\n", written(t, mixed(3), export.CSV, export.Options{}))
}

func TestCSVOptions(t *testing.T) {
	src := texts([]string{"a", "b"}, []string{"x;y", "1,2"}, []string{"=1", "z"})
	for _, c := range []struct {
		name string
		f    export.Format
		opt  export.Options
		want string
	}{
		{"tsv", export.TSV, export.Options{}, "a\tb\r\nx;y\t1,2\r\n'=1\tz\r\n"},
		{"tsv with mark", export.TSV, export.Options{BOM: export.MarkWrite}, "\ufeffa\tb\r\nx;y\t1,2\r\n'=1\tz\r\n"},
		{"no mark", export.CSV, export.Options{BOM: export.MarkNone}, "a,b\r\nx;y,\"1,2\"\r\n'=1,z\r\n"},
		{"semicolon, LF", export.CSV, export.Options{Delimiter: ';', Newline: "\n"}, "\ufeffa;b\n\"x;y\";1,2\n'=1;z\n"},
		{"raw, no headers", export.CSV, export.Options{RawFormulas: true, NoHeaders: true}, "\ufeffx;y,\"1,2\"\r\n=1,z\r\n"},
		{"wide delimiter", export.CSV, export.Options{Delimiter: '·', BOM: export.MarkNone, Newline: "\r"}, "a·b\rx;y·1,2\r'=1·z\r"},
	} {
		assert.Equal(t, c.want, written(t, src, c.f, c.opt), c.name)
	}
}

func TestCSVQuotes(t *testing.T) {
	for text, want := range map[string]string{
		"plain":              "plain",
		" spaces ":           " spaces ",
		"a,b":                `"a,b"`,
		`say "hi"`:           `"say ""hi"""`,
		"two\nlines":         "\"two\nlines\"",
		"two\r\nlines":       "\"two\r\nlines\"",
		"a\tb":               "a\tb",
		"nul\x00":            "nul\x00",
		"\xff lone \xed\xa0": "\xff lone \xed\xa0",
		`=HYPERLINK("a",1)`:  `"'=HYPERLINK(""a"",1)"`,
		"":                   `""`,
	} {
		got := written(t, texts([]string{"h"}, []string{text}), export.CSV, export.Options{BOM: export.MarkNone, NoHeaders: true})
		assert.Equal(t, want+"\r\n", got)
	}
}

// A delimiter that shares its first byte with other characters requires quotes only where it occurs.
func TestCSVQuotesForWideDelimiter(t *testing.T) {
	opt := export.Options{Delimiter: '·', BOM: export.MarkNone, NoHeaders: true} // C2 B7
	src := texts([]string{"a", "b"}, []string{"©", "x·y"})                       // C2 A9
	assert.Equal(t, "©·\"x·y\"\r\n", written(t, src, export.CSV, opt))
}

// Values are quoted too if they contain the delimiter.
func TestCSVQuotesNumbers(t *testing.T) {
	src := mixed(2)
	opt := export.Options{Delimiter: '.', BOM: export.MarkNone, NoHeaders: true, Newline: "\n"}
	assert.Equal(t, "0.row, 0.\"0.5\".2024-05-01 09:30:00.true\n....\n", written(t, src, export.CSV, opt))
}

// The text of a value is the text of the cell as the grid shows it.
func TestCSVTextOfValue(t *testing.T) {
	src := mixed(1)
	src.Row = func(_ int, cells []export.Cell) error {
		cells[2].SetNumber(-1234.5)
		cells[2].Text = "-1,234.50"
		cells[3].SetTime(stamp)
		cells[3].Text = "=today"
		cells[4].Text = "missing all the same"
		return nil
	}
	opt := export.Options{BOM: export.MarkNone, NoHeaders: true}
	assert.Equal(t, ",,\"-1,234.50\",'=today,\r\n", written(t, src, export.CSV, opt))
}

func TestCSVBadOptions(t *testing.T) {
	for _, opt := range []export.Options{
		{Delimiter: '"'}, {Delimiter: '\n'}, {Delimiter: '\r'}, {Delimiter: -1}, {Delimiter: 0xD800}, {Delimiter: '\ufffd'},
		{Newline: "\n\n"}, {Newline: "x"},
	} {
		var out bytes.Buffer
		err := export.CSV.Export(t.Context(), &out, mixed(1), opt)
		assert.ErrorContains(t, err, "export: writing CSV: ")
		assert.Zero(t, out.Len())
	}
}

// Package encoding/csv reads back what was written, for any texts without CR, which it drops before LF.
func TestCSVReadsBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		columns := rapid.IntRange(1, 4).Draw(t, "columns")
		cell := rapid.StringOf(rapid.RuneFrom([]rune("ab=;,\"\n\t ©한·-1\x00")))
		row := rapid.SliceOfN(cell, columns, columns)
		rows := rapid.SliceOfN(row, 1, 5).Draw(t, "rows")
		opt := export.Options{
			NoHeaders: true, RawFormulas: true, BOM: export.MarkNone,
			Delimiter: rapid.SampledFrom([]rune{',', ';', '\t', '·'}).Draw(t, "delimiter"),
			Newline:   rapid.SampledFrom([]string{"", "\n"}).Draw(t, "newline"),
		}
		var out bytes.Buffer
		require.NoError(t, export.CSV.Export(t.Context(), &out, texts(rows[0], rows...), opt))
		r := csv.NewReader(&out)
		r.Comma = opt.Delimiter
		got, err := r.ReadAll()
		require.NoError(t, err)
		require.Equal(t, rows, got)
	})
}
