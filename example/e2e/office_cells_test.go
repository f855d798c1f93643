// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/storage/export"
)

// galleryTitle is the title of the gallery's window.
const galleryTitle = "^giogrid"

// officeCells holds the first rows of the sheet: dates, Korean, whole and decimal numbers, codes, quotes and a line
// break.
var officeCells = [][]string{
	{"2026-03-02", "월", "Mon", "연필", "1월", "Jan", "8", "A-001", "9.25", "74", "10", "사무실용, 2층"},
	{"2026-03-03", "", "", "공책", "", "", "22", "", "3.25", "71.5", "12.5", `"급함" 표시`},
	{"2026-03-04", "", "", "지우개", "", "", "23", "", "9", "207", "", "두 줄:\n할인 문의"},
}

// TestOffice copies cells from the window into LibreOffice Calc through the clipboard of X11, and back into other
// rows of the window.
func TestOffice(t *testing.T) {
	ctx := suite(t)
	w := newWindow(ctx, t)
	korean := opening{page: "cells", lang: look.Korean}
	s := begin(ctx, t, w, korean)
	s.click(s.cell("날짜", 0))
	s.mirrored("a click on the first cell")
	for _, key := range []string{"Shift+End", "Shift+Down", "Shift+Down"} {
		s.press(key)
	}
	s.mirrored("Shift with keys")
	s.press("Ctrl+C")
	eventually(ctx, t, "the copy of the gallery", func() error { return sameCells(w, officeCells) })

	c := newCalc(w)
	c.paste()
	c.saved("the cells in the file of Calc", func(rows [][]string) error { return equalCells(rows, officeCells) })

	// Calc copies a cell as one line.
	back := slices.Clone(officeCells)
	back[2] = slices.Clone(back[2])
	back[2][11] = "두 줄: 할인 문의"
	c.until("the copy of Calc", calcTitle, func() error { return sameCells(w, back) }, "ctrl+a", "ctrl+c")

	s.reopen(korean)
	s.must(w.raise(galleryTitle))
	s.click(s.cell("날짜", 17))
	s.mirrored("a click on a blank row")
	text, err := w.clipboard()
	s.must(err)
	s.press("Ctrl+V")
	s.mirror.window.Paste(text)
	assert.Contains(t, s.mirrored("a paste of what Calc copied").Status,
		"붙여넣기 (22): 2026-03-02, 월, Mon, 연필, 1월, Jan, 8, A-001, …")

	// A paste selects the pasted cells as soon as their rows are found; the keys start again at a single cell.
	s.press("Down")
	s.press("Up")
	s.mirrored("a key down and up")
	for _, key := range []string{"Shift+End", "Shift+Down", "Shift+Down"} {
		s.press(key)
	}
	s.mirrored("Shift with keys again")
	s.press("Ctrl+C")
	eventually(ctx, t, "the pasted cells, copied", func() error { return sameCells(w, back) })
}

// sameCells returns an error unless the clipboard contains the wanted cells.
func sameCells(w *window, want [][]string) error {
	text, err := w.clipboard()
	if err != nil {
		return err
	}
	return equalCells(export.ParseTSV(text), want)
}

// equalCells returns an error that names the first differing cell.
func equalCells(got, want [][]string) error {
	if len(got) != len(want) {
		return fmt.Errorf("%d rows, not %d: %q", len(got), len(want), got)
	}
	for i, row := range want {
		if len(got[i]) != len(row) {
			return fmt.Errorf("%d cells in row %d, not %d: %q", len(got[i]), i+1, len(row), got[i])
		}
		for j, cell := range row {
			if got[i][j] != cell {
				return fmt.Errorf("row %d, column %d has %q, not %q", i+1, j+1, got[i][j], cell)
			}
		}
	}
	return nil
}
