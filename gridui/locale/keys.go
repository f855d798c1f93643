// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import "github.com/giogrid/giogrid/gridui/internal/override"

// Keys holds the texts of the list of keys.
type Keys struct {
	// Title names the list. Search is the hint of its field, None is shown if no key has the typed text, and Close is the
	// button.
	Title, Search, None, Close string
	// Group returns the heading of a group: 0 moving, 1 selecting, 2 editing, 3 columns, 4 rows, 5 find and go to, 6 view
	// and tools, 7 while a cell is edited, 8 panels.
	Group func(group int) string
	// Action names an action, by the number of its option.Action.
	Action func(action int) string
}

// override returns the texts with the texts of part that are set.
func (t Keys) override(part Keys) Keys {
	t.Title, t.Search = override.Or(part.Title, t.Title), override.Or(part.Search, t.Search)
	t.None, t.Close = override.Or(part.None, t.None), override.Or(part.Close, t.Close)
	overrideFunc(&t.Group, part.Group, part.Group != nil)
	overrideFunc(&t.Action, part.Action, part.Action != nil)
	return t
}

func koreanKeys() Keys {
	return Keys{
		Title: "단축키", Search: "단축키 찾기", None: "찾는 단축키가 없습니다.", Close: "닫기",
		Group: func(group int) string {
			return nth(group, "이동", "선택", "편집", "열", "행", "찾기와 이동", "보기와 도구", "셀을 편집하는 동안", "패널")
		},
		Action: func(action int) string { return nth(action, koreanActions[:]...) },
	}
}

func englishKeys() Keys {
	return Keys{
		Title: "Keys", Search: "Find a key", None: "No key has this text.", Close: "Close the list of keys",
		Group: func(group int) string {
			return nth(group, "Moving", "Selecting", "Editing", "Columns", "Rows", "Find and go to", "View and tools", "While a cell is edited", "Panels")
		},
		Action: func(action int) string { return nth(action, englishActions[:]...) },
	}
}

// The names of actions, in the order of option.Action.
var (
	englishActions = [...]string{
		"",
		"Cell to the left",
		"Cell to the right",
		"Cell above",
		"Cell below",
		"Start of the row",
		"End of the row",
		"First cell",
		"Last cell",
		"To the edge at the left",
		"To the edge at the right",
		"To the edge above",
		"To the edge below",
		"One screen up",
		"One screen down",
		"One screen to the left",
		"One screen to the right",
		"Next cell",
		"Previous cell",
		"Scroll to the focused cell",
		"Use the cell or sort by the header",
		"Sort by another header too",
		"Open the row",
		"Close the row",
		"Open all rows of the level",
		"Menu of the cell",
		"Copy",
		"Copy with headers",
		"Previous page",
		"Next page",
		"Select or unselect the row",
		"Select the row",
		"Select all",
		"Extend the selection up",
		"Extend the selection down",
		"Extend by one screen up",
		"Extend by one screen down",
		"Extend to the first cell",
		"Extend to the last cell",
		"Extend to the start of the row",
		"Extend to the end of the row",
		"Extend to the edge at the left",
		"Extend to the edge at the right",
		"Select whole columns",
		"Filter of the header, details of the row or fill the range",
		"Open or close the details",
		"Move the column to the left, extend the selection",
		"Move the column to the right, extend the selection",
		"Move the edge of the column to the left",
		"Move the edge of the column to the right",
		"Menu of the header",
		"Make the row taller",
		"Make the row shorter",
		"Move the row up",
		"Move the row down",
		"Lift the row to move it",
		"Edit the cell",
		"Edit the cell, empty",
		"Store and go down",
		"Store and go up",
		"Store and edit the next cell",
		"Store and edit the previous cell",
		"Store in all selected cells",
		"Drop what was typed",
		"Arrows move the caret or the focus",
		"Line break",
		"Open the list or the calendar",
		"Clear the cells",
		"Cut",
		"Paste",
		"Undo",
		"Redo",
		"Add a row",
		"Delete the rows",
		"Insert rows below",
		"Insert rows above",
		"Duplicate the rows",
		"Save the changes",
		"Tooltip of the cell",
		"Fill down",
		"Fill right",
		"Cell to the left, keeping the selection",
		"Cell to the right, keeping the selection",
		"Cell above, keeping the selection",
		"Cell below, keeping the selection",
		"Find",
		"Next hit",
		"Previous hit",
		"Go to a row",
		"Follow new rows or pause",
		"Copy with headers of groups",
		"Go to a column",
		"Larger",
		"Smaller",
		"Usual size",
	}
	koreanActions = [...]string{
		"",
		"왼쪽 셀",
		"오른쪽 셀",
		"위 셀",
		"아래 셀",
		"행의 처음",
		"행의 끝",
		"첫 셀",
		"마지막 셀",
		"왼쪽 가장자리로",
		"오른쪽 가장자리로",
		"위쪽 가장자리로",
		"아래쪽 가장자리로",
		"한 화면 위로",
		"한 화면 아래로",
		"한 화면 왼쪽으로",
		"한 화면 오른쪽으로",
		"다음 셀",
		"이전 셀",
		"선택한 셀로 스크롤",
		"셀 사용, 머리글로 정렬",
		"머리글을 정렬에 추가",
		"행 펼치기",
		"행 접기",
		"같은 수준의 행 모두 펼치기",
		"셀 메뉴",
		"복사",
		"머리글과 함께 복사",
		"이전 페이지",
		"다음 페이지",
		"행 선택, 선택 해제",
		"행 선택",
		"모두 선택",
		"위로 선택 확장",
		"아래로 선택 확장",
		"한 화면 위까지 선택",
		"한 화면 아래까지 선택",
		"첫 셀까지 선택",
		"마지막 셀까지 선택",
		"행의 처음까지 선택",
		"행의 끝까지 선택",
		"왼쪽 가장자리까지 선택",
		"오른쪽 가장자리까지 선택",
		"열 전체 선택",
		"머리글 필터, 행 상세 또는 범위 채우기",
		"상세 열기, 닫기",
		"열을 왼쪽으로 이동, 선택 확장",
		"열을 오른쪽으로 이동, 선택 확장",
		"열 경계를 왼쪽으로",
		"열 경계를 오른쪽으로",
		"머리글 메뉴",
		"행 높이기",
		"행 낮추기",
		"행을 위로 이동",
		"행을 아래로 이동",
		"이동할 행 들기",
		"셀 편집",
		"셀을 비우고 편집",
		"저장하고 아래로",
		"저장하고 위로",
		"저장하고 다음 셀 편집",
		"저장하고 이전 셀 편집",
		"선택한 모든 셀에 저장",
		"입력 취소",
		"화살표로 커서 또는 셀 이동",
		"줄바꿈",
		"목록 또는 달력 열기",
		"셀 지우기",
		"잘라내기",
		"붙여넣기",
		"실행 취소",
		"다시 실행",
		"행 추가",
		"행 삭제",
		"아래에 행 삽입",
		"위에 행 삽입",
		"행 복제",
		"변경 내용 저장",
		"셀 도움말",
		"아래로 채우기",
		"오른쪽으로 채우기",
		"선택을 유지하고 왼쪽으로",
		"선택을 유지하고 오른쪽으로",
		"선택을 유지하고 위로",
		"선택을 유지하고 아래로",
		"찾기",
		"다음 찾기",
		"이전 찾기",
		"행으로 이동",
		"새 행 따라가기, 멈춤",
		"그룹 머리글과 함께 복사",
		"열로 이동",
		"확대",
		"축소",
		"원래 크기",
	}
)
