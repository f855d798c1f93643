// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import "github.com/giogrid/giogrid/gridui/internal/textfmt"

// korean returns the texts in Korean. The Go fonts contain no Hangul: the shaper of the theme needs a font that does.
func korean() Texts {
	return Texts{
		EmptyText: "데이터가 없습니다.",
		Loading:   "불러오는 중…",

		RowsPerPage: "페이지당 행 수",
		TotalCount:  func(n int) string { return "총 " + textfmt.Grouped(n) + "건" },
		ColumnCount: func(n int) string { return textfmt.Grouped(n) + "개 열" },
		PageOf: func(page, pages int) string {
			return textfmt.Grouped(page) + " / " + textfmt.Grouped(pages) + " 페이지"
		},
		First: "첫 페이지",
		Prev:  "이전 페이지",
		Next:  "다음 페이지",
		Last:  "마지막 페이지",

		SelectAll:     "모두 선택",
		SelectRow:     "행 선택",
		SelectedCount: func(n int) string { return textfmt.Grouped(n) + "건 선택됨" },

		Status:    koreanStatus(),
		Find:      koreanFind(),
		Source:    koreanSource(),
		Record:    koreanRecord(),
		Conflicts: koreanConflicts(),
		Profile:   koreanProfile(),
		Formats:   koreanFormats(),
		Grouping:  koreanGrouping(),
		NoMatch:   "필터에 맞는 행이 없습니다.", ClearFilters: "모든 필터 해제",
		Views: koreanViews(),
		ShownCount: func(shown, all int) string {
			return "총 " + textfmt.Grouped(all) + "건 중 " + textfmt.Grouped(shown) + "건"
		},

		SortAsc:      "오름차순 정렬",
		SortDesc:     "내림차순 정렬",
		SortClear:    "정렬 해제",
		SortAddAsc:   "오름차순 정렬 추가",
		SortAddDesc:  "내림차순 정렬 추가",
		HeaderMenu:   "열 메뉴",
		PinLeft:      "왼쪽에 고정",
		PinRight:     "오른쪽에 고정",
		PinTop:       "위쪽에 고정",
		PinBottom:    "아래쪽에 고정",
		Unpin:        "고정 해제",
		Hide:         "열 숨기기",
		HideGroup:    "그룹 숨기기",
		Columns:      "열",
		ResetColumns: "열 설정 초기화",

		SearchColumns: "열 검색",
		ShowAll:       "모두 표시",
		HideAll:       "모두 숨기기",
		NothingFound:  "검색 결과가 없습니다.",

		Autosize:    "열 너비 자동 맞춤",
		AutosizeAll: "모든 열 너비 자동 맞춤",
		FitToWidth:  "표 너비에 맞춤",

		Filter:        "필터",
		FilterClear:   "필터 해제",
		FilterAnd:     "그리고",
		FilterOr:      "또는",
		FilterValue:   "값",
		FilterSearch:  "값 검색",
		FilterNoValue: "(비어 있음)",
		FilterMany:    "값이 너무 많아 나열할 수 없습니다.",
		FilterBad:     "이 열의 값으로 읽을 수 없습니다.",
		FilterInexact: "이 열의 숫자는 비교할 수 없습니다. 값의 자릿수를 알 수 없습니다.",
		FilterAll:     "모두",
		Close:         "닫기",
		Editing:       koreanEditing(),
		Numbers:       pointComma(),
		Announced:     koreanAnnounced(),
		Spoken:        koreanSpoken(),
		Filters:       koreanFilters(),
		Operators: Operators{
			Contains:       "포함",
			NotContains:    "포함하지 않음",
			StartsWith:     "시작 문자",
			EndsWith:       "끝 문자",
			Equals:         "같음",
			NotEquals:      "같지 않음",
			Blank:          "비어 있음",
			NotBlank:       "비어 있지 않음",
			Less:           "미만",
			LessOrEqual:    "이하",
			Greater:        "초과",
			GreaterOrEqual: "이상",
			Between:        "범위",
			Before:         "이전",
			After:          "이후",
			True:           "참",
			False:          "거짓",
			AnyOf:          "다음 중 하나",
			NoneOf:         "다음이 아님",
			Duplicate:      "중복된 값",
			Unique:         "고유한 값",
			Custom:         "사용자 정의",
		},

		Copy:            "복사",
		CopyWithHeaders: "머리글 포함 복사",
		Cut:             "잘라내기",
		Paste:           "붙여넣기",
		ClearCells:      "내용 지우기",
		FillDown:        "아래로 채우기",
		FillRight:       "오른쪽으로 채우기",
		InsertAbove:     "위에 행 삽입",
		InsertBelow:     "아래에 행 삽입",
		DuplicateRows:   "행 복제",
		DeleteRows:      "행 삭제",
		Export:          func(format string) string { return format + " 내보내기" },
		ExportCells:     func(format string) string { return "선택한 셀 " + format + " 내보내기" },

		Expand:      "펼치기",
		Collapse:    "접기",
		ExpandAll:   "모두 펼치기",
		CollapseAll: "모두 접기",

		Total: "합계",
		Retry: "불러오지 못했습니다 (다시 시도하려면 클릭)",

		NotRead:  "행을 읽지 못했습니다",
		TryAgain: "다시 시도",

		DetailFailed: "상세 내용을 표시하지 못했습니다",

		MoveRow:      "행 이동",
		RowsSorted:   "정렬된 동안에는 행의 순서를 바꿀 수 없습니다.",
		RowsFiltered: "필터를 적용한 동안에는 행의 순서를 바꿀 수 없습니다.",
		RowsGrouped:  "그룹으로 묶은 동안에는 행의 순서를 바꿀 수 없습니다.",
		RowsTracked:  "변경 내용을 추적하는 행은 순서를 바꿀 수 없습니다.",

		Added:   "추가됨",
		Edited:  "수정됨",
		Deleted: "삭제됨",
		Undo:    "실행 취소",
		Redo:    "다시 실행",
		Save:    "저장",
		Discard: "변경 취소",
	}
}

// english returns the texts in English, which For returns for all languages except Korean.
func english() Texts {
	return Texts{
		EmptyText: "No data.",
		Loading:   "Loading…",

		RowsPerPage: "Rows per page",
		TotalCount:  func(n int) string { return counted(n, "row", "rows") },
		ColumnCount: func(n int) string { return counted(n, "column", "columns") },
		PageOf:      func(page, pages int) string { return "Page " + textfmt.Grouped(page) + " of " + textfmt.Grouped(pages) },
		First:       "First page",
		Prev:        "Previous page",
		Next:        "Next page",
		Last:        "Last page",

		SelectAll:     "Select all",
		SelectRow:     "Select row",
		SelectedCount: func(n int) string { return textfmt.Grouped(n) + " selected" },

		Status:    englishStatus(),
		Find:      englishFind(),
		Source:    englishSource(),
		Record:    englishRecord(),
		Conflicts: englishConflicts(),
		Profile:   englishProfile(),
		Formats:   englishFormats(),
		Grouping:  englishGrouping(),
		NoMatch:   "No rows match the filters.", ClearFilters: "Clear all filters",
		Views: englishViews(),
		ShownCount: func(shown, all int) string {
			return textfmt.Grouped(shown) + " of " + counted(all, "row", "rows")
		},

		SortAsc:      "Sort ascending",
		SortDesc:     "Sort descending",
		SortClear:    "Clear sort",
		SortAddAsc:   "Add ascending sort",
		SortAddDesc:  "Add descending sort",
		HeaderMenu:   "Column menu",
		PinLeft:      "Pin left",
		PinRight:     "Pin right",
		PinTop:       "Pin to top",
		PinBottom:    "Pin to bottom",
		Unpin:        "Unpin",
		Hide:         "Hide column",
		HideGroup:    "Hide group",
		Columns:      "Columns",
		ResetColumns: "Reset columns",

		SearchColumns: "Search columns",
		ShowAll:       "Show all",
		HideAll:       "Hide all",
		NothingFound:  "Nothing found.",

		Autosize:    "Fit to contents",
		AutosizeAll: "Fit all columns",
		FitToWidth:  "Fit to width",

		Filter:        "Filter",
		FilterClear:   "Clear filter",
		FilterAnd:     "And",
		FilterOr:      "Or",
		FilterValue:   "Value",
		FilterSearch:  "Search values",
		FilterNoValue: "(Blank)",
		FilterMany:    "Too many values to list.",
		FilterBad:     "This is no value of the column.",
		FilterInexact: "The numbers of this column cannot be compared: their digits are not known.",
		FilterAll:     "All",
		Close:         "Close",
		Editing:       englishEditing(),
		Numbers:       pointComma(),
		Announced:     englishAnnounced(),
		Spoken:        englishSpoken(),
		Filters:       englishFilters(),
		Operators: Operators{
			Contains:       "Contains",
			NotContains:    "Does not contain",
			StartsWith:     "Starts with",
			EndsWith:       "Ends with",
			Equals:         "Equals",
			NotEquals:      "Does not equal",
			Blank:          "Is blank",
			NotBlank:       "Is not blank",
			Less:           "Less than",
			LessOrEqual:    "At most",
			Greater:        "Greater than",
			GreaterOrEqual: "At least",
			Between:        "Between",
			Before:         "Before",
			After:          "After",
			True:           "True",
			False:          "False",
			AnyOf:          "Any of",
			NoneOf:         "Is none of",
			Duplicate:      "Has duplicates",
			Unique:         "Is unique",
			Custom:         "Custom",
		},

		Copy:            "Copy",
		CopyWithHeaders: "Copy with headers",
		Cut:             "Cut",
		Paste:           "Paste",
		ClearCells:      "Clear contents",
		FillDown:        "Fill down",
		FillRight:       "Fill right",
		InsertAbove:     "Insert rows above",
		InsertBelow:     "Insert rows below",
		DuplicateRows:   "Duplicate rows",
		DeleteRows:      "Delete rows",
		Export:          func(format string) string { return "Export " + format },
		ExportCells:     func(format string) string { return "Export selected cells as " + format },

		Expand:      "Expand",
		Collapse:    "Collapse",
		ExpandAll:   "Expand all",
		CollapseAll: "Collapse all",

		Total: "Total",
		Retry: "Failed to load (click to retry)",

		NotRead:  "Rows could not be read",
		TryAgain: "Try again",

		DetailFailed: "The details could not be shown",

		MoveRow:      "Move row",
		RowsSorted:   "Rows cannot be moved while they are sorted.",
		RowsFiltered: "Rows cannot be moved while they are filtered.",
		RowsGrouped:  "Rows cannot be moved while they are grouped.",
		RowsTracked:  "Rows whose changes are tracked cannot be moved.",

		Added:   "Added",
		Edited:  "Edited",
		Deleted: "Deleted",
		Undo:    "Undo",
		Redo:    "Redo",
		Save:    "Save",
		Discard: "Discard",
	}
}

// counted returns n and one if n is 1, otherwise n and many.
func counted(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return textfmt.Grouped(n) + " " + many
}
