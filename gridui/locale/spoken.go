// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import "github.com/giogrid/giogrid/gridui/internal/override"

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

// override returns the texts with the texts of part that are set.
func (t Spoken) override(part Spoken) Spoken {
	t.overrideRows(&part)
	t.overrideParts(&part)
	return t
}

func (t *Spoken) overrideRows(part *Spoken) {
	t.Grid = override.Or(part.Grid, t.Grid)
	t.Row = override.Or(part.Row, t.Row)
	t.PinnedTop = override.Or(part.PinnedTop, t.PinnedTop)
	t.PinnedBottom = override.Or(part.PinnedBottom, t.PinnedBottom)
	t.FloatingTop = override.Or(part.FloatingTop, t.FloatingTop)
	t.FloatingBottom = override.Or(part.FloatingBottom, t.FloatingBottom)
	t.Footer = override.Or(part.Footer, t.Footer)
	t.Selected = override.Or(part.Selected, t.Selected)
	t.Expanded = override.Or(part.Expanded, t.Expanded)
	t.Collapsed = override.Or(part.Collapsed, t.Collapsed)
	t.Level = override.Or(part.Level, t.Level)
	t.Mixed = override.Or(part.Mixed, t.Mixed)
	t.MergedRows = override.Or(part.MergedRows, t.MergedRows)
	t.Focused = override.Or(part.Focused, t.Focused)
}

func (t *Spoken) overrideParts(part *Spoken) {
	t.Header = override.Or(part.Header, t.Header)
	t.HeaderGroup = override.Or(part.HeaderGroup, t.HeaderGroup)
	t.SortedAscending = override.Or(part.SortedAscending, t.SortedAscending)
	t.SortedDescending = override.Or(part.SortedDescending, t.SortedDescending)
	t.SortKey = override.Or(part.SortKey, t.SortKey)
	t.Filtered = override.Or(part.Filtered, t.Filtered)
	t.Detail = override.Or(part.Detail, t.Detail)
	t.List = override.Or(part.List, t.List)
	t.Moving = override.Or(part.Moving, t.Moving)
	t.Progress = override.Or(part.Progress, t.Progress)
	t.Menu = override.Or(part.Menu, t.Menu)
	t.MenuItem = override.Or(part.MenuItem, t.MenuItem)
	t.SubmenuOpen = override.Or(part.SubmenuOpen, t.SubmenuOpen)
	t.SubmenuClosed = override.Or(part.SubmenuClosed, t.SubmenuClosed)
	t.Checked = override.Or(part.Checked, t.Checked)
	t.Unchecked = override.Or(part.Unchecked, t.Unchecked)
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
