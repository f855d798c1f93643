// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package xlsx_test

import (
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/xuri/excelize/v2"

	"github.com/giogrid/giogrid/storage/export"
)

// Texts beyond the capacity of a cell are cut, and reported with their number and the first position.
func TestCutCellsAreNoted(t *testing.T) {
	long := strings.Repeat("가", 32_767)
	texts := [][]string{{"a", long}, {long + "x", "b"}, {"\x01" + long, long + "\x01"}, {long + "나", strings.Repeat("😀", 20_000)}}
	src := export.Source{Columns: make([]export.Column, 2), Rows: len(texts), Row: func(i int, cells []export.Cell) error {
		for c, text := range texts[i] {
			cells[c].SetText(text)
		}
		return nil
	}}
	for _, headers := range []bool{false, true} {
		var noted []export.Cut
		job := export.Start(t.Context(), export.Stream(io.Discard), src, export.XLSX, export.Options{NoHeaders: !headers, Cut: func(c export.Cut) { noted = append(noted, c) }})
		want := export.Cut{Cells: 3, Most: excelize.TotalCellChars, Index: 1}
		assert.Equal(t, want, job.Cut())
		require.NoError(t, job.Err())
		assert.Equal(t, []export.Cut{want}, noted, "once")
	}
	src.Rows = 1
	assert.Zero(t, export.Start(t.Context(), export.Stream(io.Discard), src, export.XLSX, export.Options{}).Cut())
}

// Blanks are exported unchanged.
func TestBlanksAreKept(t *testing.T) {
	src := one(text("  "), text(" a "), text("\t"), text("\n"))
	f := book(t, src, export.Options{})
	for cell, want := range map[string]string{"A2": "  ", "B2": " a ", "C2": "\t", "D2": "\n"} {
		assert.Equal(t, want, raw(t, f, cell), cell)
	}
}

// The headers of column groups are rows above the headers of the columns, and remain visible.
func TestHeadersOfColumnGroups(t *testing.T) {
	src := export.Source{Rows: 1, Row: func(_ int, cells []export.Cell) error { cells[1].SetInt(7); return nil }, Columns: []export.Column{
		{Header: "A"}, {Header: "B", Groups: []string{"Top", "Inner"}}, {Header: "C", Groups: []string{"Top", ""}}, {Header: "D", Groups: []string{"Other"}},
	}}
	f := book(t, src, export.Options{})
	for cell, want := range map[string]string{
		"A1": "", "B1": "Top", "C1": "Top", "D1": "Other", "A2": "", "B2": "Inner", "C2": "", "A3": "A", "B3": "B", "C3": "C", "D3": "D", "B4": "7",
	} {
		assert.Equal(t, want, raw(t, f, cell), cell)
	}
	panes, err := f.GetPanes(f.GetSheetName(0))
	require.NoError(t, err)
	assert.Equal(t, 3, panes.YSplit)
	f = book(t, src, export.Options{NoGroups: true})
	assert.Equal(t, "7", raw(t, f, "B2"))
	f = book(t, src, export.Options{NoHeaders: true})
	assert.Equal(t, "7", raw(t, f, "B1"))
}
