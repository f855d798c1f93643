// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import "github.com/giogrid/giogrid/gridui/internal/textfmt"

// AnnouncedRanges holds the texts of events.TextAnnounced for cell ranges. Row numbers count from 1.
type AnnouncedRanges struct {
	// Cells announces the size of the only selected range, and its first and last cell, each formatted by Cell.
	Cells func(rows, columns int, from, to string) string
	// Cell formats a cell from the title of its column and the number of its row.
	Cell func(column string, row int) string
	// Columns announces selected columns by their number and the titles of the first and the last. Rows announces
	// selected rows by their number and the first and the last row number. All announces that all cells are selected.
	Columns func(columns int, from, to string) string
	Rows    func(rows, from, to int) string
	All     string
	// Several receives the number of selected ranges and the number of cells in them.
	Several func(ranges, cells int) string
	// Copied, Cleared, Filled and Moved receive the number of cells. Copied is for ranges that do not form a single
	// table, and for cells that were dragged; Announced.Copied announces the size of a table.
	Copied, Cleared, Filled, Moved func(cells int) string
}

func koreanAnnouncedRanges() AnnouncedRanges {
	return AnnouncedRanges{
		Cells: func(rows, columns int, from, to string) string {
			return from + "부터 " + to + "까지 " + textfmt.Grouped(rows) + "행 " + textfmt.Grouped(columns) + "열을 선택했습니다."
		},
		Cell: func(column string, row int) string { return column + " " + textfmt.Grouped(row) + "번 행" },
		Columns: func(columns int, from, to string) string {
			if columns == 1 {
				return from + " 열을 선택했습니다."
			}
			return from + "부터 " + to + "까지 " + textfmt.Grouped(columns) + "개 열을 선택했습니다."
		},
		Rows: func(rows, from, to int) string {
			if rows == 1 {
				return textfmt.Grouped(from) + "번 행을 선택했습니다."
			}
			return textfmt.Grouped(from) + "번부터 " + textfmt.Grouped(to) + "번까지 " + textfmt.Grouped(rows) + "개 행을 선택했습니다."
		},
		All: "모든 셀을 선택했습니다.",
		Several: func(ranges, cells int) string {
			return "범위 " + textfmt.Grouped(ranges) + "개, 셀 " + textfmt.Grouped(cells) + "개를 선택했습니다."
		},
		Copied:  func(cells int) string { return "셀 " + textfmt.Grouped(cells) + "개를 복사했습니다." },
		Cleared: func(cells int) string { return "셀 " + textfmt.Grouped(cells) + "개를 지웠습니다." },
		Filled:  func(cells int) string { return "셀 " + textfmt.Grouped(cells) + "개를 채웠습니다." },
		Moved:   func(cells int) string { return "셀 " + textfmt.Grouped(cells) + "개를 옮겼습니다." },
	}
}

// englishCells returns a number of cells in words. The functions below capture no variables, so that they do not
// allocate.
func englishCells(n int) string { return counted(n, "cell", "cells") }

func englishAnnouncedRanges() AnnouncedRanges {
	return AnnouncedRanges{
		Cells: func(rows, columns int, from, to string) string {
			return englishTable(rows, columns) + " selected, from " + from + " to " + to
		},
		Cell: func(column string, row int) string { return column + ", row " + textfmt.Grouped(row) },
		Columns: func(columns int, from, to string) string {
			if columns == 1 {
				return "Column " + from + " selected"
			}
			return counted(columns, "column", "columns") + " selected, from " + from + " to " + to
		},
		Rows: func(rows, from, to int) string {
			if rows == 1 {
				return "Row " + textfmt.Grouped(from) + " selected"
			}
			return counted(rows, "row", "rows") + " selected, from " + textfmt.Grouped(from) + " to " + textfmt.Grouped(to)
		},
		All: "All cells selected",
		Several: func(ranges, n int) string {
			return counted(ranges, "range", "ranges") + " selected, " + englishCells(n)
		},
		Copied:  func(n int) string { return englishCells(n) + " copied" },
		Cleared: func(n int) string { return englishCells(n) + " cleared" },
		Filled:  func(n int) string { return englishCells(n) + " filled" },
		Moved:   func(n int) string { return englishCells(n) + " moved" },
	}
}
