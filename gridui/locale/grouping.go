// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import (
	"fmt"
	"strconv"
	"time"
)

// Grouping holds the texts of groups and of the grouping panel.
type Grouping struct {
	// Quarter, Month, Week and Day format intervals of time; numbers count from 1. Range formats an interval of
	// numbers, from from up to but not including to.
	Quarter, Month, Week func(year, number int) string
	Day                  func(year, month, day int) string
	Range                func(from, to string) string
	// Footer formats the title of the footer of a group.
	Footer func(group string) string

	// Panel names the panel to assistive technology. Hint is shown in the panel while rows are not grouped.
	Panel, Hint string
	// GroupBy and StopGrouping are items of the header menu, StopAll and Remove are items of the menu of a level.
	GroupBy, StopGrouping, StopAll, Remove string
	// Value, Year, Quarters, Months, Weeks, Days and Letter name kinds of intervals. Step names intervals of a width.
	Value, Year, Quarters, Months, Weeks, Days, Letter string
	Step                                               func(width string) string
	// Order labels the choice of the order of groups: OrderRows is the order of the rows, OrderValue the order of
	// values, OrderCount the order by the number of rows, and OrderBy the order by the aggregate of a column.
	Order, OrderRows, OrderValue, OrderCount string
	OrderBy                                  func(column string) string
	Ascending, Descending                    string
	// MoveBefore and MoveAfter move a level outwards and inwards.
	MoveBefore, MoveAfter string
	// Aggregate labels the choice of an aggregate. None and the texts up to Distinct are the choices.
	Aggregate                                                  string
	None, Sum, Min, Max, Average, Count, First, Last, Distinct string
	// ShowAs labels the choice between ShowValue, ShareOfParent and ShareOfTotal.
	ShowAs, ShowValue, ShareOfParent, ShareOfTotal string
	// Level describes an entry of the panel by its column, its level, counted from 1, and the number of levels.
	Level func(column string, level, levels int) string
	// Grouped and Ungrouped announce that the user grouped rows by a column or stopped doing so.
	Grouped, Ungrouped func(column string) string
}

// ofLevels formats two numbers as in 2/3.
func ofLevels(n, of int) string { return strconv.Itoa(n) + "/" + strconv.Itoa(of) }

func koreanGrouping() Grouping {
	return Grouping{
		Quarter: func(year, n int) string { return fmt.Sprintf("%d년 %d분기", year, n) },
		Month:   func(year, n int) string { return fmt.Sprintf("%d년 %d월", year, n) },
		Week:    func(year, n int) string { return fmt.Sprintf("%d년 %d주", year, n) },
		Day:     func(year, month, day int) string { return fmt.Sprintf("%d년 %d월 %d일", year, month, day) },
		Range:   func(from, to string) string { return from + " 이상 " + to + " 미만" },
		Footer:  func(group string) string { return group + " 합계" },

		Panel: "그룹", Hint: "열 머리글을 여기로 끌어 오면 행이 그룹으로 묶입니다",
		GroupBy: "이 열로 그룹화", StopGrouping: "이 열의 그룹 해제", StopAll: "모든 그룹 해제", Remove: "제거",
		Value: "값", Year: "연도", Quarters: "분기", Months: "월", Weeks: "주", Days: "일", Letter: "첫 글자",
		Step:  func(width string) string { return width + "씩" },
		Order: "그룹 순서", OrderRows: "행 순서", OrderValue: "값 순서", OrderCount: "행 수 순서",
		OrderBy:   func(column string) string { return column + " 순서" },
		Ascending: "오름차순", Descending: "내림차순",
		MoveBefore: "앞으로 이동", MoveAfter: "뒤로 이동",
		Aggregate: "집계", None: "없음", Sum: "합계", Min: "최소값", Max: "최대값", Average: "평균", Count: "개수",
		First: "첫 값", Last: "마지막 값", Distinct: "고유 개수",
		ShowAs: "값 표시 형식", ShowValue: "값", ShareOfParent: "상위 그룹 대비 비율", ShareOfTotal: "전체 대비 비율",
		Level: func(column string, level, levels int) string {
			return column + ", 그룹 수준 " + ofLevels(level, levels)
		},
		Grouped:   func(column string) string { return column + " 열로 그룹화했습니다." },
		Ungrouped: func(column string) string { return column + " 열의 그룹을 해제했습니다." },
	}
}

func englishGrouping() Grouping {
	return Grouping{
		Quarter: func(year, n int) string { return fmt.Sprintf("%d Q%d", year, n) },
		Month:   func(year, n int) string { return time.Month(n).String() + " " + strconv.Itoa(year) },
		Week:    func(year, n int) string { return fmt.Sprintf("%d week %d", year, n) },
		Day:     func(year, month, day int) string { return fmt.Sprintf("%04d-%02d-%02d", year, month, day) },
		Range:   func(from, to string) string { return from + " to " + to },
		Footer:  func(group string) string { return "Total " + group },

		Panel: "Groups", Hint: "Drag a header here to group the rows",
		GroupBy: "Group by this column", StopGrouping: "Stop grouping by this column", StopAll: "Stop grouping", Remove: "Remove",
		Value: "Value", Year: "Year", Quarters: "Quarter", Months: "Month", Weeks: "Week", Days: "Day", Letter: "First letter",
		Step:  func(width string) string { return "Steps of " + width },
		Order: "Order of groups", OrderRows: "In the order of the rows", OrderValue: "By value", OrderCount: "By number of rows",
		OrderBy:   func(column string) string { return "By " + column },
		Ascending: "Ascending", Descending: "Descending",
		MoveBefore: "Move before", MoveAfter: "Move after",
		Aggregate: "Aggregate", None: "None", Sum: "Sum", Min: "Minimum", Max: "Maximum", Average: "Average", Count: "Count",
		First: "First", Last: "Last", Distinct: "Distinct count",
		ShowAs: "Show value as", ShowValue: "Value", ShareOfParent: "Share of the group above", ShareOfTotal: "Share of the whole",
		Level: func(column string, level, levels int) string {
			return column + ", group level " + ofLevels(level, levels)
		},
		Grouped:   func(column string) string { return "Grouped by " + column + "." },
		Ungrouped: func(column string) string { return "No longer grouped by " + column + "." },
	}
}
