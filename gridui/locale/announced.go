// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import (
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
)

// Announced holds the texts of events.TextAnnounced. Row numbers count from 1.
type Announced struct {
	// SortedBy announces a new order. It receives the column titles, each formatted by Ascending or Descending.
	// Unsorted announces that the order was cleared.
	SortedBy, Ascending, Descending func(columns string) string
	Unsorted                        string
	// Filtered announces a changed filter. It receives the number of rows that match.
	Filtered func(rows int) string
	// Lifted announces that a user started to move rows by key or pointer. BeforeRow, AfterRow, IntoRow and AtEnd
	// announce the place where the rows would go. Dropped announces that the rows were moved, PutBack that they were
	// not.
	Lifted, Dropped              func(rows int) string
	BeforeRow, AfterRow, IntoRow func(row int) string
	AtEnd, PutBack               string
	// Copied and Pasted receive the size of the table.
	Copied, Pasted func(rows, columns int) string
	NotCopied      string
	// ColumnsMoved and the texts up to ColumnsHidden describe the step that Undo or Redo applied.
	ColumnsMoved, ColumnsPinned, ColumnsUnpinned func(columns string) string
	ColumnsSized, ColumnsShown, ColumnsHidden    func(columns string) string
	// RowsAdded, RowsDeleted and RowsRefused receive the number of rows that were added, marked as deleted, and not
	// accepted.
	RowsAdded, RowsDeleted, RowsRefused func(rows int) string
	// Exported receives the number of rows that were written to a file.
	Exported    func(rows int) string
	NotExported string
	// ExportedTo also receives the path of the file. ExportCut announces that cells were cut because the format
	// limits the number of characters in a cell. It receives the number of cells and the limit.
	ExportedTo func(rows int, path string) string
	ExportCut  func(cells, most int) string
	// Zoomed receives the new level of zoom in percent.
	Zoomed func(percent int) string
	// Ranges holds the texts of cell ranges.
	Ranges AnnouncedRanges
}

func koreanAnnounced() Announced {
	return Announced{
		SortedBy:   func(columns string) string { return "정렬: " + columns },
		Ascending:  func(column string) string { return column + " 오름차순" },
		Descending: func(column string) string { return column + " 내림차순" },
		Unsorted:   "정렬을 해제했습니다.",
		Filtered:   func(rows int) string { return "필터 결과 " + textfmt.Grouped(rows) + "개 행" },
		Lifted:     func(rows int) string { return textfmt.Grouped(rows) + "개 행을 들었습니다." },
		Dropped:    func(rows int) string { return textfmt.Grouped(rows) + "개 행을 놓았습니다." },
		BeforeRow:  func(row int) string { return textfmt.Grouped(row) + "번 행 앞" },
		AfterRow:   func(row int) string { return textfmt.Grouped(row) + "번 행 뒤" },
		IntoRow:    func(row int) string { return textfmt.Grouped(row) + "번 행 아래" },
		AtEnd:      "맨 끝",
		PutBack:    "제자리에 놓았습니다.",
		Copied: func(rows, columns int) string {
			return textfmt.Grouped(rows) + "행 " + textfmt.Grouped(columns) + "열을 복사했습니다."
		},
		Pasted: func(rows, columns int) string {
			return textfmt.Grouped(rows) + "행 " + textfmt.Grouped(columns) + "열을 붙여넣었습니다."
		},
		ColumnsMoved:    func(columns string) string { return columns + " 열 이동" },
		ColumnsPinned:   func(columns string) string { return columns + " 열 고정" },
		ColumnsUnpinned: func(columns string) string { return columns + " 열 고정 해제" },
		ColumnsSized:    func(columns string) string { return columns + " 열 너비 변경" },
		ColumnsShown:    func(columns string) string { return columns + " 열 표시" },
		ColumnsHidden:   func(columns string) string { return columns + " 열 숨기기" },
		NotCopied:       "복사하지 못했습니다.",
		RowsAdded:       func(rows int) string { return textfmt.Grouped(rows) + "개 행을 추가했습니다." },
		RowsDeleted:     func(rows int) string { return textfmt.Grouped(rows) + "개 행을 삭제했습니다." },
		RowsRefused:     func(rows int) string { return textfmt.Grouped(rows) + "개 행이 승인되지 않았습니다." },
		Exported:        func(rows int) string { return textfmt.Grouped(rows) + "개 행을 내보냈습니다." },
		ExportedTo: func(rows int, path string) string {
			return textfmt.Grouped(rows) + "개 행을 내보냈습니다: " + path
		},
		ExportCut: func(cells, most int) string {
			return "셀 " + textfmt.Grouped(cells) + "개를 " + textfmt.Grouped(most) + "자에서 잘랐습니다."
		},
		NotExported: "내보내지 못했습니다.",
		Zoomed:      func(percent int) string { return "확대/축소 " + textfmt.Grouped(percent) + "%" },
		Ranges:      koreanAnnouncedRanges(),
	}
}

// englishTable returns the size of a table in words, such as "2 rows by 3 columns".
func englishTable(rows, columns int) string {
	return counted(rows, "row", "rows") + " by " + counted(columns, "column", "columns")
}

func englishAnnounced() Announced {
	return Announced{
		SortedBy:        func(columns string) string { return "Sorted by " + columns },
		Ascending:       func(column string) string { return column + " ascending" },
		Descending:      func(column string) string { return column + " descending" },
		Unsorted:        "Not sorted.",
		Filtered:        func(rows int) string { return "Filtered: " + counted(rows, "row", "rows") },
		Lifted:          func(rows int) string { return counted(rows, "row", "rows") + " lifted" },
		Dropped:         func(rows int) string { return counted(rows, "row", "rows") + " dropped" },
		BeforeRow:       func(row int) string { return "Before row " + textfmt.Grouped(row) },
		AfterRow:        func(row int) string { return "After row " + textfmt.Grouped(row) },
		IntoRow:         func(row int) string { return "Below row " + textfmt.Grouped(row) },
		AtEnd:           "At the end",
		PutBack:         "Put back",
		Copied:          func(rows, columns int) string { return englishTable(rows, columns) + " copied" },
		Pasted:          func(rows, columns int) string { return englishTable(rows, columns) + " pasted" },
		ColumnsMoved:    func(columns string) string { return "move column " + columns },
		ColumnsPinned:   func(columns string) string { return "pin column " + columns },
		ColumnsUnpinned: func(columns string) string { return "unpin column " + columns },
		ColumnsSized:    func(columns string) string { return "resize column " + columns },
		ColumnsShown:    func(columns string) string { return "show column " + columns },
		ColumnsHidden:   func(columns string) string { return "hide column " + columns },
		NotCopied:       "Nothing was copied.",
		RowsAdded:       func(rows int) string { return counted(rows, "row", "rows") + " added" },
		RowsDeleted:     func(rows int) string { return counted(rows, "row", "rows") + " deleted" },
		RowsRefused:     func(rows int) string { return counted(rows, "row was", "rows were") + " not accepted" },
		Exported:        func(rows int) string { return counted(rows, "row", "rows") + " exported" },
		ExportedTo: func(rows int, path string) string {
			return counted(rows, "row", "rows") + " exported to " + path
		},
		ExportCut: func(cells, most int) string {
			return counted(cells, "cell was", "cells were") + " cut at " + textfmt.Grouped(most) + " characters"
		},
		NotExported: "The export failed.",
		Zoomed:      func(percent int) string { return "Zoom " + textfmt.Grouped(percent) + "%" },
		Ranges:      englishAnnouncedRanges(),
	}
}
