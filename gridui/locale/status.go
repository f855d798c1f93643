// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

// Status holds the texts of the status bar.
type Status struct {
	// Bar names the bar to assistive technology.
	Bar string
	// Count and the texts up to Latest precede figures of the selected cells. Earliest and Latest precede the first
	// and the last date.
	Count, Numbers, Dates  string
	Sum, Average, Min, Max string
	Earliest, Latest       string
	// Filtered states that a filter is active.
	Filtered string
}

func koreanStatus() Status {
	return Status{
		Bar: "상태 표시줄", Count: "개수", Numbers: "숫자 개수", Dates: "날짜 개수",
		Sum: "합계", Average: "평균", Min: "최소값", Max: "최대값",
		Earliest: "최초", Latest: "최종", Filtered: "필터 적용됨",
	}
}

func englishStatus() Status {
	return Status{
		Bar: "Status bar", Count: "Count", Numbers: "Numbers", Dates: "Dates",
		Sum: "Sum", Average: "Average", Min: "Min", Max: "Max",
		Earliest: "Earliest", Latest: "Latest", Filtered: "Filtered",
	}
}
