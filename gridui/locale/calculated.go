// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import "github.com/giogrid/giogrid/menus/userlang"

// Calculated holds the texts of the dialogue for calculated columns. It is not part of Texts, so that programs
// without such columns do not link the texts.
type Calculated struct {
	// New, Edit and Delete are items of the header menu. NewTitle and EditTitle are the titles of the dialogue;
	// EditTitle receives the name of the column.
	New, Edit, Delete string
	NewTitle          string
	EditTitle         func(name string) string
	// Name, Formula, Format and Preview label the parts of the dialogue. FormulaHint is shown while the formula is
	// empty.
	Name, Formula, Format, Preview string
	FormulaHint                    string
	// Automatic labels the choice of no particular format. Save, Cancel and Remove label buttons; Remove deletes the
	// column, like Delete.
	Automatic, Save, Cancel, Remove string
	// NoName and NameTaken state why a column cannot be saved. Result receives the name of the type of the result.
	NoName    string
	NameTaken func(name string) string
	Result    func(kind string) string
	// Unordered states that rows cannot be sorted or filtered by the column, because their source does not know the
	// column.
	Unordered string
	// Messages are the messages about formulas.
	Messages Formula
	// Completions names the list of suggestions for the formula.
	Completions string
	// Added, Changed and Deleted describe the step that Undo or Redo applied. They receive the name of the column.
	Added, Changed, Deleted func(name string) string
}

// CalculatedFor returns the texts for a language, which it chooses like For.
func CalculatedFor(language string) Calculated {
	if userlang.IsKorean(userlang.Of(language)) {
		return koreanCalculated()
	}
	return englishCalculated()
}

// englishCalculated returns the texts in English.
func englishCalculated() Calculated {
	return Calculated{
		New: "New calculated column…", Edit: "Edit formula…", Delete: "Delete calculated column",
		NewTitle:  "New calculated column",
		EditTitle: func(name string) string { return "Calculated column " + quote(name) },
		Name:      "Name", Formula: "Formula", Format: "Format", Preview: "Preview",
		FormulaHint: "Columns, numbers, functions: Price * Quantity",
		Automatic:   "Automatic", Save: "Save", Cancel: "Cancel", Remove: "Delete",
		NoName:      "The column needs a name",
		NameTaken:   func(name string) string { return "Another column is called " + quote(name) },
		Result:      func(kind string) string { return "The result is " + kind },
		Unordered:   "The rows come from a source: they cannot be sorted or filtered by this column",
		Messages:    englishFormula(),
		Completions: "Suggestions",
		Added:       func(name string) string { return "add calculated column " + quote(name) },
		Changed:     func(name string) string { return "change calculated column " + quote(name) },
		Deleted:     func(name string) string { return "delete calculated column " + quote(name) },
	}
}

// koreanCalculated returns the texts in Korean.
func koreanCalculated() Calculated {
	return Calculated{
		New: "새 계산 열…", Edit: "수식 편집…", Delete: "계산 열 삭제",
		NewTitle:  "새 계산 열",
		EditTitle: func(name string) string { return "계산 열 " + quote(name) },
		Name:      "이름", Formula: "수식", Format: "표시 형식", Preview: "미리 보기",
		FormulaHint: "열, 숫자, 함수: 가격 * 수량",
		Automatic:   "자동", Save: "저장", Cancel: "취소", Remove: "삭제",
		NoName:      "열 이름을 입력하세요",
		NameTaken:   func(name string) string { return quote(name) + " 열이 이미 있습니다" },
		Result:      func(kind string) string { return "결과 형식: " + kind },
		Unordered:   "행을 원본에서 가져오므로 이 열로 정렬하거나 필터링할 수 없습니다",
		Messages:    koreanFormula(),
		Completions: "제안",
		Added:       func(name string) string { return quote(name) + " 계산 열 추가" },
		Changed:     func(name string) string { return quote(name) + " 계산 열 변경" },
		Deleted:     func(name string) string { return quote(name) + " 계산 열 삭제" },
	}
}
