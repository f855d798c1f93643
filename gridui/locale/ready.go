// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import (
	"strconv"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/textfmt"
)

// Ready holds the texts of ready cells, most of them for assistive technology.
type Ready struct {
	// Series formats the number of values of a sparkline, the least, the greatest and the last one. NoValues is said
	// of one without values.
	Series   func(count int, least, greatest, last string) string
	NoValues string
	// Stars formats a rating and the number of stars of a full one.
	Stars func(rating string, of int) string
	// Link and Picture name what cells show. Disabled follows the name of a button that does nothing.
	Link, Picture, Disabled string
	// Distance formats the distance of a time from now in units of a minute, an hour, a day, a week, a month of 30 days
	// or a year of 365: n is negative for the past, and 0 within a minute.
	Distance func(n int, unit time.Duration) string
}

// unitName selects the name of a unit of time. names lists minute, hour, day, week, month and year, in this order.
func unitName(unit time.Duration, names ...string) string {
	sizes := [...]time.Duration{time.Minute, time.Hour, 24 * time.Hour, 7 * 24 * time.Hour, 30 * 24 * time.Hour}
	i := 0
	for i < len(sizes) && unit > sizes[i] {
		i++
	}
	return names[i]
}

func koreanReady() Ready {
	return Ready{
		Series: func(count int, least, greatest, last string) string {
			return "값 " + textfmt.Grouped(count) + "개, 최소 " + least + ", 최대 " + greatest + ", 마지막 " + last
		},
		NoValues: "값 없음",
		Stars:    func(rating string, of int) string { return "별 " + strconv.Itoa(of) + "개 중 " + rating + "개" },
		Link:     "링크", Picture: "그림", Disabled: "사용할 수 없음",
		Distance: func(n int, unit time.Duration) string {
			if n == 0 {
				return "방금"
			}
			text := textfmt.Grouped(max(n, -n)) + unitName(unit, "분", "시간", "일", "주", "개월", "년")
			if n < 0 {
				return text + " 전"
			}
			return text + " 후"
		},
	}
}

func englishReady() Ready {
	return Ready{
		Series: func(count int, least, greatest, last string) string {
			values := " values, "
			if count == 1 {
				values = " value, "
			}
			return textfmt.Grouped(count) + values + least + " to " + greatest + ", last " + last
		},
		NoValues: "no values",
		Stars:    func(rating string, of int) string { return rating + " of " + strconv.Itoa(of) + " stars" },
		Link:     "link", Picture: "picture", Disabled: "disabled",
		Distance: func(n int, unit time.Duration) string {
			if n == 0 {
				return "just now"
			}
			text := textfmt.Grouped(max(n, -n)) + unitName(unit, " minute", " hour", " day", " week", " month", " year")
			if n != 1 && n != -1 {
				text += "s"
			}
			if n < 0 {
				return text + " ago"
			}
			return "in " + text
		},
	}
}
