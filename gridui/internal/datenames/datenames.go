// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package datenames holds the names of weekdays and months in Korean and English, and finds them in texts as people write
// them.
package datenames

import (
	"slices"
	"strings"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// The names of the days from Sunday on, and of the months. English short names are the first three letters.
var (
	KoreanDays      = []string{"일요일", "월요일", "화요일", "수요일", "목요일", "금요일", "토요일"}
	KoreanShortDays = []string{"일", "월", "화", "수", "목", "금", "토"}
	KoreanMonths    = []string{"1월", "2월", "3월", "4월", "5월", "6월", "7월", "8월", "9월", "10월", "11월", "12월"}
	Days            = []string{"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"}
	ShortDays       = []string{"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"}
	Months          = []string{"January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"}
	ShortMonths     = []string{"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"}
)

// From returns the names of days in the order of a week that begins with a day.
func From(begins time.Weekday, days []string) []string {
	at := (int(begins)%7 + 7) % 7
	return slices.Concat(days[at:], days[:at])
}

// leastDay and leastMonth are the letters of the shortest beginnings of English names that are unique.
const leastDay, leastMonth = 2, 3

// Day returns the day that a text names, and false if it names none. Letter case, spaces at the ends and a full stop
// behind the name do not count; English names may be cut, as in Tues.
func Day(text string) (day time.Weekday, ok bool) {
	at := find(text, leastDay, Days, KoreanDays, KoreanShortDays)
	return time.Weekday(at), at >= 0
}

// Month returns the month that a text names as Day does, from 0 for January. Leading zeros of Korean months do not count.
func Month(text string) (month int, ok bool) {
	at := find(strings.TrimLeft(strings.TrimSpace(text), "0"), leastMonth, Months, KoreanMonths)
	return at, at >= 0
}

// find returns the index of the name of a text in its list, -1 for none. Names of the first list may be cut
// to a number of letters.
func find(text string, least int, cut []string, lists ...[]string) int {
	text = Plain(text)
	if len(text) >= least {
		if at := slices.IndexFunc(cut, func(name string) bool { return strings.HasPrefix(value.Fold(name), text) }); at >= 0 {
			return at
		}
	}
	for _, list := range lists {
		if at := slices.Index(list, text); at >= 0 {
			return at
		}
	}
	return -1
}

// Plain returns a text without what does not count in names: letter case, spaces at the ends, a full stop behind it.
func Plain(text string) string {
	return value.Fold(strings.TrimSuffix(strings.TrimSpace(text), "."))
}
