// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import (
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
)

// Record holds the texts of the form that shows a single row.
type Record struct {
	// Form names the form to assistive technology. Show is the menu item that opens the form.
	Form, Show string
	// Previous, Next and Close name the buttons of the form. Back names the button that returns to the table.
	Previous, Next, Close, Back string
	// Resize names the edge that changes the width or the height of the form.
	Resize string
	// Position formats the number of the row, counted from 1, and the number of rows.
	Position func(number, total int) string
	// NoRow is shown in place of fields if no row is chosen, Gone if the row does not exist any more, and NoFields if
	// no column is visible.
	NoRow, Gone, NoFields string
	// Unseen states that the grid does not show the row.
	Unseen string
	// ReadOnly marks a field that cannot be edited, Edited a field that was edited.
	ReadOnly, Edited string
}

func koreanRecord() Record {
	return Record{
		Form: "레코드 보기", Show: "레코드 보기",
		Previous: "이전 행", Next: "다음 행", Close: "닫기", Back: "목록으로",
		Resize: "레코드 보기 크기",
		Position: func(number, total int) string {
			return textfmt.Grouped(number) + " / " + textfmt.Grouped(total)
		},
		NoRow: "행을 선택하세요.", Gone: "이 행은 더 이상 없습니다.", NoFields: "표시할 열이 없습니다.",
		Unseen:   "이 행은 지금 표에 보이지 않습니다.",
		ReadOnly: "읽기 전용", Edited: "편집됨",
	}
}

func englishRecord() Record {
	return Record{
		Form: "Record view", Show: "Show as form",
		Previous: "Previous row", Next: "Next row", Close: "Close", Back: "Back",
		Resize: "Size of the record view",
		Position: func(number, total int) string {
			return textfmt.Grouped(number) + " of " + textfmt.Grouped(total)
		},
		NoRow: "Choose a row.", Gone: "This row is no longer there.", NoFields: "No columns show.",
		Unseen:   "The table does not show this row now.",
		ReadOnly: "read-only", Edited: "edited",
	}
}
