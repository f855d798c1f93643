// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import (
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
)

// Source holds the reasons why a control is disabled in a grid over a gridui.Remote: what the source of the rows
// cannot do.
type Source struct {
	// NoCase and the texts up to NoRanges state that the source does not support a switch of the search.
	NoCase, NoWholeCell, NoExpression, NoInitials, NoRanges string
	// NoReplaceAll states that not all hits can be replaced at once.
	NoReplaceAll string
	// NoGroups states that rows cannot be grouped, NoIntervals that each value makes its own group, NoOrder that the
	// order of groups cannot be chosen, and NoAggregate that a function cannot be computed.
	NoGroups, NoIntervals, NoOrder, NoAggregate string
	// NoFilter states that rows cannot be filtered by a condition.
	NoFilter string
	// NeedsAllRows states that all rows would have to be read.
	NeedsAllRows string
	// NoEdits states that cells cannot be changed, NotLoaded that they cannot be changed now because some of their
	// rows are not loaded. OffScreen states that ranges in groups can be copied only if all of their rows are on the
	// screen.
	NoEdits, NotLoaded, OffScreen string
	// NoInsert states that new rows cannot be inserted beside others.
	NoInsert string
	// TooManyBelow states that a group has too many rows to select them together, ReadingBelow that the rows of a
	// group, or below a row of a tree, are being read.
	TooManyBelow, ReadingBelow string
}

func koreanSource() Source {
	return Source{
		NoCase: "데이터 원본이 대/소문자를 구분하지 않습니다.", NoWholeCell: "데이터 원본이 전체 셀 내용을 비교하지 않습니다.",
		NoExpression: "데이터 원본이 정규식을 지원하지 않습니다.", NoInitials: "데이터 원본이 초성 찾기를 지원하지 않습니다.",
		NoRanges: "데이터 원본은 모든 행에서 찾습니다.", NoReplaceAll: "불러오지 않은 행이 있어 한 번에 바꿀 수 없습니다. 하나씩 바꾸세요.",
		NoGroups: "데이터 원본이 그룹화를 지원하지 않습니다.", NoAggregate: "데이터 원본이 이 집계를 지원하지 않습니다.",
		NoIntervals: "데이터 원본은 값마다 그룹을 만듭니다.", NoOrder: "그룹은 값이나 정렬한 집계의 순서를 따릅니다.",
		NoFilter: "데이터 원본이 이 조건을 지원하지 않습니다.", NeedsAllRows: "모든 행이 필요하지만 일부만 불러왔습니다.",
		NoEdits: "데이터 원본의 행은 편집할 수 없습니다.", NotLoaded: "아직 불러오지 않은 행이 있습니다.",
		NoInsert:  "데이터 원본이 새 행의 위치를 정합니다.",
		OffScreen: "그룹에서는 화면에 보이는 행만 복사할 수 있습니다.",

		TooManyBelow: "행이 1,000,000개를 넘어 함께 선택할 수 없습니다.", ReadingBelow: "아래 행을 읽는 중입니다. 다시 누르면 취소됩니다.",
	}
}

func englishSource() Source {
	return Source{
		NoCase: "The data source does not tell upper and lower case apart.", NoWholeCell: "The data source does not compare whole cells.",
		NoExpression: "The data source has no regular expressions.", NoInitials: "The data source does not search by initial consonants.",
		NoRanges: "The data source searches all rows.", NoReplaceAll: "Some rows are not loaded: replace the hits one by one.",
		NoGroups: "The data source does not group rows.", NoAggregate: "The data source does not compute this.",
		NoIntervals: "The data source makes a group of each value.", NoOrder: "Groups follow their values or the aggregate that is sorted by.",
		NoFilter: "The data source has no such condition.", NeedsAllRows: "This needs all rows, and only some are loaded.",
		NoEdits: "The rows of the data source cannot be edited.", NotLoaded: "Some of these rows are not loaded.",
		NoInsert:  "The data source decides where new rows come.",
		OffScreen: "In groups, only rows on the screen can be copied.",

		TooManyBelow: "These are more than 1,000,000 rows, too many to select together.", ReadingBelow: "The rows below are being read. Another click cancels that.",
	}
}

// englishRowsFound returns a number of rows in words.
func englishRowsFound(rows int) string {
	if rows == 1 {
		return "1 row"
	}
	return textfmt.Grouped(rows) + " rows"
}
