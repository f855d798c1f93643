// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import (
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
)

// Conflicts holds the texts for saving changes at a source, and for the list of cells that others changed meanwhile.
type Conflicts struct {
	// Saving states that changes are being saved. NotSaved precedes the reason why they could not be saved. Save
	// labels the button that tries again.
	Saving, NotSaved, Save string
	// Title names the list. Column, Before, Mine and Theirs are the titles of its columns: the value as it was read,
	// as the user changed it, and as others changed it.
	Title, Column, Before, Mine, Theirs string
	// AllMine and AllTheirs choose a side for all cells. Close closes the list.
	AllMine, AllTheirs, Close string
	// Row is the heading of the cells of a row. It receives the row number or, if the grid shows no number for the
	// row, its id.
	Row func(row string) string
	// Gone states that others deleted a row, Exists that others added a row with the same key, and Deleting that the
	// user deleted the row.
	Gone, Exists, Deleting string
	// Insert, Discard, Delete and Keep label the choices for such a row: insert the row again, discard the change,
	// delete the row anyway, and keep the row.
	Insert, Discard, Delete, Keep string
	// NoValue represents a cell without a value.
	NoValue string
	// Open receives the number of cells without a choice.
	Open func(cells int) string
	// Cell is the tooltip of a cell. It receives the three values.
	Cell func(before, mine, theirs string) string
}

func koreanConflicts() Conflicts {
	return Conflicts{
		Saving: "저장 중…", NotSaved: "변경 내용을 저장하지 못했습니다", Save: "저장",
		Title: "다른 사용자가 변경한 셀", Column: "열", Before: "이전 값", Mine: "내 값", Theirs: "상대 값",
		AllMine: "모두 내 값으로", AllTheirs: "모두 상대 값으로", Close: "닫기",
		Row:  func(id string) string { return "행 " + id },
		Gone: "다른 사용자가 삭제한 행입니다", Exists: "같은 키의 행이 이미 있습니다", Deleting: "여기에서 삭제하려는 행입니다",
		Insert: "다시 추가", Discard: "변경 취소", Delete: "그래도 삭제", Keep: "행 유지",
		NoValue: "(값 없음)",
		Open:    func(cells int) string { return "선택하지 않은 셀 " + textfmt.Grouped(cells) + "개" },
		Cell: func(before, mine, theirs string) string {
			return "다른 사용자가 변경했습니다. 내 값: " + mine + ", 상대 값: " + theirs + ", 이전 값: " + before
		},
	}
}

func englishConflicts() Conflicts {
	return Conflicts{
		Saving: "Saving…", NotSaved: "Changes could not be saved", Save: "Save",
		Title: "Changed by others", Column: "Column", Before: "Before", Mine: "Mine", Theirs: "Theirs",
		AllMine: "Keep all mine", AllTheirs: "Take all theirs", Close: "Close the list",
		Row:  func(id string) string { return "Row " + id },
		Gone: "Others deleted the row", Exists: "Others have a row with this key", Deleting: "To be deleted here",
		Insert: "Insert again", Discard: "Drop my change", Delete: "Delete it anyway", Keep: "Keep the row",
		NoValue: "(no value)",
		Open:    func(cells int) string { return englishCells(cells) + " not chosen yet" },
		Cell: func(before, mine, theirs string) string {
			return "Others changed this cell. Mine: " + mine + ", theirs: " + theirs + ", before: " + before
		},
	}
}
