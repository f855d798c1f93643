// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import (
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
)

// Find holds the texts of the search.
type Find struct {
	// Bar names the bar to assistive technology. Text and Replacement are shown in its empty fields.
	Bar, Text, Replacement string
	// Next, Previous and Close name the buttons of the bar.
	Next, Previous, Close string
	// MatchCase, WholeCell, Expression, Initials and InRanges name the switches of the bar. Ranges is the visible
	// text of the switch InRanges, InitialsSign that of the switch Initials.
	MatchCase, WholeCell, Expression, Initials, InRanges, Ranges string
	InitialsSign                                                 string
	// Replacing names the switch that shows the replace line. Replace and ReplaceAll label the buttons of the line.
	Replacing, Replace, ReplaceAll string
	// Hit formats the number of the current hit and the total. Hits formats the total if there is no current hit, or
	// if its number is not known yet. If more is true, there may be more hits than the total.
	Hit  func(number, total int, more bool) string
	Hits func(total int, more bool) string
	// None states that there are no hits, Wrapped that the search continued at the other end, and Failed that the
	// cells cannot be searched.
	None, Wrapped, Failed string
	// OnScreen states that only the rows on the screen are searched.
	OnScreen string
	// Searching states that the source of the rows is searching. Rows receives the number of rows in which the source
	// found the text.
	Searching string
	Rows      func(rows int) string
	// Replaced receives the number of cells in which the text was replaced, ReadOnly the number of cells that cannot
	// be edited, and Refused the number of cells for which the new text is invalid.
	Replaced, ReadOnly, Refused func(cells int) string
	// WrongBracket and the texts up to WrongRange state what is wrong with a regular expression. WrongExpression is
	// for all other errors.
	WrongBracket, WrongParen, WrongExtraParen string
	WrongRepeat, WrongEscape, WrongRange      string
	WrongExpression                           string
	// GoToRow names the field for a row number, GoToHint is shown in the empty field, and NoRow states that there is
	// no row with this number.
	GoToRow, GoToHint, NoRow string
	// GoToColumn names the field for the name of a column, ColumnHint is shown in the empty field, NoColumn states that
	// no column has such a name, and HiddenColumn marks columns that do not show.
	GoToColumn, ColumnHint, NoColumn, HiddenColumn string
}

// orMore formats a number, with a + if there may be more.
func orMore(n int, more bool) string {
	if more {
		return textfmt.Grouped(n) + "+"
	}
	return textfmt.Grouped(n)
}

func koreanFind() Find {
	return Find{
		Bar: "찾기 막대", Text: "찾기", Replacement: "바꿀 내용",
		Next: "다음 찾기", Previous: "이전 찾기", Close: "닫기",
		MatchCase: "대/소문자 구분", WholeCell: "전체 셀 내용 일치", Expression: "정규식", Initials: "초성으로 찾기", InitialsSign: "ㄱㄴ",
		InRanges: "선택 범위에서만 찾기", Ranges: "범위",
		Replacing: "바꾸기", Replace: "바꾸기", ReplaceAll: "모두 바꾸기",
		Hit: func(number, total int, more bool) string {
			return textfmt.Grouped(number) + " / " + orMore(total, more)
		},
		Hits:            func(total int, more bool) string { return orMore(total, more) + "개" },
		None:            "결과 없음",
		Wrapped:         "끝에 이르러 반대쪽에서 계속합니다.",
		Failed:          "찾을 수 없습니다.",
		OnScreen:        "화면에 보이는 행만",
		Searching:       "찾는 중…",
		Rows:            func(rows int) string { return textfmt.Grouped(rows) + "개 행" },
		Replaced:        func(cells int) string { return textfmt.Grouped(cells) + "개 셀을 바꾸었습니다." },
		ReadOnly:        func(cells int) string { return "읽기 전용 " + textfmt.Grouped(cells) + "개" },
		Refused:         func(cells int) string { return "맞지 않는 값 " + textfmt.Grouped(cells) + "개" },
		WrongBracket:    "닫는 대괄호 ]가 없습니다.",
		WrongParen:      "닫는 괄호 )가 없습니다.",
		WrongExtraParen: "여는 괄호 (가 없습니다.",
		WrongRepeat:     "반복할 대상이 없거나 반복 횟수가 너무 큽니다.",
		WrongEscape:     "\\ 뒤의 문자가 올바르지 않습니다.",
		WrongRange:      "문자 범위의 끝이 시작보다 앞에 있습니다.",
		WrongExpression: "올바른 정규식이 아닙니다.",
		GoToRow:         "행으로 이동", GoToHint: "행 번호, +10, 50%", NoRow: "해당하는 행이 없습니다.",
		GoToColumn: "열로 이동", ColumnHint: "열 이름", NoColumn: "해당하는 열이 없습니다.", HiddenColumn: "숨김",
	}
}

func englishFind() Find {
	return Find{
		Bar: "Find bar", Text: "Find", Replacement: "Replace with",
		Next: "Next hit", Previous: "Previous hit", Close: "Close",
		MatchCase: "Match case", WholeCell: "Whole cell", Expression: "Regular expression", Initials: "Initial consonants of Hangul", InitialsSign: "Hangul",
		InRanges: "In the selected ranges", Ranges: "Selection",
		Replacing: "Show replace", Replace: "Replace", ReplaceAll: "Replace all",
		Hit: func(number, total int, more bool) string {
			return textfmt.Grouped(number) + " of " + orMore(total, more)
		},
		Hits: func(total int, more bool) string {
			if total == 1 && !more {
				return "1 hit"
			}
			return orMore(total, more) + " hits"
		},
		None:            "No hits",
		Wrapped:         "Went on at the other end.",
		Failed:          "The cells cannot be searched.",
		OnScreen:        "in the rows on the screen",
		Searching:       "Searching…",
		Rows:            englishRowsFound,
		Replaced:        func(cells int) string { return "Replaced in " + englishCells(cells) },
		ReadOnly:        func(cells int) string { return textfmt.Grouped(cells) + " read-only" },
		Refused:         func(cells int) string { return textfmt.Grouped(cells) + " not valid" },
		WrongBracket:    "The closing ] is missing.",
		WrongParen:      "The closing ) is missing.",
		WrongExtraParen: "There is no ( for this ).",
		WrongRepeat:     "There is nothing to repeat, or too often.",
		WrongEscape:     "The character behind \\ has no meaning.",
		WrongRange:      "The range of characters ends before it begins.",
		WrongExpression: "Not a regular expression.",
		GoToRow:         "Go to row", GoToHint: "Row number, +10, 50%", NoRow: "There is no such row.",
		GoToColumn: "Go to column", ColumnHint: "Name of a column", NoColumn: "There is no such column.", HiddenColumn: "hidden",
	}
}
