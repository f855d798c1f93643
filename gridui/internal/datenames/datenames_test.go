// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package datenames_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/datenames"
)

// Every name names itself, in every letter case, with and without a full stop.
func TestEveryNameIsFound(t *testing.T) {
	all := func(lists [][]string, find func(string) (int, bool)) {
		for _, list := range lists {
			for i, name := range list {
				for _, text := range []string{name, strings.ToUpper(name), strings.ToLower(name), name + ".", " " + name + ". "} {
					at, ok := find(text)
					require.True(t, ok, text)
					require.Equal(t, i, at, text)
				}
			}
		}
	}
	all([][]string{datenames.KoreanDays, datenames.KoreanShortDays, datenames.Days, datenames.ShortDays}, func(text string) (int, bool) {
		day, ok := datenames.Day(text)
		return int(day), ok
	})
	all([][]string{datenames.KoreanMonths, datenames.Months, datenames.ShortMonths}, datenames.Month)
}

func TestNamesAsPeopleWriteThem(t *testing.T) {
	for text, want := range map[string]time.Weekday{"Tues.": time.Tuesday, "thurs": time.Thursday, "We": time.Wednesday, "Wednes": time.Wednesday} {
		got, ok := datenames.Day(text)
		require.True(t, ok, text)
		require.Equal(t, want, got, text)
	}
	for text, want := range map[string]int{"Sept.": 8, "03월": 2, "Octob": 9} {
		got, ok := datenames.Month(text)
		require.True(t, ok, text)
		require.Equal(t, want, got, text)
	}
	for _, text := range []string{"", ".", "T", "Mondays", "Mon..", "월일", "8요일"} {
		_, ok := datenames.Day(text)
		require.False(t, ok, text)
	}
	for _, text := range []string{"", "Ma", "13월", "0", "Mayo", "00"} {
		_, ok := datenames.Month(text)
		require.False(t, ok, text)
	}
}

func TestTheWeekBeginsWithADay(t *testing.T) {
	require.Equal(t, []string{"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"}, datenames.From(time.Monday, datenames.ShortDays))
	require.Equal(t, datenames.ShortDays, datenames.From(7, datenames.ShortDays))
	require.Equal(t, "토요일", datenames.From(-1, datenames.KoreanDays)[0])
}
