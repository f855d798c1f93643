// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import (
	"time"

	"github.com/giogrid/giogrid/gridui/internal/datenames"
	"github.com/giogrid/giogrid/menus/userlang"
)

// Weekdays returns lists of the names of weekdays, for Typed.SortLists and SortKey.List, in the order of a week that begins
// with a day: the full names and the short ones in Korean for Korean, and those in English for every language. language is
// a BCP 47 tag; if it is empty, Weekdays uses the language of the system.
//
// The lists have one spelling of a name. The card of Sorting.ByMenu fills in the names as the cells of a column spell them.
func Weekdays(language string, begins time.Weekday) []ValueList {
	return nameLists(language, func(days []string) []string { return datenames.From(begins, days) },
		[][]string{datenames.KoreanDays, datenames.KoreanShortDays}, [][]string{datenames.Days, datenames.ShortDays})
}

// Months returns lists of the names of months as Weekdays does, from January on.
func Months(language string) []ValueList {
	return nameLists(language, func(months []string) []string { return months },
		[][]string{datenames.KoreanMonths}, [][]string{datenames.Months, datenames.ShortMonths})
}

// nameLists returns the names in Korean, if that is the language, and in English, each in the order that turn gives them.
func nameLists(language string, turn func([]string) []string, korean, english [][]string) (lists []ValueList) {
	names := english
	if userlang.IsKorean(userlang.Of(language)) {
		names = append(korean, english...)
	}
	for _, of := range names {
		lists = append(lists, ListOf(turn(of)...))
	}
	return lists
}
