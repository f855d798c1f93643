// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import (
	"github.com/giogrid/giogrid/gridui/internal/datenames"
)

// SortBy holds the texts for orders by more than values.
type SortBy struct {
	// Menu labels the submenu of the menu of headers. Value, Magnitude, Color and Icon are its items, and List is the item
	// that opens the card in which users write a list.
	Menu, Value, Magnitude, Color, Icon, List string
	// NoMagnitude, NoColor and NoIcon state why an item is disabled, BySource that the source of the rows cannot sort so.
	NoMagnitude, NoColor, NoIcon, BySource string
	// ByMagnitude, ByList, ByColor and ByIcon describe the order of a column, for its tooltip and assistive technology.
	ByMagnitude, ByList, ByColor, ByIcon string
	// Title names the card, Hint explains it. FromValues, Up, Down, Apply and Cancel label its buttons. Many states
	// that only the first of many values were filled in.
	Title, Hint, FromValues, Up, Down, Apply, Cancel, Many string
	// Weekdays and Months label the buttons that fill in the names of days and months. DayName returns the full name of a
	// weekday, from 0 for Sunday, and MonthName that of a month, from 1 to 12, for columns without such names.
	Weekdays, Months string
	DayName          func(day int) string
	MonthName        func(month int) string
}

func koreanSortBy() SortBy {
	return SortBy{
		Menu: "정렬 기준", Value: "값", Magnitude: "부호를 뺀 크기", Color: "셀 색", Icon: "아이콘", List: "직접 정한 목록…",
		NoMagnitude: "값이 숫자가 아닙니다", NoColor: "이 열에 색을 넣는 조건부 서식이 없습니다", NoIcon: "이 열에 아이콘을 넣는 조건부 서식이 없습니다",
		BySource:    "행의 원본이 이렇게 정렬할 수 없습니다",
		ByMagnitude: "부호를 뺀 크기순", ByList: "직접 정한 목록순", ByColor: "셀 색순", ByIcon: "아이콘순",
		Title: "값의 순서", Hint: "한 줄에 값 하나, 원하는 순서대로 적으세요. 목록에 없는 값은 그 뒤에 옵니다.",
		FromValues: "값 채우기", Up: "위로", Down: "아래로", Apply: "적용", Cancel: "취소", Many: "값이 너무 많아 처음 값만 채웠습니다",
		Weekdays: "요일", Months: "월",
		DayName:   func(day int) string { return datenames.KoreanDays[(day%7+7)%7] },
		MonthName: func(month int) string { return datenames.KoreanMonths[((month-1)%12+12)%12] },
	}
}

func englishSortBy() SortBy {
	return SortBy{
		Menu: "Sort by", Value: "Value", Magnitude: "Size without sign", Color: "Cell colour", Icon: "Icon", List: "Custom list…",
		NoMagnitude: "The values are no numbers", NoColor: "No conditional format colours this column", NoIcon: "No conditional format gives this column icons",
		BySource:    "The source of the rows cannot sort so",
		ByMagnitude: "by size without sign", ByList: "by a list", ByColor: "by cell colour", ByIcon: "by icon",
		Title: "Order of values", Hint: "One value a line, in the order you want. Values that are not here come after them.",
		FromValues: "From values", Up: "Up", Down: "Down", Apply: "Apply", Cancel: "Cancel", Many: "Too many values: only the first were filled in",
		Weekdays: "Weekdays", Months: "Months",
		DayName:   func(day int) string { return datenames.Days[(day%7+7)%7] },
		MonthName: func(month int) string { return datenames.Months[((month-1)%12+12)%12] },
	}
}
