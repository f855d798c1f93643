// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import (
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
)

// Profile holds the texts of the profile of a column.
type Profile struct {
	// Title names the profile. Unreadable states that there is no profile because the rows are not in memory.
	Title, Unreadable string
	// Type and the texts up to Quartiles label figures.
	Type, Rows, Missing, NotNumbers, Distinct string
	Smallest, Largest, Earliest, Latest       string
	Mean, Deviation, Quartiles                string
	// Text, Number, Date and Truth name types of values.
	Text, Number, Date, Truth string
	// Histogram and Frequent are the headings of the bars. No is shown for a column without values.
	Histogram, Frequent, No string
	// Computing is shown in place of figures, Updating next to old figures. Sketch explains the sign ≈.
	Computing, Updating, Sketch string
	// NotTold is shown in place of a figure that the source of the rows does not compute. NotSummed states that the
	// source computes no figures for a column. Failed precedes the reason why it could not.
	NotTold, NotSummed, Failed string
	// Copy and Close name buttons, Clear names the button that clears the filter.
	Copy, Close, Clear string
	// Count formats the number of rows of a bar and their share of all rows.
	Count func(rows int, share string) string
}

func koreanProfile() Profile {
	return Profile{
		Title: "열 프로필", Unreadable: "열 프로필: 행이 메모리에 없습니다",
		Type: "형식", Rows: "행", Missing: "값 없음", NotNumbers: "숫자 아님", Distinct: "고유 값",
		Smallest: "최소값", Largest: "최대값", Earliest: "최초", Latest: "최종",
		Mean: "평균", Deviation: "표준 편차", Quartiles: "사분위수",
		Text: "텍스트", Number: "숫자", Date: "날짜", Truth: "참/거짓",
		Histogram: "히스토그램", Frequent: "가장 많은 값", No: "값이 없습니다",
		Computing: "계산 중…", Updating: "다시 계산 중…", Sketch: "≈ 추정값",
		NotTold: "데이터 원본이 계산하지 않음", NotSummed: "열 프로필: 데이터 원본이 이 열을 계산하지 않습니다", Failed: "계산하지 못했습니다",
		Copy: "프로필 복사", Close: "닫기", Clear: "필터 지우기",
		Count: func(rows int, share string) string { return textfmt.Grouped(rows) + "개 행, " + share },
	}
}

func englishProfile() Profile {
	return Profile{
		Title: "Column profile", Unreadable: "Column profile: the rows are not in memory",
		Type: "Type", Rows: "Rows", Missing: "Missing", NotNumbers: "Not numbers", Distinct: "Distinct",
		Smallest: "Smallest", Largest: "Largest", Earliest: "Earliest", Latest: "Latest",
		Mean: "Mean", Deviation: "Deviation", Quartiles: "Quartiles",
		Text: "Text", Number: "Number", Date: "Date", Truth: "True or false",
		Histogram: "Histogram", Frequent: "Most frequent", No: "No values",
		Computing: "Computing…", Updating: "Updating…", Sketch: "≈ estimated",
		NotTold: "not by the data source", NotSummed: "Column profile: the data source does not compute it", Failed: "Could not be computed",
		Copy: "Copy profile", Close: "Close", Clear: "Clear filter",
		Count: func(rows int, share string) string {
			unit := " rows, "
			if rows == 1 {
				unit = " row, "
			}
			return textfmt.Grouped(rows) + unit + share
		},
	}
}
