// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package xlsx_test

import (
	"bytes"
	"context"
	"image"
	"strconv"
	"testing"
	"time"

	"gioui.org/widget/material"
	"github.com/stretchr/testify/require"
	"github.com/xuri/excelize/v2"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
)

// A spreadsheet program reads what a grid shows in columns of each kind.
func TestGridReadsBack(t *testing.T) {
	day := time.Date(2024, 2, 29, 0, 0, 0, 0, time.UTC)
	var g gridui.Grid[int]
	g.Columns = []gridui.Column[int]{
		gridui.Func("n", "N", func(i int) (int, bool) { return i, i != 2 }),
		gridui.Func("f", "F", func(i int) (float32, bool) { return 0.1 * float32(i), true }).ExcelFormat("0.00"),
		gridui.Func("b", "B", func(i int) (bool, bool) { return i%2 == 0, true }),
		gridui.Time("d", "D", func(i int) time.Time { return day.AddDate(0, 0, i) }).Layout("2006-01-02"),
		gridui.Func("t", "T", func(i int) (string, bool) { return "=\"" + strconv.Itoa(i) + "\"\n", true }),
		gridui.Func("s", "S", func(i int) (int, bool) { return i, true }).Format(func(i int) string { return strconv.Itoa(i) + " €" }).CopyText(),
	}
	g.Paging = option.Paging{Enabled: true, Size: 2}
	g.SetRows([]int{1, 2, 3})
	h := gridtest.New(image.Pt(900, 300), gridui.New(material.NewTheme(), &g).Layout)
	h.Frame()

	var out bytes.Buffer
	require.NoError(t, export.XLSX.Export(context.Background(), &out, g.ExportSource(option.ExportScope{}), export.Options{RawFormulas: true}))
	book, err := excelize.OpenReader(&out)
	require.NoError(t, err)
	defer book.Close()
	sheet := book.GetSheetName(0)
	for cell, want := range map[string]string{"A1": "N", "A2": "1", "A3": "", "B2": "0.10", "C3": "TRUE", "D2": "2024-03-01", "E2": "=\"1\"\n", "F4": "3 €"} {
		got, err := book.GetCellValue(sheet, cell)
		require.NoError(t, err)
		require.Equal(t, want, got, cell)
	}
}

// Cells that a grid merges are merged in the workbook. The rows of a merged cell keep their values.
func TestWorkbooksMergeCells(t *testing.T) {
	var g gridui.Grid[int]
	g.Columns = []gridui.Column[int]{
		gridui.Func("a", "A", func(i int) (string, bool) { return []string{"x", "x", "y", "y", "y"}[i], true }).Merge(),
		gridui.Func("b", "B", func(i int) (int, bool) { return 1, true }).Merge().SpanColumns(func(i int) int { return 1 + i/3 }),
		gridui.Func("c", "C", func(i int) (int, bool) { return i, true }),
	}
	g.SetRows([]int{0, 1, 2, 3, 4})
	var refs []string
	for _, m := range mergedCells(t, &g) {
		refs = append(refs, m.GetStartAxis()+":"+m.GetEndAxis())
	}
	require.ElementsMatch(t, []string{"A2:A3", "A4:A6", "B2:B4", "B5:C6"}, refs)
}

// Full rows of a grid are one cell over all columns in the workbook.
func TestWorkbooksMergeFullRows(t *testing.T) {
	var g gridui.Grid[int]
	g.Columns = []gridui.Column[int]{
		gridui.Func("a", "A", func(i int) (int, bool) { return 1, true }).Merge(),
		gridui.Func("b", "B", func(i int) (int, bool) { return i, true }),
		gridui.Func("c", "C", func(i int) (int, bool) { return i, true }),
	}
	g.IsFullRow = func(i int) bool { return i == 2 }
	g.FullRowText = func(i int) string { return "part " + strconv.Itoa(i) }
	g.SetRows([]int{0, 1, 2, 3, 4})
	texts := map[string]string{}
	for _, m := range mergedCells(t, &g) {
		texts[m.GetStartAxis()+":"+m.GetEndAxis()] = m.GetCellValue()
	}
	require.Equal(t, map[string]string{"A2:A3": "1", "A4:C4": "part 2", "A5:A6": "1"}, texts)
}

// mergedCells returns the merged cells of the workbook that a grid exports.
func mergedCells(t *testing.T, g *gridui.Grid[int]) []excelize.MergeCell {
	h := gridtest.New(image.Pt(900, 300), gridui.New(material.NewTheme(), g).Layout)
	h.Frame()
	var out bytes.Buffer
	require.NoError(t, export.XLSX.Export(context.Background(), &out, g.ExportSource(option.ExportScope{}), export.Options{}))
	book, err := excelize.OpenReader(&out)
	require.NoError(t, err)
	defer book.Close()
	merged, err := book.GetMergeCells(book.GetSheetName(0))
	require.NoError(t, err)
	return merged
}
