// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

// Formats holds the texts of conditional formats.
type Formats struct {
	// Title names the formats of a column, Empty states that there are none, and Fixed marks a rule of the program.
	Title, Empty, Fixed string
	// Unreadable states which rules are available if rows are not in memory, TooMany that repeated values cannot be
	// found.
	Unreadable, TooMany string
	// Add and the texts up to Close name buttons.
	Add, Edit, Delete, Up, Down, Back, Close string
	// Format labels the choice of a kind, When and the texts up to Duplicates name the kinds.
	Format, When, Scale, Bars, Icons, Top, Mean, Duplicates string
	// Row names the kind for whole rows, Where labels its condition.
	Row, Where string
	// Value and And label the operands of a condition. Which labels the choice of values.
	Value, And, Which string
	// Largest and the texts up to Single are the choices of values.
	Largest, Smallest, Above, Below, Repeated, Single string
	// Count labels a number, Unit labels the choice of its unit: Values or Percent.
	Count, Unit, Values, Percent string
	// Set labels the choice of icons. Arrows, Shapes and Steps name the sets.
	Set, Arrows, Shapes, Steps string
	// Colour, Lowest, Middle and Highest label the choices of colours.
	Colour, Lowest, Middle, Highest string
	// From, Mid and To label the points of a scale. Auto, Number, PercentOf and Percentile name the ways to define a
	// point. Bound labels the number of a point.
	From, Mid, To, Auto, Number, PercentOf, Percentile, Bound string
	// Applies labels the choice of columns, ThisColumn and AlikeColumns are the choices. Several is shown for other
	// columns, which the program chose.
	Applies, ThisColumn, AlikeColumns, Several string
	// Stop labels the switch that stops at this rule. On and Off are its states.
	Stop, On, Off string
	// None and the texts up to Grey name colours.
	None, Red, Orange, Yellow, Green, Teal, Blue, Purple, Grey string
	// Level describes the icon of a cell to assistive technology. In it, {level} is replaced by the number of the
	// icon, counted from the least values, and {levels} by the number of icons in the set.
	Level string
	// FilterBy labels the submenu of the menu of headers that filters by colours and icons. NoLooks and NotInMemory state
	// why it is disabled.
	FilterBy, NoLooks, NotInMemory string
}

func koreanFormats() Formats {
	return Formats{
		FilterBy: "색이나 아이콘으로 필터링", NoLooks: "이 열에 색이나 아이콘을 넣는 조건부 서식이 없습니다", NotInMemory: "행이 메모리에 없습니다",
		Title: "조건부 서식", Empty: "이 열에는 서식이 없습니다", Fixed: "프로그램이 정함",
		Unreadable: "행이 메모리에 없어 조건만 쓸 수 있습니다", TooMany: "서로 다른 값이 너무 많아 중복을 찾을 수 없습니다",
		Add: "추가", Edit: "편집", Delete: "삭제", Up: "위로", Down: "아래로", Back: "뒤로", Close: "닫기",
		Format: "서식", When: "조건", Scale: "색조", Bars: "데이터 막대", Icons: "아이콘", Top: "상위/하위", Mean: "평균 초과/미만", Duplicates: "중복/고유 값",
		Row: "행 전체", Where: "행 조건",
		Value: "값", And: "그리고", Which: "대상",
		Largest: "상위", Smallest: "하위", Above: "평균 초과", Below: "평균 미만", Repeated: "중복 값", Single: "고유 값",
		Count: "개수", Unit: "단위", Values: "개", Percent: "퍼센트",
		Set: "아이콘 집합", Arrows: "화살표", Shapes: "도형", Steps: "막대 단계",
		Colour: "색", Lowest: "최소값 색", Middle: "중간값 색", Highest: "최대값 색",
		From: "시작", Mid: "중간", To: "끝", Auto: "자동", Number: "숫자", PercentOf: "범위의 퍼센트", Percentile: "백분위수", Bound: "경계값",
		Applies: "적용 대상", ThisColumn: "이 열", AlikeColumns: "같은 형식의 모든 열", Several: "여러 열",
		Stop: "적용되면 중지", On: "켬", Off: "끔",
		None: "없음", Red: "빨강", Orange: "주황", Yellow: "노랑", Green: "초록", Teal: "청록", Blue: "파랑", Purple: "보라", Grey: "회색",
		Level: "{levels}단계 중 {level}단계",
	}
}

func englishFormats() Formats {
	return Formats{
		FilterBy: "Filter by colour or icon", NoLooks: "No conditional format gives this column colours or icons", NotInMemory: "The rows are not in memory",
		Title: "Conditional formats", Empty: "No formats for this column", Fixed: "Set by the program",
		Unreadable: "Only conditions: the rows are not in memory", TooMany: "Too many different values to find repeated ones",
		Add: "Add", Edit: "Edit", Delete: "Delete", Up: "Up", Down: "Down", Back: "Back", Close: "Close",
		Format: "Format", When: "Condition", Scale: "Colour scale", Bars: "Data bars", Icons: "Icons", Top: "Largest or smallest", Mean: "Above or below the mean", Duplicates: "Repeated or single values",
		Row: "Whole row", Where: "Rows where",
		Value: "Value", And: "And", Which: "Which",
		Largest: "Largest", Smallest: "Smallest", Above: "Above the mean", Below: "Below the mean", Repeated: "Repeated values", Single: "Single values",
		Count: "How many", Unit: "Of", Values: "values", Percent: "percent",
		Set: "Icon set", Arrows: "Arrows", Shapes: "Shapes", Steps: "Steps",
		Colour: "Colour", Lowest: "Colour of the smallest", Middle: "Colour of the middle", Highest: "Colour of the largest",
		From: "From", Mid: "Middle", To: "To", Auto: "automatic", Number: "number", PercentOf: "percent of the range", Percentile: "percentile", Bound: "Bound",
		Applies: "For", ThisColumn: "this column", AlikeColumns: "all columns of its type", Several: "several columns",
		Stop: "Stop if it applies", On: "On", Off: "Off",
		None: "none", Red: "red", Orange: "orange", Yellow: "yellow", Green: "green", Teal: "teal", Blue: "blue", Purple: "purple", Grey: "grey",
		Level: "level {level} of {levels}",
	}
}
