// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

// Spoken holds the texts that a grid passes to assistive technology in addition to the visible texts.
//
// Some texts are patterns with names in braces. {row}, {rows}, {level}, {place} and {percent} are replaced by
// numbers, {name} in Detail by the first text of a row. Row numbers and levels count from 1.
type Spoken struct {
	// Grid describes a grid. TotalCount, ColumnCount and SelectedCount of Texts follow it.
	Grid string
	// Row describes a row by its number and the number of rows. PinnedTop and PinnedBottom describe pinned rows,
	// FloatingTop and FloatingBottom floating rows. Footer describes the row below all others.
	Row, PinnedTop, PinnedBottom, FloatingTop, FloatingBottom, Footer string
	// Selected, Expanded and Collapsed are states of rows. Level is the depth of a row in a tree. Mixed is the state
	// of a check box for rows of which only some are selected. Focused marks the element with the keyboard focus.
	Selected, Expanded, Collapsed, Level, Mixed, Focused string
	// MergedRows describes the rows of a merged cell, from {first} to {last}.
	MergedRows string
	// Header describes the header of a column, HeaderGroup a header above several columns. SortedAscending,
	// SortedDescending and Filtered are states of a header. SortKey is the place of the column in an order by several
	// columns.
	Header, HeaderGroup, SortedAscending, SortedDescending, SortKey, Filtered string
	// Detail describes the detail below a row, List a list of choices, Moving the element that is being moved, and
	// Progress the completed share of some work.
	Detail, List, Moving, Progress string
	// Menu and MenuItem describe a menu and its items. SubmenuOpen and SubmenuClosed are states of an item that opens
	// a submenu, Checked and Unchecked are states of an item that is a switch.
	Menu, MenuItem, SubmenuOpen, SubmenuClosed, Checked, Unchecked string
}

func koreanSpoken() Spoken {
	return Spoken{
		Grid:             "표",
		Row:              "{rows}행 중 {row}행",
		PinnedTop:        "위쪽 고정 {rows}행 중 {row}행",
		PinnedBottom:     "아래쪽 고정 {rows}행 중 {row}행",
		FloatingTop:      "위쪽 {row}행",
		FloatingBottom:   "아래쪽 {row}행",
		Footer:           "바닥글",
		Selected:         "선택됨",
		Expanded:         "펼쳐짐",
		Collapsed:        "접힘",
		Level:            "{level}단계",
		Mixed:            "일부 선택됨",
		MergedRows:       "{first}행부터 {last}행까지",
		Focused:          "포커스 있음",
		Header:           "열 머리글",
		HeaderGroup:      "열 그룹",
		SortedAscending:  "오름차순 정렬됨",
		SortedDescending: "내림차순 정렬됨",
		SortKey:          "정렬 기준 {place}",
		Filtered:         "필터 적용됨",
		Detail:           "{name} 상세",
		List:             "목록",
		Moving:           "이동 중",
		Progress:         "{percent}% 완료",
		Menu:             "메뉴",
		MenuItem:         "메뉴 항목",
		SubmenuOpen:      "하위 메뉴 펼쳐짐",
		SubmenuClosed:    "하위 메뉴 접힘",
		Checked:          "선택함",
		Unchecked:        "선택 안 함",
	}
}

func englishSpoken() Spoken {
	return Spoken{
		Grid:             "grid",
		Row:              "row {row} of {rows}",
		PinnedTop:        "pinned top row {row} of {rows}",
		PinnedBottom:     "pinned bottom row {row} of {rows}",
		FloatingTop:      "top row {row}",
		FloatingBottom:   "bottom row {row}",
		Footer:           "footer",
		Selected:         "selected",
		Expanded:         "expanded",
		Collapsed:        "collapsed",
		Level:            "level {level}",
		Mixed:            "mixed",
		MergedRows:       "rows {first} to {last}",
		Focused:          "focused",
		Header:           "column header",
		HeaderGroup:      "column group",
		SortedAscending:  "sorted ascending",
		SortedDescending: "sorted descending",
		SortKey:          "key {place}",
		Filtered:         "filtered",
		Detail:           "details of {name}",
		List:             "list",
		Moving:           "moving",
		Progress:         "{percent} % done",
		Menu:             "menu",
		MenuItem:         "menu item",
		SubmenuOpen:      "submenu expanded",
		SubmenuClosed:    "submenu collapsed",
		Checked:          "checked",
		Unchecked:        "not checked",
	}
}
