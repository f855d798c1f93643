// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package xlsx_test

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"image"
	"io"
	"math"
	"math/big"
	"strconv"
	"strings"
	"testing"
	"time"

	"gioui.org/widget/material"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/xuri/excelize/v2"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// grade is a type with a String method.
type grade int

func (g grade) String() string { return []string{"poor", "fair", "good"}[g] }

// named is a text type without methods.
type named string

// money is a decimal type, of cents.
type money int64

func (m money) String() string { return fmt.Sprintf("%d.%02d", m/100, m%100) }

// zone is a zone that differs from the zones of all other values.
var zone = time.FixedZone("KST", 9*3600)

// kindColumn is a column whose only row has a value of some kind.
type kindColumn struct {
	name   string
	column gridui.Column[int]
	// text is the copied and exported text of its cell.
	text string
}

// of returns columns of a value, plain and with each way of showing it. plain is the text that the library
// writes, empty if a Format replaces it.
func of[V any](name string, v V, plain, other string) []kindColumn {
	column := func(form string) *gridui.Typed[int, V] {
		return gridui.Func(name+form, name, func(int) (V, bool) { return v, true })
	}
	formatted := func(V) string { return "<" + other + ">" }
	formattedText := plain
	if other != "" {
		formattedText = "<" + other + ">"
	}
	worded := func(int) string { return "words" }
	missing := func(form string) *gridui.Typed[int, V] {
		return gridui.Func(name+form, name, func(int) (none V, ok bool) { return none, false })
	}
	return []kindColumn{
		{name, column(""), plain},
		{name + " formatted", column(" formatted").Format(formatted), formattedText},
		{name + " worded", column(" worded").Text(worded), plain},
		{name + " as shown", column(" as shown").Text(worded).CopyText(), "words"},
		{name + " formatted as shown", column(" formatted as shown").Format(formatted).CopyText(), "<" + other + ">"},
		{name + " missing", missing(" missing"), ""},
		{name + " missing worded", missing(" missing worded").Text(worded), ""},
		{name + " otherwise", missing(" otherwise").Otherwise(func(int) (string, bool) { return "12 monkeys", true }), "12 monkeys"},
		{name + " otherwise worded", missing(" otherwise worded").Text(worded).Otherwise(func(int) (string, bool) { return "-12 monkeys", true }), "-12 monkeys"},
		{name + " otherwise without", missing(" otherwise without").Otherwise(func(int) (string, bool) { return "", false }), ""},
	}
}

// kindColumns returns columns of all kinds. The rule of their texts: with CopyText the shown text; for a
// value of another kind than the column's its own text; numbers, truth values and texts plainly, with the
// shown digits where a float64 rounds them; otherwise the shown text.
func kindColumns() (all []kindColumn) {
	at := time.Date(2024, 5, 1, 9, 30, 15, 250_000_000, zone)
	large, _ := new(big.Int).SetString("123456789012345678901234567890", 10)
	pointed := 7
	for _, columns := range [][]kindColumn{
		of("int", -42, "-42", ""), of("int64", int64(math.MinInt64), "-9223372036854775808", ""), of("uint64", uint64(math.MaxUint64), "18446744073709551615", ""),
		of("int of 16 digits", int64(1234567890123456), "1234567890123456", ""), of("int8", int8(-8), "-8", ""),
		of("float", 0.1, "0.1", ""), of("float32", float32(0.1), "0.1", ""), of("float of 17 digits", 0.30000000000000004, "0.30000000000000004", ""),
		of("large float", 1e21, "1e+21", ""), of("tiny float", 5e-324, "5e-324", ""), of("minus zero", math.Copysign(0, -1), "0", ""),
		of("infinity", math.Inf(1), "Infinity", ""), of("minus infinity", math.Inf(-1), "-Infinity", ""), of("infinity of 32 bits", float32(math.Inf(-1)), "-Infinity", ""),
		of("NaN", math.NaN(), "", "")[:1], // counts as missing
		of("bool", true, "true", ""), of("text", "a \"b\",\tc\n", "a \"b\",\tc\n", ""), of("blanks", "  ", "  ", ""), of("digits", "007", "007", ""), of("formula", "=1+1", "=1+1", ""),
		of("Hangul", "가나다", "가나다", ""), of("named", named("x"), "x", ""), of("empty", "", "", ""),
		of("duration", 90*time.Second, "1m30s", "ninety"), of("String", grade(2), "good", "best"), of("bytes", []byte("raw"), "raw", "bytes"),
		of("list", []int{1, 2}, "[1,2]", "list"), of("big", large, large.String(), "big"), of("pointer", &pointed, "7", ""),
		of[any]("any int", 5, "5", ""), of[any]("any text", "five", "five", ""), of[any]("any float", 2.5, "2.5", ""), of[any]("any NaN", math.NaN(), "NaN", ""),
		of[any]("any infinity", math.Inf(1), "Infinity", ""), of[any]("any bool", false, "false", ""), of[any]("any duration", time.Minute, "1m0s", "minute"),
		of[any]("any String", grade(1), "fair", "grade"), of[any]("any time", at, "2024-05-01T09:30:15.25+09:00", "some day"),
	} {
		for _, c := range columns {
			if c.name == "any time worded" {
				c.text = "words" // times are copied as they are shown
			}
			all = append(all, c)
		}
	}
	all = append(all,
		kindColumn{"time", gridui.Time("time", "T", func(int) time.Time { return at }), "2024-05-01 09:30"},
		kindColumn{"date", gridui.Time("date", "T", func(int) time.Time { return at }).Layout(time.DateOnly), "2024-05-01"},
		kindColumn{"time worded", gridui.Time("time worded", "T", func(int) time.Time { return at }).Text(func(int) string { return "1 May, 09:30" }), "1 May, 09:30"},
		kindColumn{"huge worded", gridui.Func("huge worded", "D", func(int) (float64, bool) { return math.Inf(1), true }).Text(func(int) string { return "1e400" }), "1e400"},
		kindColumn{"exponent worded", gridui.Func("exponent worded", "D", func(int) (float64, bool) { return 1e5, true }).Text(func(int) string { return "1e5" }), "100000"},
		kindColumn{"long digits worded", gridui.Func("long digits worded", "D", func(int) (float64, bool) { return 0.1234567890123456789, true }).Text(func(int) string { return "0.1234567890123456789" }), "0.1234567890123456789"},
		kindColumn{"zeros worded", gridui.Func("zeros worded", "D", func(int) (float64, bool) { return 1.5, true }).Text(func(int) string { return "1.50" }), "1.5"},
		kindColumn{"groups worded", gridui.Func("groups worded", "D", func(int) (float64, bool) { return 1234.5, true }).Text(func(int) string { return "1,234.5" }), "1234.5"},
		kindColumn{"time formatted", gridui.Time("time formatted", "T", func(int) time.Time { return at }).Format(func(t time.Time) string { return t.Format("Jan 2") }), "May 1"},
		kindColumn{"zero time", gridui.Time("zero time", "T", func(int) time.Time { return time.Time{} }), ""},
		kindColumn{"old time", gridui.Time("old time", "T", func(int) time.Time { return at.AddDate(-300, 0, 0) }).Layout(time.DateOnly), "1724-05-01"},
		kindColumn{"time otherwise", gridui.Func("time otherwise", "T", func(int) (t time.Time, ok bool) { return t, false }).Otherwise(func(int) (string, bool) { return "0000-00-00", true }), "0000-00-00"},
		kindColumn{"decimal", gridui.Func("decimal", "D", func(int) (money, bool) { return 1230, true }).Kind(option.KindNumber), "12.30"},
		kindColumn{"decimal formatted", gridui.Func("decimal formatted", "D", func(int) (money, bool) { return 1230, true }).Kind(option.KindNumber).Format(func(m money) string { return "$" + m.String() }), "12.30"},
	)
	return all
}

// The copied text of a cell equals the text in each format, whatever the kind of its value and the place of
// its row.
func TestCopiesAndFormatsAgree(t *testing.T) {
	t.Run("memory", func(t *testing.T) {
		copiesAndFormatsAgree(t, func(g *gridui.Grid[int]) { g.SetRows([]int{1}) })
	})
	t.Run("remote", func(t *testing.T) {
		source, err := rowsource.NewSlice(rowsource.SliceOptions[int]{Rows: []int{1}, Key: []string{"id"}, Columns: []rowsource.Column[int]{
			{ID: "id", Value: func(row int) value.Value { return value.Int(int64(row)) }},
		}})
		require.NoError(t, err)
		rows := gridui.NewRemote(source, gridui.RemoteOptions[int]{})
		t.Cleanup(rows.Close)
		copiesAndFormatsAgree(t, func(g *gridui.Grid[int]) { g.SetSource(rows) })
	})
}

func copiesAndFormatsAgree(t *testing.T, give func(g *gridui.Grid[int])) {
	var g gridui.Grid[int]
	columns := kindColumns()
	for _, c := range columns {
		g.Columns = append(g.Columns, c.column)
	}
	g.Selection = option.Selection{Mode: option.SelectMulti}
	give(&g)
	h := gridtest.New(image.Pt(400, 300), gridui.New(material.NewTheme(), &g).Layout)
	h.Until(func() bool { _, ok := g.RowAt(0); return ok })
	g.SelectAll()
	g.Copy(option.CopyHeadersNone)
	text := ""
	h.Until(func() (ok bool) { text, ok = h.Clipboard.Text(); return ok })
	copied := export.ParseTSV(text)
	require.Len(t, copied, 1)
	require.Len(t, copied[0], len(columns))
	files := map[export.Format][]any{}
	for _, f := range export.Formats() {
		var out bytes.Buffer
		require.NoError(t, f.Export(t.Context(), &out, g.ExportSource(option.ExportScope{}), export.Options{RawFormulas: true, NoHeaders: true, BOM: export.MarkNone}))
		files[f] = readRow(t, f, out.Bytes(), columns)
		require.Len(t, files[f], len(columns), "%v", f)
	}
	for i, c := range columns {
		assert.Equal(t, c.text, copied[0][i], "copy of %s", c.name)
		for _, f := range export.Formats() {
			assert.Equal(t, c.text, textOf(files[f][i], c.text), "%v of %s: %#v", f, c.name, files[f][i])
		}
	}
	require.Len(t, columns, 385)
}

// textOf returns the text of a value that was read from a file. A native number or date of a sheet or of JSON
// counts as the equivalent text.
func textOf(v any, want string) string {
	switch v := v.(type) {
	case nil:
		return ""
	case string:
		return v
	case bool:
		return strconv.FormatBool(v)
	case json.Number:
		if f, err := v.Float64(); err == nil && sameNumber(f, want) {
			return want
		}
		return v.String()
	case float64: // of a sheet
		if sameNumber(v, want) {
			return want
		}
		day := time.Date(1899, 12, 30, 0, 0, 0, 0, time.UTC).Add(time.Duration(math.Round(v*86400e3)) * time.Millisecond)
		if day.Format("2006-01-02T15:04:05.999") == "2024-05-01T09:30:15.25" {
			return want // the sheet has the time itself
		}
		return strconv.FormatFloat(v, 'g', -1, 64)
	}
	return fmt.Sprintf("%#v", v)
}

// sameNumber reports whether a text is a number equal to f.
func sameNumber(f float64, text string) bool {
	n, err := strconv.ParseFloat(text, 64)
	return err == nil && n == f
}

// readRow reads the only row of a file.
func readRow(t *testing.T, f export.Format, data []byte, columns []kindColumn) (row []any) {
	texts := func(list []string) {
		for _, text := range list {
			row = append(row, text)
		}
	}
	switch f {
	case export.CSV, export.TSV:
		r := csv.NewReader(bytes.NewReader(data))
		if f == export.TSV {
			r.Comma = '\t'
		}
		records, err := r.ReadAll()
		require.NoError(t, err)
		require.Len(t, records, 1)
		texts(records[0])
	case export.JSON:
		var objects []map[string]any
		d := json.NewDecoder(bytes.NewReader(data))
		d.UseNumber()
		require.NoError(t, d.Decode(&objects))
		require.Len(t, objects, 1)
		for _, c := range columns {
			v, ok := objects[0][c.name]
			require.True(t, ok, c.name)
			row = append(row, v)
		}
	case export.HTML:
		texts(htmlCells(t, string(data)))
	case export.XLSX:
		book, err := excelize.OpenReader(bytes.NewReader(data))
		require.NoError(t, err)
		defer book.Close()
		for i := range columns {
			cell, err := excelize.CoordinatesToCellName(i+1, 1)
			require.NoError(t, err)
			row = append(row, sheetCell(t, book, cell))
		}
	}
	return row
}

// sheetCell returns the value of a cell of the only sheet.
func sheetCell(t *testing.T, book *excelize.File, cell string) any {
	kind, err := book.GetCellType(book.GetSheetName(0), cell)
	require.NoError(t, err)
	text := raw(t, book, cell)
	switch {
	case kind == excelize.CellTypeBool:
		return text == "1"
	case kind == excelize.CellTypeUnset && text != "":
		f, err := strconv.ParseFloat(text, 64)
		require.NoError(t, err)
		return f
	}
	return text
}

// htmlCells returns the texts of the cells of a document's table.
func htmlCells(t *testing.T, document string) (cells []string) {
	from, to := strings.Index(document, "<table>"), strings.Index(document, "</table>")
	d, inside := xml.NewDecoder(strings.NewReader(document[from:to]+"</table>")), false
	for {
		token, err := d.Token()
		if err == io.EOF {
			return cells
		}
		require.NoError(t, err)
		switch token := token.(type) {
		case xml.StartElement:
			if inside = token.Name.Local == "td"; inside {
				cells = append(cells, "")
			}
		case xml.EndElement:
			inside = false
		case xml.CharData:
			if inside {
				cells[len(cells)-1] += string(token)
			}
		}
	}
}
