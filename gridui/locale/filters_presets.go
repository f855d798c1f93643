// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import (
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/textfmt"
)

func koreanFilters() Filters {
	return Filters{
		ByValue: "이 값으로 필터", ExcludeValue: "이 값 제외", Not: "아님:",
		Periods: Periods{
			List:  "상대 날짜",
			Today: "오늘", Yesterday: "어제", Tomorrow: "내일",
			ThisWeek: "이번 주", LastWeek: "지난주", NextWeek: "다음 주",
			ThisMonth: "이번 달", LastMonth: "지난달", NextMonth: "다음 달",
			ThisQuarter: "이번 분기", LastQuarter: "지난 분기", NextQuarter: "다음 분기",
			ThisYear: "올해", LastYear: "작년", NextYear: "내년",
			DayToDate: "오늘 현재까지", WeekToDate: "이번 주 현재까지", MonthToDate: "이번 달 현재까지",
			QuarterToDate: "이번 분기 현재까지", YearToDate: "올해 현재까지",
			Last: func(n, unit int) string { return "최근 " + strconv.Itoa(n) + koreanUnit(unit) },
			Next: func(n, unit int) string { return "향후 " + strconv.Itoa(n) + koreanUnit(unit) },
		},
		Language: "ko", Bar: "필터 표시줄", Clear: "모두 해제", Remove: "해제", Quick: "검색",
		More:  func(n int) string { return "외 " + textfmt.Grouped(n) + "개" },
		Build: "필터 만들기", Title: "여러 열 필터", Text: "식으로 필터",
		NoCondition: "필터는 열을 값과 비교해야 합니다.", NoText: "이 필터는 식으로 쓸 수 없습니다.",
		All: "모두 만족", Any: "하나 이상 만족",
		AddCondition: "조건 추가", AddGroup: "그룹 추가", Delete: "삭제",
		Move: "이동", MoveUp: "위로 이동", MoveDown: "아래로 이동", Nest: "그룹으로 묶기", Unnest: "그룹에서 꺼내기",
		Column: "열", Operator: "비교", Start: "시작 값", End: "끝 값",
	}
}

func koreanUnit(unit int) string {
	return [...]string{"일", "주", "개월", "분기", "년"}[min(max(unit, 0), 4)]
}

func englishFilters() Filters {
	return Filters{
		ByValue: "Filter by this value", ExcludeValue: "Exclude this value", Not: "not",
		Periods: Periods{
			List:  "Relative dates",
			Today: "Today", Yesterday: "Yesterday", Tomorrow: "Tomorrow",
			ThisWeek: "This week", LastWeek: "Last week", NextWeek: "Next week",
			ThisMonth: "This month", LastMonth: "Last month", NextMonth: "Next month",
			ThisQuarter: "This quarter", LastQuarter: "Last quarter", NextQuarter: "Next quarter",
			ThisYear: "This year", LastYear: "Last year", NextYear: "Next year",
			DayToDate: "Day to date", WeekToDate: "Week to date", MonthToDate: "Month to date",
			QuarterToDate: "Quarter to date", YearToDate: "Year to date",
			Last: func(n, unit int) string { return "Last " + englishUnits(n, unit) },
			Next: func(n, unit int) string { return "Next " + englishUnits(n, unit) },
		},
		Language: "en", Bar: "Filter bar", Clear: "Clear all", Remove: "Remove", Quick: "Search",
		More:  func(n int) string { return textfmt.Grouped(n) + " more" },
		Build: "Build filter", Title: "Filter over several columns", Text: "Filter as text",
		NoCondition: "A filter compares a column with values.", NoText: "This filter cannot be written as text.",
		All: "All of", Any: "Any of",
		AddCondition: "Add condition", AddGroup: "Add group", Delete: "Delete",
		Move: "Move", MoveUp: "Move up", MoveDown: "Move down", Nest: "Put into a group", Unnest: "Take out of the group",
		Column: "Column", Operator: "Operator", Start: "From", End: "To",
	}
}

func englishUnits(n, unit int) string {
	name := [...]string{"day", "week", "month", "quarter", "year"}[min(max(unit, 0), 4)]
	if n == 1 {
		return "1 " + name
	}
	return strconv.Itoa(n) + " " + name + "s"
}
