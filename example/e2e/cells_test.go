// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"context"
	"fmt"
	"image"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/example/internal/look"
)

// playCells selects cells with the mouse and the keyboard, copies them and pastes them elsewhere, clears cells, and
// undoes that.
func playCells(ctx context.Context, t *testing.T, on stage) {
	s := begin(ctx, t, on, opening{page: "cells", lang: look.English})
	s.drag(s.cell("Item", 0), s.cell("Quantity", 2))
	s.park()
	assert.Equal(t, "Item 1 – Quantity 3", s.mirrored("a drag over cells").Status)
	s.copies("Pencils\tJan\t1월\t8\r\nNotebooks\t\t\t22\r\nErasers\t\t\t23")

	s.click(s.cell("Item", 17))
	s.mirrored("a click on a blank cell")
	s.paste()
	assert.Contains(t, s.mirrored("a paste there").Status, "Pasted (8): Pencils, Jan, 1월, 8, Notebooks, 22, Erasers, 23")
	s.drag(s.cell("Item", 17), s.cell("Quantity", 19))
	s.copies("Pencils\tJan\t1월\t8\r\nNotebooks\t\t\t22\r\nErasers\t\t\t23")

	s.press("Delete")
	assert.Contains(t, s.mirrored("Delete").Status, "Cleared (8): –, –, –, –, –, –, –, –")
	s.press("Ctrl+Z")
	assert.Contains(t, s.mirrored("Ctrl+Z").Status, "Undone (8): 23, Erasers, 22, Notebooks, 8, 1월, Jan, Pencils")

	s.click(s.cell("Price", 4))
	for range 2 {
		s.press("Shift+Down")
		s.press("Shift+Right")
	}
	assert.Contains(t, s.mirrored("Shift with arrows").Status, "Price 5 – Plan 7")
	s.copies("3.75\t3.75\t\r\n8.5\t246.5\t\r\n1.25\t2.5\t")
	s.press("Ctrl+A")
	assert.Contains(t, s.mirrored("Ctrl+A").Status, "All cells")
}

// playSeries fills cells with the handle at the corner of a range.
func playSeries(ctx context.Context, t *testing.T, on stage) {
	s := begin(ctx, t, on, opening{page: "cells", lang: look.English})
	s.click(s.cell("Day", 0))
	s.mirrored("a click")
	s.drag(s.handleOf("Day", 0), s.cell("Day", 6))
	s.park()
	assert.Equal(t, "Day 1 – Day 7 · Filled (6): Tue, Wed, Thu, Fri, Sat, Sun", s.mirrored("a drag of the handle").Status)

	s.click(s.cell("Day (Korean)", 0))
	s.mirrored("a click on a Korean weekday")
	s.drag(s.handleOf("Day (Korean)", 0), s.cell("Day (Korean)", 4))
	s.park()
	assert.Contains(t, s.mirrored("another drag").Status, "Filled (4): 화, 수, 목, 금")
	s.copies("월\r\n화\r\n수\r\n목\r\n금")

	s.click(s.cell("Month (Korean)", 0))
	s.mirrored("a click on a Korean month")
	s.doubleClick(s.handleOf("Month (Korean)", 0))
	s.park()
	assert.Contains(t, s.mirrored("a double click on the handle").Status,
		"Month (Korean) 16 · Filled (15): 2월, 3월, 4월, 5월, 6월, 7월, 8월, 9월, …")

	s.click(s.cell("Code", 0))
	s.mirrored("a click on a code")
	s.drag(s.handleOf("Code", 0), s.cell("Code", 3))
	s.park()
	assert.Contains(t, s.mirrored("a drag of a code").Status, "Code 1 – Code 4 · Filled (3): A-002, A-003, A-004")
	s.press("Ctrl+Z")
	assert.Contains(t, s.mirrored("Ctrl+Z").Status, "Undone (3): –, –, –")
}

// cell returns the middle of a cell.
func (s *session) cell(header string, row int) image.Point {
	s.t.Helper()
	return middle(s.mirror.cell(s.t, header, row))
}

// handleOf returns the place of the fill handle of a range that ends with a cell.
func (s *session) handleOf(header string, row int) image.Point {
	s.t.Helper()
	return s.mirror.cell(s.t, header, row).Max.Sub(image.Pt(1, 1))
}

// copies copies by key, and checks the text on the clipboard of both galleries.
func (s *session) copies(want string) {
	s.t.Helper()
	s.press("Ctrl+C")
	text, _ := s.mirror.window.Clipboard.Text()
	assert.Equal(s.t, want, text)
	eventually(s.ctx, s.t, "the clipboard after Ctrl+C", func() error {
		got, err := s.stage.clipboard()
		if err == nil && got != want {
			err = fmt.Errorf("it holds %q, not %q", got, want)
		}
		return err
	})
}

// paste pastes the copied text by key.
func (s *session) paste() {
	s.t.Helper()
	s.press("Ctrl+V")
	text, _ := s.mirror.window.Clipboard.Text()
	if !s.mirror.window.Paste(text) {
		s.t.Fatal("the gallery does not read the clipboard")
	}
}
