// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package xlsx_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"math"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/xuri/excelize/v2"

	"github.com/giogrid/giogrid/storage/export"
	"github.com/giogrid/giogrid/storage/export/xlsx"
)

// one returns a source of a single row, with a column for each function.
func one(set ...func(c *export.Cell)) export.Source {
	return export.Source{
		Columns: make([]export.Column, len(set)),
		Rows:    1,
		Row: func(_ int, cells []export.Cell) error {
			for i := range cells {
				set[i](&cells[i])
			}
			return nil
		},
	}
}

func text(s string) func(*export.Cell)      { return func(c *export.Cell) { c.SetText(s) } }
func number(v float64) func(*export.Cell)   { return func(c *export.Cell) { c.SetNumber(v) } }
func integer(v int64) func(*export.Cell)    { return func(c *export.Cell) { c.SetInt(v) } }
func moment(v time.Time) func(*export.Cell) { return func(c *export.Cell) { c.SetTime(v) } }
func truth(v bool) func(*export.Cell)       { return func(c *export.Cell) { c.SetBool(v) } }
func missing(*export.Cell)                  {}

// book returns the workbook of an export, as excelize reads it.
func book(t testing.TB, src export.Source, opt export.Options) *excelize.File {
	t.Helper()
	var out bytes.Buffer
	require.NoError(t, export.XLSX.Export(t.Context(), &out, src, opt))
	f, err := excelize.OpenReader(&out)
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, f.Close()) })
	return f
}

// raw returns the stored value of a cell.
func raw(t testing.TB, f *excelize.File, cell string) string {
	t.Helper()
	v, err := f.GetCellValue(f.GetSheetName(0), cell, excelize.Options{RawCellValue: true})
	require.NoError(t, err)
	return v
}

// shown returns the shown text of a cell.
func shown(t testing.TB, f *excelize.File, cell string) string {
	t.Helper()
	v, err := f.GetCellValue(f.GetSheetName(0), cell)
	require.NoError(t, err)
	return v
}

func kind(t testing.TB, f *excelize.File, cell string) excelize.CellType {
	t.Helper()
	k, err := f.GetCellType(f.GetSheetName(0), cell)
	require.NoError(t, err)
	return k
}

func TestWorkbook(t *testing.T) {
	src := one(integer(-7), text("글"), number(1234.5), moment(time.Date(2024, 5, 1, 9, 30, 15, 0, time.Local)), truth(true), missing)
	src.Columns = []export.Column{
		{Header: "ID", Width: 10.5}, {Header: "이름"}, {Header: "Price", Format: "#,##0.00"}, {Header: "At"}, {Header: "OK"}, {},
	}
	f := book(t, src, export.Options{SheetName: "Orders"})
	assert.Equal(t, []string{"Orders"}, f.GetSheetList())
	rows, err := f.GetRows("Orders")
	require.NoError(t, err)
	assert.Equal(t, [][]string{
		{"ID", "이름", "Price", "At", "OK"},
		{"-7", "글", "1,234.50", "2024-05-01 09:30:15", "TRUE"},
	}, rows)
	for cell, want := range map[string]excelize.CellType{
		"A2": excelize.CellTypeUnset, "B2": excelize.CellTypeInlineString, "C2": excelize.CellTypeUnset,
		"D2": excelize.CellTypeUnset, "E2": excelize.CellTypeBool,
	} {
		assert.Equal(t, want, kind(t, f, cell), cell)
	}
	assert.Equal(t, "1234.5", raw(t, f, "C2"))

	panes, err := f.GetPanes("Orders")
	require.NoError(t, err)
	assert.True(t, panes.Freeze)
	assert.Equal(t, 1, panes.YSplit)
	id, err := f.GetCellStyle("Orders", "A1")
	require.NoError(t, err)
	style, err := f.GetStyle(id)
	require.NoError(t, err)
	assert.True(t, style.Font.Bold)
}

func TestWidths(t *testing.T) {
	src := one(missing, missing, moment(time.Now()), text(strings.Repeat("x", 30)), missing, text(strings.Repeat("x", 300)), missing)
	src.Columns = []export.Column{{Width: 12.5}, {Width: 1e9}, {}, {}, {Header: "A rather long header"}, {}, {Width: math.NaN()}}
	f := book(t, src, export.Options{})
	for column, want := range map[string]float64{"A": 12.5, "B": 255, "C": 22, "D": 32, "E": 22, "F": 60, "G": 9} {
		got, err := f.GetColWidth("Sheet1", column)
		require.NoError(t, err)
		assert.InDelta(t, want, got, 0.01, column)
	}
}

func TestNoHeadersAndNoRows(t *testing.T) {
	src := one(text("a"))
	f := book(t, src, export.Options{NoHeaders: true})
	assert.Equal(t, "a", raw(t, f, "A1"))
	panes, err := f.GetPanes("Sheet1")
	require.NoError(t, err)
	assert.False(t, panes.Freeze)

	src.Rows, src.Columns = 0, []export.Column{{Header: "h"}}
	f = book(t, src, export.Options{})
	rows, err := f.GetRows("Sheet1")
	require.NoError(t, err)
	assert.Equal(t, [][]string{{"h"}}, rows)
}

// Texts are read back unchanged, and none is a formula.
func TestTexts(t *testing.T) {
	units := func(n int) string { return strings.Repeat("x", n) }
	for given, want := range map[string]string{
		"=cmd|'/C calc'!A0":         "=cmd|'/C calc'!A0",
		"-5":                        "-5",
		" spaces \n":                " spaces \n",
		"<&>\"'\t\r\n]]>":           "<&>\"'\t\r\n]]>",
		"_x0041_ _x005F_ _x00":      "_x0041_ _x005F_ _x00",
		"a\x00b\x0b\x1f\ufffec":     "abc",
		"\xff\xed\xa0한\ufffd":       "\ufffd한\ufffd",
		"\U0001f600":                "\U0001f600",
		units(32767):                units(32767),
		units(32768):                units(32767),
		units(32766) + "\U0001f600": units(32766),
		units(32765) + "\U0001f600": units(32765) + "\U0001f600",
		"\x01" + units(32768):       units(32767),
		units(1 << 20):              units(32767),
	} {
		f := book(t, one(text(given), text("end")), export.Options{})
		if got := raw(t, f, "A2"); got != want {
			assert.Failf(t, "another text", "%.40q (%d bytes) became %.40q (%d bytes)", given, len(given), got, len(got))
		}
		assert.Equal(t, excelize.CellTypeInlineString, kind(t, f, "A2"))
		formula, err := f.GetCellFormula("Sheet1", "A2")
		require.NoError(t, err)
		assert.Empty(t, formula)
		assert.Equal(t, "end", raw(t, f, "B2"))
	}
}

func TestHeadersAreTexts(t *testing.T) {
	src := one(missing)
	src.Columns[0].Header = "=1+1\x00<"
	assert.Equal(t, "=1+1<", raw(t, book(t, src, export.Options{}), "A1"))
}

func TestNumbers(t *testing.T) {
	f := book(t, one(number(math.NaN()), number(math.Inf(1)), number(0.1), number(-1e300), number(5e-324),
		integer(999_999_999_999_999), integer(-1_000_000_000_000_000), integer(math.MaxInt64)), export.Options{})
	assert.Equal(t, "NaN", raw(t, f, "A2"))
	assert.Equal(t, "Infinity", raw(t, f, "B2"))
	for cell, want := range map[string]float64{"C2": 0.1, "D2": -1e300, "E2": 5e-324, "F2": 999_999_999_999_999} {
		v, err := strconv.ParseFloat(raw(t, f, cell), 64)
		require.NoError(t, err)
		assert.True(t, v == want, "%s: %v", cell, v)
		assert.Equal(t, excelize.CellTypeUnset, kind(t, f, cell))
	}
	// Numbers with more digits than Excel keeps are preserved as text.
	assert.Equal(t, "-1000000000000000", raw(t, f, "G2"))
	assert.Equal(t, "9223372036854775807", raw(t, f, "H2"))
	assert.Equal(t, excelize.CellTypeInlineString, kind(t, f, "H2"))
}

func TestTimes(t *testing.T) {
	seoul := time.FixedZone("KST", 9*3600)
	at := func(y, m, d, h, min, s int) time.Time { return time.Date(y, time.Month(m), d, h, min, s, 0, seoul) }
	for _, c := range []struct {
		at   time.Time
		want float64
	}{
		{at(1900, 1, 1, 0, 0, 0), 1},
		{at(1900, 2, 28, 12, 0, 0), 59.5},
		{at(1900, 3, 1, 0, 0, 0), 61},
		{at(1970, 1, 1, 0, 0, 0), 25569},
		{at(2024, 2, 29, 6, 0, 0), 45351.25},
		{at(9999, 12, 31, 18, 0, 0), 2958465.75},
	} {
		f := book(t, one(moment(c.at)), export.Options{})
		v, err := strconv.ParseFloat(raw(t, f, "A2"), 64)
		require.NoError(t, err)
		assert.InDelta(t, c.want, v, 1e-9, "%v", c.at)
		assert.Equal(t, excelize.CellTypeUnset, kind(t, f, "A2"))
	}
	for _, early := range []time.Time{{}, at(1899, 12, 31, 23, 59, 59), at(10000, 1, 1, 0, 0, 0), at(-5, 1, 1, 0, 0, 0)} {
		f := book(t, one(moment(early)), export.Options{})
		assert.Equal(t, early.Format("2006-01-02 15:04:05"), raw(t, f, "A2"))
		assert.Equal(t, excelize.CellTypeInlineString, kind(t, f, "A2"))
	}
	src := one(moment(at(2024, 5, 1, 9, 30, 0)))
	src.Columns[0].Format = "yyyy-mm"
	assert.Equal(t, "2024-05", shown(t, book(t, src, export.Options{}), "A2"))
}

func TestSheetNames(t *testing.T) {
	for given, want := range map[string]string{
		"":                                 "Sheet1",
		"Sheet1":                           "Sheet1",
		"주문":                               "주문",
		`a:b\c/d?e*f[g]h`:                  "a_b_c_d_e_f_g_h",
		"'quoted'":                         "quoted",
		"' ' '":                            "Sheet1",
		"it's":                             "it's",
		"\x00\n\t":                         "__",
		"\xff":                             "\ufffd",
		"history":                          "history_",
		strings.Repeat("x", 100):           strings.Repeat("x", 31),
		strings.Repeat("한", 100):           strings.Repeat("한", 31),
		strings.Repeat("\U0001f600", 100):  strings.Repeat("\U0001f600", 15),
		strings.Repeat("x", 30) + "' tail": strings.Repeat("x", 30),
	} {
		f := book(t, one(text("a")), export.Options{SheetName: given})
		assert.Equal(t, []string{want}, f.GetSheetList(), "%q", given)
		assert.Equal(t, "a", raw(t, f, "A2"))
	}
}

func TestTooMuch(t *testing.T) {
	few := []export.Column{{}}
	for _, c := range []struct {
		want string
		src  export.Source
		opt  export.Options
	}{
		{"a sheet holds 16384 columns, not 16385", export.Source{Columns: make([]export.Column, 16385)}, export.Options{}},
		{"a sheet holds 1048576 rows, its headers among them, and there are more", export.Source{Columns: few, Rows: 1 << 20}, export.Options{}},
		{"a sheet holds 1048576 rows, its headers among them, and there are more", export.Source{Columns: few, Rows: 1<<20 + 1}, export.Options{NoHeaders: true}},
		{"column 2: a number format has 255", export.Source{Columns: []export.Column{{}, {Format: strings.Repeat("0", 256)}}}, export.Options{}},
		{"no columns", export.Source{}, export.Options{}},
	} {
		c.src.Row = func(int, []export.Cell) error { panic("asked for a row") }
		var out bytes.Buffer
		err := export.XLSX.Export(t.Context(), &out, c.src, c.opt)
		assert.ErrorContains(t, err, c.want)
		assert.Zero(t, out.Len())
	}
}

// A sheet of maximal width is fast, whatever its widths.
func TestAllColumns(t *testing.T) {
	set := make([]func(*export.Cell), excelize.MaxColumns)
	for i := range set {
		set[i] = integer(int64(i))
	}
	src := one(set...)
	for i := range src.Columns {
		src.Columns[i].Width = 5 + float64(i%200)
	}
	f := book(t, src, export.Options{})
	assert.Equal(t, "16383", raw(t, f, "XFD2"))
	for column, want := range map[string]float64{"A": 5, "B": 6, "OJ": 204, "XFD": 204} {
		got, err := f.GetColWidth("Sheet1", column)
		require.NoError(t, err)
		assert.InDelta(t, want, got, 0.01, column)
	}
}

func TestRowsUnknownTooMany(t *testing.T) {
	src := one(missing)
	src.Rows, src.Row = -1, func(int, []export.Cell) error { return nil }
	var out bytes.Buffer
	err := export.XLSX.Export(t.Context(), &out, src, export.Options{})
	assert.ErrorContains(t, err, "a sheet holds 1048576 rows, its headers among them, and there are more")
	assert.Zero(t, out.Len())
}

// temporary sets a folder for temporary files, and returns a function that lists it.
func temporary(t *testing.T) func() []os.DirEntry {
	dir := t.TempDir()
	for _, name := range []string{"TMPDIR", "TMP", "TEMP"} { // the latter are for Windows
		t.Setenv(name, dir)
	}
	return func() []os.DirEntry {
		entries, err := os.ReadDir(dir)
		require.NoError(t, err)
		return entries
	}
}

// many returns a source that is too large to be written without temporary files.
func many(n int) export.Source {
	src := one(missing, missing)
	src.Rows, src.Row = n, func(i int, cells []export.Cell) error {
		cells[0].SetInt(int64(i))
		cells[1].SetText(strings.Repeat("x", 200) + strconv.Itoa(i))
		return nil
	}
	return src
}

func TestCancelled(t *testing.T) {
	left := temporary(t)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	var used []os.DirEntry
	opt := export.Options{Progress: func(rows int) {
		if rows > 100_000 {
			used = left()
			cancel()
		}
	}}
	var out bytes.Buffer
	assert.ErrorIs(t, export.XLSX.Export(ctx, &out, many(1_000_000), opt), context.Canceled)
	assert.Zero(t, out.Len())
	assert.NotEmpty(t, used)
	assert.Empty(t, left())
}

// After the last row, the file must still be compressed: that can be cancelled, too.
func TestCancelledWhileCompressing(t *testing.T) {
	left := temporary(t)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	n, rows, turns := 100_000, 0, 0
	opt := export.Options{Progress: func(r int) { rows = r }, GiveWay: func() {
		if rows < n {
			return
		}
		if turns++; turns == 10 {
			cancel()
		}
	}}
	var out bytes.Buffer
	assert.ErrorIs(t, export.XLSX.Export(ctx, &out, many(n), opt), context.Canceled)
	assert.Equal(t, 10, turns)
	assert.Empty(t, left())
}

// failing fails after a number of bytes.
type failing struct {
	w    io.Writer
	left int
}

var errFull = errors.New("no space left")

func (f *failing) Write(p []byte) (int, error) {
	if len(p) > f.left {
		return 0, errFull
	}
	f.left -= len(p)
	return f.w.Write(p)
}

// full is an exporter to a disk that becomes full.
type full struct {
	export.Exporter
	after int
}

func (e full) Export(ctx context.Context, w io.Writer, src export.Source, opt export.Options) error {
	return e.Exporter.Export(ctx, &failing{w, e.after}, src, opt)
}

func TestFailsAtEveryByte(t *testing.T) {
	src := one(text("a"), number(1))
	var out bytes.Buffer
	require.NoError(t, xlsx.Exporter{}.Export(t.Context(), &out, src, export.Options{}))
	dir := t.TempDir()
	for after := 0; after < out.Len(); after += 1 + after/50 {
		path, err := export.Dir(dir)(t.Context(), src, full{xlsx.Exporter{}, after}, export.Options{})
		require.ErrorIs(t, err, errFull, "after %d of %d bytes", after, out.Len())
		require.Empty(t, path)
		left, err := os.ReadDir(dir)
		require.NoError(t, err)
		require.Empty(t, left)
	}
	_, err := export.Dir(dir)(t.Context(), src, full{xlsx.Exporter{}, out.Len()}, export.Options{})
	require.NoError(t, err)
}

func TestLargeReadsBack(t *testing.T) {
	left := temporary(t)
	const n = 100_000
	f := book(t, many(n), export.Options{})
	rows, err := f.Rows("Sheet1")
	require.NoError(t, err)
	count := 0
	for rows.Next() {
		cells, err := rows.Columns()
		require.NoError(t, err)
		if count > 0 && count%9973 == 0 {
			require.Equal(t, []string{strconv.Itoa(count - 1), strings.Repeat("x", 200) + strconv.Itoa(count-1)}, cells)
		}
		count++
	}
	assert.Equal(t, n+1, count)
	require.NoError(t, rows.Close())
	require.NoError(t, f.Close())
	assert.Empty(t, left())
}
