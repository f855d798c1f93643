// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import (
	"strconv"
	"time"
)

// Editing holds the texts of the cell editor.
type Editing struct {
	// InvalidNumber states that the input is not a number, InvalidRange that the column cannot hold the number,
	// InvalidTime that the input is not a time, and InvalidChoice that it is not in the list of values. InvalidTime
	// receives an example.
	InvalidNumber, InvalidRange, InvalidChoice string
	InvalidTime                                func(example string) string
	// InvalidGrouping states that the digits of a number are grouped wrongly, AmbiguousNumber that a sign in it has
	// two possible meanings. Both receive an example. InvalidWhole states that a number has decimals in a column of
	// whole numbers.
	InvalidGrouping, AmbiguousNumber func(example string) string
	InvalidWhole                     string
	// InvalidDuration states that the input is not a duration, DurationUnit that it is a number without a unit,
	// InvalidClock that it is not a time of day, InvalidColor that it is not a colour, and InvalidTags that a quoted text in a list does not end.
	// InvalidMask states that the input does not have the form of example.
	InvalidDuration, DurationUnit, InvalidClock, InvalidColor, InvalidTags string
	InvalidMask                                                            func(example string) string
	// OtherKind states that the column cannot hold a value of this kind. ShownOnly states that no text was replaced in
	// a cell because the text that it shows cannot be read as its value.
	OtherKind, ShownOnly string
	// NotEditable, RowGone, RowDeleted, KeyEdited and KeyTaken state why a cell did not get a value: the cell cannot
	// be edited, its row does not exist or is marked as deleted, the value would change the id of the row, or another
	// row has this id. TooLong states that a text is too long for the editor. PasteLarge and PasteEmpty state that
	// there is too much or nothing to paste.
	NotEditable, RowGone, RowDeleted, KeyEdited, KeyTaken string
	// NotInserted states that the program alone adds and deletes rows of this kind. ManyRows states that too many rows
	// would be inserted at once.
	NotInserted, ManyRows           string
	TooLong, PasteLarge, PasteEmpty string
	// PasteNoTarget states that there is no cell to paste into. PasteOverlap states that selected ranges overlap, so
	// that a cell would get two values. PasteMisfit states that the pasted table and a selected range differ in size;
	// it receives both sizes as rows × columns. PasteNoAnswer states that the clipboard returned no text, CopyLarge
	// that there is too much to copy.
	PasteNoTarget, PasteOverlap string
	PasteMisfit                 func(table, into string) string
	PasteNoAnswer, CopyLarge    string
	// EditLarge states that there are too many cells to change in one step, EditStopped that the user stopped an edit
	// of many cells.
	EditLarge, EditStopped string
	// NewRow is the text of the empty row in which users type a new row. NewRowHidden states that a filter leaves out
	// the row that was added, ShowNewRow is the button that shows it.
	NewRow, NewRowHidden, ShowNewRow string
	// RowHidden states that the row of the cell is not visible, EditOpen that the value of another cell, whose editor
	// is open, is invalid.
	RowHidden, EditOpen string
	// Conflicts states that others changed rows that were to be saved. RowsRefused receives the number of rows that a
	// server refused, and the reason, which may be empty.
	Conflicts   string
	RowsRefused func(rows int, why string) string
	// NotLoaded states that no cell was changed because some of the rows are not loaded.
	NotLoaded string
	// MoveCells and CopyCells label the effect of dragging a range by its border.
	MoveCells, CopyCells string
	// Overwrite labels the menu item that confirms a move onto cells with values; it receives their number. KeepCells
	// labels the menu item that cancels the move.
	Overwrite func(cells int) string
	KeepCells string
	// Calendar names the button that opens the calendar. Today, PrevMonth and NextMonth name the buttons of the
	// calendar.
	Calendar, Today, PrevMonth, NextMonth string
	// TimeList names the button that opens the list of times. Increase and Decrease name the buttons of a number, Slider
	// its slider. Colors names the button that opens the list of colours,
	// Options that of a list of values.
	TimeList, Increase, Decrease, Slider, Colors, Options string
	// Month formats the title of a month, from 1 to 12. Weekday returns the short name of a weekday, from 0 for
	// Sunday to 6.
	Month   func(year, month int) string
	Weekday func(day int) string
}

var koreanDays = [...]string{"일", "월", "화", "수", "목", "금", "토"}

func koreanEditing() Editing {
	return Editing{
		InvalidNumber:   "숫자가 아닙니다.",
		InvalidRange:    "입력할 수 있는 범위를 벗어난 숫자입니다.",
		InvalidGrouping: func(example string) string { return "자릿수 구분이 맞지 않습니다. 예: " + example },
		AmbiguousNumber: func(example string) string { return "두 가지로 읽을 수 있는 숫자입니다. 예: " + example },
		InvalidWhole:    "정수가 아닙니다.",
		InvalidDuration: "시간 길이가 아닙니다. 예: 1:30, 1h30m, 90m",
		DurationUnit:    "단위를 붙이세요. 예: 90m 또는 1:30",
		InvalidClock:    "시각이 아닙니다. 예: 9:30",
		InvalidColor:    "색이 아닙니다. 예: #3366cc",
		InvalidTags:     "따옴표가 닫히지 않았습니다.",
		InvalidMask:     func(example string) string { return "형식을 모두 채우세요: " + example },
		OtherKind:       "이 열에 넣을 수 없는 종류의 값입니다.",
		ShownOnly:       "표시된 텍스트를 값으로 읽을 수 없어 바꾸지 않았습니다.",
		InvalidChoice:   "목록에 없는 값입니다.",
		InvalidTime:     func(example string) string { return "날짜 형식이 아닙니다. 예: " + example },
		NotEditable:     "수정할 수 없는 셀입니다.",
		RowGone:         "행이 더 이상 없습니다.",
		RowDeleted:      "삭제된 행입니다.",
		KeyEdited:       "행의 식별자는 수정할 수 없습니다.",
		KeyTaken:        "같은 식별자의 행이 이미 있습니다.",
		NotInserted:     "이 행은 프로그램만 추가하거나 삭제할 수 있습니다.",
		ManyRows:        "한 번에 삽입하기에는 행이 너무 많습니다.",
		TooLong:         "텍스트가 너무 길어 편집할 수 없습니다.",
		NewRow:          "새 행 …",
		NewRowHidden:    "추가한 행이 필터에 가려졌습니다.",
		ShowNewRow:      "보기",
		RowHidden:       "행이 표시되지 않아 편집할 수 없습니다. 필터를 확인하세요.",
		EditOpen:        "편집 중인 다른 셀의 값이 올바르지 않습니다.",
		PasteLarge:      "붙여넣을 내용이 너무 많습니다.",
		EditLarge:       "한 번에 바꾸기에는 셀이 너무 많습니다.",
		EditStopped:     "중지했습니다. 바뀐 셀이 없습니다.",
		NotLoaded:       "아직 불러오지 않은 행이 있습니다. 바뀐 셀이 없습니다.",
		PasteEmpty:      "붙여넣을 텍스트가 없습니다.",
		PasteNoAnswer:   "클립보드에서 텍스트를 받지 못했습니다. 비어 있거나 한 번에 받기에는 너무 큽니다.",
		CopyLarge:       "복사할 내용이 너무 많습니다. 파일로 내보내세요.",
		MoveCells:       "이동",
		Overwrite:       func(cells int) string { return "셀 " + strconv.Itoa(cells) + "개 덮어쓰기" },
		KeepCells:       "취소",
		Conflicts:       "다른 사용자가 행을 변경했습니다. 어느 값을 남길지 선택한 뒤 다시 저장하세요.",
		RowsRefused: func(rows int, why string) string {
			return withReason("서버가 "+strconv.Itoa(rows)+"개 행을 거부했습니다", why)
		},
		CopyCells:     "복사",
		PasteNoTarget: "붙여넣을 셀이 없습니다.",
		PasteOverlap:  "겹치는 범위에는 붙여넣을 수 없습니다.",
		PasteMisfit: func(table, into string) string {
			return "복사한 표(" + table + ")와 선택한 범위(" + into + ")의 크기가 다릅니다. 여러 범위에는 셀 하나나 같은 크기의 표만 붙여넣을 수 있습니다."
		},
		TimeList:  "시각 목록",
		Increase:  "늘리기",
		Decrease:  "줄이기",
		Slider:    "슬라이더",
		Colors:    "색 목록",
		Options:   "값 목록",
		Calendar:  "달력",
		Today:     "오늘",
		PrevMonth: "이전 달",
		NextMonth: "다음 달",
		Month:     func(year, month int) string { return strconv.Itoa(year) + "년 " + strconv.Itoa(month) + "월" },
		Weekday:   func(day int) string { return koreanDays[(day%7+7)%7] },
	}
}

func englishEditing() Editing {
	return Editing{
		InvalidNumber:   "Not a number.",
		InvalidRange:    "This number is too large or too small.",
		InvalidGrouping: func(example string) string { return "The digits are grouped wrongly. Example: " + example },
		AmbiguousNumber: func(example string) string { return "This number can be read in two ways. Example: " + example },
		InvalidWhole:    "Not a whole number.",
		InvalidDuration: "This is not a duration. Examples: 1:30, 1h30m, 90m",
		DurationUnit:    "A unit is missing. Examples: 90m, 1:30",
		InvalidClock:    "This is not a time of day. Example: 9:30",
		InvalidColor:    "This is not a colour. Example: #3366cc",
		InvalidTags:     "A quoted text does not end.",
		InvalidMask:     func(example string) string { return "Fill in the whole form: " + example },
		OtherKind:       "A value of this kind does not go into this column.",
		ShownOnly:       "The text that the cell shows cannot be read as its value.",
		InvalidChoice:   "Not one of the values of the list.",
		InvalidTime:     func(example string) string { return "Not a date. Example: " + example },
		NotEditable:     "This cell cannot be edited.",
		RowGone:         "This row is not there any more.",
		RowDeleted:      "This row is deleted.",
		KeyEdited:       "The id of a row cannot be edited.",
		KeyTaken:        "Another row has this id.",
		NotInserted:     "Only the program adds and deletes these rows.",
		ManyRows:        "These are too many rows to insert at once.",
		TooLong:         "This text is too long to be edited here.",
		NewRow:          "New row …",
		NewRowHidden:    "A filter leaves out the row that was added.",
		ShowNewRow:      "Show",
		RowHidden:       "The row does not show, so it cannot be edited. A filter may leave it out.",
		EditOpen:        "The value of the cell that is being edited is not valid.",
		PasteLarge:      "This is too much to paste.",
		EditLarge:       "These are too many cells to change at once.",
		EditStopped:     "Stopped. No cell was changed.",
		NotLoaded:       "Some of the rows are not loaded. No cell was changed.",
		PasteEmpty:      "There is no text to paste.",
		PasteNoAnswer:   "The clipboard gave no text: it is empty, or holds too much to hand over at once.",
		CopyLarge:       "This is too much to copy. Export it to a file.",
		MoveCells:       "Move",
		Overwrite: func(cells int) string {
			if cells == 1 {
				return "Overwrite 1 cell"
			}
			return "Overwrite " + strconv.Itoa(cells) + " cells"
		},
		KeepCells: "Cancel",
		Conflicts: "Others changed rows meanwhile. Choose which values to keep, then save again.",
		RowsRefused: func(rows int, why string) string {
			return withReason("The server refused "+counted(rows, "row", "rows"), why)
		},
		CopyCells:     "Copy",
		PasteNoTarget: "There is no cell to paste into.",
		PasteOverlap:  "Ranges that overlap cannot be pasted into.",
		PasteMisfit: func(table, into string) string {
			return "The copied table (" + table + ") and a selected range (" + into + ") differ in size. Several ranges take one cell or a table of their own size."
		},
		TimeList:  "Times",
		Increase:  "Increase",
		Decrease:  "Decrease",
		Slider:    "Slider",
		Colors:    "Colours",
		Options:   "Values",
		Calendar:  "Calendar",
		Today:     "Today",
		PrevMonth: "Previous month",
		NextMonth: "Next month",
		Month:     func(year, month int) string { return time.Month(month).String() + " " + strconv.Itoa(year) },
		Weekday:   func(day int) string { return time.Weekday((day%7 + 7) % 7).String()[:2] },
	}
}

// withReason returns a sentence, with the reason after a colon if why is not empty.
func withReason(text, why string) string {
	if why == "" {
		return text + "."
	}
	return text + ": " + why
}
